import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countText } from '@/engines/text/count';
import { runTool } from '@/kit/testing/run-tool';
import { fills } from './reports';
import tool from './tool';

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

describe('the other views', () => {
  const rows = async (text: string, show: 'style' | 'reading' | 'limits') =>
    new Map((await runTool(tool, text, { show })).value.map(({ label, value, note }) => [label, { value, note }]));

  it('tell the longest sentence and averages', async () => {
    const style = await rows(
      'A b. A longer one, see? “Yes,” he said. The\nlast\none ends the paragraph.\n\nNext',
      'style',
    );
    expect(style.get('Longest Sentence')).toEqual({ value: 'The last one ends the paragraph.', note: '6 words' });
    expect(style.get('Unique Words')).toEqual({ value: '13', note: '81 % of 16' });
    expect(style.get('Average Paragraph')?.value).toBe('8.0 words');
    expect((await rows('', 'style')).get('Longest Word')?.value).toBe('–');
    expect((await rows("Don’t don't caf\u00e9 CAFE\u0301", 'style')).get('Unique Words')?.value).toBe('2');
  });

  it('name what makes an SMS short', async () => {
    const limits = await rows('Café – naïve', 'limits');
    expect(limits.get('SMS')).toEqual({ value: '1 part', note: '12 of 70, short parts because of – ï' });
    expect(limits.get('Page Title')?.note).toBe('48 left');
  });

  it('tell how full places are', () => {
    const shares = (text: string, goal = 10) =>
      Object.fromEntries(fills(text, goal).map(({ label, share, value }) => [label, [share, value]]));
    expect(shares('a'.repeat(140))).toEqual({
      'Post on X': [0.5, '140/280'],
      SMS: [0.875, '1 part'],
      'Page Title': [140 / 60, '140/60'],
      Description: [0.875, '140/160'],
      Goal: [0.1, '1/10 words'],
    });
    expect(shares('').SMS).toEqual([0, '0 parts']);
  });

  it('measure nothing where there is no word', async () => expect((await rows('…', 'reading')).size).toBe(0));

  it('count at once, as they did', () => {
    const outcome = tool.run('one', { show: 'counts', goal: 1, phraseLength: '1', skipStopWords: true }, {} as never);
    expect(outcome).not.toBeInstanceOf(Promise);
  });
});
