import { expect, it } from 'vitest';
import { graphemesOf, mayCombine } from './segment';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const plain = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
  (unit) => !mayCombine(unit),
);

it('takes for plain only what Intl.Segmenter never joins', () => {
  expect(plain.length).toBeGreaterThan(30_000);
  for (let start = 0; start < plain.length; start += 500) {
    const some = plain.slice(start, start + 500);
    // Every one beside itself, a letter, a sign that may be a picture, and its neighbour.
    const text = some.map((unit) => `${unit}${unit}a${unit}\u2764${unit}`).join('');
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
    expect([...graphemesOf(text)]).toEqual([...segmenter.segment(text)].map(({ segment }) => segment));
});

it('parts pictures as Intl.Segmenter does', () => {
  for (let code = 0x1f000; code < 0x1fb00; code++) {
    const picture = String.fromCodePoint(code);
    const text = `${picture}${picture}a${picture}\u2764${picture}${String.fromCodePoint(code + 1)}`;
    expect([...graphemesOf(text)]).toEqual([...segmenter.segment(text)].map(({ segment }) => segment));
  }
});
