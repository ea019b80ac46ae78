import { describe, expect, it } from 'vitest';
import { deviationAmong } from '@/engines/random/testing';
import { readOption } from '@/kit/option';
import { getGenerator } from '../testing';
import tool from './tool';

const draw = getGenerator(tool);

describe('random-number', () => {
  it('is even over whole numbers, both ends included', async () => {
    const { results } = await draw({ min: '-2', max: '7', count: 100_000 });
    expect(deviationAmong(10, results)).toBeLessThan(5);
    expect(new Set(results)).toEqual(new Set(['-2', '-1', '0', '1', '2', '3', '4', '5', '6', '7']));
  });

  it('gives the ends of a decimal range the same chance as the rest', async () => {
    const { results } = await draw({ min: '-0.5', max: '0.5', decimals: 1, count: 100_000 });
    expect(deviationAmong(11, results)).toBeLessThan(5);
    expect(new Set(results)).toContain('-0.5');
    expect(new Set(results)).toContain('0.0');
  });

  it('keeps every digit of large bounds', async () => {
    const { results } = await draw({ min: '9007199254740993', max: '9007199254740994', count: 200 });
    expect(new Set(results)).toEqual(new Set(['9007199254740993', '9007199254740994']));
  });

  it('reduces the count to the size of the range when numbers must differ, and says so', async () => {
    const { results, notes } = await draw({ min: '1', max: '4', unique: true, count: 10 });
    expect([...results].sort()).toEqual(['1', '2', '3', '4']);
    expect(notes).toEqual(['Count was reduced to 4: the range has no more different numbers']);
  });

  it.each([
    [{ min: '5', max: '4' }, 'The minimum can’t be greater than the maximum'],
    [{ min: '' }, 'Min must be a number'],
    [{ max: 'ten' }, 'Max must be a number'],
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
    expect(tool.options).toMatchObject({ min: { initial: '1' }, max: { initial: '100' }, count: { initial: 1 } });
    expect(() => readOption(tool.options.count, 11)).toThrow('Count must be from 1 to 10');
    expect(readOption(tool.options.count, 10_000, 'command')).toBe(10_000);
  });
});
