import fc from 'fast-check';
import { XMLValidator } from 'fast-xml-parser';
import { JSDOM } from 'jsdom';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { parseFragment, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { markdownPage, renderDocument, renderMarkdown, stylesFor } from '.';

const ALL = { formulas: true, frontMatter: 'table', colourCode: true } as const;
const dom = (html: string) => new JSDOM(html).window.document;
const read = async (source: string, options = {}) => dom(await renderMarkdown(source, { ...ALL, ...options }));

/** As a browser reads it, without white space between blocks. */
const bare = (html: string) =>
  serialize(parseFragment(html.replace(/\s*\n\s*(?=<|$)|(?<=>)\s*\n\s*/g, ''))).replace(/\s*\n\s*/g, '\n');

describe('CommonMark and GitHub’s', () => {
  const piece = fc.constantFrom(
    ...'a|b c|*|**|_|`|``|~~|[|](u)|]|!|\\|<b>|</b>|&amp;|\n|\n\n|# |> |- |1. |    |---\n|```\n|<!-- c -->|:|"|$x$|$$|$|[!NOTE]\n'.split(
      '|',
    ),
    '|',
  );
  const text = fc.array(piece, { maxLength: 14 }).map((parts) => parts.join(''));
  it('CommonMark alone is what micromark makes of it, whatever else is asked for', async () => {
    await fc.assert(
      fc.asyncProperty(text, async (source) => {
        const ours = await renderMarkdown(source, { ...ALL, gfm: false, html: 'keep' });
        expect(bare(ours)).toBe(bare(micromark(source, { allowDangerousHtml: true })));
      }),
      { numRuns: 400 },
    );
  });
  it('tables, strikethrough and links are as micromark writes them', async () => {
    for (const source of [
      '| a | b |\n| - | -: |\n| ~~c~~ | www.a.com |\n| d |\n',
      '~~https://a.com/b~~ and ~~www.a.com~~',
      '~a~ ~~b~~ ~~~c~~~',
      'a\n\n| x |\n|:-:|\n| `\\|` |\nb',
    ]) {
      const theirs = micromark(source, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
      const ours = (await renderMarkdown(source)).replace(/style="text-align:(\w+)"/g, 'align="$1"');
      if (!source.startsWith('~~https')) expect(bare(ours)).toBe(bare(theirs));
      else expect(ours).toContain('<del><a href="https://a.com/b">https://a.com/b</a></del>');
    }
  });
});

describe('alerts', () => {
  it.each(['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION', 'note'])('knows %s', async (kind) => {
    const page = await read(`> [!${kind}]\n> One **two**\n>\n> - three\n\nfour`);
    const alert = page.querySelector(`.markdown-alert-${kind.toLowerCase()}`)!;
    expect(alert.querySelector('.markdown-alert-title')!.textContent!.toLowerCase()).toBe(kind.toLowerCase());
    expect(alert.querySelector('strong')!.textContent).toBe('two');
    expect(alert.querySelector('li')!.textContent).toBe('three');
    expect(page.querySelector('blockquote')).toBeNull();
    expect(alert.textContent).not.toContain('four');
  });
  it('is one with an empty line after the mark, too', async () => {
    const page = await read(
      '> [!TIP]\n>\n> Text\n\n> [!NOTE] text\n\n> [!NOTE]\n\n> [!OTHER]\n> a\n\n- > [!NOTE]\n  > in a list',
    );
    expect(page.querySelectorAll('.markdown-alert')).toHaveLength(1);
    expect(page.querySelectorAll('blockquote')).toHaveLength(4);
    expect((await read('> [!NOTE]\n> a', { gfm: false })).querySelector('blockquote')).not.toBeNull();
  });
});

describe('formulas', () => {
  // From The TeXbook, chapters 16 to 19; beside each the signs that are read in it.
  it.each([
    ['x_{2y}', 'x2y'],
    ['2^{2^x}', '22x'],
    ['\\sqrt{x^3+\\sqrt\\alpha}', 'x3+α'],
    ['{x+y^2\\over k+1}', 'x+y2k+1'],
    ['\\sum_{n=1}^m a_n', '∑n=1man'],
    ['\\int_0^{\\pi\\over2} \\sin x\\,dx', '∫0π2sinxdx'],
    ['\\begin{pmatrix}1&0\\\\0&1\\end{pmatrix}', '(1001)'],
    ['\\left\\lceil {n\\over 2}\\right\\rceil \\le n', '⌈n2⌉≤n'],
    ['\\forall x\\in\\mathbb{R}: x^2\\geq 0', '∀x∈ℝ:x2≥0'],
    ['a < b \\text{ & } "c"', undefined],
  ])('writes %s as MathML', async (tex, signs) => {
    for (const source of [
      `$${tex}$`,
      `$$${tex}$$`,
      `$$\n${tex}\n$$`,
      `\`\`\`math\n${tex}\n\`\`\``,
      `a $\`${tex}\`$ b`,
    ]) {
      const html = await renderMarkdown(source, ALL);
      const math = dom(html).querySelector('math');
      if (signs === undefined) {
        expect(dom(html).querySelector('.math-error code')?.textContent, html).toBe(tex);
        continue;
      }
      expect(XMLValidator.validate(`<r>${/<math[\s\S]*<\/math>/.exec(html)![0]}</r>`)).toBe(true);
      expect(math!.textContent!.replace(/[\s\u2061-\u2064\u200b]/g, '')).toBe(signs);
      expect(math!.getAttribute('display') === 'block').toBe(!/^\$[^$]|^a/.test(source));
    }
  });
  it.each([
    'costs $5 and $10',
    'from $20,000 to USD$30,000 a year',
    'a $ b $ c',
    '`$x$` and \\$x\\$',
    '$x $ and $ x$',
    'one $& $&',
    'a$b$ and $c$d',
    'US$5 or A$7, $$ or $$$',
    '$',
    '$$',
    '$$$$',
    '[$5](u) $6',
  ])('leaves %j as it is', async (source) => {
    const page = await read(source);
    expect(page.querySelector('math, .math-error')).toBeNull();
    expect(page.body.textContent!.replace(/\s+$/, '')).toBe(
      source.replaceAll('`', '').replaceAll('\\', '').replace('[$5](u)', '$5'),
    );
  });
  // What KaTeX's own cases use and Temml does not know by itself.
  it.each([
    ['\\KaTeX', 'KaTeX'],
    ['\\blue{a}\\red{b}\\green{c}', 'abc'],
    ['a \\minuso b', 'a⦵b'],
    ['\\overlinesegment{AB}', 'AB'],
    ['\\underlinesegment{AB}', 'AB'],
    ['A \\xrightleftarrows{x} B', 'A⇄xB'],
    ['A \\xrightequilibrium{x} B', 'A⇌xB'],
    ['A \\xleftequilibrium{x} B', 'A⇋xB'],
    ['\\htmlId{a}{b}\\htmlStyle{color: red;}{c}', 'bc'],
  ])('reads %s as KaTeX does', async (tex, signs) => {
    const page = await read(`$${tex}$`);
    expect(page.querySelector('.math-error, [id]')).toBeNull();
    expect(page.querySelector('math')!.textContent!.replace(/[\s\u2061-\u2064\u200b]/g, '')).toBe(signs);
  });
  it('shows what cannot be read, with the reason', async () => {
    const page = await read('a $\\frac{1}{<b>$ b $\\nope$\n\n$$\n\\left( x\n$$\n\n$\\href{javascript:x}{y}$');
    const [first, second] = page.querySelectorAll('.math-error');
    expect(first!.querySelector('code')!.textContent).toBe('\\frac{1}{<b>');
    expect(first!.textContent).toMatch(/expected/i);
    expect(second).toBeDefined();
    expect(page.querySelector('a, b, [href]')).toBeNull();
  });
  it('reads nothing blank and nothing between signs as text of Markdown', async () => {
    const page = await read('$a*b*c_d_e$ *f*');
    expect(page.querySelectorAll('em')).toHaveLength(1);
    expect((await read('- $$\n  x\n  $$\n- b')).querySelectorAll('li')).toHaveLength(2);
    expect((await read('> $$\n> x\n\nb')).querySelector('math')).toBeNull();
    expect((await read('$x$', { gfm: false })).querySelector('math')).toBeNull();
  });
  it('stays calm', async () => {
    for (const part of ['$', '$$', '$a', '$$\n', '$`', '\\$', '$a$', '$x^', '${', '$\\def\\a{\\a\\a}\\a$ '])
      expect(await renderMarkdown(part.repeat(3_000), ALL)).not.toBe('');
  });
});

describe('front matter', () => {
  it('is a table of YAML or TOML, and lines keep their numbers', async () => {
    for (const source of [
      '---\ntitle: "A & <b>"\ntags: [x, 1.0]\nmore:\n  deep: yes\n---\n# B\n',
      '+++\ntitle = "A & <b>"\ntags = ["x", 1.0]\n\n[more]\ndeep = "yes"\n+++\n# B\n',
    ]) {
      const { html, headings } = await renderDocument(source, ALL);
      const table = dom(html).querySelector('table.front-matter')!;
      const cells = [...table.querySelectorAll(':scope > tbody > tr > td')].map((cell) => cell.textContent);
      expect(cells).toEqual(['A & <b>', 'x, 1.0', 'deepyes']);
      expect(headings[0]!.line).toBe(source.split('\n').indexOf('# B') + 1);
      expect(await renderMarkdown(source, { ...ALL, frontMatter: 'omit' })).toBe('<h1>B</h1>\n');
    }
  });
  it('tells what is wrong and where, and loses nothing', async () => {
    const page = await read('---\na: 1\nb: [1\n---\nText');
    expect(page.querySelector('.front-matter-error p')!.textContent).toMatch(/^Front matter in line [34]: /);
    expect(page.querySelector('.front-matter-error code')!.textContent).toBe('a: 1\nb: [1\n');
    expect(page.body.textContent).toContain('Text');
  });
  it.each(['---\n---\na', '---\nJust text\n---\n', 'a\n---\nb: c\n---\n', '---\na: b\n', '+++\na\n+++\n'])(
    'is none in %j',
    async (source) => expect(await renderMarkdown(source, ALL)).toBe(await renderMarkdown(source)),
  );
});

describe('code', () => {
  it('is coloured where its language is known, and reads the same', async () => {
    const code = 'const a = "<b>" + 1; // c\n';
    for (const name of [
      'js',
      'TS',
      'python',
      'go',
      'c++',
      'rust',
      'sh',
      'json',
      'yaml',
      'html',
      'diff',
      'Dockerfile',
    ]) {
      const page = await read(`\`\`\`${name} extra\n${code}\`\`\`\n`);
      expect(page.querySelector('pre code')!.textContent, name).toBe(code);
      if (/^(?:js|TS|rust|c\+\+)$/.test(name)) expect(page.querySelector('.hl-string, .hl-number')).not.toBeNull();
    }
    const page = await read(`\`\`\`js\n${code}\`\`\``);
    expect(page.querySelector('.hl-keyword')!.textContent).toBe('const');
    expect(page.querySelector('.hl-string')!.textContent).toBe('"<b>"');
    expect(page.querySelector('.hl-comment')!.textContent).toBe('// c');
  });
  it.each(['constructor', '__proto__', 'nope', ''])('stays plain where its language is %j', async (name) => {
    expect(await renderMarkdown(`\`\`\`${name}\na < b\n\`\`\`\n`, ALL)).toContain('a &lt; b');
  });
});

describe('contents', () => {
  it('lists headings in the order and depth of the text, each with a link that leads there', async () => {
    const { html, headings } = await renderDocument('### A\n# B `c`\n## A\n#### D & <e>\n## A\n# A-1\n', {
      contents: true,
    });
    const page = dom(html);
    const links = [...page.querySelectorAll('nav.contents a')];
    expect(links.map((link) => link.textContent)).toEqual(['A', 'B c', 'A', 'D &', 'A', 'A-1']);
    for (const link of links)
      expect(page.getElementById(decodeURIComponent(link.getAttribute('href')!.slice(1)))?.textContent?.trim()).toBe(
        link.textContent,
      );
    expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length);
    expect(headings.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(page.querySelector('ul > ul, nav > li')).toBeNull();
    expect(bare(serialize(parseFragment(html)))).toBe(bare(html));
  });
  it('stands where it is asked for', async () => {
    const page = await read('a\n\n[TOC]\n\n# B', { contents: true });
    expect(page.querySelector('p + nav.contents + h1')).not.toBeNull();
    expect(await renderMarkdown('a', { contents: true })).toBe('<p>a</p>\n');
  });
});

it('begins pages where asked to', async () => {
  const page = await read('a\n\n\\newpage\n\nb\n\n<!-- pagebreak -->\n\nc \\newpage\n\n`\\newpage`');
  expect(page.querySelectorAll('.page-break')).toHaveLength(2);
  expect(await stylesFor(page.body.innerHTML)).toContain('break-after: page');
});

it('tells the line of each block', async () => {
  const page = await read('---\na: b\n---\n# A\n\n- b\n- c\n\n| d |\n|---|\n| e |\n\n```js\nf\n```\n\n$$\ng\n$$', {
    sourceLines: true,
  });
  const line = (selector: string) => page.querySelector(selector)?.getAttribute('data-line');
  expect(['h1', 'li + li', 'table:not(.front-matter)', 'pre code', '.formula'].map(line)).toEqual([
    '4',
    '7',
    '9',
    '13',
    '17',
  ]);
});

it('brings the styles of what is there, and loads nothing', async () => {
  const body = await renderMarkdown('> [!NOTE]\n> a $x$\n\n```js\nconst a\n```\n', ALL);
  const page = markdownPage(body, 'T', await stylesFor(body));
  for (const part of ['.markdown-alert-note', '.hl-keyword', 'math {']) expect(page).toContain(part);
  expect(page).not.toMatch(/@font-face|url\((?!"data:)|@import/);
  expect(await stylesFor('<p>a</p>')).toBe('');
});
