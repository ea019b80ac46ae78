import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONG } from '@/engines/testing/long';
import { processorTime } from '@/engines/testing/processor-time';
import { countText } from './count';
import { countGraphemes } from './grapheme-counts';
import { splitGraphemes, wordSegments } from './segment';
import { countWords, splitWords } from './words';

const words = new Intl.Segmenter('en', { granularity: 'word' });
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const text = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'word ',
        'don’t',
        "'",
        '3.14',
        ', ',
        '_',
        '\n',
        '\r\n',
        '\r',
        '\u0301',
        'e\u0301',
        '👨‍👩‍👧',
        '🇩🇪',
        '\u200d',
        'क्षि',
        'สวัสดีชาวโลก',
        '日本語のテキスト',
        'カタカナ',
        '这是一句话',
        '\u05d0"\u05d1',
        '\u2028',
      ),
      fc.oneof({ arbitrary: fc.integer({ min: 1, max: 4 }), weight: 6 }, { arbitrary: fc.nat(300), weight: 1 }),
    ),
    { maxLength: 120 },
  )
  .map((parts) =>
    parts
      .map(([piece, times]) => piece.repeat(times))
      .join('')
      .slice(0, 6000),
  );

describe('text cut piece by piece', () => {
  it('has the characters and words it has as a whole', () => {
    fc.assert(
      fc.property(text, (whole) => {
        const characters = Array.from(graphemes.segment(whole), ({ segment }) => segment);
        expect([...splitGraphemes(whole)]).toEqual(characters);
        expect(countGraphemes(whole)).toEqual({
          all: characters.length,
          spaces: characters.filter((character) => /^\s+$/.test(character)).length,
        });
        const segments = [...words.segment(whole)];
        expect(Array.from(wordSegments(whole), ({ index }) => index)).toEqual(segments.map(({ index }) => index));
        const found = segments.filter(({ segment, isWordLike }) => isWordLike && /[^_]/.test(segment));
        expect(splitWords(whole)).toEqual(found.map(({ segment }) => segment));
        expect(countWords(whole)).toBe(found.length);
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['a word without an end', 'a'.repeat(5000)],
    ['one with a letter of another script in it', `${'a'.repeat(3000)}\u0e01${'b'.repeat(3000)}`],
    ['a letter under thousands of accents', `a${'\u0301'.repeat(5000)}b`],
    ['numbers joined by commas', `\u0e01${'1,'.repeat(3000)}1`],
    ['flags', '🇩🇪'.repeat(2000)],
    ['a family of thousands', `${'👩‍'.repeat(2000)}👩`],
  ])('%s is cut as a whole is', (_, whole) => {
    expect(splitWords(whole)).toEqual(
      Array.from(words.segment(whole))
        .filter(({ isWordLike }) => isWordLike)
        .map(({ segment }) => segment),
    );
    expect([...splitGraphemes(whole)]).toEqual(Array.from(graphemes.segment(whole), ({ segment }) => segment));
  });
});

const getTime = (counted: string): number => {
  const started = processorTime();
  countText(counted);
  return processorTime() - started;
};

it.runIf(LONG).each([
  ['prose', 'The quick brown fox, naïve as ever, jumped over “the” lazy dog. It was 9.30 already!\n'],
  ['one word', 'a'],
  ['one word of Thai', 'สวัสดีชาวโลก'],
  ['accents', '\u0301'],
  ['line breaks', '\r\n'],
])('%s takes time in proportion to its length', (_, unit) => {
  const sized = (size: number) => unit.repeat(size / unit.length);
  getTime(sized(10_000));
  const [short, long] = [sized(10_000), sized(160_000)];
  // Sixteen times as long; the best of three, for others use this machine, too.
  const best = (counted: string) => Math.min(...[1, 2, 3].map(() => getTime(counted)));
  expect(best(long) / Math.max(best(short), 1)).toBeLessThan(64);
});

it.runIf(LONG)('prose and a word without an end take no longer than a few walks over them', () => {
  const walk = (walked: string) => {
    const started = processorTime();
    let sum = 0;
    for (const match of walked.matchAll(/\S+/g)) sum += match[0].length;
    expect(sum).toBeGreaterThan(0);
    return processorTime() - started;
  };
  const prose = 'The quick brown fox jumped over “the” lazy dog. It was 9.30 already 🦊!\n'.repeat(20_000);
  walk(prose);
  expect(getTime(prose) / walk(prose)).toBeLessThan(40);
});
