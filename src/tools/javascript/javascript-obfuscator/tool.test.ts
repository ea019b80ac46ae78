import { SourceMap } from 'node:module';
import vm from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { InputError } from '@/kit';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import { getWarnings, LIBRARY_OPTIONS, readLibraryOptions } from './library';
import tool from './tool';

type Options = Partial<ToolOptions<typeof tool>>;
const run = (source: string, options: Options = {}) => runTool(tool, source, options);
const obfuscated = async (source: string, options: Options = {}) => (await run(source, options)).value;

/** What a program prints, as Node runs it, where code made of text is refused as it is under a strict policy. */
async function printed(source: string): Promise<string[]> {
  const lines: string[] = [];
  const console = { log: (...values: unknown[]) => lines.push(JSON.stringify(values)) };
  const realm = vm.createContext({ console, setTimeout, Promise }, { codeGeneration: { strings: false, wasm: false } });
  vm.runInContext(source, realm);
  await new Promise((resolve) => setTimeout(resolve, 30));
  return lines;
}

const PROGRAM = `
const secret = 'a secret text';
class Shape { #sides = 3; static made = 0; constructor(sides) { this.#sides = sides ?? this.#sides; Shape.made++ } get sides() { return this.#sides } }
class Square extends Shape { constructor() { super(4) } *[Symbol.iterator]() { for (let n = 0; n < this.sides; n++) yield n } }
const square = new Square();
console.log(square.sides, Shape.made, [...square], secret.length, secret);
outer: for (let i = 0; i < 3; i++) { for (;;) { if (i === 1) continue outer; break } console.log('i', i) }
const { a = 1, ...rest } = { b: 2, 'two words': 3, nested: { list: [1, , 3] } };
console.log(a, rest, rest.nested?.list?.[1] ?? 'hole', 0.1 + 0.2, 1e21, 2 ** 10, 123456.789, -5 % 3);
const tag = (strings, ...values) => strings.raw.join('|') + values;
console.log(tag\`x\${1}\\n\${2}y\`, 'quote " and \\' and \\u{1F600} and \\ud800'.length, 'é€😀');
function factorial(n) { if (n < 2) { return 1 } else { return n * factorial(n - 1) } }
function pick(kind) { switch (kind) { case 'one': return 'first'; case 'two': return 'second'; default: return 'neither' } }
console.log(factorial(10), pick('one'), pick('two'), pick('three'));
let total = 0; while (total < 10) { total += 3; if (total > 7) { total++ } }
console.log(total, [3, 1, 2].sort().join('-'), Object.entries({ b: 1, a: 2 }), /(?<y>\\d+)-x/.exec('2024-x').groups.y);
try { null.x } catch (error) { console.log(error instanceof TypeError) } finally { console.log('finally') }
(async () => { for await (const n of [Promise.resolve(1), 2]) console.log('async', n) })();
setTimeout(() => console.log('late', arguments_()), 5);
function arguments_() { return (function () { return arguments.length })(1, 2, 3) }
`;

describe('obfuscating', () => {
  const heavy = { obfuscationLevel: 'heavy', controlFlowFlattening: true, deadCodeInjection: true } as const;
  it.each<Options>([
    {},
    { obfuscationLevel: 'light' },
    heavy,
    { ...heavy, obfuscationLevel: 'medium' },
    { ...heavy, renameVariables: false, encryptStrings: false },
  ])('with %o prints the same', async (options) => {
    const expected = await printed(PROGRAM);
    expect(expected.length).toBeGreaterThan(10);
    const result = await obfuscated(PROGRAM, options);
    expect(await printed(result)).toEqual(expected);
    expect(result).not.toBe(PROGRAM);
  });

  const SOURCE =
    'function visible(argument) { const inner = argument + "a text to hide"; if (inner) { console.log(inner, "more text"); } return inner.length + 42 }\nvisible(1); visible(2);';
  it('each option has its effect', async () => {
    const plain = await obfuscated(SOURCE, { renameVariables: false, encryptStrings: false });
    expect(plain).toMatch(/argument|inner/);
    expect(plain).toContain('hide');
    const renamed = await obfuscated(SOURCE, { encryptStrings: false });
    expect(renamed).not.toMatch(/argument|inner/);
    expect(renamed).toContain('visible');
    const hidden = await obfuscated(SOURCE, { obfuscationLevel: 'heavy' });
    expect(hidden).not.toMatch(/hide|more|visible/);
    const flow = await obfuscated(SOURCE, { obfuscationLevel: 'heavy', controlFlowFlattening: true });
    expect(flow).not.toBe(hidden);
    const long = Array.from(
      { length: 8 },
      (_, n) =>
        `function f${n}(a, b) { if (a) { console.log(a, ${n}); b.x(a); } else { console.log(b); a.y(); } return a + b; }`,
    ).join('\n');
    expect((await obfuscated(long, { obfuscationLevel: 'heavy', deadCodeInjection: true })).length).toBeGreaterThan(
      (await obfuscated(long, { obfuscationLevel: 'heavy' })).length * 1.3,
    );
  });
  it('the levels grow', async () => {
    const lengths = [];
    for (const obfuscationLevel of ['light', 'medium', 'heavy'] as const)
      lengths.push((await obfuscated(PROGRAM, { obfuscationLevel })).length);
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  });

  it('gives the same for the same code, and says how much it grew', async () => {
    expect(await obfuscated(SOURCE)).toBe(await obfuscated(SOURCE));
    const { value, facts } = await run(SOURCE);
    expect(facts[1]!.value.replace(',', '')).toBe(`${Buffer.byteLength(value)} bytes`);
  });

  it('asks no server for anything', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    await obfuscated(SOURCE, heavy);
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });

  it('takes modules, top-level await, new syntax and lone surrogates', async () => {
    for (const source of [
      'import a from "b"; export default a',
      'await f()',
      'using a = b(); /[\\p{L}--[a-z]]/v',
      '#!/usr/bin/env node\nf()',
      'x = "\ud800"',
    ])
      expect((await obfuscated(source)).length).toBeGreaterThan(0);
  });
});

describe('what cannot be obfuscated', () => {
  it('is told with its place', async () => {
    await expect(run('let a = 1;\n let b = = 2;')).rejects.toMatchObject({
      message: 'Unexpected token',
      details: { line: 2, column: 10, offset: 20, title: 'Obfuscation error occurred' },
    });
  });
  it.each([['('.repeat(50_000)], ['\u0000'], ['`'], ['let x: number'], ['<a/>'], ['/*']])('%#', async (source) => {
    await expect(run(source)).rejects.toThrow(InputError);
  });
});

describe('the library’s own options', () => {
  const SHORT = `const point = { x: 1, 'two words': [2, 3] };
function add(first, second) { if (first > 100) { return 'a long text of the first kind'; } return first + second; }
console.log(add(40, 2), add(400, 2), point.x, point['two words'].length, 'another text, split into pieces');`;
  const more = (options: object) => JSON.stringify(options);

  // Where code made of text is refused, as it is under a strict policy.
  it.each(Object.entries(LIBRARY_OPTIONS).flatMap(([name, { kind }]) => (kind === 'toggle' ? [name] : [])))(
    'with %s on or off prints the same, or is said to break',
    async (name) => {
      const expected = await printed(SHORT);
      for (const value of [true, false]) {
        const { value: code, notes } = await run(SHORT, { moreOptions: more({ [name]: value }) });
        // What becomes of the console depends on whose it is.
        if (name === 'disableConsoleOutput' && value) expect((await printed(code)).length).toBeLessThan(2);
        else if (notes.length === 0) expect(await printed(code)).toEqual(expected);
        else expect(value).toBe(true);
      }
    },
  );

  it.each([
    { identifierNamesGenerator: 'mangled-shuffled' },
    { identifierNamesGenerator: 'dictionary', identifiersDictionary: ['sun', 'moon', 'star'] },
    { stringArrayEncoding: ['none', 'rc4'], stringArrayWrappersCount: 3, stringArrayWrappersType: 'function' },
    { splitStrings: true, splitStringsChunkLength: 2, unicodeEscapeSequence: true, numbersToExpressions: true },
    { stringArrayCallsTransform: true, stringArrayCallsTransformThreshold: 1, stringArrayThreshold: 0.5 },
    { target: 'node', transformObjectKeys: true, identifiersPrefix: 'mine' },
  ])('with %j prints the same', async (options) => {
    expect(await printed(await obfuscated(SHORT, { moreOptions: more(options) }))).toEqual(await printed(SHORT));
  });

  it('says what a strict policy breaks, as it does', async () => {
    for (const target of ['browser', 'node', 'browser-no-eval', 'service-worker'])
      for (const options of [
        {},
        { disableConsoleOutput: true },
        { debugProtection: true, debugProtectionInterval: 4000 },
        { debugProtection: true },
      ]) {
        const { value, notes } = await run('f()', { moreOptions: more({ target, ...options }), encryptStrings: false });
        expect(notes.join().includes('Content-Security-Policy')).toBe(/\bFunction\(|\beval\(/.test(value));
      }
    expect(getWarnings({ target: 'node', domainLock: ['a'] }).join()).toContain('unsafe-eval');
  });

  it.each([
    ['{', 'has to be JSON'],
    ['[]', 'has to be an object'],
    ['{"nope":1}', '“nope” is no option'],
    ['{"seed":1}', '“seed” is no option'],
    ['{"splitStrings":1}', 'splitStrings is true or false'],
    ['{"stringArrayThreshold":2}', 'from 0 to 1'],
    ['{"target":"mars"}', 'one of: browser-no-eval'],
    ['{"domainLock":"a"}', 'a list of texts'],
  ])('refuses %s', async (moreOptions, message) => {
    await expect(run('f()', { moreOptions })).rejects.toMatchObject({
      message: expect.stringContaining(message),
      details: { field: 'moreOptions' },
    });
  });

  it('keeps reserved names, whole or by a regex', async () => {
    const source = 'function f(address, onLoad, onClick, $) { return address + onLoad + onClick + $ }';
    const made = (reservedNames: string) => obfuscated(source, { reservedNames });
    expect(await made('')).not.toMatch(/address|onLoad|\$/);
    expect(await made('address, $')).toMatch(/^function f\(address,_0x\w+,_0x\w+,\$\)/);
    expect(await made('/^on/')).toMatch(/^function f\(_0x\w+,onLoad,onClick,_0x\w+\)/);
    await expect(made('/(/')).rejects.toMatchObject({ details: { field: 'reservedNames' } });
  });

  it('gives another result for another seed, and the same for the same', async () => {
    const [one, again, other] = await Promise.all([1, 1, 2].map((seed) => obfuscated(SHORT, { seed })));
    expect(one).toBe(again);
    expect(one).not.toBe(other);
  });

  it('maps names back to the source, as Node reads the map', async () => {
    const options = { obfuscationLevel: 'light', encryptStrings: false } as const;
    const { value: code } = await run(SHORT, options);
    const { value: json } = await run(SHORT, { ...options, sourceMap: 'only' });
    const map = new SourceMap(JSON.parse(json));
    const found = map.findEntry(0, code.indexOf('add(')) as { originalLine: number; originalColumn: number };
    expect(SHORT.split('\n')[found.originalLine]!.slice(found.originalColumn)).toMatch(/^add/);
    expect(map.payload.sourcesContent).toEqual([SHORT]);
    expect(await obfuscated(SHORT, { ...options, sourceMap: 'inline' })).toContain('sourceMappingURL=data:');
    expect(readLibraryOptions(' ')).toEqual({});
  });
});
