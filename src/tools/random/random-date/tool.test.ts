import { describe, expect, it } from 'vitest';
import { deviationAmong } from '@/engines/random/testing';
import { readOption } from '@/kit/option';
import { getGenerator } from '../testing';
import tool from './tool';

const draw = getGenerator(tool);

describe('random-date', () => {
  it('is even over the days of a leap year, both ends included', async () => {
    const { results, facts } = await draw({ startDate: '2024-01-01', endDate: '2024-12-31', count: 100_000 });
    expect(deviationAmong(366, results)).toBeLessThan(5);
    for (const day of ['2024-01-01', '2024-02-29', '2024-12-31']) expect(results).toContain(day);
    expect(facts).toEqual([{ label: 'Possible dates', value: '366' }]);
  });

  it('leaves out weekends exactly', async () => {
    const { results } = await draw({
      startDate: '2024-06-01',
      endDate: '2024-06-30',
      excludeWeekends: true,
      count: 100_000,
    });
    expect(deviationAmong(20, results)).toBeLessThan(5);
    for (const day of new Set(results)) expect([0, 6]).not.toContain(new Date(`${day}T00:00Z`).getUTCDay());
  });

  it('writes the three formats of one day', async () => {
    const day = { startDate: '2023-03-26', endDate: '2023-03-26', count: 1 };
    const written = (format: keyof typeof tool.options.format.choices) => draw({ ...day, format });
    expect((await written('yyyy-MM-dd')).results).toEqual(['2023-03-26']);
    expect((await written('MM/dd/yyyy')).results).toEqual(['03/26/2023']);
    expect((await written('dd.MM.yyyy')).results).toEqual(['26.03.2023']);
  });

  it('draws the weekdays that are named, each day equally often', async () => {
    const span = { startDate: '2024-06-01', endDate: '2024-07-15', count: 50_000 };
    for (const [weekdays, kept] of [
      ['Mon, Wed, Fri', [1, 3, 5]],
      ['sunday', [0]],
      ['Fri-Mon', [5, 6, 0, 1]],
      ['tue–Thu sa', [2, 3, 4, 6]],
    ] as const) {
      const { results } = await draw({ ...span, weekdays });
      const days = Array.from({ length: 45 }, (_, at) => new Date(Date.UTC(2024, 5, 1 + at)))
        .filter((day) => (kept as readonly number[]).includes(day.getUTCDay()))
        .map((day) => day.toISOString().slice(0, 10));
      expect([...new Set(results)].sort()).toEqual(days);
      expect(deviationAmong(days.length, results)).toBeLessThan(5);
    }
    const workdays = await draw({ ...span, weekdays: 'Thu-Sun', excludeWeekends: true });
    expect(new Set(workdays.results.map((day) => new Date(`${day}T00:00Z`).getUTCDay()))).toEqual(new Set([4, 5]));
  });

  it('writes your own format as the platform writes its parts', async () => {
    const seeded = { startDate: '0987-01-01', endDate: '2399-12-31', count: 300, seed: 'own' };
    const plain = await draw(seeded);
    const { results } = await draw({ ...seeded, ownFormat: "EEEE EEE d dd M MM MMM MMMM yy yyyy D 'o''clock'''" });
    results.forEach((text, at) => {
      const date = new Date(`${plain.results[at]}T00:00Z`);
      const part = (options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' }).format(date);
      const [year, month, day] = plain.results[at]!.split('-');
      const ordinal = (date.getTime() - Date.parse(`${year}-01-01T00:00Z`)) / 86_400_000 + 1;
      expect(text).toBe(
        `${part({ weekday: 'long' })} ${part({ weekday: 'short' })} ${Number(day)} ${day} ${Number(month)} ${month} ${part({ month: 'short' })} ${part({ month: 'long' })} ${year!.slice(2)} ${year} ${ordinal} o'clock'`,
      );
    });
  });

  it.each([
    [{ weekdays: 'Mon, Foo' }, '“Foo” isn’t a weekday'],
    [{ weekdays: 'M' }, '“M” isn’t a weekday'],
    [{ startDate: '2024-06-01', endDate: '2024-06-02', weekdays: 'Mon' }, 'None of these weekdays'],
    [{ weekdays: 'Sat', excludeWeekends: true }, 'None of these weekdays'],
    [{ ownFormat: 'HH:mm' }, '“HH” means nothing in a date'],
    [{ ownFormat: 'yyyyy' }, '“yyyyy” means nothing in a date'],
    [{ ownFormat: "yyyy 'of" }, 'A quote isn’t closed'],
  ])('says what is wrong with %j', async (options, message) => {
    await expect(draw(options)).rejects.toThrow(message);
  });

  it.each([
    [{ startDate: '2024-01-02', endDate: '2024-01-01' }, 'The start date can’t be after the end date'],
    [{ startDate: '2024-06-01', endDate: '2024-06-02', excludeWeekends: true }, 'There are only weekend days between'],
    [{ endDate: '' }, 'End Date is missing'],
    [{ startDate: '2023-02-29' }, 'Start Date isn’t a valid date'],
  ])('refuses %j', async (options, message) => {
    await expect(draw(options)).rejects.toThrow(message);
  });

  it('starts with the dates of the catalogue', () => {
    expect(tool.options).toMatchObject({ startDate: { initial: '2000-01-01' }, endDate: { initial: '2023-12-31' } });
  });

  it('gives the same for the same seed, and something else without one', async () => {
    const seeded = await draw({ count: 20, seed: 'ø 1' }, 'one');
    expect((await draw({ count: 20, seed: 'ø 1' }, 'two')).results).toEqual(seeded.results);
    expect((await draw({ count: 20, seed: 'ø 2' }, 'one')).results).not.toEqual(seeded.results);
    expect((await draw({ count: 20 }, 'one')).results).not.toEqual((await draw({ count: 20 }, 'two')).results);
  });

  it('has the limits of the page, and others on the command line', () => {
    expect(() => readOption(tool.options.count, 101)).toThrow('Count must be from 1 to 100');
    expect(readOption(tool.options.count, 10_000, 'command')).toBe(10_000);
  });
});
