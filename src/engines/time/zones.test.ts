import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '@/engines/input-error';
import { differenceBetween } from './difference';
import { zoneNamed } from './named-zones';
import { parseDate, readMoment } from './parse-date';
import { FARTHEST } from './unix';
import { formatOffset, isZone, listZones, localMinute } from './zone-names';
import { formatDateTime, formatIso, formatMailDate, momentIn, offsetMinutes, placeIn } from './zones';

const fixture = (name: string) =>
  readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as [string, string, string, string, string]);

const seconds = (epoch: bigint) => epoch / 1_000_000_000n;

describe('clocks that were set by the sun', () => {
  const moments = fixture('old-offsets.txt');

  it('are told to the second, and read back', () => {
    expect(moments.filter(([, , iso]) => /[+-]\d\d:\d\d:\d\d$/.test(iso)).length).toBeGreaterThan(80);
    for (const [zone, at, iso] of moments) {
      const moment = momentIn(BigInt(at) * 1_000_000_000n, zone);
      expect(formatIso(moment), zone).toBe(iso);
      for (const text of [iso, formatMailDate(moment)])
        expect(seconds(readMoment(text, zone).time.epochNanoseconds), text).toBe(BigInt(at));
    }
  });

  it('have no such offset in mail', () => {
    expect(formatMailDate(readMoment('1930-11-17T23:44:00-00:44:30', 'Africa/Monrovia').time)).toBe(
      'Tue, 18 Nov 1930 00:28:30 +0000',
    );
  });
});

describe("the system's date, around every change of the clocks of 57 zones", () => {
  const changes = fixture('zone-changes.txt');
  const known = changes.filter(([, at]) => at !== 'none');
  const places = new Set(known.map(([zone]) => zone));

  it('covers what it says', () => {
    expect(places.size).toBe(57);
    expect(known.length).toBeGreaterThan(1000);
  });

  it('shows the same for each moment', () => {
    for (const [zone, at, date, time, offset] of known) {
      const moment = momentIn(BigInt(at) * 1_000_000_000n, zone);
      expect(`${formatDateTime(moment)} ${formatIso(momentIn(moment.epochNanoseconds, zone)).slice(-6)}`, zone).toBe(
        zone === 'UTC'
          ? `${date} ${time} ${formatIso(moment).slice(-6)}`
          : `${date} ${time} ${offset.slice(0, 3)}:${offset.slice(3)}`,
      );
      expect(formatMailDate(moment).slice(-5)).toBe(offset);
    }
  });

  it('finds the moment of each wall time, both where there are two', () => {
    const moments = new Map<string, Set<string>>();
    for (const [zone, at, date, time] of known) {
      const key = `${zone} ${date}T${time}`;
      moments.set(key, (moments.get(key) ?? new Set()).add(at));
    }
    let twice = 0;
    for (const [key, ats] of moments) {
      const [zone = '', text = ''] = key.split(' ');
      const earlier = placeIn(parseDate(text), zone, 'earlier');
      const later = placeIn(parseDate(text), zone, 'later');
      const found = new Set([earlier, later].map(({ time }) => String(seconds(time.epochNanoseconds))));
      for (const at of ats) expect(found, key).toContain(at);
      if (ats.size === 2) {
        twice++;
        expect(earlier.kind, key).toBe('overlap');
        expect(earlier.time.epochNanoseconds).toBeLessThan(later.time.epochNanoseconds);
      } else expect(earlier.kind, key).not.toBe('gap');
    }
    expect(twice).toBeGreaterThan(50);
  });

  it('knows every wall time that does not exist', () => {
    for (const [zone, , date, time] of changes.filter(([, at]) => at === 'none')) {
      const { kind, note } = placeIn(parseDate(`${date}T${time}`), zone);
      expect(kind, `${zone} ${date} ${time}`).toBe('gap');
      expect(note).toContain('doesn’t exist');
    }
  });
});

describe('what is said where the clocks change', () => {
  it.each([
    [
      '2026-03-08T02:30',
      'America/New_York',
      '02:30 doesn’t exist on 2026-03-08 in America/New_York: the clocks go forward from 02:00 to 03:00. Read as 03:30.',
    ],
    [
      '2026-11-01T01:30',
      'America/New_York',
      '01:30 happens twice on 2026-11-01 in America/New_York: the clocks go back from 02:00 to 01:00. Read as the earlier one, at UTC-4:00.',
    ],
    [
      '2026-04-05T01:45',
      'Australia/Lord_Howe',
      '01:45 happens twice on 2026-04-05 in Australia/Lord_Howe: the clocks go back from 02:00 to 01:30. Read as the earlier one, at UTC+11:00.',
    ],
    [
      '2011-12-30T12:00',
      'Pacific/Apia',
      '12:00 doesn’t exist on 2011-12-30 in Pacific/Apia: the clocks go forward from 2011-12-30 00:00 to 2011-12-31 00:00. Read as 2011-12-31 12:00.',
    ],
    ['2026-03-08T01:59:59', 'America/New_York', undefined],
    ['2026-03-08T03:00', 'America/New_York', undefined],
    ['2026-11-01T02:00', 'America/New_York', undefined],
  ])('%s in %s', (text, zone, note) => expect(placeIn(parseDate(text), zone).note).toBe(note));

  it('takes the later reading when asked', () => {
    const { note, time } = placeIn(parseDate('2026-11-01T01:30'), 'America/New_York', 'later');
    expect(note).toContain('Read as the later one, at UTC-5:00.');
    expect(offsetMinutes(time)).toBe(-300);
  });
});

describe('zones', () => {
  it('are those of the platform, and UTC', () => {
    expect(listZones()).toEqual(expect.arrayContaining(['UTC', 'Asia/Kathmandu', 'Europe/London']));
    for (const zone of listZones()) expect(isZone(zone), zone).toBe(true);
    for (const alias of ['US/Eastern', 'Asia/Calcutta', 'etc/utc']) expect(isZone(alias), alias).toBe(true);
  });

  it('tell the time of day as date fields write it', () => {
    const moment = Date.UTC(2026, 0, 1, 0, 5, 59);
    expect(localMinute(moment, 'UTC')).toBe('2026-01-01T00:05');
    expect(localMinute(moment, 'Asia/Kathmandu')).toBe('2026-01-01T05:50');
    expect(localMinute(moment, 'America/New_York')).toBe('2025-12-31T19:05');
  });

  it.each([
    ['Tokyo', 'Asia/Tokyo'],
    ['new york', 'America/New_York'],
    ['São Paulo', 'America/Sao_Paulo'],
    ['europe/berlin', 'europe/berlin'],
    ['PST', 'America/Los_Angeles'],
    ['Asia/Tokyo', 'Asia/Tokyo'],
    // Platforms know these short names too, some for other places: BST is in Dhaka, and Temporal takes none of them.
    ['JST', 'Asia/Tokyo'],
    ['BST', 'Europe/London'],
    ['UTC+9', 'Etc/GMT-9'],
    ['gmt-03:00', 'Etc/GMT+3'],
    ['+0000', 'UTC'],
    ['Pacific Time', 'America/Los_Angeles'],
  ])('are known by the name that people use: %s', (name, zone) => {
    expect(isZone(name) ? zone : zoneNamed(name)).toBe(zone);
  });

  it.each([
    ['Tokio', 'Asia/Tokyo'],
    ['Europe/Berln', 'Europe/Berlin'],
    ['Amsterdamm', 'Europe/Amsterdam'],
    ['UTC+5:30', 'Asia/Kolkata'],
  ])('that are misspelt are refused with the nearest: %s', (name, zone) => {
    expect(() => zoneNamed(name)).toThrow(
      expect.objectContaining({ message: 'Invalid timezone', details: { hint: `Did you mean ${zone}?` } }),
    );
  });

  it('that do not exist are refused', () => {
    for (const zone of ['SST', '+25:00', 'Mars/Base', '__proto__', 'Europe', '\ud800', 'x'.repeat(1_000_000)])
      expect(() => zoneNamed(zone)).toThrow(new InputError('Invalid timezone'));
  });

  it.each([
    [330, '+5:30'],
    [240, '+4:00'],
    [0, '+0:00'],
    [-210, '-3:30'],
    [-30, '-0:30'],
    [825, '+13:45'],
    [19.5, '+0:19:30'],
  ])('%d minutes are %s', (minutes, text) => expect(formatOffset(minutes)).toBe(text));
});

describe('dates as text', () => {
  const wall = (text: string) => {
    const { year, month, day, hour, minute, second, nanosecond, offset } = parseDate(text);
    return [year, month, day, hour, minute, second, nanosecond, offset];
  };
  it.each([
    ['2026-01-31', [2026, 1, 31, 0, 0, 0, 0, undefined]],
    [' 2026-01-31 23:59 ', [2026, 1, 31, 23, 59, 0, 0, undefined]],
    ['2026-01-31t23:59:58.5z', [2026, 1, 31, 23, 59, 58, 500_000_000, 0]],
    ['2026-01-31T23:59:58,123456789-03:30', [2026, 1, 31, 23, 59, 58, 123_456_789, -12_600]],
    ['2026-01-31 23:59:58 +0530', [2026, 1, 31, 23, 59, 58, 0, 19_800]],
    ['2026-01-31 23:59:58 UTC', [2026, 1, 31, 23, 59, 58, 0, 0]],
    ['Wed, 21 Oct 2015 07:28:00 GMT', [2015, 10, 21, 7, 28, 0, 0, 0]],
    ['Sunday, 06-Nov-1994 08:49:37', [1994, 11, 6, 8, 49, 37, 0, undefined]],
    ['Sun, 06 Nov 1994 08:49:37 -0800', [1994, 11, 6, 8, 49, 37, 0, -28_800]],
    ['2024-02-29', [2024, 2, 29, 0, 0, 0, 0, undefined]],
    ['-000001-01-01', [-1, 1, 1, 0, 0, 0, 0, undefined]],
  ])('%s', (text, expected) => expect(wall(text)).toEqual(expected));

  it.each([
    '',
    'x',
    '2026-13-01',
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-01-01T24:00',
    '2026-01-01T10:60',
    '2026-1-1',
    '31 Foo 2026 10:00',
    'Foo, 21 Oct 2015 07:28:00 GMT',
    '2026-01-01T10:00+25:00',
    '2026-01-01T10:00+05:99',
    'Wed, 21 Oct 2015 07:28:00 -9999',
    `2026-01-01${' '.repeat(1_000_000)}`.concat('x'),
    '2026-01-01T00:00:00.'.concat('9'.repeat(1_000_000)),
  ])('%.30s is refused', (text) => expect(() => parseDate(text)).toThrow(InputError));

  it('agrees with the platform, and comes back as it was written', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(-6e13), max: new Date(2.5e14), noInvalidDate: true }), (date) => {
        const { time } = placeIn(parseDate(date.toISOString()), 'UTC');
        expect(time.epochNanoseconds).toBe(BigInt(date.getTime()) * 1_000_000n);
        expect(new Date(formatIso(time)).getTime()).toBe(date.getTime());
      }),
    );
  });

  it('mean what their own offset says, wherever they are read', () => {
    expect(formatIso(readMoment('2026-03-08T02:30+05:30', 'America/New_York').time)).toBe('2026-03-07T16:00:00-05:00');
    expect(() => readMoment('+275760-09-13T00:00-00:01', 'UTC')).toThrow(InputError);
  });

  it('beyond the calendar are refused', () => {
    expect(placeIn(parseDate('+275760-09-13'), 'UTC').time.epochNanoseconds).toBe(FARTHEST);
    expect(formatDateTime(momentIn(FARTHEST, 'Pacific/Kiritimati'))).toBe('+275760-09-13 14:00:00');
    expect(() => placeIn(parseDate('+275760-09-14'), 'UTC')).toThrow(InputError);
    expect(() => placeIn(parseDate('-999999-01-01'), 'UTC')).toThrow(InputError);
  });
});

describe('differences', () => {
  const at = (text: string, zone = 'UTC') => placeIn(parseDate(text), zone).time;
  const parts = (start: string, end: string, zone?: string, endZone = zone) => {
    const { years, months, days, hours, minutes, seconds: rest } = differenceBetween(at(start, zone), at(end, endZone));
    return [years, months, days, hours, minutes, rest];
  };

  it("are those of dateutil's relativedelta", () => {
    for (const [start, end, ...expected] of fixture('differences.txt'))
      expect(parts(start, end), `${start} ${end}`).toEqual(expected.map(Number));
  });

  it.each([
    ['a leap year', '2024-02-28T00:00', '2024-03-01T00:00', 'UTC', [0, 0, 2, 0, 0, 0]],
    ['no leap year', '2023-02-28T00:00', '2023-03-01T00:00', 'UTC', [0, 0, 1, 0, 0, 0]],
    ['a leap day to the next', '2024-02-29T00:00', '2028-02-29T00:00', 'UTC', [4, 0, 0, 0, 0, 0]],
    ['a leap day to the year after', '2024-02-29T00:00', '2025-03-01T00:00', 'UTC', [1, 0, 1, 0, 0, 0]],
    ['the end of a month', '2023-01-31T00:00', '2023-03-01T00:00', 'UTC', [0, 1, 1, 0, 0, 0]],
    ['noon to noon over a lost hour', '2026-03-07T12:00', '2026-03-08T12:00', 'America/New_York', [0, 0, 1, 0, 0, 0]],
    ['a night of a lost hour', '2026-03-08T00:00', '2026-03-08T12:00', 'America/New_York', [0, 0, 0, 11, 0, 0]],
    ['a night of a gained hour', '2026-11-01T00:00', '2026-11-01T12:00', 'America/New_York', [0, 0, 0, 13, 0, 0]],
  ])('%s', (_, start, end, zone, expected) => expect(parts(start, end, zone)).toEqual(expected));

  it('count in the zone of the start and across zones', () => {
    expect(parts('2026-01-01T00:00', '2026-01-01T00:00', 'Asia/Tokyo', 'America/New_York')).toEqual([
      0, 0, 0, 14, 0, 0,
    ]);
    expect(parts('2026-03-07T12:00', '2026-03-08T16:00', 'America/New_York', 'UTC')).toEqual([0, 0, 1, 0, 0, 0]);
    // The end is the earlier one: in UTC it is 31 January, 01:00.
    expect(parts('2026-03-01T12:00', '2026-01-30T20:00', 'UTC', 'America/New_York')).toEqual([0, 1, 1, 11, 0, 0]);
  });

  it('are the same in either order within a zone', () => {
    const zones = ['UTC', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Europe/London'];
    const moment = fc.integer({ min: -2e12, max: 4e12 });
    fc.assert(
      fc.property(moment, moment, fc.constantFrom(...zones), (first, second, zone) => {
        const one = momentIn(BigInt(first) * 1_000_000n, zone);
        const other = momentIn(BigInt(second) * 1_000_000n, zone);
        const { swapped, ...there } = differenceBetween(one, other);
        const { swapped: reverse, ...back } = differenceBetween(other, one);
        if (one.epochNanoseconds === other.epochNanoseconds) return;
        expect(there).toEqual(back);
        expect(swapped).toBe(!reverse);
        for (const part of [there.years, there.months, there.days, there.hours, there.minutes])
          expect(part).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
