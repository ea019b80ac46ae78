import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findAll, replaceFound, toRange } from './find';

const { window } = new JSDOM();
beforeAll(() => {
  for (const name of ['document', 'Text', 'NodeFilter'] as const) vi.stubGlobal(name, window[name]);
});
afterAll(() => void vi.unstubAllGlobals());

const made = (html: string) => {
  const box = window.document.createElement('div');
  box.innerHTML = html;
  return box;
};
const texts = (html: string, wanted: string, matchCase = false) =>
  findAll(made(html), wanted, matchCase).map((found) => toRange(found).toString());
const replaced = (html: string, wanted: string, text: string) => {
  const box = made(html);
  replaceFound(findAll(box, wanted, false), text);
  return box.innerHTML;
};

describe('Find', () => {
  it.each([
    ['<p>One one ONE</p>', 'one', 3],
    ['<p>o<b>n</b>e</p>', 'one', 1],
    ['<p>on</p><p>e</p>', 'one', 0],
    ['<p>on<br>e</p>', 'one', 0],
    ['<ul><li>on</li><li>e one</li></ul>', 'one', 1],
    ['<table><tr><td>on</td><td>e</td></tr></table>', 'one', 0],
    ['<p>aaaa</p>', 'aa', 2],
    ['<p>a&nbsp;b</p>', 'a b', 1],
    ['<p>x</p>', '', 0],
    ['<p>a.c abc</p>', 'a.c', 1],
    ['<p>İstanbul istanbul</p>', 'istanbul', 1],
  ])('%s has %s %i times', (html, wanted, count) => {
    expect(texts(html, wanted)).toHaveLength(count);
  });
  it('tells capitals apart if asked to', () => {
    expect(texts('<p>One one</p>', 'one', true)).toEqual(['one']);
  });

  it('finds what a string finds, wherever the words are bold', () => {
    const piece = fc.record({ text: fc.stringMatching(/^[ab ]{0,4}$/), bold: fc.boolean() });
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), fc.stringMatching(/^[ab]{1,2}$/), (pieces, wanted) => {
        const whole = pieces.map(({ text }) => text).join('');
        const html = pieces.map(({ text, bold }) => (bold ? `<b>${text}</b>` : text)).join('');
        expect(texts(`<p>${html}</p>`, wanted)).toEqual(
          whole
            .split(wanted)
            .slice(1)
            .map(() => wanted),
        );
        const box = made(`<p>${html}</p>`);
        replaceFound(findAll(box, wanted, false), 'xyz');
        expect(box.textContent).toBe(whole.replaceAll(wanted, 'xyz'));
      }),
    );
  });
});

describe('Replace', () => {
  it.each([
    ['<p>one <b>one</b></p>', '<p>two <b>two</b></p>'],
    ['<p>o<b>n</b>e!</p>', '<p>two!</p>'],
    ['<p><i>One</i></p><p>alone</p>', '<p><i>two</i></p><p>altwo</p>'],
  ])('%s', (html, result) => expect(replaced(html, 'one', 'two')).toBe(result));
  it('takes signs of replacing as they are', () =>
    expect(replaced('<p>one</p>', 'one', '$& $1')).toBe('<p>$&amp; $1</p>'));
});
