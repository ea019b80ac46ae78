import { readFileSync } from 'node:fs';
import { colorsNamed } from 'culori/fn';
import fc from 'fast-check';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { type MinifyLevel, minifyCss } from './minify';

const minify = (css: string, level: MinifyLevel = 'values') =>
  minifyCss(css, { removeLineBreaks: true, keepImportantComments: true, level });
const value = (declaration: string) => /^a\{(.*)\}$/s.exec(minify(`a{${declaration}}`))![1]!;

const bootstrap = readFileSync('node_modules/bootstrap/dist/css/bootstrap.css', 'utf8');
const normalize = readFileSync('node_modules/normalize.css/normalize.css', 'utf8');

describe('values', () => {
  it.each([
    // Zeros lose their unit where a length is meant, and nowhere else.
    ['margin:0px -0em 0.0rem 0%', 'margin:0 0 0 0%'],
    ['width:calc(0px + 10%)', 'width:calc(0px + 10%)'],
    ['width:min(0px,1vw)', 'width:min(0px,1vw)'],
    ['margin:var(--x,0px)', 'margin:var(--x,0px)'],
    ['flex:1 1 0px', 'flex:1 1 0px'],
    ['flex-basis:0px', 'flex-basis:0px'],
    ['-ms-flex:1 1 0px', '-ms-flex:1 1 0px'],
    ['--gap:0px', '--gap:0px'],
    ['transition-duration:0s', 'transition-duration:0s'],
    ['line-height:0px', 'line-height:0px'],
    ['tab-size:0px', 'tab-size:0px'],
    ['border-image-width:0px', 'border-image-width:0px'],
    ['transform:translate(0px,0.50em) rotate(0deg)', 'transform:translate(0,.5em) rotate(0deg)'],
    ['grid-template-columns:minmax(0px, 1fr) fit-content(0px)', 'grid-template-columns:minmax(0,1fr) fit-content(0px)'],
    ['margin:0px.5px', 'margin:0px.5px'],
    // Numbers, of which a fraction of nothing may decide whether they are valid.
    ['opacity:0.50', 'opacity:.5'],
    ['opacity:-0.50', 'opacity:-.5'],
    ['z-index:1.0', 'z-index:1.0'],
    ['width:10.0px', 'width:10px'],
    ['width:100.050%', 'width:100.05%'],
    ['width:33.3333333333%', 'width:33.333333%'],
    ['width:0.00000001px', 'width:0.00000001px'],
    ['width:1.5e3px', 'width:1.5e3px'],
    ['margin:+0.5px', 'margin:+.5px'],
    // Colors.
    ['color:#FFFFFF', 'color:#fff'],
    ['color:#ff0000', 'color:red'],
    ['color:#FF0000FF', 'color:red'],
    ['color:#11223344', 'color:#1234'],
    ['color:#1122334', 'color:#1122334'],
    ['color:White', 'color:#fff'],
    ['color:rebeccapurple', 'color:#639'],
    ['color:transparent', 'color:#0000'],
    ['color:rgb(13, 110, 253)', 'color:#0d6efd'],
    ['color:rgba(0,0,0,.5)', 'color:#00000080'],
    ['color:rgba(0 0 0/.501)', 'color:rgba(0 0 0/.501)'],
    ['color:rgba(0,0,0,.125)', 'color:#00000020'],
    ['color:rgb(0 0 0 / 50%)', 'color:rgb(0 0 0/50%)'],
    ['color:rgb(12.5,0,0)', 'color:rgb(12.5,0,0)'],
    ['color:rgb(300,0,0)', 'color:rgb(300,0,0)'],
    ['color:rgba(var(--rgb), .5)', 'color:rgba(var(--rgb),.5)'],
    ['background:linear-gradient(white, #000000 50%)', 'background:linear-gradient(#fff,#000 50%)'],
    // A word that only looks like a color.
    ['animation:white 1s', 'animation:white 1s'],
    ['font-family:white,black', 'font-family:white,black'],
    ['grid-area:white', 'grid-area:white'],
    ['color:var(--white,white)', 'color:var(--white,white)'],
    ['--white: #ffffff', '--white:#ffffff'],
    ['background:url(#ffffff)', 'background:url(#ffffff)'],
    ['background:-moz-element(#ffffff)', 'background:-moz-element(#ffffff)'],
    [
      "filter:progid:DXImageTransform.Microsoft.gradient(startColorstr='#80000000')",
      "filter:progid:DXImageTransform.Microsoft.gradient(startColorstr='#80000000')",
    ],
    // Shorthands.
    ['margin:1px 2px 1px 2px', 'margin:1px 2px'],
    ['margin:1px 2px 3px 2px', 'margin:1px 2px 3px'],
    ['margin:1px 2px 3px 4px', 'margin:1px 2px 3px 4px'],
    ['padding:0px 0px 0px 0px!important', 'padding:0!important'],
    ['margin:calc(1px + 2px) 1px calc(1px + 2px) 1px', 'margin:calc(1px + 2px) 1px calc(1px + 2px) 1px'],
    ['border-color:#ff0000 red', 'border-color:red'],
    ['border-radius:1px 1px/2px 2px', 'border-radius:1px 1px/2px 2px'],
    ['overflow:hidden hidden', 'overflow:hidden'],
    ['flex:1 1 auto', 'flex:auto'],
    ['flex:0 0 auto', 'flex:none'],
    ['font-weight:bold', 'font-weight:700'],
    ['margin-top:1px;margin-right:2px;margin-bottom:1px;margin-left:auto', 'margin:1px 2px 1px auto'],
    ['padding-left:0;padding-top:0;padding-right:0;padding-bottom:0', 'padding:0'],
    // One that is wrong, or more important, would take the others with it.
    [
      'padding-top:auto;padding-right:0;padding-bottom:0;padding-left:0',
      'padding-top:auto;padding-right:0;padding-bottom:0;padding-left:0',
    ],
    [
      'padding-top:0!important;padding-right:0;padding-bottom:0;padding-left:0',
      'padding-top:0!important;padding-right:0;padding-bottom:0;padding-left:0',
    ],
    [
      'padding-top:0;padding-right:0;color:red;padding-bottom:0;padding-left:0',
      'padding-top:0;padding-right:0;color:red;padding-bottom:0;padding-left:0',
    ],
    // Doubled declarations, but no fallback.
    ['color:red;margin:0;color:#f00', 'margin:0;color:red'],
    ['color:red;color:red!important', 'color:red;color:red!important'],
    ['display:block;display:flex', 'display:block;display:flex'],
    ['--a:1;--a:1', '--a:1'],
    // White space, and what begins no comment.
    ['grid-area:1 / 2 / 3', 'grid-area:1/2/3'],
    ['width:calc(1px - 2px * 3)', 'width:calc(1px - 2px * 3)'],
    ['margin:var( --x , )', 'margin:var(--x,)'],
    ['content:"0.50  #ffffff"', 'content:"0.50  #ffffff"'],
    ['color:red\\9', 'color:red\\9'],
    ['*zoom:1.0', '*zoom:1.0'],
    ['--x: { "a": [1, 0.5] } ', '--x:{ "a": [1, 0.5] }'],
    ['--empty: ;color:red', '--empty: ;color:red'],
    ['--last: a', '--last:a'],
  ])('%s', (written, short) => expect(value(written)).toBe(short));

  it('leaves descriptors alone', () => {
    const sheet =
      '@font-face{unicode-range:U+0025-00FF;font-weight:normal;src:url(a) format("b")}@property --x{syntax:"<length>";inherits:false;initial-value:0px}';
    expect(minify(sheet)).toBe(sheet);
  });

  it('writes every named color as itself, or as what is shorter', () => {
    for (const [name, rgb] of Object.entries(colorsNamed as Record<string, number>)) {
      const short = value(`color:${name}`).slice('color:'.length);
      expect(short.length).toBeLessThanOrEqual(name.length);
      const digits = short.startsWith('#')
        ? short.slice(1)
        : (colorsNamed as Record<string, number>)[short]!.toString(16).padStart(6, '0');
      const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
      expect(Number.parseInt(full, 16), name).toBe(rgb);
    }
  });
});

it.each([
  ['a + b ~ c > d , e f', 'a+b~c>d,e f'],
  [':nth-child( 2n + 1 ):not( .a , .b )', ':nth-child(2n+1):not(.a,.b)'],
  [':nth-child(2n - 1)', ':nth-child(2n - 1)'],
  ['[type="button"][data-x="1"]', '[type=button][data-x="1"]'],
  ['[a="b" i]', '[a=b i]'],
  ['[a="b"i]', '[a=b i]'],
  ['[a="b c"]', '[a="b c"]'],
  ['a::before,a::marker', 'a::before,a::marker'],
  ['a::AFTER', 'a:AFTER'],
  ['.a\\:b > c', '.a\\:b>c'],
  ['.a\\31 > c', '.a\\31 > c'],
])('selector %s', (written, short) => expect(minify(`${written}{b:c}`)).toBe(`${short}{b:c}`));

it('names frames by the shorter word', () => {
  expect(minify('@keyframes k{from{b:c}50.0%{b:c}100%{b:d}}')).toBe('@keyframes k{0%{b:c}50.0%{b:c}to{b:d}}');
});

describe('merging', () => {
  it.each([
    ['a{b:c}d{b:c}', 'a,d{b:c}'],
    ['a{b:c}d{b:c}a{b:c}', 'd,a{b:c}'],
    ['a{b:c}a{d:e;b:c}', 'a{d:e;b:c}'],
    ['a{color:red}b{c:d}a{color:#f00}', 'b{c:d}a{color:red}'],
    ['@media print{a{b:c}}@media print{d{b:c}}', '@media print{a,d{b:c}}'],
    // What stands between them may decide.
    ['a{b:c}x{y:z}d{b:c}', 'a{b:c}x{y:z}d{b:c}'],
    ['@media print{a{b:c}}x{y:z}@media print{d{b:c}}', '@media print{a{b:c}}x{y:z}@media print{d{b:c}}'],
    // A selector that a browser does not know takes all of its list with it.
    ['a::-moz-x{b:c}d{b:c}', 'a::-moz-x{b:c}d{b:c}'],
    ['a:has(b){b:c}d{b:c}', 'a:has(b){b:c}d{b:c}'],
    ['a:hover{b:c}d:not(.e){b:c}', 'a:hover,d:not(.e){b:c}'],
    // Layers, frames and nested rules stay as they are.
    ['@layer x{a{b:c}}@layer x{a{b:c}}', '@layer x{a{b:c}}@layer x{a{b:c}}'],
    ['@keyframes k{0%{b:c}to{b:c}}', '@keyframes k{0%{b:c}to{b:c}}'],
    ['a{b:c;&:hover{b:d}}a{b:c}', 'a{b:c;&:hover{b:d}}a{b:c}'],
  ])('%s', (css, merged) => expect(minify(css, 'merge')).toBe(merged));
});

/** What a level must leave: selectors in their order, and every variable. */
const variables = (css: string) => {
  const found: string[] = [];
  postcss.parse(css).walkDecls(/^--/, (one) => void found.push(`${one.prop}:${one.value.trim()}`));
  return found;
};

it('makes Bootstrap 231 kB, with every variable as it was, and the same again the second time', () => {
  const values = minify(bootstrap);
  expect(Buffer.byteLength(values)).toBeLessThanOrEqual(231_000);
  expect(Buffer.byteLength(minify(bootstrap, 'merge'))).toBeLessThan(Buffer.byteLength(values));
  expect(variables(values)).toEqual(variables(bootstrap));
  expect(minify(values)).toBe(values);
  expect(minify(normalize, 'merge').length).toBeLessThan(1800);
});

const part = fc.constantFrom(
  '0px',
  '0.50em',
  ' ',
  ' / ',
  ', ',
  'calc(1px + 0px)',
  '#aabbcc',
  'white',
  'rgb(0, 0, 0)',
  '(',
  ')',
  '+',
  '-',
  '1.0',
  '"',
  '\\',
  'var(--a, 0px)',
  '!',
  '5',
  '.5',
  '%',
  '*',
);

it('has nothing more to shorten in what it wrote, whatever stood there', () => {
  const names = fc.constantFrom('margin', 'color', 'background', 'flex', 'transform', '--x', 'unknown');
  fc.assert(
    fc.property(names, fc.array(part, { maxLength: 8 }), (name, parts) => {
      const sheet = `a{${name}:${parts.join('')}}`;
      let once: string;
      try {
        once = minify(sheet);
      } catch {
        // What does not parse is said by the test of the parser.
        return;
      }
      expect(minify(once)).toBe(once);
      expect(once.length).toBeLessThanOrEqual(minify(sheet, 'safe').length);
    }),
    { numRuns: 400 },
  );
});
