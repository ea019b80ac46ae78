import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '@/engines/markdown';
import { bodyOf } from '@/engines/markdown/write-page';
import { execute } from '@/kit/run/execute';
import { type Command, editText, findAll, INLINE_DATA, inlineImage } from './edit';
import tool from './tool';

const run = async (markdown: string, css = '', fontSize = 16) =>
  (await execute(tool, markdown, { css, fontSize }, {} as never)).shown.value as string;

describe('the exported page', () => {
  it('is styled by the custom CSS, which cannot end its element', async () => {
    const page = await run('# A\n\nb', 'h1 { color: rgb(1, 2, 3) } /* </style><script>bad()</script> */', 20);
    const { window } = new JSDOM(page);
    expect(window.getComputedStyle(window.document.querySelector('h1')!).color).toBe('rgb(1, 2, 3)');
    expect([...window.document.querySelectorAll('style')].map((one) => one.textContent)).toContain(
      'body { font-size: 20px; }',
    );
    expect(window.document.querySelector('script')).toBeNull();
  });

  it('gives its elements alone', async () => {
    const source = '# A\n\n`</body>` and <b>raw</b>\n\n```\n<body>\n```\n';
    expect(bodyOf(await run(source))).toBe(await renderMarkdown(source, { headingIds: true }));
  });
});

/** The text with the selection marked by brackets. */
const edit = (command: Command, marked: string): string => {
  const from = marked.indexOf('⟦');
  const to = marked.indexOf('⟧') - 1;
  const text = marked.replace(/[⟦⟧]/g, '');
  const { insert, selectFrom, selectTo, ...place } = editText(command, text, from, to);
  const next = text.slice(0, place.from) + insert + text.slice(place.to);
  return `${next.slice(0, selectFrom)}⟦${next.slice(selectFrom, selectTo)}⟧${next.slice(selectTo)}`;
};

describe('the toolbar', () => {
  it.each<[Command, string, string]>([
    ['bold', 'a ⟦b⟧ c', 'a **⟦b⟧** c'],
    ['bold', 'a **⟦b⟧** c', 'a ⟦b⟧ c'],
    ['bold', '⟦⟧', '**⟦bold⟧**'],
    ['bold', 'a⟦ b ⟧c', 'a **⟦b⟧** c'],
    ['bold', '***⟦a⟧***', '*⟦a⟧*'],
    ['bold', '*⟦a⟧*', '***⟦a⟧***'],
    ['italic', '⟦a⟧', '*⟦a⟧*'],
    ['italic', '*⟦a⟧*', '⟦a⟧'],
    ['italic', '**⟦a⟧**', '***⟦a⟧***'],
    ['italic', '***⟦a⟧***', '**⟦a⟧**'],
    ['heading', 'ab⟦⟧c', '# abc⟦⟧'],
    ['heading', '# a⟦⟧', '## a⟦⟧'],
    ['heading', '### ⟦a⟧', 'a⟦⟧'],
    ['heading', '⟦⟧', '# ⟦⟧'],
    ['heading', '⟦\n⟧a', '# ⟦⟧\na'],
    ['link', 'see ⟦this⟧', 'see [this](⟦https://⟧)'],
    ['link', '⟦https://a.b/(c)⟧', '[⟦text⟧](https://a.b/\\(c\\))'],
    ['link', '⟦⟧', '[⟦text⟧](https://)'],
    ['image', '⟦a [b]⟧', '![a \\[b\\]](⟦https://⟧)'],
    ['bullet', 'a\n⟦b\nc\n⟧d', 'a\n⟦- b\n- c⟧\nd'],
    ['bullet', '⟦- b\n- c⟧', '⟦b\nc⟧'],
    ['bullet', '⟦* a\n\n  b⟧', '⟦- a\n\n  - b⟧'],
    ['code', '⟦a\n```\nb⟧', '````\n⟦a\n```\nb⟧\n````'],
    ['code', '⟦⟧', '```\n⟦⟧\n```'],
  ])('%s of %j', (command, before, after) => {
    expect(edit(command, before)).toBe(after);
  });

  it.each<[Command, string]>([
    ['bold', 'strong'],
    ['italic', 'em'],
    ['heading', 'h1'],
    ['bullet', 'li'],
    ['link', 'a[href="https://"]'],
    ['image', 'img[alt=word]'],
    ['code', 'pre code'],
  ])('%s makes what it is named for', async (command, selector) => {
    const { insert } = editText(command, 'word', 0, 4);
    expect(new JSDOM(await renderMarkdown(insert)).window.document.querySelector(selector)).not.toBeNull();
  });

  it('keeps every word and selects within the text, wherever the selection is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<Command>('bold', 'italic', 'heading', 'bullet', 'link', 'image', 'code'),
        fc.string({ unit: fc.constantFrom('x', 'y', ' ', '\n', '*', '-', '#', '`') }),
        fc.nat(),
        fc.nat(),
        (command, text, one, other) => {
          const [from = 0, to = 0] = [one % (text.length + 1), other % (text.length + 1)].sort((a, b) => a - b);
          const { insert, selectFrom, selectTo, ...place } = editText(command, text, from, to);
          const next = text.slice(0, place.from) + insert + text.slice(place.to);
          const letters = (words: string) => words.replaceAll('text', '').replace(/[^xy]/g, '');
          expect(letters(next)).toBe(letters(text));
          expect(0 <= selectFrom && selectFrom <= selectTo && selectTo <= next.length).toBe(true);
        },
      ),
    );
  });
});

describe('pictures and finding', () => {
  it('writes a picture that is shown and that the editor can fold', async () => {
    const address = `data:image/png;base64,${btoa('\x89PNG'.padEnd(600, 'x'))}`;
    const markdown = inlineImage('a [1] \\ b.final.png', address);
    const image = new JSDOM(await renderMarkdown(`x ${markdown} y`)).window.document.querySelector('img')!;
    expect([image.src, image.alt]).toEqual([address, 'a [1] \\ b.final']);
    expect(markdown.match(INLINE_DATA)).toEqual([address]);
  });

  it('finds what replaceAll replaces', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'b', '.', '$') }),
        fc.string({ unit: fc.constantFrom('a', 'b', '.', '$'), minLength: 1, maxLength: 3 }),
        (text, find) => {
          expect(findAll(text, find).length).toBe(text.split(find).length - 1);
        },
      ),
    );
    expect(findAll('abc', '')).toEqual([]);
  });
});
