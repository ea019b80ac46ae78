import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '@/engines/input-error';
import { formatTimestamp, parseTimestamp, recogniseUnit, relativeTime, UNIX_UNITS } from './unix';

const iso = (epoch: bigint) => new Date(Number(epoch / 1_000_000n)).toISOString();

describe('units by size', () => {
  it.each([
    ['0', 'seconds', '1970-01-01T00:00:00.000Z'],
    ['1700000000', 'seconds', '2023-11-14T22:13:20.000Z'],
    ['1700000000123', 'milliseconds', '2023-11-14T22:13:20.123Z'],
    ['1700000000123456', 'microseconds', '2023-11-14T22:13:20.123Z'],
    ['1700000000123456789', 'nanoseconds', '2023-11-14T22:13:20.123Z'],
    ['253402300799', 'seconds', '9999-12-31T23:59:59.000Z'],
    ['253402300799999', 'milliseconds', '9999-12-31T23:59:59.999Z'],
    ['253402300799999999', 'microseconds', '9999-12-31T23:59:59.999Z'],
    ['-1', 'seconds', '1969-12-31T23:59:59.000Z'],
    ['-62135596800', 'seconds', '0001-01-01T00:00:00.000Z'],
    ['-62135596800000', 'milliseconds', '0001-01-01T00:00:00.000Z'],
    ['2147483648', 'seconds', '2038-01-19T03:14:08.000Z'],
    ['4294967296', 'seconds', '2106-02-07T06:28:16.000Z'],
    ['1,700,000,000', 'seconds', '2023-11-14T22:13:20.000Z'],
    [' 1_700_000_000 ', 'seconds', '2023-11-14T22:13:20.000Z'],
    ['1700000000.', 'seconds', '2023-11-14T22:13:20.000Z'],
  ])('%s', (text, unit, date) => {
    const found = parseTimestamp(text);
    expect([found.unit, iso(found.epoch)]).toEqual([unit, date]);
  });

  it('can be overruled', () => {
    expect(iso(parseTimestamp('1700000000', 'milliseconds').epoch)).toBe('1970-01-20T16:13:20.000Z');
    expect(iso(parseTimestamp('8640000000000', 'seconds').epoch)).toBe('+275760-09-13T00:00:00.000Z');
  });
});

describe('fractions', () => {
  it.each([
    ['1700000000.123456789', 1_700_000_000_123_456_789n, false],
    ['-0.5', -500_000_000n, false],
    ['0.0000000019', 1n, true],
    ['1700000000123.5', 1_700_000_000_123_500_000n, false],
    ['1700000000123456789.9', 1_700_000_000_123_456_789n, true],
    ['1700000000.1234567890000', 1_700_000_000_123_456_789n, false],
  ])('%s', (text, epoch, cut) => expect(parseTimestamp(text)).toMatchObject({ epoch, cut }));
});

it.each([
  '',
  'x',
  '1e9',
  '0x5f',
  '1,70',
  '1.2.3',
  '--1',
  '٣',
  '\ud800',
  '__proto__',
  '9'.repeat(26),
  '9'.repeat(1_000_000),
  'a'.repeat(1_000_000),
])('%.20s is refused', (text) => expect(() => parseTimestamp(text)).toThrow(InputError));

it('beyond the calendar is refused', () => {
  expect(() => parseTimestamp('8640000000001', 'seconds')).toThrow(InputError);
  expect(() => parseTimestamp('-8640000000000.1', 'seconds')).toThrow(InputError);
});

it('agrees with the platform for every millisecond it knows', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), (date) => {
      const ms = String(date.getTime());
      expect(iso(parseTimestamp(ms, 'milliseconds').epoch)).toBe(date.toISOString());
    }),
  );
});

it('comes back as it was written, in every unit', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -8_640_000_000_000_000_000_000n, max: 8_640_000_000_000_000_000_000n }),
      fc.constantFrom(...UNIX_UNITS),
      (epoch, unit) => {
        expect(parseTimestamp(formatTimestamp(epoch, unit), unit)).toEqual({ epoch, unit, cut: false });
      },
    ),
  );
});

it('recognises what a clock gives in the years around now', () => {
  fc.assert(
    fc.property(fc.integer({ min: 300_000_000, max: 100_000_000_000 }), fc.nat(3), (second, at) => {
      expect(recogniseUnit(BigInt(second) * 1000n ** BigInt(at))).toBe(UNIX_UNITS[at]);
    }),
  );
});

it.each([
  [0, 'now'],
  [1, 'in 1 second'],
  [-59, '59 seconds ago'],
  [-60, '1 minute ago'],
  [7_199, 'in 1 hour'],
  [-86_400, '1 day ago'],
  [86_400 * 45, 'in 1 month'],
  [-86_400 * 800, '2 years ago'],
  [251_000_000_000, 'in 7,953 years'],
])('%i seconds are %s', (seconds, words) => {
  expect(relativeTime(BigInt(seconds) * 1_000_000_000n, 0n)).toBe(words);
});
