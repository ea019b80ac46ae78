import { SourceMap } from 'node:module';
import vm from 'node:vm';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compress as gzip } from '@/engines/compress/deflate';
import { LONG } from '@/engines/testing/long';
import { InputError } from '@/kit';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool from './tool';

const run = (source: string, options: Partial<ToolOptions<typeof tool>> = {}) => runTool(tool, source, options);
const minified = async (source: string, options: Partial<ToolOptions<typeof tool>> = {}) =>
  (await run(source, options)).value;

/** What a program prints, as Node runs it. */
async function printed(source: string): Promise<string[]> {
  const lines: string[] = [];
  const console = { log: (...values: unknown[]) => lines.push(values.map((value) => JSON.stringify(value)).join(' ')) };
  vm.runInNewContext(source, { console, setTimeout, Promise });
  await new Promise((resolve) => setTimeout(resolve, 30));
  return lines;
}

const PROGRAM = `/*! licence */
'use strict';
// Everything a minifier could get wrong.
class Shape { #sides = 3; static made = 0; static { Shape.made++; } get sides() { return this.#sides } set sides(n) { this.#sides = n } }
class Square extends Shape { constructor() { super(); this.sides = 4 } *[Symbol.iterator]() { for (let n = 0; n < this.sides; n++) yield n } }
const square = new Square();
console.log(square.sides, Shape.made, [...square]);
label: for (let i = 0; i < 3; i++) { for (;;) { if (i === 1) continue label; break } console.log('i', i) }
const { a = 1, ...rest } = { b: 2, __proto__: null, c: [1, , 3] };
console.log(a, rest, rest.c?.[1] ?? 'hole', 0.1 + 0.2, 1e21, -0 === 0, 2 ** 10, 5 / 2 | 0, 0b101, 1_000);
console.log(/[/\\]]+(?<year>\\d{4})/u.exec('/]2024').groups.year, 'a\\u2028b'.length, '\\ud800'.length, '</script>');
const tag = (strings, ...values) => strings.raw.join('|') + values;
console.log(tag\`x\${1}\\n\${2}y\`, \`multi
  line\`);
function hoisted(x = later(), ...more) { var y = x; if (y) { let y = 2; more.push(y) } return [y, more, arguments.length] }
function later() { return 7 }
console.log(hoisted(), hoisted(0, 1), hoisted.length);
try { null.x } catch { console.log('caught') } finally { console.log('finally') }
switch (3) { case 1: console.log('no'); default: console.log('default'); case 2: console.log('fell') }
let i = 0; const order = [i++, i++, i].join();
console.log(order, (() => { try { return 'try' } finally { i = 9 } })(), i, void 0, typeof missing);
var x = 1
;[2, 3].forEach((n) => { x += n })
console.log(x, [1, 2, 3].at(-1), Object.entries({ b: 1, a: 2, 1: 3 }));
(async () => { for await (const n of [Promise.resolve(1), 2]) console.log('async', n) })();
setTimeout(function () { console.log('late', typeof this) }, 5);
with_eval: { console.log(new Function('a', 'return a * 2')(21)) }
`;

describe('minifying', () => {
  it.each([
    {},
    { shortenVariables: true },
    { removeNewlines: false },
    { removeComments: false },
    { removeComments: false, removeNewlines: false, shortenVariables: true },
  ])('with %o prints the same', async (options) => {
    const short = await minified(PROGRAM, options);
    const expected = await printed(PROGRAM);
    expect(expected.length).toBeGreaterThan(15);
    expect(await printed(short)).toEqual(expected);
    expect(short.length).toBeLessThan(PROGRAM.length);
  });

  it('each option has its effect', async () => {
    const source =
      '// one\nfunction outer(firstArgument) {\n  /* two */\n  const inside = firstArgument();\n  inside();\n  return inside;\n}\n';
    const plain = await minified(source);
    expect(plain).toBe('function outer(firstArgument){const inside=firstArgument();inside();return inside}');
    expect(await minified(source, { removeComments: false })).toMatch(/\/\/ one[\s\S]*\/\* two \*\//);
    expect((await minified(source, { removeNewlines: false })).split('\n').length).toBeGreaterThan(3);
    expect(await minified(source, { removeNewlines: false })).not.toMatch(/\n[ \t]/);
    expect(await minified(source, { shortenVariables: true })).toMatch(/^function outer\(\w\)/);
  });

  it.each([
    ['"use client"; import a from "a"; export default a', /^"use client";import/],
    ['export async function save(d) { "use server"; await db(d) }', /\{"use server";await db/],
    ['const save = async (d) => { "use server"; return db(d) }; form(save, save)', /\{"use server";return db/],
    ['(function () { "use strict"; f() })()', /\{"use strict";f/],
  ])('keeps the directives of %s', async (source, kept) => {
    expect(await minified(source)).toMatch(kept);
    expect((await minified(source, { removeNewlines: false })).replace(/\s/g, '')).toMatch(
      new RegExp(kept.source.replaceAll(' ', '')),
    );
  });

  // From test262, where each of them was another program afterwards, or refused.
  it.each([
    ['log((function named() {}).name, (class { static #p = 1 }).name, [function () {}][0].name)'],
    [
      'let f; f = function () {}; log(f.name, (0, function () {}).name); const { g = function () {} } = {}; log(g.name)',
    ],
    ["const o = { set ['a'](value) { log(value); } }; o.a = 1;"],
    ["const o = { set 'b'(value) { log(value); } }; o.b = 2;"],
    ['const o = { __proto__: { set c(value) { log(value); } } }; o.c = 3;'],
    ['try { (function () { undeclared; })(); } catch (error) { log(error.name) }'],
    ["try { (function () { 'a' in 1; })(); } catch (error) { log(error.name) }"],
    ['try { (function () { -Symbol(); })(); } catch (error) { log(error.name) }'],
    ['try { (function () { typeof late; let late; })(); } catch (error) { log(error.name) }'],
    [
      `const o = { get a() { log('read'); return 1 } }; o.a; o['a']; ({ ...o }); \`\${{ toString() { log('text'); return '' } }}\``,
    ],
    ["try { [...{}].length } catch (error) { log(error.name) } var unused = log('called');"],
    ['log([1e1000, -1e999, 2 * 1e400 - 1, { 1e1000: 5 }.Infinity, ((Infinity) => 1e1000 + Infinity)(1), 0.1e-500])'],
    [
      'const f = (a = 1e1000) => [a, 1e1000].join(); log(f(), 1e1000.toFixed(1), 12345678901234567890, 0x1fffffffffffffff, 9007199254740993)',
    ],
    [
      'log(123456789012345678901234567890n * 2n, [1][1e1000], Number.isFinite(1e308 * 10), 1_000_000_000_000_000_000_000)',
    ],
    ['var async = 1\nasync\nfunction f() { return 2 }\nlog(f())'],
    ['var \u{1c89} = 1; class A { #\u{1c89} = 2; m() { return this.#\u{1c89} } } log(new A().m())'],
    ['log(({ c\\u0061se: 1 }).case)'],
    [`log(Object.keys(new (class { ['#constructor'] = 1; ['a'] = 2 })()), Object.keys({ ['__proto__']: 3 }))`],
    ['if (false) let\n{}\nlog(1)'],
    ["log(1); function never() { new (import('x')) }"],
    [
      `import('x',).catch(() => {}); import('x', {},).catch(() => {}); log(\`a\\n\${ 1 +  \`b \${ 2 }\` } c\`, /a b/ . source)`,
    ],
    ['log((() => { label: { break label } return 0 })(), 1 .toString(), 1 + + 1, 2 - -1, (a => { return a })(3))'],
  ])('runs as before: %s', async (source) => {
    const run = (code: string) => {
      const lines: string[] = [];
      vm.runInNewContext(code, { log: (...values: unknown[]) => lines.push(values.join()) });
      return lines;
    };
    const expected = run(source);
    expect(expected.length).toBeGreaterThan(0);
    for (const removeNewlines of [true, false])
      for (const shortenVariables of [true, false])
        expect(run(await minified(source, { removeNewlines, shortenVariables }))).toEqual(expected);
  });

  it('knows numbers that are too large, as infinite ones', async () => {
    const { value, notes } = await run('const limit = 1e1000 ; use( -1e1000, limit )');
    expect(value).toBe('const limit=1/0;use(-1/0,limit);');
    expect(notes).toEqual([]);
  });

  it('says where only white space and comments went', async () => {
    const source = "// one\nconst first = await import('x',); // two\nfirst . run()\n";
    const { value, notes } = await run(source, { shortenVariables: true });
    expect(value).toBe("const first=await import('x',);first.run()");
    expect(notes).toEqual([expect.stringContaining('only white space and comments were removed')]);
    expect(await minified(source, { removeComments: false })).toBe(
      "// one\nconst first=await import('x',);\n// two\nfirst.run()",
    );
    expect(await minified(source, { removeNewlines: false })).toBe("const first=await import('x',);\nfirst.run()");
  });

  it('shortens top-level names of modules only', async () => {
    const body = 'const first = Math.random();\nconsole.log(first, first);\n';
    expect(await minified(body, { shortenVariables: true })).toContain('first');
    expect(await minified(`${body}export {};`, { shortenVariables: true })).not.toContain('first');
    expect(await minified(`${body}await 0;`, { shortenVariables: true })).not.toContain('first');
  });

  it('takes what browsers take', async () => {
    for (const source of [
      '#!/usr/bin/env node\na()',
      'import data from "./a.json" with { type: "json" }; export { data }',
      'using file = open(); /[\\p{L}--[a-z]]/v.test("é")',
      'a ||= b; c?.(); d ??= 1n; label: {}',
      'class A { static async *#m() {} }',
      'await fetch("/")',
    ])
      expect((await minified(source)).length, source).toBeGreaterThan(0);
  });

  it('says how much was saved, in bytes, and which licences are gone', async () => {
    const source = '/*! MIT */ console.log("é€");   \n\n';
    const { value, facts, notes } = await run(source);
    expect(value).toBe('console.log("é€");');
    expect(facts.map(({ label, value }) => [label, value])).toEqual([
      ['Original Size', `${Buffer.byteLength(source)} bytes`],
      ['Minified Size', `${Buffer.byteLength(value)} bytes`],
      ['Compression Ratio', `${((1 - Buffer.byteLength(value) / Buffer.byteLength(source)) * 100).toFixed(2)}%`],
    ]);
    expect(notes).toEqual(['A license comment was removed.']);
    expect((await run(source, { removeComments: false })).notes).toEqual([]);
  });
  it('of nothing saves nothing', async () => {
    expect((await run('')).facts.map(({ value }) => value)).toEqual(['0 bytes', '0 bytes', '0.00%']);
  });
});

describe('what cannot be minified', () => {
  it('is told with its place', async () => {
    const failed = run('const a = 1;\nconst b = = 2;');
    await expect(failed).rejects.toThrow(InputError);
    await expect(failed).rejects.toMatchObject({
      details: { line: 2, column: 11, offset: 23, title: 'Minification error occurred' },
    });
    await expect(run('let x: number = 1')).rejects.toMatchObject({ details: { line: 1, column: 6 } });
  });
  it('is told without repeating all of it', async () => {
    const name = 'x'.repeat(100_000);
    const failed = run(`let ${name}, ${name}`);
    await expect(failed).rejects.toMatchObject({ message: expect.stringMatching(/^Identifier 'x{150,190}…$/) });
  });
  it.each([
    ['('.repeat(100_000)],
    [`${'a+'.repeat(20_000)}a`],
    ['[['.repeat(5000)],
    ['\u0000'],
    ['\ud800'],
    ['`${'],
    ['/*'],
    ['"__proto__'],
    // Terser takes these, and makes a script of them.
    ['({ [x] })'],
    ['label: class A {}'],
    ['const a = 1; function a() {}'],
  ])('gives a message: %#', async (source) => {
    await expect(run(source)).rejects.toThrow(InputError);
  });
  it.runIf(LONG)('a megabyte of one letter is a name', async () => {
    expect(await minified('x'.repeat(1_000_000))).toBe(`${'x'.repeat(1_000_000)};`);
  });
});

it('leaves the names of private fields that eval may name', async () => {
  const source = 'class A { #field = 1; read() { return eval("this.#field") } } console.log(new A().read())';
  expect(await printed(await minified(source, { shortenVariables: true }))).toEqual(['1']);
  expect(await minified('class A{#field=1;read(){return this.#field}}', { shortenVariables: true })).not.toContain(
    'field',
  );
});

describe('Terser’s own settings', () => {
  it.each([
    { compress: 'none' },
    { compress: 'standard', shortenVariables: true },
    { compress: 'strong', shortenVariables: true, keepNames: false },
    { compress: 'standard', topLevel: true, shortenVariables: true },
    { reserved: 'square, Shape', shortenVariables: true, sourceMap: 'inline' },
    { terserOptions: '{ compress: { passes: 2, /* two */ ecma: 2020 }, mangle: { toplevel: true, }, }' },
  ] as const)('with %o prints the same', async (options) => {
    expect(await printed(await minified(PROGRAM, options))).toEqual(await printed(PROGRAM));
  });

  it('each has its effect', async () => {
    const source =
      'const topMost = 1; function area(width) { console.log(width); debugger; const _half = { _private: width }; return _half._private + topMost }\narea(3)';
    const made = (options: Parameters<typeof minified>[1]) => minified(source, options);
    expect(await made({ dropConsole: true })).not.toContain('console');
    expect(await made({ topLevel: true, shortenVariables: true })).not.toContain('topMost');
    expect(await made({ topLevel: true, shortenVariables: true, reserved: 'topMost' })).toContain('topMost');
    expect(await made({ shortenVariables: true, reserved: 'width' })).toContain('area(width)');
    expect(await made({ properties: '/^_pri/' })).not.toContain('_private');
    expect(await made({ properties: '^_none' })).toContain('_private');
    expect(await made({ compress: 'standard' })).not.toContain('debugger');
    const own = await made({ terserOptions: '{"format": {"preamble": "/* mine */"}, "mangle": {"toplevel": true}}' });
    expect(own).toMatch(/^\/\* mine \*\//);
    expect(own).not.toContain('topMost');
  });

  it.each([
    ['{ compress: { nonsense: true } }', '`nonsense` is not a supported option'],
    ['[1]', 'Settings are an object'],
    ['{{{{', 'Settings|can’t be read'],
    [`${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'nested too deeply|can’t be read'],
    ['('.repeat(20_000), 'nested too deeply|can’t be read'],
  ])('refuses %s', async (terserOptions, message) => {
    await expect(run('f()', { terserOptions })).rejects.toMatchObject({
      message: expect.stringMatching(message),
      details: { field: 'terserOptions' },
    });
  });

  it('maps every place back to the source, as Node reads the map', async () => {
    const source =
      'function first(value) {\n  return value + 1;\n}\nfunction second(value) {\n  return first(value) * 2;\n}\n';
    const { value: code } = await run(source, { shortenVariables: true });
    const { value: json } = await run(source, { shortenVariables: true, sourceMap: 'only' });
    const map = new SourceMap(JSON.parse(json));
    expect(map.payload.sources).toEqual(['input.js']);
    for (const word of ['first', 'second', 'return', '*2']) {
      const found = map.findEntry(0, code.indexOf(word)) as { originalLine: number; originalColumn: number };
      const line = source.split('\n')[found.originalLine]!;
      // An operation begins with its first part.
      expect(line.slice(found.originalColumn)).toMatch(
        word === '*2' ? /^first\(value\)|^value|^\* 2|^2/ : new RegExp(`^(?:function )?${word}`),
      );
    }
    const inline = await minified(source, { shortenVariables: true, sourceMap: 'inline' });
    const [, base64 = ''] = /sourceMappingURL=data:application\/json;charset=utf-8;base64,(\S+)$/.exec(inline)!;
    expect(JSON.parse(Buffer.from(base64, 'base64').toString()).sourcesContent).toEqual([source]);
  });

  it('tells the sizes of the code without the map at its end, and the whole beside', async () => {
    const settings = { shortenVariables: true, sentSizes: true } as const;
    const told = async (options: Parameters<typeof run>[1]) => {
      const { value, facts } = await run(PROGRAM, { ...settings, ...options });
      return { value, sizes: Object.fromEntries(facts.map((fact) => [fact.label, fact.value])) };
    };
    const { value, sizes } = await told({});
    expect((await told({ sourceMap: 'only' })).sizes).toEqual(sizes);
    const mapped = await told({ sourceMap: 'inline' });
    expect(mapped.value.startsWith(`${value}\n//# sourceMappingURL=data:`)).toBe(true);
    const whole = `${Buffer.byteLength(mapped.value).toLocaleString('en-US')} bytes`;
    expect(mapped.sizes).toEqual({ ...sizes, 'Size with Map': whole });
  });

  it('tells what a server would send, as zlib compresses it', async () => {
    const { value, facts } = await run(PROGRAM, { sentSizes: true });
    const bytes = Buffer.from(value);
    const sizes = Object.fromEntries(facts.map((fact) => [fact.label, fact.value]));
    const packed = gzip(bytes, 'gzip', 9);
    expect(gunzipSync(packed).equals(bytes)).toBe(true);
    expect(sizes.gzip).toContain(`→ ${packed.length.toLocaleString('en-US')} bytes`);
    expect(sizes.Brotli).toContain(`→ ${brotliCompressSync(bytes).length.toLocaleString('en-US')} bytes`);
  });
});
