import { describe, expect, it } from 'vitest';
import { deviationAmong } from '@/engines/random/testing';
import { readOption } from '@/kit/option';
import { getGenerator } from '../testing';
import tool from './tool';

const draw = getGenerator(tool);

describe('random-string', () => {
  it('draws each of the 94 characters equally often', async () => {
    const { results } = await draw({ length: 50, count: 2000, special: true });
    const printable = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at));
    expect(new Set(results.join(''))).toEqual(new Set(printable));
    expect(deviationAmong(94, results.join(''))).toBeLessThan(5);
  });

  it.each([
    [{ letters: false }, /^[0-9]+$/, 10],
    [{ numbers: false }, /^[A-Za-z]+$/, 52],
    [{ numbers: false, caseSensitive: false }, /^[a-z]+$/, 26],
    [{}, /^[A-Za-z0-9]+$/, 62],
    [{ letters: false, numbers: false, special: true, caseSensitive: false }, /^[!-/:-@[-`{-~]+$/, 32],
  ])('%j draws from these and no others', async (options, pattern, size) => {
    const text = (await draw({ ...options, length: 50, count: 200 })).results.join('');
    expect(text).toMatch(pattern);
    expect(new Set(text).size).toBe(size);
  });

  it('starts with ten letters and digits, and tells the entropy', async () => {
    const { results, facts } = await draw();
    expect(results).toHaveLength(1);
    expect(results[0]).toMatch(/^[A-Za-z0-9]{10}$/);
    expect(facts[1]).toMatchObject({ value: `${(10 * Math.log2(62)).toFixed(1)} bits` });
  });

  it('says so when nothing is left', async () => {
    await expect(draw({ letters: false, numbers: false })).rejects.toThrow('Choose at least one kind of character');
  });

  it('draws whole characters of your own alphabet equally often, whatever was chosen before', async () => {
    const own = { ownAlphabet: 'aä👩‍👩‍👧🇩🇪 aa', letters: false, numbers: false, longLength: 1000, bulkCount: 50 };
    const { results, facts } = await draw(own);
    const drawn = results.flatMap((text) => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment));
    expect(new Set(drawn)).toEqual(new Set(['a', 'ä', '👩‍👩‍👧', '🇩🇪', ' ']));
    expect(deviationAmong(5, drawn)).toBeLessThan(5);
    expect([results.length, drawn.length]).toEqual([50, 50_000]);
    expect(facts[0]).toMatchObject({ value: '5' });
    expect(facts[1]).toMatchObject({ value: `${(1000 * Math.log2(5)).toFixed(1)} bits` });
    expect(() => readOption(tool.options.longLength, 1001)).toThrow('Long Length must be from 0 to 1000');
  });

  it('has the limits of the page, and others on the command line', () => {
    expect(() => readOption(tool.options.length, 0)).toThrow('Length must be from 1 to 50');
    expect(() => readOption(tool.options.count, 11)).toThrow('Count must be from 1 to 10');
    expect(readOption(tool.options.count, 10_000, 'command')).toBe(10_000);
  });
});
