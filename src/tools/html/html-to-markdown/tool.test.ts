import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { micromark } from 'micromark';
import { describe, expect, it } from 'vitest';
import { DOCS, WORD } from '@/engines/html-clean/word.fixture';
import { renderMarkdown } from '@/engines/markdown';
import { readPage } from '@/engines/markup/read';
import { getOutline } from '@/engines/markup/same';
import { runs } from '@/engines/testing/long';
import { InputError } from '@/kit';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool from './tool';

type Options = ToolOptions<typeof tool>;
const run = async (input: string, options: Partial<Options> = {}) => (await runTool(tool, input, options)).value;
const outline = (html: string) => getOutline(readPage(html), { whitespace: true });

/** Texts that Markdown would take for something else. */
const word = fc.constantFrom(
  ...'a b word * _ ` # 1. - + > | [x] ![y](z) <b> & &amp; \\ ~~ ~ http://a.b www.a.b é漢🙂 ``` --- === :-: ( ) ! @c.d {'.split(
    ' ',
  ),
);
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const plain = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => escaped(words.join(' ')));
const safe = fc
  .array(fc.constantFrom('some', 'words', 'here'), { minLength: 1, maxLength: 3 })
  .map((all) => all.join(' '));
const inline = fc.oneof(
  plain,
  safe.map((text) => `x <strong>${text}</strong> y`),
  safe.map((text) => `x <em>${text}</em> y`),
  safe.map((text) => `<del>${text}</del>`),
  fc.constantFrom('a', 'a `b', '``', '|', '*').map((text) => `x <code>${escaped(text)}</code> y`),
  safe.map((text) => `<a href="https://example.com/(a)?b=%20_c_">${text}</a>`),
  fc.constant('<img src="a b.png" alt="An [image]">'),
);
const block = fc.letrec((tie) => ({
  block: fc.oneof(
    { depthSize: 'small' },
    inline.map((html) => `<p>${html}</p>`),
    fc.tuple(fc.integer({ min: 1, max: 6 }), inline).map(([level, html]) => `<h${level}>${html}</h${level}>`),
    fc
      .constantFrom('x = 1;\n  y', '```\nnot the end\n```', '# no')
      .map((text) => `<pre><code class="language-js">${escaped(text)}\n</code></pre>`),
    fc.constant('<hr>'),
    fc
      .array(inline, { minLength: 1, maxLength: 3 })
      .map((items) => `<ul>${items.map((html) => `<li>${html}</li>`).join('')}</ul>`),
    fc
      .array(inline, { minLength: 1, maxLength: 3 })
      .map((items) => `<ol start="3">${items.map((html) => `<li>${html}</li>`).join('')}</ol>`),
    (tie('block') as fc.Arbitrary<string>).map((html) => `<blockquote>${html}</blockquote>`),
    fc
      .tuple(inline, inline)
      .map(([a, b]) => `<table><thead><tr><th>${a}</th></tr></thead><tbody><tr><td>${b}</td></tr></tbody></table>`),
  ),
})).block as fc.Arbitrary<string>;

describe('html-to-markdown', () => {
  it('writes what a renderer of Markdown turns back into the same HTML', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(block, { minLength: 1, maxLength: 3 }), async (blocks) => {
        // Two lists in a row would be told apart by a comment.
        const html = blocks.join('<p>between</p>');
        const back = await renderMarkdown(await run(html));
        expect(outline(back)).toEqual(outline(html.replaceAll('a b.png', 'a%20b.png')));
      }),
      { numRuns: runs(80) },
    );
  });

  it('has a use for every option', async () => {
    const html = '<div class="a"><!-- note --><ul><li>x</li></ul></div>';
    expect(await run(html)).toBe('- x\n');
    expect(await run(html, { bullet: '*' })).toBe('* x\n');
    expect(await run(html, { preserveComments: true })).toBe('<!-- note -->\n\n- x\n');
    expect(await run(html, { convertDivs: false })).toBe('<div class="a">\n\n- x\n\n</div>\n');
  });

  it('keeps nested divs as HTML that renders as before', async () => {
    const html = '<div id="a"><p>one</p><div\n\nid="b"><h2>two</h2></div></div>';
    const markdown = await run(html, { convertDivs: false });
    expect(outline(await renderMarkdown(markdown, { html: 'keep' }))).toEqual(outline(html));
  });

  it.each([
    ['<table><tr><td>a</td><td>b<br>c</td></tr></table>', '|   |     |\n'],
    ['<p>a<script>x</script><style>y</style>b</p><title>t</title>', 'ab\n'],
    ['<!doctype html><html><head><title>t</title></head><body><p>a</body></html>', 'a\n'],
    ['<p>a<em>b</em>c <b>d </b>e</p>', 'a*b*c **d** e\n'],
    ['<p><a href="b"><i> x </i></a>y<b> </b>z</p>', '[*x*](b) y z\n'],
    ['<p>&lt;b&gt; 1. 2) &amp;amp;</p>', '\\<b> 1. 2) \\&amp;\n'],
    ['<ol><li>a<ul><li>b</li></ul></li></ol>', '1. a\n   - b\n'],
  ])('%s', async (html, expected) => {
    expect(await run(html)).toContain(expected);
  });

  it.each([
    ['<a name=top>Section</a>', 'Section\n'],
    ['<a name="top"></a><h2><a id="x">Title</a></h2>', '## Title\n'],
    ['<a href="">here</a>', '[here]()\n'],
    ['<br>', ''],
    ['<p>a</p><br>\n<br><p>b</p>', 'a\n\nb\n'],
    ['<br>\n<br>a<br> <br>', 'a\n'],
    ['<p><b>a<br></b>b</p><p><i><br>c<br></i></p>', '**a**\\\nb\n\n*c*\n'],
    ['a<br><br>b', 'a\\\n\\\nb\n'],
    ['<table><tr><td><b>a<br></b></td></tr></table>', '|       |\n| ----- |\n| **a** |\n'],
  ])('writes no signs for places and breaks that separate nothing: %s', async (html, expected) => {
    expect(await run(html)).toBe(expected);
  });

  // Chromium's `innerText` has a line break wherever these have a break, a space or a new paragraph.
  it.each([
    ['<span>Name</span><div class="clear"></div><span>Value</span>', 'Name\n\nValue\n'],
    ['two<p></p>three', 'two\n\nthree\n'],
    ['two<section> <div><!-- x --></div></section>three', 'two\n\nthree\n'],
    ['a<ul></ul>b', 'a\n\nb\n'],
    ['<ul><li>a<div></div>b</ul>', '- a\n\n  b\n'],
    ['<a href="x">a<div></div>b</a>', '[a\\\nb](x)\n'],
    ['<b>a<div></div><p></p>b</b><i>c<div>d</div></i>', '**a\\\nb**_c\\\nd_\n'],
    ['<h2>a<div></div>b</h2>', '## a b\n'],
    [
      '<table><tr><td>a<div></div>b<td>a<p>b</p><td>a<ul><li>b</ul>c</table>',
      '|     |     |         |\n| --- | --- | ------- |\n| a b | a b | a * b c |\n',
    ],
    // And none here.
    ['a<div hidden></div>b<span></span>c', 'abc\n'],
  ])('keeps apart what a block separates, be it empty: %s', async (html, expected) => {
    expect(await run(html)).toBe(expected);
  });

  it('is not drowned by a cell that spans a billion columns', async () => {
    const html = '<table><tr><td colspan=1000000000 rowspan=1000000000>a</td></tr></table>';
    expect((await run(html)).length).toBeLessThan(20_000);
  });

  it('reads whole and broken pages', async () => {
    const page = (name: string) => readFileSync(`src/engines/markup/fixtures/${name}.html`, 'utf8');
    expect(await run(page('features'))).toContain('# Inline *white* **space**_!_ matters');
    expect(await run(page('malformed'))).toMatch(/^no doctype \*\*bold _both_\*\* \*italic\* rest\s+stray\s+\|/);
    expect(await run(page('built-page'))).toContain('# Color Picker');
  });

  it('says so when elements nest without end', async () => {
    const endless = run('<blockquote>'.repeat(50_000));
    await expect(endless).rejects.toThrow(InputError);
    await expect(endless).rejects.toMatchObject({ details: { title: 'Conversion error occurred' } });
    await run('<div>'.repeat(900)).catch((error) => expect(error).toBeInstanceOf(InputError));
  });
});

/** Without paragraphs in its items a list stays tight: a loose one would be drawn with a paragraph for each. */
describe('lists in lists', () => {
  it.each([
    '<ul><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ul>',
    '<ol><li>a<ol><li>b<ul><li>c</li><li>d</li></ul></li></ol></li><li>e</li></ol>',
    '<ul><li>a<pre><code>x\n</code></pre></li><li>b</li></ul>',
    '<ul><li>a<blockquote><p>q</p></blockquote></li><li>b</li></ul>',
    '<ul><li><p>a</p><ul><li>b</li><li>c</li></ul></li><li><p>d</p></li></ul>',
    '<ul><li><p>a</p></li><li><p>b</p></li></ul>',
    '<ul><li><h1>Foo</h1></li><li><h2>Bar</h2>baz</li></ul>',
    '<ul><li>a<blockquote><p>b</p></blockquote><pre><code>c\n</code></pre></li><li>d</li></ul>',
    '<ol start="0"><li>ok</li></ol>',
    '<ul><li><ul><li>a</li><li>b</li></ul></li><li>c</li></ul>',
  ])('%s is the same when it is drawn', async (html) => {
    expect(outline(micromark(await run(html)))).toEqual(outline(html));
  });
  it('text behind a list is no part of its last item', async () => {
    expect(await run('<ul><li>a<ul><li>b</li></ul>text</li><li>c</li></ul>')).toBe('- a\n\n  - b\n\n  text\n\n- c\n');
  });
});

describe('what word processors wrote', () => {
  it('of Word has its lists, and none of its own markup', async () => {
    const { value } = await runTool(tool, WORD);
    expect(value).toContain('**Sales** rose by *12\u00a0%*, see [the figures](https://example.com/a?b=1\\&c=2).');
    expect(value).toContain('- Fruit\n  - **Apples**\n  - Pears\n- Nuts\n\n3. Third step\n');
    expect(value).not.toMatch(/<|mso|·/i);
  });
  it('of Google Docs is not all bold for the bold element around it, and what a style makes bold is', async () => {
    const { value } = await runTool(tool, DOCS);
    expect(value).toMatch(/^## Plan\n\nA \*\*_bold_ idea\*\*/);
    expect(value).toContain('- One\n  - Nested\n');
  });
});
