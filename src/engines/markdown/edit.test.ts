import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { type Command, editMarkdown, inlineImage } from './edit';
import { renderMarkdown } from './index';

/** The text with the selection marked by brackets. */
const edit = (command: Command, marked: string): string => {
  const from = marked.indexOf('⟦');
  const to = marked.indexOf('⟧') - 1;
  const text = marked.replace(/[⟦⟧]/g, '');
  const { insert, selectFrom, selectTo, ...place } = editMarkdown(command, text, from, to);
  const next = text.slice(0, place.from) + insert + text.slice(place.to);
  return `${next.slice(0, selectFrom)}⟦${next.slice(selectFrom, selectTo)}⟧${next.slice(selectTo)}`;
};

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
  ['bullets', 'a\n⟦b\nc\n⟧d', 'a\n⟦- b\n- c⟧\nd'],
  ['bullets', '⟦- b\n- c⟧', '⟦b\nc⟧'],
  ['bullets', 'ab⟦⟧c', '- abc⟦⟧'],
  ['bullets', '⟦* a\n\n  b⟧', '⟦- a\n\n  - b⟧'],
  ['numbers', '⟦- b\n\n  c⟧', '⟦1. b\n\n  2. c⟧'],
  ['numbers', '⟦1. b\n2. c⟧', '⟦b\nc⟧'],
  ['code', '⟦a\n```\nb⟧', '````\n⟦a\n```\nb⟧\n````'],
  ['code', '⟦⟧', '```\n⟦⟧\n```'],
])('%s of %j', (command, before, after) => {
  expect(edit(command, before)).toBe(after);
});

it.each<[Command, string]>([
  ['bold', 'strong'],
  ['italic', 'em'],
  ['heading', 'h1'],
  ['bullets', 'ul li'],
  ['numbers', 'ol li'],
  ['link', 'a[href="https://"]'],
  ['image', 'img[alt=word]'],
  ['code', 'pre code'],
])('%s makes what it is named for', async (command, selector) => {
  const { insert } = editMarkdown(command, 'word', 0, 4);
  expect(new JSDOM(await renderMarkdown(insert)).window.document.querySelector(selector)).not.toBeNull();
});

it('keeps every word and selects within the text, wherever the selection is', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Command>('bold', 'italic', 'heading', 'bullets', 'numbers', 'link', 'image', 'code'),
      fc.string({ unit: fc.constantFrom('x', 'y', ' ', '\n', '*', '-', '#', '1', '.', '`') }),
      fc.nat(),
      fc.nat(),
      (command, text, one, other) => {
        const [from = 0, to = 0] = [one % (text.length + 1), other % (text.length + 1)].sort((a, b) => a - b);
        const { insert, selectFrom, selectTo, ...place } = editMarkdown(command, text, from, to);
        const next = text.slice(0, place.from) + insert + text.slice(place.to);
        const letters = (words: string) => words.replaceAll('text', '').replace(/[^xy]/g, '');
        expect(letters(next)).toBe(letters(text));
        expect(0 <= selectFrom && selectFrom <= selectTo && selectTo <= next.length).toBe(true);
      },
    ),
  );
});

it('writes a picture that is shown under its name', async () => {
  const address = `data:image/png;base64,${btoa('\x89PNG'.padEnd(600, 'x'))}`;
  const markdown = inlineImage('a [1] \\ b.final.png', address);
  const image = new JSDOM(await renderMarkdown(`x ${markdown} y`)).window.document.querySelector('img')!;
  expect([image.src, image.alt]).toEqual([address, 'a [1] \\ b.final']);
});
