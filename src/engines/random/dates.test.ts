import { describe, expect, it } from 'vitest';
import { countDays, dayNumber, dayParts, drawDay, formatDay, parseDay } from './dates';
import { seededRandom } from './seeded';
import { deviationAmong } from './testing';

const DAY_MS = 86_400_000;

describe('the calendar', () => {
  it('agrees with the engine on every day from 1890 to 2110', () => {
    for (let number = dayNumber(1890, 1, 1); number <= dayNumber(2110, 12, 31); number++) {
      const date = new Date(number * DAY_MS);
      const parts = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()] as const;
      if (dayParts(number).join() !== parts.join() || dayNumber(...parts) !== number)
        throw new Error(`${date.toISOString()} is read as ${dayParts(number)}`);
    }
  });

  it('agrees on the edges of far years', () => {
    for (const year of [1, 4, 100, 400, 1600, 1900, 2000, 9999, 99_999])
      for (const [month, day] of [
        [1, 1],
        [2, 28],
        [3, 1],
        [12, 31],
      ] as const) {
        const date = new Date(0);
        date.setUTCFullYear(year, month - 1, day);
        expect(dayNumber(year, month, day)).toBe(date.getTime() / DAY_MS);
        expect(dayParts(dayNumber(year, month, day))).toEqual([year, month, day]);
      }
  });

  it('reads days of the calendar only', () => {
    expect(formatDay(parseDay('2024-02-29', 'Start'), 'MM/dd/yyyy')).toBe('02/29/2024');
    expect(formatDay(parseDay('0009-01-05', 'Start'), 'dd.MM.yyyy')).toBe('05.01.0009');
    for (const wrong of ['2023-02-29', '2023-13-01', '2023-00-10', '2023-04-31', '1900-02-29'])
      expect(() => parseDay(wrong, 'Start'), wrong).toThrow('Start isn’t a valid date');
    expect(() => parseDay('', 'Start')).toThrow('Start is missing');
  });
});

describe('workdays', () => {
  const isWeekend = (number: number) => [0, 6].includes(new Date(number * DAY_MS).getUTCDay());

  it('are counted as a walk through the days counts them', () => {
    for (let start = -20; start < 20; start++)
      for (let end = start; end < start + 20; end++) {
        let count = 0;
        for (let day = start; day <= end; day++) if (!isWeekend(day)) count++;
        expect(countDays({ start, end, excludeWeekends: true })).toBe(count);
      }
  });

  it('are drawn evenly, both ends included, and no weekend among them', () => {
    const source = seededRandom('workdays');
    // From a Saturday to a Sunday: the ends are no workdays themselves.
    const span = { start: dayNumber(2024, 6, 1), end: dayNumber(2024, 6, 30), excludeWeekends: true };
    const days = Array.from({ length: 100_000 }, () => drawDay(source, span));
    expect(days.some(isWeekend)).toBe(false);
    expect(deviationAmong(20, days)).toBeLessThan(5);
    expect([
      formatDay(Math.min(...new Set(days)), 'yyyy-MM-dd'),
      formatDay(Math.max(...new Set(days)), 'yyyy-MM-dd'),
    ]).toEqual(['2024-06-03', '2024-06-28']);
  });
});
