import { expect, it } from 'vitest';
import { runTool } from '@/kit/testing/run-tool';
import { linkAddress } from './address';
import tool from './tool';
import { getPage } from './whole-page';

const run = (html: string, keepStyles = false) => runTool(tool, html, { keepStyles });

it('names what it took, but not endlessly', async () => {
  const many = Array.from({ length: 20 }, (_, at) => `<p data-n${at}="1">x</p>`).join('');
  expect((await run(many)).notes[0]).toMatch(/^Removed: data-n0, .* and 8 more\.$/);
  expect((await run('<p>x</p>')).notes).toEqual([]);
});

it('keeps styles only when asked to', async () => {
  const source = '<p class="a" style="color: red">x</p>';
  expect((await run(source)).shown.value).toBe('<p>x</p>');
  expect((await run(source, true)).shown.value).toBe(source);
});

it.each([
  ['example.com', 'https://example.com'],
  ['www.example.com/a?b#c', 'https://www.example.com/a?b#c'],
  ['a@example.com', 'mailto:a@example.com'],
  ['https://example.com', 'https://example.com'],
  [' /docs/a ', '/docs/a'],
  ['#part', '#part'],
  ['localhost:8080', 'http://localhost:8080'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['', undefined],
])('the address %j', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});

it('a page of it is titled by its first heading and says how it is encoded', () => {
  expect(getPage('<p>a</p>\n<h2>B &amp; <em>c</em></h2>')).toContain(
    '<meta charset="utf-8">\n<title>B &amp; c</title>',
  );
  expect(getPage('<p>é</p>')).toContain('<title>Document</title>');
});
