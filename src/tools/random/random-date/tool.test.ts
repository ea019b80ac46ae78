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
