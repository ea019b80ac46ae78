import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import postcss, { type Container, type Node } from 'postcss';
import { describe, expect, it } from 'vitest';
import { InputError } from '@/engines/input-error';
import { expectWithin, processorTime } from '@/engines/testing/processor-time';
import { formatCss } from '../format/css';
import { minifyCss, minifyUnclosed } from './minify';
import { mayClash, sortedNames } from './sort';

const bootstrap = readFileSync('node_modules/bootstrap/dist/css/bootstrap.css', 'utf8');
const normalize = readFileSync('node_modules/normalize.css/normalize.css', 'utf8');
const report = readFileSync('node_modules/lighthouse/report/assets/styles.css', 'utf8');
const modern = `@charset "utf-8";
@layer base, theme;
@import url("x.css") layer(base) supports(display: grid);
@property --x { syntax: "<length>"; inherits: false; initial-value: 0px }
:root { --empty: ; --json: { "a": [1, 2] }; --Case: A  B }
.card { color: red; color: color(display-p3 1 0 0); & > .title, &:hover { margin: 0 auto; @media (width >= 40em) { inset: 0 } } }
@container sidebar (min-width: 400px) { .card { width: calc(100% - (2 * var(--x))) } }
@scope (.a) to (.b) { img { content: "a  /* no comment */  b" } }
@supports (selector(:has(a))) { a:not( .b , .c ) + d ~ e > f { background: url( "a b.png" ) } }
@font-face { font-family: "A, B"; src: url(data:font/woff2;base64,AA==) }
@keyframes k { from { opacity: 0 } 50.5% { opacity: .5 } to { opacity: 1 } }
@media print { @page :first { margin: 1cm } }`;

const squash = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s*([>,:(){};+~*/"'])\s*/g, '$1')
    // The formatter writes all strings with the same quotes, and quotes the value of an attribute.
    .replace(/'/g, '"')
    .replace(/(\[[\w-]+[~|^$*]?=)"?([\w-]+)"?\]/g, '$1$2]')
    .replace(/(^|[^\d.])\.(?=\d)/g, '$10.')
    .toLowerCase()
    .trim();

/** What a sheet says, without how it is laid out; comments left out. As text, which is compared fast. */
function meaning(css: string): string {
  const read = (node: Node): unknown[] => {
    if (node.type === 'comment') return [];
    if (node.type === 'decl') {
      const { prop, value, important } = node as postcss.Declaration;
      return [[prop, squash(value), important ?? false]];
    }
    const head =
      node.type === 'rule'
        ? squash((node as postcss.Rule).selector)
        : `@${(node as postcss.AtRule).name} ${squash((node as postcss.AtRule).params)}`;
    return [[head, ((node as Container).nodes ?? []).flatMap(read)]];
  };
  return JSON.stringify(postcss.parse(css).nodes.flatMap(read), null, 1);
}

const plain = { indentSize: 2, compactOutput: false, removeComments: false, sortProperties: false };

describe.each(Object.entries({ bootstrap, normalize, report, modern }))('of %s', (_, css) => {
  it('minifying loses nothing', () => {
    const meant = meaning(css);
    const minified = minifyCss(css, { removeLineBreaks: true, keepImportantComments: true });
    expect(meaning(minified)).toBe(meant);
    expect(minified.length).toBeLessThan(css.length);
    expect(meaning(minifyCss(css, { removeLineBreaks: false, keepImportantComments: true }))).toBe(meant);
  });

  it('formatting loses nothing, compact or not, and is the same the second time', async () => {
    const meant = meaning(css);
    // The large ones once each, in either form.
    for (const compactOutput of css === bootstrap ? [false] : css === report ? [true] : [false, true]) {
      const formatted = await formatCss(css, { ...plain, compactOutput });
      expect(meaning(formatted)).toBe(meant);
      if (css.length < 50_000) expect(await formatCss(formatted, { ...plain, compactOutput })).toBe(formatted);
    }
  });
});

// To the letter, since the comparison above does not look at spaces.
describe('spaces that mean something', () => {
  it.each([
    ['a { width: calc(1px + 2px) }', 'a{width:calc(1px + 2px)}', 'a { width: calc(1px + 2px); }'],
    [
      'a { width: calc(1px - (2px + -3px)) }',
      'a{width:calc(1px - (2px + -3px))}',
      'a { width: calc(1px - (2px + -3px)); }',
    ],
    ['.a :hover { b: c }', '.a :hover{b:c}', '.a :hover { b: c; }'],
    ['.a:hover { b: c }', '.a:hover{b:c}', '.a:hover { b: c; }'],
    ['a { --X: A  B; }', 'a{--X: A  B;}', 'a { --X: A B; }'],
    ['a { margin: 0  auto }', 'a{margin:0 auto}', 'a { margin: 0 auto; }'],
  ])('%s', async (css, minified, formatted) => {
    expect(minifyCss(css, { removeLineBreaks: true, keepImportantComments: true })).toBe(minified);
    expect(await formatCss(css, { ...plain, compactOutput: true })).toBe(formatted);
  });

  // CSS Syntax Level 3, 4.3.7: white space after a backslash is part of the name. Chromium writes the first rule of either
  // as `.a\\  { … }` (`sheet.cssRules[0].cssText`), and the family of either as `"Foo "`.
  it.each([
    ['.a\\ {b:c}', '.a\\20{b:c}', '.a\\20 { b: c; }'],
    ['.a\\ /**/ {b:c}', '.a\\20{b:c}', '.a\\20 { b: c; }'],
    ['.a\\\t,d{b:c}', '.a\\9,d{b:c}', '.a\\9, d { b: c; }'],
    ['.a\\ b{c:d}', '.a\\ b{c:d}', '.a\\ b { c: d; }'],
    ['.a\\  b{c:d}', '.a\\  b{c:d}', '.a\\  b { c: d; }'],
    ['a{font-family:Foo\\ ;b:c}', 'a{font-family:Foo\\20;b:c}', 'a { font-family: Foo\\20; b: c; }'],
    ['a{font-family:Foo\\ }', 'a{font-family:Foo\\20}', 'a { font-family: Foo\\20; }'],
    ['a{font-family:Foo\\ !important}', 'a{font-family:Foo\\20!important}', 'a { font-family: Foo\\20 !important; }'],
    ['@import x\\ ;a{b:"\\ "}', '@import x\\20;a{b:"\\ "}', '@import x\\20;\na { b: "\\ "; }'],
  ])('at the end of a name: %s', async (css, minified, formatted) => {
    expect(minifyCss(css, { removeLineBreaks: true, keepImportantComments: true })).toBe(minified);
    expect(await formatCss(css, { ...plain, compactOutput: true })).toBe(formatted);
  });

  it('says where a backslash escapes nothing', () => {
    expect(() => minifyCss('a{\nb:c\\\n}', { removeLineBreaks: true, keepImportantComments: true })).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ line: 2, column: 4 }) }),
    );
  });

  it('of a media query', async () => {
    const css = '@media screen  and (min-width: 1px) { a { b: c } }';
    expect(minifyCss(css, { removeLineBreaks: true, keepImportantComments: true })).toBe(
      '@media screen and (min-width:1px){a{b:c}}',
    );
    expect(await formatCss(css, plain)).toBe('@media screen and (min-width: 1px) {\n  a {\n    b: c;\n  }\n}');
  });
});

describe('minifying', () => {
  const options = { removeLineBreaks: true, keepImportantComments: true };
  it('keeps important comments only when asked', () => {
    const css = '/*! licence */ /* note */ a { b: c }';
    expect(minifyCss(css, options)).toBe('/*! licence */a{b:c}');
    expect(minifyCss(css, { ...options, keepImportantComments: false })).toBe('a{b:c}');
  });
  it.each([
    ['.a { *zoom: 1; _height: 1px; color : red }', '.a{*zoom:1;_height:1px;color:red}'],
    ['a { b *: c }', 'a{b*:c}'],
    ['a { ;; b: c;; *d: e;; }', 'a{b:c;*d:e}'],
    ['@keyframes x { to { b: c } } @keyframes x { }', '@keyframes x{to{b:c}}@keyframes x{}'],
    ['@keyframes x { from { } } @position-try --y { }', '@keyframes x{}@position-try --y{}'],
    ['@media print { a { } } b { } @LAYER c { } @supports (d: e) { }', '@LAYER c{}'],
    ['a { b: /*!x*/ c /* y */ d }', 'a{/*!x*/b:c d}'],
    [
      '/* z */ a /*!x*/ b { c: "/*!y*/" url(/*!z*/) !/*!i*/important }',
      '/*!x*/a b{/*!i*/c:"/*!y*/" url(/*!z*/)!important}',
    ],
    ['a { --x: /*!x*/ 1; b: c }', 'a{--x: /*!x*/ 1;b:c}'],
  ])('keeps what means something: %s', (css, minified) => {
    expect(minifyCss(css, options)).toBe(minified);
  });
  it.each(['"\\', "'\\", '/*', '"'])('takes no longer than the sheet is: %s', (sign) => {
    const start = processorTime();
    expect(() => minifyCss(`a{b:c}${sign.repeat(100_000)}"`, options)).toThrow(/^Unclosed/);
    expectWithin(1000, start);
  });
  it('keeps a line per rule when line breaks stay', () => {
    expect(minifyCss('@import "x";a{b:c}\n\nd{e:f}', { ...options, removeLineBreaks: false })).toBe(
      '@import "x";\na{b:c}\nd{e:f}',
    );
  });
  it('says where it breaks', () => {
    expect(() => minifyCss('a {\n b: c', options)).toThrow(
      expect.objectContaining({
        message: 'Unclosed block',
        details: { title: 'Minification error occurred', line: 1, column: 1, offset: 0 },
      }),
    );
  });
});

// Chromium's `sheet.cssRules` of the left say what those of the right do.
describe('a sheet that ends too early', () => {
  const options = { removeLineBreaks: true, keepImportantComments: true };
  it.each([
    ['a{b:c', 'a{b:c}', '}', 1, 2],
    ['a { b: c }\n@media print { d { e: f; }', 'a{b:c}@media print{d{e:f}}', '}', 2, 14],
    ['@media print { d { e: f', '@media print{d{e:f}}', '}}', 1, 14],
    ['a{width:calc(1px + 2px', 'a{width:calc(1px + 2px)}', ')}', 1, 2],
    ['a{content:"}', 'a{content:"}"}', '"}', 1, 2],
    ['a{content:"\\"', 'a{content:"\\""}', '"}', 1, 2],
    ['a{b:c}/* note', 'a{b:c}', '*/', 1, 7],
    ['a[b="{"]{c:d', 'a[b="{"]{c:d}', '}', 1, 9],
  ])('%s', (css, minified, signs, line, column) => {
    expect(minifyUnclosed(css, options)).toEqual({
      css: minified,
      notes: [
        `What opens on line ${line}, column ${column} is never closed: ${signs} was added at the end, as browsers do.`,
      ],
    });
  });
  it.each(['a{b:"c\n}', 'a}', 'a{b:c}}', 'a'])('is not what is wrong with %s', (css) => {
    expect(() => minifyUnclosed(css, options)).toThrow(InputError);
  });
  it.each(['"\\', "'\\", '/*', '"', '(', '{', '\\ ', '\\ /**/'])('is closed in time: %s', (sign) => {
    const start = processorTime();
    try {
      minifyUnclosed(sign.repeat(100_000), options);
    } catch (error) {
      expect(error).toBeInstanceOf(InputError);
    }
    expectWithin(1000, start);
  });
});

describe('formatting', () => {
  it('writes one line per rule in compact form', async () => {
    expect(await formatCss('a,b{c:d;e:f}@media print{g{h:i}}', { ...plain, compactOutput: true })).toBe(
      'a, b { c: d; e: f; }\n@media print {\n  g { h: i; }\n}',
    );
  });
  it('removes comments', async () => {
    expect(await formatCss('/* a */b{/* c */d:e}', { ...plain, removeComments: true })).toBe('b {\n  d: e;\n}');
  });
});

describe('compact form and comments', () => {
  it.each([
    ['a{/* x */ b:c}', 'a { /* x */ b: c; }'],
    ['a{b:c;/* x\n y */d:e}', 'a { b: c; /* x y */ d: e; }'],
    ["a{/* don't\n y */d:e}", "a { /* don't y */ d: e; }"],
    ['a{b:"x\\\n  y"}', 'a { b: "x\\\n  y"; }'],
  ])('are one line: %s', async (css, formatted) => {
    expect(await formatCss(css, { ...plain, compactOutput: true })).toBe(formatted);
  });
  it.each([
    ['a{b: /* x */ c /* y */ d/* z */e}', 'a { b: c d e; }'],
    ['a /* x */ b,/* y */ .c/* z */.d /* e */{f/* g */:h}', 'a b, .c.d { f: h; }'],
    [
      '@media/* x */screen and/* y */(b: c) /* z */{d{e:f ! /* i */important}}',
      '@media screen and (b: c) {\n  d { e: f !important; }\n}',
    ],
    ['a{b:"/* x */" url(/* y */);--c:/* z */1}', 'a { b: "/* x */" url(/* y */); --c: 1; }'],
    ['a{*b:c}', 'a { *b: c; }'],
  ])('removed wherever they stand: %s', async (css, formatted) => {
    expect(await formatCss(css, { ...plain, compactOutput: true, removeComments: true })).toBe(formatted);
  });
});

describe('sorting properties', () => {
  it.each([
    ['word-wrap', 'overflow-wrap'],
    ['grid-gap', 'gap'],
    ['grid-row-gap', 'row-gap'],
    ['gap', 'grid-column-gap'],
    ['page-break-before', 'break-before'],
    ['-webkit-column-break-after', 'break-after'],
    ['white-space', 'text-wrap'],
    ['white-space', 'text-wrap-mode'],
    ['white-space', 'white-space-collapse'],
    ['font-stretch', 'font-width'],
    ['font', 'font-stretch'],
    ['top', 'inset-block'],
    ['margin-left', 'margin-inline'],
    ['margin-top', '-webkit-margin-before'],
    ['width', 'inline-size'],
    ['contain-intrinsic-size', 'contain-intrinsic-width'],
    ['-webkit-line-clamp', 'max-lines'],
    ['rule-color', 'column-rule'],
    ['vertical-align', 'baseline-shift'],
  ])('knows that %s and %s clash', (one, other) => {
    expect([mayClash(one, other), mayClash(other, one)]).toEqual([true, true]);
  });
  it.each([
    ['word-break', 'overflow-wrap'],
    ['color', 'background-color'],
    ['width', 'height'],
    ['column-gap', 'column-count'],
  ])('knows that %s and %s do not', (one, other) => {
    expect(mayClash(one, other)).toBe(false);
  });
  it('sorts a second name by its own letters, and signs for old browsers stay', async () => {
    expect(
      await formatCss('a{word-wrap:b;top:1;*zoom:1;overflow-wrap:c;color:red}', {
        ...plain,
        sortProperties: true,
        compactOutput: true,
      }),
    ).toBe('a { color: red; top: 1; word-wrap: b; overflow-wrap: c; *zoom: 1; }');
  });

  it('keeps fallbacks, and shorthands before what refines them', async () => {
    const css =
      'a{z-index:1;color:red;color:oklch(0.5 0.2 30);margin:0;margin-left:1px;border-color:red;border-top:0;background:none;line-height:2;font:1px a}';
    const sorted = await formatCss(css, { ...plain, sortProperties: true, compactOutput: true });
    expect(sorted).toBe(
      'a { background: none; border-color: red; border-top: 0; color: red; color: oklch(0.5 0.2 30); line-height: 2; font: 1px a; margin: 0; margin-left: 1px; z-index: 1; }',
    );
  });

  it('never passes one declaration by another it may clash with', () => {
    const names = [
      'margin',
      'margin-left',
      'margin-inline',
      'border',
      'border-top',
      'border-color',
      'color',
      'font',
      'line-height',
      'all',
      'top',
      'inset',
      '--x',
      '--y',
      'z-index',
      '-webkit-mask',
      'mask-size',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...names), { maxLength: 12 }), (list) => {
        const order = sortedNames(list);
        expect([...order].sort((a, b) => a - b)).toEqual(list.map((_, at) => at));
        for (let x = 0; x < order.length; x++)
          for (let y = x + 1; y < order.length; y++)
            if (order[x]! > order[y]!) expect(mayClash(list[order[x]!]!, list[order[y]!]!)).toBe(false);
      }),
    );
  });
});
