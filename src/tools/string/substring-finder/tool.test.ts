import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONG, runs } from '@/engines/testing/long';
import { expectWithin, processorTime } from '@/engines/testing/processor-time';
import { valueAs } from '@/kit/output';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool from './tool';

type Options = ToolOptions<typeof tool>;
const run = (input: string, options: Partial<Options>) => runTool(tool, input, options);
const found = async (input: string, options: Partial<Options>) => (await run(input, options)).data!;
const positions = async (input: string, substring: string, options: Partial<Options> = {}) =>
  (await found(input, { substring, ...options })).positions;
const replaced = async (input: string, substring: string, replaceWith: string, options: Partial<Options> = {}) =>
  valueAs((await run(input, { substring, replaceWith, show: 'replacement', ...options })).shown, 'text');

describe('substring-finder', () => {
  it('finds what indexOf finds, and replaces what replaceAll does', async () => {
    const text = fc.string({ unit: fc.constantFrom(...'abA.*[]()$^\\ \n') });
    await fc.assert(
      fc.asyncProperty(text, text.filter(Boolean), text, async (input, substring, replaceWith) => {
        const expected: number[] = [];
        for (let at = input.indexOf(substring); at !== -1; at = input.indexOf(substring, at + substring.length))
          expected.push(at);
        expect(await positions(input, substring, { caseSensitive: true })).toEqual(expected);
        expect(await replaced(input, substring, replaceWith, { caseSensitive: true })).toBe(
          input.replaceAll(substring, () => replaceWith),
        );
      }),
      { numRuns: runs(300) },
    );
  });

  it('finds by regex what matchAll finds', async () => {
    for (const pattern of ['a*', '(?=a)', '^b', '[aeiou]+$', '\\p{Lu}', '\\-|\\s', 'a|b|'])
      for (const input of ['baaa-A\nb a', '😀a😀', '']) {
        let flags = 'gmu';
        try {
          new RegExp(pattern, flags);
        } catch {
          flags = 'gm';
        }
        const { spans } = await found(input, { substring: pattern, regex: true, caseSensitive: true });
        const expected = [...input.matchAll(new RegExp(pattern, flags))].flatMap((one) => [
          one.index,
          one.index + one[0].length,
        ]);
        expect(spans, `${pattern} in ${input}`).toEqual(expected);
      }
  });

  it('counts characters as a reader does, and never finds part of one', async () => {
    expect(await positions('👩‍👩‍👧b e\u0301e', 'b')).toEqual([1]);
    expect(await positions('👩‍👩‍👧b e\u0301e', 'e')).toEqual([4]);
    expect(await positions('👩‍👩‍👧', '👩')).toEqual([]);
    expect(await replaced('e\u0301e', 'e', 'x')).toBe('e\u0301x');
    expect(await positions('a\r\nb', 'b')).toEqual([2]);
  });

  it('has the options of the page', async () => {
    expect(await positions('Aa', 'a')).toEqual([0, 1]);
    expect(await positions('Aa', 'a', { caseSensitive: true })).toEqual([1]);
    expect(await positions('ΣΑΣ σας', 'σας')).toEqual([0, 4]);
    expect(await positions('cat category çcat cat_ (cat)', 'cat', { wholeWord: true })).toEqual([0, 24]);
    expect(await positions('12 123', '\\d\\d', { wholeWord: true, regex: true })).toEqual([0]);
    expect(
      await positions('-cat -catégorie é-cat 𝐀-cat a-cat -cat', '\\-cat', { wholeWord: true, regex: true }),
    ).toEqual([0, 34]);
    expect(await replaced('cat écat catç-cat', '\\-?(cat)', '<$1>', { wholeWord: true, regex: true })).toBe(
      '<cat> écat catç-<cat>',
    );
    expect(await positions('aaaa', 'aa')).toEqual([0, 2]);
    expect(await replaced('a1b2', '(\\d)', '<$1>', { regex: true })).toBe('a<1>b<2>');
    expect(await replaced('a.b', '.', '$&')).toBe('a$&b');
  });

  it('lists 10,000 matches and counts the rest', async () => {
    const { value, notes, facts } = await run('ab\n'.repeat(15_000), { substring: 'b' });
    const { rows } = value;
    expect(rows).toHaveLength(10_000);
    expect(rows.at(-1)).toEqual(['29998', '10000', 'b']);
    expect(notes).toEqual(['Showing the first 10,000 of 15,000 matches.']);
    expect(facts).toEqual([{ label: 'Matches', value: '15,000' }]);
  });

  it('says what is wrong, and where', async () => {
    await expect(run('a', { substring: '' })).rejects.toMatchObject({
      name: 'InputError',
      message: 'Enter the substring to find',
    });
    await expect(run('a', { substring: 'x(a', regex: true })).rejects.toMatchObject({
      name: 'InputError',
      details: { column: 2 },
    });
    await expect(replaced('a'.repeat(100_000), 'a', 'x'.repeat(1000))).rejects.toMatchObject({ name: 'InputError' });
  });

  it.runIf(LONG)('takes a megabyte of anything in its stride', async () => {
    for (const input of [
      'a'.repeat(1_000_000),
      '😀'.repeat(200_000),
      '\ud800'.repeat(100_000),
      'e\u0301'.repeat(100_000),
    ]) {
      const start = processorTime();
      await found(input, { substring: 'a' });
      await replaced(input, 'a', 'b');
      await found(`é${input}`, { substring: '[\\-\\wé]+', wholeWord: true, regex: true });
      expectWithin(10_000, start);
    }
  });
});
