import { describe, expect, it } from 'vitest';
import { deviationAmong } from '@/engines/random/testing';
import { readOption } from '@/kit/option';
import { getGenerator } from '../testing';
import tool from './tool';

const draw = getGenerator(tool);

describe('random-binary-number', () => {
  it('draws all patterns of four bits equally often', async () => {
    const { results } = await draw({ bits: 4, count: 100_000 });
    expect(deviationAmong(16, results)).toBeLessThan(5);
    expect(results).toContain('0000');
    expect(results).toContain('1111');
  });

  it.each([1, 8, 63, 64])('writes exactly %i bits', async (bits) => {
    const { results, facts } = await draw({ bits, count: 50 });
    for (const number of results) expect(number).toMatch(new RegExp(`^[01]{${bits}}$`));
    if (bits === 64) expect(facts[0]).toMatchObject({ value: 'about 1.84 × 10¹⁹' });
  });

  it('gives the same for the same seed, and something else without one', async () => {
    const seeded = await draw({ count: 20, seed: 'ø 1' }, 'one');
    expect((await draw({ count: 20, seed: 'ø 1' }, 'two')).results).toEqual(seeded.results);
    expect((await draw({ count: 20, seed: 'ø 2' }, 'one')).results).not.toEqual(seeded.results);
    expect((await draw({ count: 20 }, 'one')).results).not.toEqual((await draw({ count: 20 }, 'two')).results);
  });

  it('has the limits of the page, and others on the command line', () => {
    expect(() => readOption(tool.options.bits, 65)).toThrow('Bits must be from 1 to 64');
    expect(() => readOption(tool.options.count, 101)).toThrow('Count must be from 1 to 100');
    expect(readOption(tool.options.count, 10_000, 'command')).toBe(10_000);
  });
});
