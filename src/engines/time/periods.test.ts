import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dayOfYear, isoWeek, PERIODS, periodAround } from './periods';
import { momentIn } from './zones';

const rows = readFileSync(new URL('fixtures/periods.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

describe('periods', () => {
  it('are those of Python’s zoneinfo, also where clocks change at midnight', () => {
    for (const row of rows) {
      const [moment, zone, week, day, ...bounds] = row.split(' ') as [string, string, string, string];
      const time = momentIn(BigInt(moment) * 1_000_000_000n, zone);
      expect(isoWeek(time), row).toBe(week);
      expect(dayOfYear(time).day, row).toBe(Number(day));
      const found = PERIODS.flatMap((period) => {
        const { start, end } = periodAround(time, period);
        // The last nanosecond is in the last second.
        return [start, end].map(({ epochNanoseconds }) => String(epochNanoseconds / 1_000_000_000n));
      });
      expect(found, row).toEqual(bounds);
    }
  });

  it('know leap years', () => {
    const inYear = (year: number) => dayOfYear(momentIn(BigInt(Date.UTC(year, 11, 31)) * 1_000_000n, 'UTC'));
    expect([inYear(2000), inYear(1900), inYear(2024)]).toEqual([
      { day: 366, of: 366 },
      { day: 365, of: 365 },
      { day: 366, of: 366 },
    ]);
  });
});
