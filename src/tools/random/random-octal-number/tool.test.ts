import { describe, expect, it } from 'vitest';
import { deviationAmong } from '@/engines/random/testing';
import { readOption } from '@/kit/option';
import { getGenerator } from '../testing';
import tool from './tool';

const draw = getGenerator(tool);

describe('random-octal-number', () => {
  it('draws all numbers of two digits equally often', async () => {
    const { results } = await draw({ digits: 2, count: 100_000 });
    expect(deviationAmong(64, results)).toBeLessThan(5);
    expect(results).toContain('00');
    expect(results).toContain('77');
  });

  it('leaves out digits', async () => {
    const { results, facts } = await draw({ digits: 20, excludeDigits: '0123', count: 100 });
    for (const number of results) expect(number).toMatch(/^[4-7]{20}$/);
    expect(facts[0]).toMatchObject({ value: '1,099,511,627,776' });
  });

  it('refuses to leave out everything, and digits that are not octal', async () => {
    await expect(draw({ excludeDigits: '01234567' })).rejects.toThrow(
      'All digits have been excluded. Please allow at least one digit.',
    );
    await expect(draw({ excludeDigits: '8' })).rejects.toThrow('Exclude Digits can only contain the digits 0 to 7');
  });

  it('gives the same for the same seed, and something else without one', async () => {
    const seeded = await draw({ count: 20, seed: 'ø 1' }, 'one');
    expect((await draw({ count: 20, seed: 'ø 1' }, 'two')).results).toEqual(seeded.results);
    expect((await draw({ count: 20, seed: 'ø 2' }, 'one')).results).not.toEqual(seeded.results);
    expect((await draw({ count: 20 }, 'one')).results).not.toEqual((await draw({ count: 20 }, 'two')).results);
  });

  it('has the limits of the page, and others on the command line', () => {
    expect(() => readOption(tool.options.digits, 21)).toThrow('Digits must be from 1 to 20');
    expect(() => readOption(tool.options.count, 101)).toThrow('Count must be from 1 to 100');
    expect(readOption(tool.options.count, 10_000, 'command')).toBe(10_000);
  });
});
