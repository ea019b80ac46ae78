import { expect, it } from 'vitest';
import { some } from '@/engines/testing/long';
import { mayCombine, splitGraphemes } from './segment';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const plain = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
  (unit) => !mayCombine(unit),
);

it('takes for plain only what Intl.Segmenter never joins', () => {
  expect(plain.length).toBeGreaterThan(30_000);
  const blocks = Array.from({ length: Math.ceil(plain.length / 500) }, (_, at) =>
    plain.slice(at * 500, at * 500 + 500),
  );
  for (const block of some(blocks, 4)) {
    // Every one beside itself, a letter, a sign that may be a picture, and its neighbour.
    const text = block.map((unit) => `${unit}${unit}a${unit}\u2764${unit}`).join('');
    expect([...segmenter.segment(text)].length).toBe(text.length);
  }
});

it('joins what Intl.Segmenter joins', () => {
  for (const text of [
    '\u2764\ufe0f\u200d\ud83d\udd25',
    'e\u0301\u2318',
    '\r\n\u2318\r\n',
    '\ud83c\udde9\ud83c\uddea\u2190',
  ])
    expect([...splitGraphemes(text)]).toEqual([...segmenter.segment(text)].map(({ segment }) => segment));
});

it('parts pictures as Intl.Segmenter does', () => {
  for (let code = 0x1f000; code < 0x1fb00; code++) {
    const picture = String.fromCodePoint(code);
    const text = `${picture}${picture}a${picture}\u2764${picture}${String.fromCodePoint(code + 1)}`;
    expect([...splitGraphemes(text)]).toEqual([...segmenter.segment(text)].map(({ segment }) => segment));
  }
});

it('joins lines, pictures, flags and variants as Intl.Segmenter does, in whatever order they stand', () => {
  const units = 'a|\u2764|\u{1f600}|\u{1f469}|\u{1f3fd}|\ufe0f|\u200d|\u{1f1e9}|\r|\n|\xad|\x85'.split('|');
  const times = (texts: readonly string[]) => texts.flatMap((text) => units.map((unit) => text + unit));
  const differs = (text: string) =>
    [...splitGraphemes(text)].join('|') !== Array.from(segmenter.segment(text), ({ segment }) => segment).join('|');
  const texts = times(times(times(units)));
  expect(texts).toHaveLength(units.length ** 4);
  expect(texts.filter(differs)).toEqual([]);
});
