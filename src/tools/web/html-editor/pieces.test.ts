import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { runTool } from '@/kit/testing/run-tool';
import { appendPiece, cutDocument } from './pieces';
import tool from './tool';

const { document } = new JSDOM().window;
const made = (html: string) => {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box;
};
const joined = (html: string, length: number) => {
  const root = document.createElement('div');
  for (const piece of cutDocument(html, length)) appendPiece(root, made(piece.html), piece.joins);
  return root;
};

const text = fc.constantFrom(
  'word',
  'two words',
  'a &lt; b &amp; c',
  '<b title="a > b">bold</b>',
  '<br>',
  '<img alt="<p>">',
);
const { block } = fc.letrec<{ block: string }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small' },
    text.map((inner) => `<p>${inner}</p>`),
    fc.constantFrom('<hr>', '<h2 id="x">Title</h2>', '<pre>a\n\n  b</pre>', 'loose words'),
    fc
      .array(tie('block'), { minLength: 1, maxLength: 4 })
      .map((items) => `<ul><li>${items.join('</li><li>')}</li></ul>`),
    fc.array(tie('block'), { minLength: 1, maxLength: 4 }).map((items) => `<blockquote>${items.join('')}</blockquote>`),
    fc
      .array(tie('block'), { minLength: 1, maxLength: 4 })
      .map((cells) => `<table><tbody><tr><td>${cells.join('</td></tr><tr><td>')}</td></tr></tbody></table>`),
  ),
}));

it('is the same document when its pieces are put together', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 12 }), fc.integer({ min: 1, max: 200 }), (blocks, length) => {
      const html = blocks.join('\n');
      expect(joined(html, length).innerHTML).toBe(made(html).innerHTML);
    }),
  );
});

it('cuts lists and tables too, and every piece is about as long as it should be', async () => {
  const rows = Array.from({ length: 3000 }, (_, at) => `<tr><td>${at}</td><td>words</td></tr>`).join('');
  const items = Array.from({ length: 3000 }, (_, at) => `<li>item ${at}</li>`).join('');
  const source = `<h1>Long</h1><table>${rows}</table><ul>${items}</ul>`;
  const html = (await runTool(tool, source, { keepStyles: true })).value;
  const pieces = cutDocument(html);
  expect(pieces.length).toBeGreaterThan(15);
  expect(Math.max(...pieces.map((piece) => piece.html.length))).toBeLessThan(10_200);
  expect(joined(html, 10_000).innerHTML).toBe(made(html).innerHTML);
});
