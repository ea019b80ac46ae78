import { describe, expect, it } from 'vitest';
import { deviationAmong } from '@/engines/random/testing';
import { readOption } from '@/kit/option';
import { getGenerator } from '../testing';
import tool from './tool';

const draw = getGenerator(tool);

describe('random-integer-range', () => {
  it('is even over the steps and keeps to them', async () => {
    const { results } = await draw({ min: '-10', max: '17', step: 3, count: 100_000 });
    expect(deviationAmong(10, results)).toBeLessThan(5);
    expect([...new Set(results)].map(Number).sort((a, b) => a - b)).toEqual([-10, -7, -4, -1, 2, 5, 8, 11, 14, 17]);
  });

  it('stops short of a maximum that no step reaches', async () => {
    const { results, facts } = await draw({ min: '0', max: '10', step: 4, count: 300 });
    expect(new Set(results)).toEqual(new Set(['0', '4', '8']));
    expect(facts.map(({ value }) => value)).toEqual(['3', '8']);
    expect((await draw({ min: '3', max: '5', step: 100, count: 2 })).results).toEqual(['3', '3']);
  });

  it('needs enough values for unique ones', async () => {
    const whole = await draw({ min: '0', max: '100', step: 5, unique: true, count: 21 });
    expect(new Set(whole.results).size).toBe(21);
    await expect(draw({ min: '0', max: '100', step: 5, unique: true, count: 22 })).rejects.toMatchObject({
      message: 'Not enough unique integers in the specified range.',
      details: { title: 'Error' },
    });
  });

  it('refuses a minimum above the maximum', async () => {
    await expect(draw({ min: '2', max: '1' })).rejects.toThrow('The minimum can’t be greater than the maximum');
  });

  it('gives the same for the same seed, and something else without one', async () => {
    const seeded = await draw({ count: 20, seed: 'ø 1' }, 'one');
    expect((await draw({ count: 20, seed: 'ø 1' }, 'two')).results).toEqual(seeded.results);
    expect((await draw({ count: 20, seed: 'ø 2' }, 'one')).results).not.toEqual(seeded.results);
    expect((await draw({ count: 20 }, 'one')).results).not.toEqual((await draw({ count: 20 }, 'two')).results);
  });

  it('has the limits of the page, and others on the command line', () => {
    expect(() => readOption(tool.options.step, 0)).toThrow('Step must be from 1');
    expect(() => readOption(tool.options.count, 101)).toThrow('Count must be from 1 to 100');
    expect(readOption(tool.options.count, 10_000, 'command')).toBe(10_000);
  });
});
