import { describe, expect, it } from 'vitest';
import { deviationAmong } from '@/engines/random/testing';
import { readOption } from '@/kit/option';
import { getGenerator } from '../testing';
import tool from './tool';

const draw = getGenerator(tool);

describe('random-integer', () => {
  it('is even over the range, both ends included', async () => {
    const { results } = await draw({ min: '-5', max: '5', includeNegative: true, count: 100_000 });
    expect(deviationAmong(11, results)).toBeLessThan(5);
    expect(results).toContain('-5');
    expect(results).toContain('5');
  });

  it('is even in thirds of a range beyond 2^53', async () => {
    const { results } = await draw({ min: '0', max: '299999999999999999999999999999', count: 100_000 });
    expect(
      deviationAmong(
        3,
        results.map((value) => BigInt(value) / 10n ** 29n),
      ),
    ).toBeLessThan(5);
  });

  it('raises a negative minimum to 0 unless negatives are included, and the maximum to the minimum', async () => {
    const raised = await draw({ min: '-5', max: '1', count: 200 });
    expect(new Set(raised.results)).toEqual(new Set(['0', '1']));
    expect(raised.notes).toEqual(['Min was raised to 0: Include Negative is off']);
    const both = await draw({ min: '-5', max: '-2' });
    expect(both.results).toEqual(['0']);
    expect(both.notes).toHaveLength(2);
  });

  it('shuffles when all of a range is asked for', async () => {
    const { results } = await draw({ min: '1', max: '100', unique: true, count: 100 });
    expect(new Set(results).size).toBe(100);
    expect(results).not.toEqual([...results].sort((a, b) => Number(a) - Number(b)));
  });

  it('refuses what cannot be had', async () => {
    await expect(draw({ max: '10', unique: true, count: 11 })).rejects.toMatchObject({
      message: 'Not enough unique integers in the specified range.',
      details: { title: 'Error' },
    });
    for (const [min, max] of [
      ['50', '10'],
      ['-2', '-5'],
    ])
      await expect(draw({ min, max })).rejects.toThrow('The minimum can’t be greater than the maximum');
    await expect(draw({ min: '1.5' })).rejects.toThrow('Min must be a whole number');
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
