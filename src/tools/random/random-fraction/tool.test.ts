import { describe, expect, it } from 'vitest';
import { deviationAmong } from '@/engines/random/testing';
import { readOption } from '@/kit/option';
import { getGenerator } from '../testing';
import tool from './tool';

const draw = getGenerator(tool);

describe('random-fraction', () => {
  it('draws numerators and denominators evenly, ends included', async () => {
    const { results } = await draw({
      minNumerator: -2,
      maxNumerator: 2,
      minDenominator: 1,
      maxDenominator: 4,
      simplify: false,
      count: 100_000,
    });
    expect(deviationAmong(20, results)).toBeLessThan(5);
    expect(results).toContain('-2/1');
    expect(results).toContain('2/4');
  });

  it('has the same value in every form', async () => {
    const value = (text: string) => {
      const [, sign, whole = '0', top = '0', bottom = '1'] = /^(-?)(?:(\d+)(?: |$))?(?:(\d+)\/(\d+))?$/.exec(text)!;
      return (sign ? -1 : 1) * (Number(whole) + Number(top) / Number(bottom));
    };
    const bounds = { minNumerator: -40, maxNumerator: 40, maxDenominator: 12, count: 500 };
    const plain = (await draw({ ...bounds, simplify: false })).results.map(value);
    for (const simplify of [false, true])
      for (const mixed of [false, true]) {
        const others = (await draw({ ...bounds, simplify, mixed })).results.map(value);
        others.forEach((other, at) => {
          expect(other).toBeCloseTo(plain[at]!, 12);
        });
      }
  });

  it('shows the decimal to two places', async () => {
    const third = { minNumerator: 1, maxNumerator: 1, minDenominator: 3, maxDenominator: 3, count: 1 };
    expect((await draw({ ...third, decimal: true })).results).toEqual(['1/3 (0.33)']);
  });

  it('refuses bounds the wrong way round, and a denominator of zero', async () => {
    await expect(draw({ minNumerator: 5, maxNumerator: 4 })).rejects.toThrow('Min Numerator can’t be greater');
    await expect(draw({ minDenominator: 5, maxDenominator: 4 })).rejects.toThrow('Min Denominator can’t be greater');
    expect(() => readOption(tool.options.minDenominator, 0)).toThrow('Min Denominator must be from 1');
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
