import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { colourRow } from './json-colours';

const LINE = '  "homepage": "https://example.com/orders/2024//x", "n": 12';
const TEXT = `{\n${LINE}\n}`;
const drawn = (from: number, to: number, text = TEXT) =>
  renderToStaticMarkup(colourRow(text.slice(from, to), from, text)).replaceAll('&quot;', '"');

test('a row of a wrapped line has the colours of the whole line', () => {
  const start = TEXT.indexOf('orders');
  expect(drawn(start, start + 15)).toBe('<span class="t-string">orders/2024//x"</span>');
  expect(drawn(start + 7, start + 22)).toBe('<span class="t-string">2024//x"</span>, <span class="t-key">"n"</span>: ');
  // A key whose colon is in the next row is a key all the same.
  expect(drawn(2, 10)).toBe('  <span class="t-key">"homep</span>');
});

test('rows put together are the line, coloured as one', () => {
  for (const width of [1, 5, 20, 80]) {
    const rows = Array.from({ length: Math.ceil(LINE.length / width) }, (_, at) =>
      drawn(2 + at * width, Math.min(2 + LINE.length, 2 + (at + 1) * width)),
    );
    const plain = rows.join('').replace(/<[^>]+>/g, '');
    expect(plain).toBe(LINE);
  }
});

test('a line too long to be read for every row is coloured row by row', () => {
  const text = `["${'a'.repeat(10_000)}", 12]`;
  expect(drawn(9_000, 9_010, text)).toBe('aaaaaaaaaa');
  expect(drawn(text.length - 4, text.length, text)).toBe(' <span class="t-number">12</span>]');
});
