import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type BoardRow, meetingTimes, readHours, readRows, writeRows } from './board';
import { writeCalendar } from './calendar-file';
import { listCities } from './cities';
import { findPlaces } from './find-places';
import { readMoment } from './parse-date';
import { isZone } from './zone-names';
import { formatTime, hoursOfDay, toWallTime } from './zones';

const boards = readFileSync(new URL('./fixtures/boards.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');
const SUMMER = Date.parse('2026-07-01T00:00:00Z');

describe('meeting times', () => {
  it('are those that zoneinfo finds, half hour by half hour', () => {
    let shared = 0;
    for (const board of boards) {
      const [day = '', described = '', expected = ''] = board.split('\t');
      const rows = described.split('|').flatMap((row): BoardRow[] => readRows(row));
      const hours = hoursOfDay(readMoment(day, rows[0]!.zone).time);
      const found = meetingTimes(hours, rows)
        .filter(({ outside }) => outside.length === 0)
        .flatMap(({ start, end }) => {
          const count = Number((end.epochNanoseconds - start.epochNanoseconds) / 1_800_000_000_000n);
          return Array.from({ length: count }, (_, at) =>
            formatTime(
              toWallTime(readMomentAt(start.epochNanoseconds + BigInt(at) * 1_800_000_000_000n, rows[0]!.zone)),
            ).slice(0, 5),
          );
        });
      expect(found.join(' '), board).toBe(expected);
      shared += found.length;
    }
    expect(shared).toBeGreaterThan(300);
  });

  it('are ranked where nobody is at work together, and say who is up', () => {
    const rows = readRows('London, San Francisco, Tokyo');
    const times = meetingTimes(hoursOfDay(readMoment('2026-11-18', 'Europe/London').time), rows);
    expect(times).toHaveLength(3);
    for (const { outside } of times) expect(outside.length).toBeGreaterThan(0);
  });
});

const readMomentAt = (epoch: bigint, zone: string) =>
  readMoment(`${new Date(Number(epoch / 1_000_000n)).toISOString().slice(0, 19)}Z`, zone).time;

describe('rows', () => {
  it('are read as they are written', () => {
    const text = 'Munich, Tokyo 8-17, America/Boise, UTC 22-6';
    expect(readRows(text)).toMatchObject([
      { name: 'Munich', zone: 'Europe/Berlin', from: 9, to: 18 },
      { name: 'Tokyo', zone: 'Asia/Tokyo', from: 8, to: 17 },
      { name: 'Boise', zone: 'America/Boise' },
      { zone: 'UTC', from: 22, to: 6 },
    ]);
    expect(writeRows(readRows(text))).toBe(text);
    expect(() => readRows('Mars')).toThrow('Invalid timezone');
    expect(() => readRows('Berlin,'.repeat(11))).toThrow('Up to 12 zones');
    expect(() => readHours('9-9')).toThrow('Working hours look like 9-18');
  });
});

describe('places', () => {
  it('are about four hundred, each in a zone there is, none twice', () => {
    const cities = listCities();
    expect(cities.length).toBeGreaterThanOrEqual(400);
    expect(new Set(cities.map(({ name }) => name)).size).toBe(cities.length);
    for (const { zone } of cities) expect(isZone(zone), zone).toBe(true);
  });

  it('are found by name, abbreviation and offset', () => {
    const names = (text: string) => findPlaces(text, SUMMER).map(({ name }) => name);
    expect(names('munch')).toEqual([]);
    expect(names('mün')[0]).toBe('Munich');
    expect(names('zurich')[0]).toBe('Zurich');
    expect(names('IST').slice(0, 3)).toEqual(['Kolkata', 'Dublin', 'Jerusalem']);
    expect(names('CST').slice(0, 3)).toEqual(['Chicago', 'Shanghai', 'Havana']);
    expect(names('UTC+5:45')).toEqual(['Kathmandu']);
    expect(names('+9')).toContain('Tokyo');
    expect(findPlaces('new york', SUMMER)[0]).toEqual({
      name: 'New York',
      zone: 'America/New_York',
      detail: 'UTC-4:00 · America/New_York',
    });
  });
});

describe('calendar files', () => {
  const file = writeCalendar({
    title: 'Meeting, "all"; hands',
    description: `London 14:00\n${'Ä'.repeat(100)}`,
    start: '2026-11-18T14:00:00Z',
    end: '2026-11-18T15:00:00Z',
    stamp: '2026-01-02T03:04:05Z',
  });

  it('have lines of 75 bytes at most, which come back whole', () => {
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    const lines = file.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toContain('DTSTART:20261118T140000Z');
    expect(lines).toContain('SUMMARY:Meeting\\, "all"\\; hands');
    expect(lines).toContain(`DESCRIPTION:London 14:00\\n${'Ä'.repeat(100)}`);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });
});
