import { describe, expect, it } from 'vitest';
import { deviationAmong } from '@/engines/random/testing';
import { readOption } from '@/kit/option';
import { getGenerator } from '../testing';
import tool from './tool';

const draw = getGenerator(tool);

describe('random-alphabet-letters', () => {
  it('draws each of the 52 letters equally often', async () => {
    const { results, facts } = await draw({ length: 50, count: 2000 });
    expect(deviationAmong(52, results.join(''))).toBeLessThan(5);
    expect(new Set(results.join('')).size).toBe(52);
    expect(facts[0]).toMatchObject({ value: '52' });
    expect(facts[1]).toMatchObject({ label: 'Entropy', value: '285.0 bits' });
  });

  it('leaves out vowels and the given characters, and only those', async () => {
    const seen = async (options: Parameters<typeof draw>[0]) =>
      [...new Set((await draw({ length: 50, count: 400, ...options })).results.join(''))].sort().join('');
    expect(await seen({ lowercase: false, excludeVowels: true })).toBe('BCDFGHJKLMNPQRSTVWXYZ');
    expect(await seen({ uppercase: false, excludeCharacters: 'abcXYZ' })).toBe('defghijklmnopqrstuvwxyz');
    expect(await seen({ uppercase: false, excludeCharacters: 'bcdfghjklmnpqrstvwxyz' })).toBe('aeiou');
  });

  it('says so when nothing is left', async () => {
    await expect(draw({ uppercase: false, lowercase: false })).rejects.toThrow('Choose uppercase or lowercase letters');
    await expect(
      draw({ uppercase: false, excludeVowels: true, excludeCharacters: 'bcdfghjklmnpqrstvwxyz' }),
    ).rejects.toThrow('All letters have been excluded. Please allow at least one letter.');
  });

  it('has the limits of the page, and others on the command line', () => {
    expect(() => readOption(tool.options.length, 51)).toThrow('Length must be from 1 to 50');
    expect(() => readOption(tool.options.count, 101)).toThrow('Count must be from 1 to 100');
    expect(readOption(tool.options.count, 10_000, 'command')).toBe(10_000);
  });
});
