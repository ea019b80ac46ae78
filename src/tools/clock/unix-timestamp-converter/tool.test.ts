import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '@/engines/input-error';
import { expectWithin, processorTime } from '@/engines/testing/processor-time';
import type { TableRows } from '@/kit/output';
import { type ConvertOptions, convert } from './convert';

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);
type Options = Partial<ConvertOptions>;
const run = (input: string, options: Options = {}) =>
  convert(
    input,
    {
      mode: 'date',
      timezone: 'UTC',
      unit: 'auto',
      reading: 'earlier',
      systems: false,
      calendar: false,
      code: false,
      ...options,
    },
    NOW,
  );
const read = (input: string, options?: Options) =>
  Object.fromEntries(run(input, options).value.map(({ label, value }) => [label, value]));
const toUnix = (input: string, timezone = 'UTC') => read(input, { mode: 'unix', timezone });

describe('Unix to Date', () => {
  it.each([
    ['1700000000', 'UTC', '2023-11-14 22:13:20', 'Seconds'],
    ['1700000000123456789', 'Asia/Kolkata', '2023-11-15 03:43:20.123456789', 'Nanoseconds'],
    ['-1.5', 'UTC', '1969-12-31 23:59:58.5', 'Seconds'],
    ['253402300799', 'UTC', '9999-12-31 23:59:59', 'Seconds'],
    ['-2208988800', 'Europe/Paris', '1900-01-01 00:09:21', 'Seconds'],
    ['1772953200', 'America/New_York', '2026-03-08 03:00:00', 'Seconds'],
  ])('%s in %s', (input, timezone, date, unit) => {
    expect(read(input, { timezone })).toMatchObject({ Date: date, Unit: unit });
  });

  it('says how long ago or from now', () => {
    expect(read(String(NOW / 1000 - 7200)).Relative).toBe('2 hours ago');
    expect(read(String(NOW + 86_400_000 * 3)).Relative).toBe('in 3 days');
  });

  it('reads what other systems count, and says from when', () => {
    const unit = (input: string, options?: Options) => run(input, options).value.find(({ label }) => label === 'Unit');
    expect(unit('175928847299117063', { unit: 'discord' })).toEqual({
      label: 'Unit',
      value: 'Snowflake (Discord)',
      note: 'milliseconds since 2015, 22 bits behind them',
    });
    expect(read('507f1f77bcf86cd799439011').UTC).toBe('2012-10-17T21:13:27Z');
    expect(read('45651.645833333', { unit: 'excel', timezone: 'Asia/Tokyo' }).Date).toBe('2024-12-25 15:30:00');
    expect(() => run('abc', { unit: 'filetime' })).toThrow('Not a number of Windows FILETIME: abc');
    expect(() => run('abc', { unit: 'seconds' })).toThrow('Not a timestamp');
  });

  it.each([
    ['133485408000000000', 'as Windows FILETIME it is 2024-01-01 00:00'],
    ['638505760891234560', 'as .NET Ticks it is 2024-05-06 07:08'],
    ['13359452889123456', 'as WebKit / Chrome it is 2024-05-06 07:08'],
    ['3797824089', 'as Mac HFS+ it is 2024-05-06 07:08'],
    ['45651.6458', 'as Excel it is 2024-12-25 15:29'],
  ])('says that %s may mean another day', (input, note) => {
    expect(run(input).extra.notes).toEqual([expect.stringContaining(note)]);
  });

  it('doubts nothing that a clock may have given', () => {
    for (const input of ['1126259462', '1700000000', '1700000000123456789', '2000000000'])
      expect(run(input).extra.notes).toEqual([]);
  });

  it('says what it cut off', () => {
    expect(run('1.00000000001').extra.notes).toEqual(['Digits smaller than a nanosecond were cut off.']);
    expect(run('1.5').extra.notes).toEqual([]);
  });

  it('gives a table of several lines, and the line that is wrong', () => {
    const { extra } = run('0\n\n1700000000123\r\n-1');
    const { rows } = extra.as!.value as TableRows;
    expect(rows.map(([, unit, date]) => [unit, date])).toEqual([
      ['Seconds', '1970-01-01 00:00:00'],
      ['Milliseconds', '2023-11-14 22:13:20.123'],
      ['Seconds', '1969-12-31 23:59:59'],
    ]);
    expect(() => run('0\n\n1x')).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ line: 3, column: 1 }) }),
    );
  });
});

describe('the calendar', () => {
  it('tells week, day and periods of the zone', () => {
    expect(read('1767323045', { timezone: 'America/New_York', calendar: true })).toMatchObject({
      'ISO Week': '2026-W01',
      'Day of the Year': '1',
      'Start of Day': '1767243600',
      'End of Day': '1767329999',
      'Start of Week': '1766984400',
      'End of Year': '1798779599',
    });
  });

  it('rounds down before 1970, and leaves out what has no time', () => {
    expect(read('-0.5', { calendar: true })).toMatchObject({ 'Start of Day': '-86400', 'End of Day': '-1' });
    expect(read('-8640000000000', { unit: 'seconds', calendar: true })['ISO Week']).toMatch(/^-271821-W\d\d$/);
    expect(read('8640000000000', { unit: 'seconds', calendar: true })['Day of the Year']).toBe('257');
    for (const timezone of ['UTC', 'Asia/Tokyo', 'America/New_York'])
      for (const input of ['-8640000000000', '8640000000000'])
        expect(() => run(input, { timezone, unit: 'seconds', calendar: true })).not.toThrow();
  });
});

describe('Date to Unix', () => {
  it.each([
    ['2026-01-02T03:04:05Z', 'America/New_York', '1767323045'],
    ['2026-01-02 03:04:05', 'America/New_York', '1767341045'],
    ['2026-01-02', 'Asia/Tokyo', '1767279600'],
    ['1969-12-31T23:59:59.5Z', 'UTC', '-0.5'],
    ['9999-12-31T23:59:59Z', 'UTC', '253402300799'],
    ['Sun, 06 Nov 1994 08:49:37 GMT', 'Asia/Tokyo', '784111777'],
  ])('%s in %s', (input, zone, seconds) => expect(toUnix(input, zone).Seconds).toBe(seconds));

  it('reads dates as people write them, and says how', () => {
    const notes = (input: string, timezone: string) => run(input, { mode: 'unix', timezone }).extra.notes;
    expect(toUnix('12/25/2024 3:30 PM', 'America/New_York').UTC).toBe('2024-12-25T20:30:00Z');
    expect(toUnix('2024-12-25 3:30 PM PST', 'Asia/Tokyo').UTC).toBe('2024-12-25T23:30:00Z');
    expect(notes('12/11/2024', 'UTC')).toEqual([
      '“12/11/2024” is read as 2024-12-11 00:00:00: the month comes before the day.',
    ]);
    // It is still the first of January there.
    expect(notes('yesterday 5pm', 'America/New_York')).toEqual([
      '“yesterday 5pm” is read as 2025-12-31 17:00:00: counted from 2026-01-01 22:04:05.',
    ]);
    expect(toUnix('90 minutes ago').UTC).toBe('2026-01-02T01:34:05Z');
    expect(() => run('sometime', { mode: 'unix' })).toThrow('The date must look like 2026-01-31 23:59:59');
  });

  it('says which reading it took where the clocks change', () => {
    const twice = run('2026-11-01T01:30', { mode: 'unix', timezone: 'America/New_York' });
    expect(twice.extra.notes?.[0]).toContain('Read as the earlier one');
    expect(read('2026-11-01T01:30', { mode: 'unix', timezone: 'America/New_York', reading: 'later' }).Seconds).toBe(
      '1793514600',
    );
  });
});

it('agrees with the platform in both directions', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(-6e13), max: new Date(2.5e14), noInvalidDate: true }), (date) => {
      expect(toUnix(date.toISOString()).Milliseconds).toBe(String(date.getTime()));
      const { UTC } = read(String(date.getTime()), { unit: 'milliseconds' });
      expect(new Date(UTC!).getTime()).toBe(date.getTime());
    }),
  );
});

it('refuses what it cannot read, and nothing else ever happens', () => {
  expect(() => run('0', { timezone: 'Mars/Base' })).toThrow('Invalid timezone');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('date', 'unix'), (input, mode) => {
      try {
        run(input, { mode: mode as 'date' });
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
      }
    }),
  );
});

it('reads ten thousand lines in good time', () => {
  const lines = Array.from({ length: 10_000 }, (_, at) => String(1_700_000_000 + at * 1000)).join('\n');
  const started = processorTime();
  run(lines, { timezone: 'Europe/Berlin' });
  expectWithin(2000, started);
});
