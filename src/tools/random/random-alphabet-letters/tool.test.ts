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

  it('draws other alphabets evenly, with their own capitals and vowels', async () => {
    const turkish = await draw({ alphabet: 'turkish', length: 50, count: 2000 });
    expect(deviationAmong(58, turkish.results.join(''))).toBeLessThan(5);
    const seen = async (options: Parameters<typeof draw>[0]) =>
      new Set((await draw({ length: 50, count: 400, ...options })).results.join(''));
    expect([...(await seen({ alphabet: 'turkish', lowercase: false }))]).toEqual(expect.arrayContaining(['I', 'İ']));
    // Scripts without capitals have all their letters either way.
    expect((await seen({ alphabet: 'hebrew', lowercase: false })).size).toBe(22);
    expect((await seen({ alphabet: 'hebrew', uppercase: false })).size).toBe(22);
    expect((await seen({ alphabet: 'russian', uppercase: false, excludeVowels: true })).size).toBe(23);
  });

  it('draws no letter twice if asked, every order equally likely', async () => {
    const { results, facts } = await draw({ lowercase: false, noRepeats: true, length: 26, count: 5000 });
    for (const text of results) expect(new Set(text).size).toBe(26);
    for (const at of [0, 12, 25])
      expect(
        deviationAmong(
          26,
          results.map((text) => text[at]),
        ),
      ).toBeLessThan(5);
    // 26! is 403291461126605635584000000.
    expect(facts[1]).toMatchObject({ value: `${Math.log2(Number(403291461126605635584000000n)).toFixed(1)} bits` });
    await expect(draw({ lowercase: false, noRepeats: true, length: 27 })).rejects.toThrow(
      'There are only 26 letters to draw from without repeats',
    );
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
