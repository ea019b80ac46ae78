import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countDays, dayOf, nextAnniversary, readHolidays } from './work-days';

const rows = readFileSync(new URL('fixtures/work-days.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const dayNumber = (text: string) => {
  const [year, month, day] = text.split('-').map(Number);
  return dayOf({ year: year!, month: month!, day: day! });
};
const SATURDAY_SUNDAY = new Set([0, 6]);
const NONE = readHolidays('');

describe('days counted', () => {
  it('are those that Python counts one by one', () => {
    for (const row of rows) {
      const [start, end, weekend, holidays, ...expected] = row.split(' ') as [string, string, string, string];
      const counts = countDays(
        dayNumber(start),
        dayNumber(end),
        new Set(weekend === '-' ? [] : Array.from(weekend, Number)),
        readHolidays(holidays === '-' ? '' : holidays.replaceAll(',', '\n')),
      );
      expect([counts.workDays, counts.weekendDays, counts.holidays], row).toEqual(expected.map(Number));
    }
  });

  // numpy.busday_count in its documentation.
  it.each([
    ['2011-01-01', '2011-02-01', 21],
    ['2011-01-01', '2012-01-01', 260],
  ])('%s to %s has %i work days', (start, end, count) => {
    expect(countDays(dayNumber(start), dayNumber(end), SATURDAY_SUNDAY, NONE).workDays).toBe(count);
  });

  it('of the whole calendar are counted in time, with every day a holiday', () => {
    const every = Array.from({ length: 366 }, (_, at) =>
      new Date(Date.UTC(2000, 0, 1 + at)).toISOString().slice(5, 10),
    );
    const start = performance.now();
    const all = countDays(-1e8, 1e8, SATURDAY_SUNDAY, readHolidays(every.join('\n')));
    expect(all.workDays).toBe(0);
    expect(all.weekendDays + all.holidays).toBe(2e8);
    expect(performance.now() - start).toBeLessThan(3000);
  });
});

describe('holidays', () => {
  it('are read with names, blank lines and remarks', () => {
    const { once, yearly } = readHolidays('2026-12-24 Christmas Eve\r\n\n12-25\n# none\n --01-06\n02-29\n12-25');
    expect([...once]).toEqual([dayNumber('2026-12-24')]);
    expect(yearly).toEqual([
      [12, 25],
      [1, 6],
      [2, 29],
    ]);
  });

  it.each(['2026-02-29', '13-01', '24.12.', '2026-1-1', '12-25x'])('%j is none', (line) => {
    expect(() => readHolidays(`12-25\n${line}`)).toThrow('Line 2 of Holidays must look like 2026-12-24, or 12-25');
  });
});

// As dateutil adds years: datetime(2024, 2, 29) + relativedelta(years=2).
it.each([
  ['2000-05-06', '2026-05-05', '2026-05-06'],
  ['2000-05-06', '2026-05-06', '2027-05-06'],
  ['2024-02-29', '2026-01-01', '2026-02-28'],
  ['2024-02-29', '2026-02-28', '2027-02-28'],
  ['2024-02-29', '2027-12-31', '2028-02-29'],
])('of %s after %s the next anniversary is %s', (start, end, next) => {
  const [, month, day] = start.split('-').map(Number);
  expect(nextAnniversary({ month: month!, day: day! }, dayNumber(end))).toBe(dayNumber(next));
});
