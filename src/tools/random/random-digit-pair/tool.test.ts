import { describe, expect, it } from 'vitest';
import { deviationAmong } from '@/engines/random/testing';
import { readOption } from '@/kit/option';
import { getGenerator } from '../testing';
import tool from './tool';

const draw = getGenerator(tool);

describe('random-digit-pair', () => {
  it('draws all hundred equally often', async () => {
    const { results } = await draw({ count: 100_000 });
    expect(deviationAmong(100, results)).toBeLessThan(5);
    expect(new Set(results).size).toBe(100);
    for (const pair of new Set(results)) expect(pair).toMatch(/^\d\d$/);
  });

  it('reads the exclusions with and without the zero', async () => {
    const seen = new Set((await draw({ count: 20_000, excludePairs: ' 0, 07,42,,' })).results);
    expect(seen.size).toBe(97);
    for (const gone of ['00', '07', '42']) expect(seen).not.toContain(gone);
  });

  it('writes small ones without the zero on request', async () => {
    const seen = new Set((await draw({ count: 20_000, leadingZero: false })).results);
    expect(seen.size).toBe(100);
    expect(seen).toContain('0');
    expect(seen).toContain('7');
  });

  it('refuses to leave out everything, and what is no pair', async () => {
    const all = Array.from({ length: 100 }, (_, at) => at).join();
    await expect(draw({ excludePairs: all })).rejects.toThrow(
      'All pairs have been excluded. Please allow at least one pair.',
    );
    await expect(draw({ excludePairs: '1, 100' })).rejects.toThrow('"100" isn’t a number from 0 to 99');
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
