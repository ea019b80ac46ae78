import { describe, expect, it } from 'vitest';
import { deviationAmong } from '@/engines/random/testing';
import { readOption } from '@/kit/option';
import { getGenerator } from '../testing';
import tool from './tool';

const draw = getGenerator(tool);

describe('random-hex-number', () => {
  it('draws all numbers of two digits equally often', async () => {
    const { results } = await draw({ digits: 2, count: 100_000 });
    expect(deviationAmong(256, results)).toBeLessThan(5);
    expect(results).toContain('00');
    expect(results).toContain('ff');
  });

  it('writes capitals on request, and as many digits as asked', async () => {
    const { results } = await draw({ digits: 32, uppercase: true, count: 100 });
    for (const number of results) expect(number).toMatch(/^[0-9A-F]{32}$/);
    expect(results.join('')).toMatch(/[A-F]/);
  });

  it('gives the same for the same seed, and something else without one', async () => {
    const seeded = await draw({ count: 20, seed: 'ø 1' }, 'one');
    expect((await draw({ count: 20, seed: 'ø 1' }, 'two')).results).toEqual(seeded.results);
    expect((await draw({ count: 20, seed: 'ø 2' }, 'one')).results).not.toEqual(seeded.results);
    expect((await draw({ count: 20 }, 'one')).results).not.toEqual((await draw({ count: 20 }, 'two')).results);
  });

  it('has the limits of the page, and others on the command line', () => {
    expect(() => readOption(tool.options.digits, 33)).toThrow('Digits must be from 1 to 32');
    expect(() => readOption(tool.options.count, 101)).toThrow('Count must be from 1 to 100');
    expect(readOption(tool.options.count, 10_000, 'command')).toBe(10_000);
  });
});
