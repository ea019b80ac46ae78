import { describe, expect, it } from 'vitest';
import { deviationAmong } from '@/engines/random/testing';
import { readOption } from '@/kit/option';
import { getGenerator } from '../testing';
import tool from './tool';

const draw = getGenerator(tool);

describe('random-digit', () => {
  it('draws all ten equally often', async () => {
    const { results } = await draw({ count: 100_000 });
    expect(deviationAmong(10, results)).toBeLessThan(5);
    expect(new Set(results)).toEqual(new Set('0123456789'));
  });

  it('leaves out what it is told to, and stays even', async () => {
    const { results, facts } = await draw({ count: 100_000, excludeDigits: '07899' });
    expect(new Set(results)).toEqual(new Set('123456'));
    expect(deviationAmong(6, results)).toBeLessThan(5);
    expect(facts[0]).toMatchObject({ value: '1 2 3 4 5 6' });
  });

  it('refuses to leave out everything, and anything but digits', async () => {
    await expect(draw({ excludeDigits: '9876543210' })).rejects.toThrow(
      'All digits have been excluded. Please allow at least one digit.',
    );
    await expect(draw({ excludeDigits: '1a' })).rejects.toThrow('Exclude Digits can only contain digits');
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
