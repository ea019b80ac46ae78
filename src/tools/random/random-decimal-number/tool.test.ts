import { describe, expect, it } from 'vitest';
import { deviationAmong } from '@/engines/random/testing';
import { readOption } from '@/kit/option';
import { getGenerator } from '../testing';
import tool from './tool';

const draw = getGenerator(tool);

describe('random-decimal-number', () => {
  it('gives all values of the precision the same chance, the ends included', async () => {
    const { results } = await draw({ min: '0', max: '0.1', precision: 2, count: 100_000 });
    expect(deviationAmong(11, results)).toBeLessThan(5);
    expect(results).toContain('0.00');
    expect(results).toContain('0.10');
  });

  it('has no floating-point digits at ten decimals, near zero or far from it', async () => {
    const { results } = await draw({ min: '-0.0000000001', max: '0.0000000001', precision: 10, count: 300 });
    expect(new Set(results)).toEqual(new Set(['-0.0000000001', '0.0000000000', '0.0000000001']));
    const far = await draw({ min: '123456789012345678.1', max: '123456789012345678.1', precision: 3, count: 1 });
    expect(far.results).toEqual(['123456789012345678.100']);
  });

  it('keeps within bounds that have more digits than the precision', async () => {
    const { results } = await draw({ min: '0.15', max: '0.34', precision: 1, count: 200 });
    expect(new Set(results)).toEqual(new Set(['0.2', '0.3']));
  });

  it.each([
    [{ min: '1', max: '0.5' }, 'The minimum can’t be greater than the maximum'],
    [{ min: '0.2', max: '0.8', precision: 0 }, 'There is no number with 0 decimals between'],
    [{ min: '1,5' }, 'Min must be a number'],
  ])('refuses %j', async (options, message) => {
    await expect(draw(options)).rejects.toThrow(message);
  });

  it('gives the same for the same seed, and something else without one', async () => {
    const seeded = await draw({ count: 20, seed: 'ø 1' }, 'one');
    expect((await draw({ count: 20, seed: 'ø 1' }, 'two')).results).toEqual(seeded.results);
    expect((await draw({ count: 20, seed: 'ø 2' }, 'one')).results).not.toEqual(seeded.results);
    expect((await draw({ count: 20 }, 'one')).results).not.toEqual((await draw({ count: 20 }, 'two')).results);
  });

  it('has the limits of the page, and others on the command line', () => {
    expect(() => readOption(tool.options.precision, 11)).toThrow('Precision must be from 0 to 10');
    expect(() => readOption(tool.options.count, 101)).toThrow('Count must be from 1 to 100');
    expect(readOption(tool.options.count, 10_000, 'command')).toBe(10_000);
  });
});
