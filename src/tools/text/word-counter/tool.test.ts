import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countText } from '@/engines/text/count';

describe('counting text', () => {
  it('counts words and characters as the platform cuts them', () => {
    const words = new Intl.Segmenter('en', { granularity: 'word' });
    const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
    fc.assert(
      fc.property(
        fc.lorem({ mode: 'sentences', maxCount: 12 }),
        fc.constantFrom('', ' naïve café', ' 日本語の文章です', ' สวัสดีชาวโลก', ' 👩‍👩‍👧!'),
        (text, tail) => {
          const whole = text + tail;
          const counts = countText(whole);
          expect(counts.words).toBe([...words.segment(whole)].filter(({ isWordLike }) => isWordLike).length);
          expect(counts.characters).toBe([...graphemes.segment(whole)].length);
        },
      ),
    );
  });

  it.each([
    ['', 0, 0, 0],
    ['   \n\n ', 0, 0, 0],
    ['One.', 1, 1, 1],
    ['Is it? Yes! Done…', 4, 3, 1],
    ['Pi is 3.14 or so.', 5, 1, 1],
    ['a\nb\n\nc\r\n\r\nd', 4, 3, 3],
    ['这是一句话。这是另一句。', 8, 2, 1],
  ])('%j', (text, words, sentences, paragraphs) => {
    expect(countText(text)).toMatchObject({ words, sentences, paragraphs });
  });

  it('rounds the minutes up', () => {
    expect(countText('word '.repeat(200))).toMatchObject({ readMinutes: 1, speakMinutes: 2 });
    expect(countText('word '.repeat(201))).toMatchObject({ readMinutes: 2 });
  });
});
