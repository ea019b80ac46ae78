import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFreeDate } from './free-date';
import { momentIn, placeIn, toWallTime } from './zones';

const NOW = { year: 2026, month: 1, day: 2, hour: 3, minute: 4, second: 5, nanosecond: 0 };
const toSeconds = (text: string, now: bigint): bigint | undefined => {
  const free = readFreeDate(text, toWallTime(momentIn(now * 1_000_000_000n, 'UTC')));
  return (
    free && (placeIn(free.wall, 'UTC').time.epochNanoseconds + free.shift) / 1_000_000_000n - BigInt(free.offset ?? 0)
  );
};

describe('dates as people write them', () => {
  const [now = '', ...asked] = readFileSync(new URL('fixtures/free-dates.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  it.each(asked.map((line) => line.split('\t')))('%s, as GNU date reads it', (text = '', seconds) => {
    expect(String(toSeconds(text, BigInt(now)))).toBe(seconds);
  });

  // What GNU date does not take, worked out by hand.
  it.each([
    ['December 25, 2024 at 3pm', '2024-12-25 15:00:00'],
    ['tomorrow noon', '2026-01-03 12:00:00'],
    ['25.12.2024 15:30', '2024-12-25 15:30:00'],
    ['25/12/2024', '2024-12-25 00:00:00'],
    ['10/Oct/2000:13:55:36 -0700', '2000-10-10 13:55:36'],
    ['Thu Apr 7 15:13:13 2005 -0700', '2005-04-07 15:13:13'],
    ['20260131T235959', '2026-01-31 23:59:59'],
    ['the 3rd of March 2024', '2024-03-03 00:00:00'],
    ['Wed Mar 12 2025 14:03:22 GMT+0100 (Central European Standard Time)', '2025-03-12 14:03:22'],
    ['in 2 weeks', '2026-01-16 03:04:05'],
    ['an hour ago', '2026-01-02 03:04:05'],
    ['2024-02-29 +1 year', '2025-02-28 00:00:00'],
    ['5pm', '2026-01-02 17:00:00'],
    ['now', '2026-01-02 03:04:05'],
  ])('%s', (text, shown) => {
    const { wall } = readFreeDate(text, NOW)!;
    const two = (value: number) => String(value).padStart(2, '0');
    expect(
      `${wall.year}-${two(wall.month)}-${two(wall.day)} ${two(wall.hour)}:${two(wall.minute)}:${two(wall.second)}`,
    ).toBe(shown);
  });

  it.each([
    ['3/4/2024', ['the month comes before the day']],
    ['25/12/2024', []],
    ['12/25/99', ['99 is read as the year 1999']],
    ['Dec 25', ['the year is assumed to be 2026']],
    ['Mon, 25 Dec 2024 10:00', ['the weekday doesn’t match the date and is ignored']],
    ['2024-12-25 10:00 PST', ['PST is read as UTC-8:00']],
    ['yesterday 5pm', ['counted from 2026-01-02 03:04:05']],
  ])('says what it assumed of %s', (text, notes) => expect(readFreeDate(text, NOW)?.notes).toEqual(notes));

  it.each([
    '',
    'x',
    '13/13/2024',
    '30 February 2024',
    '25:00',
    '13pm',
    '2024',
    '12',
    'monday monday monday x',
    '1/2',
    'a'.repeat(1e6),
  ])('%.20j is none', (text) => expect(readFreeDate(text, NOW)).toBeUndefined());

  it('takes anything without a fault', () => {
    const words = [
      '12',
      '/',
      ' ',
      '2024',
      'pm',
      'next',
      'monday',
      'ago',
      '3 days',
      ':30',
      'dec',
      'utc',
      '+0200',
      '999999 years',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 8 }), (parts) => {
        readFreeDate(parts.join(''), NOW);
        readFreeDate(parts.join(' '), NOW);
      }),
    );
  });
});
