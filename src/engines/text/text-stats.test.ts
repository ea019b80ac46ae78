import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import { splitGraphemes, wordSegments } from './segment';
import { readability, sentenceCount, splitSentences, topKeywords } from './text-stats';
import { splitWords } from './words';

describe('words', () => {
  it('are those of Intl.Segmenter, also on the quick path', () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
    // A colon between letters joins them or not depending on the age of the Unicode data.
    const pieces = fc.constantFrom(
      'a',
      'B',
      'é',
      'µ',
      '1',
      '²',
      '_',
      "'",
      '’',
      '.',
      ',',
      ';',
      ' ',
      '\n',
      '-',
      '·',
      '€',
      '…',
      'ж',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 14 }), (parts) => {
        const text = parts.join('');
        const expected = Array.from(segmenter.segment(text)).filter((s) => s.isWordLike && /[^_]/.test(s.segment));
        expect([...splitWords(text)]).toEqual(expected.map((s) => s.segment));
      }),
      { numRuns: runs(1500) },
    );
    expect([...splitWords('Don’t cut 3.14 or naïve – 日本語のテキスト')]).toEqual([
      'Don’t',
      'cut',
      '3.14',
      'or',
      'naïve',
      '日本語',
      'の',
      'テキスト',
    ]);
  });

  it('stay whole where long text is taken in pieces', () => {
    const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
    const words = new Intl.Segmenter('en', { granularity: 'word' });
    const piece = fc.constantFrom('word ', 'don’t ', '👨‍👩‍👧', '🇩🇪🇫🇷 ', 'e\u0301', 'क्षि', '\r\n', ' — ', 'été');
    fc.assert(
      fc.property(fc.array(piece, { minLength: 300, maxLength: 900 }), (parts) => {
        const text = parts.join('');
        expect([...splitGraphemes(text)]).toEqual(Array.from(graphemes.segment(text), (s) => s.segment));
        expect(Array.from(wordSegments(text), (s) => s.index)).toEqual(Array.from(words.segment(text), (s) => s.index));
      }),
      { numRuns: runs(15) },
    );
    const lump = '👨‍👩‍👧'.repeat(2_000);
    expect([...splitGraphemes(lump)].join('')).toBe(lump);
  });
});

describe('readability', () => {
  it('follows the formula', () => {
    const result = readability('The cat sat. The dog ran, e.g. fast! Is 3.14 pi?');
    expect(result).toMatchObject({ words: 11, sentences: 3, vowels: 10 });
    expect(result.score).toBeCloseTo(206.835 - 1.015 * (11 / 3) - 84.6 * (10 / 11), 10);
  });

  it('takes hard-wrapped lines, headings and no text at all', () => {
    expect(readability('one two\nthree four.\n\nHeading\n\nfive six').sentences).toBe(3);
    expect(readability('... !!! ').score).toBeNull();
    expect(readability('').score).toBeNull();
    expect(readability('Être où').vowels).toBe(4);
  });
});

describe('sentences', () => {
  it.each([
    ['Mr. Smith met Dr. J. R. Jones. They left.', 2],
    ['George W. Bush spoke. It was I. He heard.', 3],
    ['He moved to the U.S. Then he stayed.', 2],
    ['Signed by Prof. A.\n\nNext', 2],
    ['Ask Mr.', 1],
    ['É. Zola, e.g. wrote novels. Gen. Lee did not!', 2],
    ['SMr. Nobody ends this. Yes', 3],
  ])('%j', (text, count) => {
    expect(sentenceCount(text)).toBe(count);
    expect(splitSentences(text).join('')).toBe(text);
  });
});

describe('topKeywords', () => {
  it('drops stop words, folds case, and orders by count, then by alphabet', () => {
    const text = 'Zebra apple the APPLE and a zebra, don’t 42 x Éclair mango';
    expect(topKeywords(text)).toEqual([
      { word: 'apple', count: 2 },
      { word: 'zebra', count: 2 },
      { word: 'éclair', count: 1 },
      { word: 'mango', count: 1 },
    ]);
    expect(topKeywords('a b c d the of').length).toBe(0);
    expect(topKeywords(Array.from({ length: 30 }, (_, i) => `word${i}`).join(' '))).toHaveLength(10);
  });
});
