import { describe, expect, it } from 'vitest';
import { deviationAmong } from '@/engines/random/testing';
import { readOption } from '@/kit/option';
import { getGenerator } from '../testing';
import tool from './tool';

const draw = getGenerator(tool);

describe('random-data-from-regex', () => {
  it('gives texts the pattern matches', async () => {
    const { results } = await draw({
      regularExpression: String.raw`^(?<a>\p{Lu})[^,]{2,4}\k<a>$`,
      flags: 'u',
      count: 50,
    });
    expect(results).toHaveLength(50);
    for (const text of results) expect(text).toMatch(/^(\p{Lu})[^,]{2,4}\1$/u);
  });

  it.each(['', '(', '[b-a]', 'a**', '\\'])('refuses %j in the words of the catalogue', async (regularExpression) => {
    await expect(draw({ regularExpression })).rejects.toMatchObject({
      message: 'Please enter a valid regular expression.',
      details: { title: 'Invalid Regex' },
    });
  });

  it('refuses flags that are none, and says where a pattern breaks', async () => {
    await expect(draw({ flags: 'zz' })).rejects.toMatchObject({ details: { title: 'Invalid Regex', field: 'flags' } });
    await expect(draw({ regularExpression: 'ab(c' })).rejects.toMatchObject({ details: { offset: 2, column: 3 } });
  });

  it('keeps to the repeats allowed', async () => {
    const { results } = await draw({ regularExpression: 'x+', maxRepeat: 2, count: 200 });
    expect(new Set(results)).toEqual(new Set(['x', 'xx', 'xxx']));
    expect((await draw({ regularExpression: 'x{3,}', maxRepeat: 0, count: 1 })).results).toEqual(['xxx']);
  });

  it('says what can’t be generated, and what the pattern may not have meant', async () => {
    await expect(draw({ regularExpression: '(?<=x)y' })).rejects.toThrow('can’t be generated: look-behind');
    const { notes, results } = await draw({ regularExpression: String.raw`\p{L}`, count: 1 });
    expect(results).toEqual(['p{L}']);
    expect(notes[0]).toContain('u or v flag');
  });

  it('takes every character, alternative and repeat equally often', async () => {
    for (const [regularExpression, kinds] of [
      ['[a-j]', 10],
      ['a|b|cc|ddd', 4],
      ['x{0,9}', 10],
    ] as const) {
      const { results } = await draw({ regularExpression, count: 100_000 });
      expect(deviationAmong(kinds, results), regularExpression).toBeLessThan(5);
    }
  });

  it('runs in the background with a limit', () => {
    expect(tool).toMatchObject({ heavy: true, timeLimit: { after: 10_000 } });
  });

  it('has the limits of the page, and others on the command line', () => {
    expect(() => readOption(tool.options.count, 11)).toThrow('Count must be from 1 to 10');
    expect(readOption(tool.options.count, 10_000, 'command')).toBe(10_000);
  });
});
