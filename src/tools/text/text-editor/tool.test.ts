import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '@/engines/markdown';
import { getBody } from '@/engines/markdown/write-page';
import { runTool } from '@/kit/testing/run-tool';
import { findAll, findPattern } from './find';
import { plainText } from './plain-text';
import tool from './tool';

const run = async (markdown: string, css = '', fontSize = 16) =>
  (await runTool(tool, markdown, { css, fontSize })).value;

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
    expect(getBody(await run(source))).toBe(await renderMarkdown(source, { headingIds: true }));
  });
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

describe('a pattern', () => {
  const found = async (text: string, find: string, regex: boolean, ignoreCase = false, replacement = '') => {
    const { places, replace } = await findPattern(text, find, { regex, ignoreCase });
    const texts = replace(replacement);
    return places.reduceRight((all, { from, to }, at) => all.slice(0, from) + texts[at] + all.slice(to), text);
  };
  it('replaces as JavaScript does', async () => {
    for (const [pattern, replacement] of [
      ['(\\w+)@(\\w+)', '$2 at $1'],
      ['^', '> '],
      ['(?<year>\\d{4})-\\d\\d', '[$<year>] $& $$'],
      ['a|b$', ''],
    ] as const) {
      const text = 'me@home 2024-05\nab\nyou@work b';
      expect(await found(text, pattern, true, false, replacement)).toBe(
        text.replace(new RegExp(pattern, 'gm'), replacement),
      );
    }
  });
  it('takes words as they are without a regex', async () => {
    expect(await found('A.b a.B axb', 'a.b', false, true, '$&')).toBe('$& $& axb');
  });
  it('says where it is wrong, and no text makes it slow', async () => {
    await expect(found('a', '(', true)).rejects.toThrow('Missing closing ): (');
    expect(await found(`${'a'.repeat(50_000)}!`, '(a+)+$', true, false, '')).toBe(`${'a'.repeat(50_000)}!`);
  });
});

describe('the kept text', () => {
  it('is kept as it is, and read as it was', () => {
    expect(plainText.stringify('# A\n"b"')).toBe('# A\n"b"');
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string().map(JSON.stringify as (text: string) => string)), (text) => {
        expect(plainText.parse(plainText.stringify(text))).toBe(text);
      }),
    );
  });

  it('is read from the JSON string that it once was', () => {
    expect(plainText.parse(JSON.stringify('one\n"two"'))).toBe('one\n"two"');
  });
});

it.each([
  ['(', 'Missing closing ): ('],
  ['a**', 'Invalid nested repetition operator: **'],
  ['(?=x)', 'Invalid or unsupported Perl syntax: (?='],
])('says what is wrong with the pattern %s, and nothing of what was put before it', async (pattern, message) => {
  await expect(findPattern('a', pattern, { regex: true, ignoreCase: true })).rejects.toThrow(message);
});
