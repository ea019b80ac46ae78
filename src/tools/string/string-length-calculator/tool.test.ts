import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runTool } from '@/kit/testing/run-tool';
import { getRow } from './frequency';
import tool from './tool';

const run = (input: string) => runTool(tool, input);
const measure = async (input: string) => JSON.parse((await run(input)).value);

describe('string-length-calculator', () => {
  it('tells the four lengths apart', async () => {
    expect(await measure('👨‍👩‍👧')).toMatchObject({ totalLength: 1, codePoints: 5, utf16Units: 8, byteLength: 18 });
    expect(await measure('e\u0301')).toMatchObject({ totalLength: 1, codePoints: 2, utf16Units: 2, byteLength: 3 });
    expect(await measure('🇩🇪\r\n')).toMatchObject({
      totalLength: 2,
      codePoints: 4,
      utf16Units: 6,
      byteLength: 10,
      lineCount: 2,
    });
  });

  it('counts as the platform does, on any text', async () => {
    const wellFormed = fc.string({ unit: 'grapheme', maxLength: 40 }).filter((text) => text.isWellFormed());
    await fc.assert(
      fc.asyncProperty(wellFormed, async (text) => {
        const graphemes = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
        const measured = await measure(text);
        expect(measured).toMatchObject({
          totalLength: graphemes.length,
          codePoints: [...text].length,
          utf16Units: text.length,
          byteLength: Buffer.byteLength(text),
          uniqueCharCount: new Set(graphemes).size,
        });
        expect(Object.values<number>(measured.frequencyAnalysis).reduce((sum, count) => sum + count, 0)).toBe(
          graphemes.length,
        );
      }),
    );
  });

  it('counts kinds of characters in any script', async () => {
    expect(await measure('  Straße ÉCOLE 東京, ǅ 5€ 😀\t\n')).toMatchObject({
      wordCount: 5,
      spaceCount: 9,
      uppercaseCount: 7,
      lowercaseCount: 5,
      specialCharCount: 3,
      trimmedLength: 23,
    });
  });

  it('is read row by row for the table', async () => {
    const text = '": {"\n\n\u2028\ud83d👩‍👩‍👧11 ';
    const { totalLength, frequency } = (await run(text)).data;
    const rows = frequency.characters.map((character, at) => getRow(character, frequency.counts[at]!));
    expect([totalLength, rows.length]).toEqual([13, 9]);
    expect(rows.reduce((sum, { times }) => sum + times, 0)).toBe(totalLength);
    expect(rows.slice(0, 4)).toEqual([
      { character: '"', codes: 'U+0022', times: 2 },
      { character: '␣', codes: 'U+0020', times: 2 },
      { character: '↵', codes: 'U+000A', times: 2 },
      { character: '1', codes: 'U+0031', times: 2 },
    ]);
    expect(rows).toContainEqual({ character: '👩‍👩‍👧', codes: 'U+1F469 U+200D U+1F469 U+200D …', times: 1 });
    expect(rows).toContainEqual({ character: '\ufffd', codes: 'U+2028', times: 1 });
    expect(rows).toContainEqual({ character: '\ufffd', codes: 'U+D83D', times: 1 });
  });

  it('lists digits by their frequency too', async () => {
    const text = (await run('zz1"')).value;
    expect(text.slice(text.indexOf('frequencyAnalysis'))).toBe(
      'frequencyAnalysis": {\n    "z": 2,\n    "1": 1,\n    "\\"": 1\n  }\n}',
    );
  });

  it('shows every figure by name', async () => {
    const { facts } = await run('a'.repeat(1234));
    expect(facts[0]).toEqual({ label: 'Total Length', value: '1,234' });
    expect(facts.map(({ label }) => label)).toContain('Special Char Count');
  });
});
