import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { execute } from '@/kit/run/execute';
import { type Command, editText } from './edit';
import tool from './tool';
import { WELCOME } from './welcome';

const run = async (markdown: string, css = '', fontSize = 16) =>
  (await execute(tool, { markdown, css }, { fontSize }, {} as never)).shown.value as string;

describe('the exported page', () => {
  it('is styled by the custom CSS, which cannot end its element', async () => {
    const css = 'h1 { color: rgb(1, 2, 3) } /* </style><script>bad()</script> */ p { color: rgb(4, 5, 6) }';
    const page = await run('# A\n\nb', css, 20);
    const { window } = new JSDOM(page);
    const color = (selector: string) => window.getComputedStyle(window.document.querySelector(selector)!).color;
    expect([color('h1'), color('p')]).toEqual(['rgb(1, 2, 3)', 'rgb(4, 5, 6)']);
    expect(page).toContain('body { font-size: 20px; }');
    expect(window.document.querySelector('script')).toBeNull();
  });

  it('is titled by its first heading and links within itself', async () => {
    const { document } = new JSDOM(await run('[to b](#b--c)\n\n## B & c\n')).window;
    expect(document.title).toBe('B & c');
    expect(document.querySelector(document.querySelector('a')!.getAttribute('href')!)?.tagName).toBe('H2');
  });

  it('shows everything the sample promises', async () => {
    const { document } = new JSDOM(await run(WELCOME)).window;
    for (const part of [
      'h1',
      'strong',
      'em',
      'del',
      'a',
      'input[type=checkbox]',
      'ol li',
      'table td',
      'pre code',
      'blockquote',
      '.footnotes',
    ])
      expect(document.querySelector(part), part).not.toBeNull();
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
    ['italic', '⟦a⟧', '*⟦a⟧*'],
    ['italic', '*⟦a⟧*', '⟦a⟧'],
    ['italic', '**⟦a⟧**', '***⟦a⟧***'],
    ['bold', '***⟦a⟧***', '*⟦a⟧*'],
    ['link', 'see ⟦this⟧', 'see [this](⟦https://⟧)'],
    ['link', '⟦https://a.b/(c)⟧', '[⟦text⟧](https://a.b/\\(c\\))'],
    ['link', '⟦⟧', '[⟦text⟧](https://)'],
    ['image', '⟦a [b]⟧', '![a \\[b\\]](⟦https://⟧)'],
    ['bullets', 'a\n⟦b\nc\n⟧d', 'a\n⟦- b\n- c⟧\nd'],
    ['bullets', '⟦- b\n- c⟧', '⟦b\nc⟧'],
    ['bullets', 'ab⟦⟧c', '- abc⟦⟧'],
    ['numbers', '⟦- b\n\n  c⟧', '⟦1. b\n\n  2. c⟧'],
    ['numbers', '⟦1. b\n2. c⟧', '⟦b\nc⟧'],
    ['code', '⟦a\n```\nb⟧', '````\n⟦a\n```\nb⟧\n````'],
    ['code', '⟦⟧', '```\n⟦⟧\n```'],
  ])('%s of %j', (command, before, after) => {
    expect(edit(command, before)).toBe(after);
  });

  it('keeps every word, wherever the selection is', () => {
    const commands: Command[] = ['bold', 'italic', 'link', 'image', 'bullets', 'numbers', 'code'];
    fc.assert(
      fc.property(
        fc.constantFrom(...commands),
        fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '*', '-', '1', '.', '`') }),
        fc.nat(),
        fc.nat(),
        (command, text, one, other) => {
          const [from, to] = [one % (text.length + 1), other % (text.length + 1)].sort((a, b) => a - b) as [
            number,
            number,
          ];
          const { insert, selectFrom, selectTo, ...place } = editText(command, text, from, to);
          const next = text.slice(0, place.from) + insert + text.slice(place.to);
          const letters = (words: string) => words.replace(/[^ab]/g, '');
          const added = { bold: 'b', italic: 'a', link: '', image: '', bullets: '', numbers: '', code: '' }[command];
          if (letters(next) !== letters(text)) expect(text.slice(from, to).trim() + added).toBe(added);
          expect(selectFrom).toBeGreaterThanOrEqual(0);
          expect(selectTo).toBeLessThanOrEqual(next.length);
        },
      ),
    );
  });
});
