import { Console } from 'node:console';
import { Writable } from 'node:stream';
import { format } from 'node:util';
import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { Entry, Message, Shot } from './entry';
import { FRAME } from './frame';
import { lastExpression } from './last-expression';
import { readStyle, textOfEntry, tokensOf } from './present';
import runtime from './runtime/worker.bundled.js?raw';
import { append, BLOCK, EMPTY } from './useConsole';

/** The runtime in a realm of its own, with a port in place of the page. */
function start(source = runtime) {
  const listeners: Record<string, (event: unknown) => void> = {};
  const messages: Message[] = [];
  const port: { postMessage(message: Message): void; onmessage?: (event: { data: unknown }) => void } = {
    postMessage: (message) => messages.push(message),
  };
  const realm = vm.createContext({
    console: {},
    // Node takes no text to run later; a browser does, and tells what does not parse.
    setTimeout: (handler: unknown, ...rest: number[]) =>
      typeof handler === 'function' ? setTimeout(handler as () => void, ...rest) : undefined,
    setInterval,
    clearTimeout,
    clearInterval,
    performance,
    addEventListener: (type: string, listener: (event: unknown) => void) => {
      listeners[type] = listener;
    },
  });
  vm.runInContext(source, realm);
  listeners.message!({ data: { port }, stopImmediatePropagation() {} });
  const entries = () => messages.flatMap((message) => (message.kind === 'entries' ? message.entries : []));
  let id = 0;
  const send = async (code: string, isInput: boolean) => {
    const mine = ++id;
    port.onmessage!({ data: { kind: 'run', id: mine, code, tail: lastExpression(code), isInput } });
    await expect.poll(() => messages.some((one) => one.kind === 'settled' && one.id === mine)).toBe(true);
  };
  const tell = (type: string, event: unknown) => listeners[type]!(event);
  return {
    entries,
    messages,
    tell,
    run: (code: string) => send(code, false),
    evaluate: (code: string) => send(code, true),
  };
}
async function log(code: string): Promise<Entry[]> {
  const { run, entries } = start();
  await run(code);
  return entries();
}
const texts = async (code: string) => (await log(code)).map(textOfEntry);
const lines = async (code: string) => (await log(code)).map(({ type, line }) => [type, line]);

/** What Node's own console writes for the same code. */
function nodeWrites(code: string): string {
  let written = '';
  const stream = new Writable({
    write(chunk, _, done) {
      written += chunk;
      done();
    },
  });
  vm.runInNewContext(code, { console: new Console({ stdout: stream, stderr: stream }), Map, Set });
  return written;
}

describe('formats', () => {
  it.each([
    `'%s is %s', 'a', 'b'`,
    `'%s', 'a', 'b', 'c'`,
    `'100%', 'a'`,
    `'%%', 'a'`,
    `'%% alone'`,
    `'%s left %s', 'one'`,
    `'%i and %f', '42.9px', '2.5em'`,
    `'%d', 42`,
    `'%i', 'nothing'`,
    `'%s %s', 'a', '%s', 'b'`,
    `'%x %', 1`,
    `'', 'a'`,
    `'a', 1, true, null, undefined, 5n, -0`,
    `1, 'a'`,
  ])('console.log(%s) as Node writes it', async (values) => {
    const expected = format(...(vm.runInNewContext(`[${values}]`) as unknown[]));
    expect(await texts(`console.log(${values})`)).toEqual([expected]);
  });

  it('follows the standard where Node does not', async () => {
    // The standard parses %d as an integer and turns symbols into NaN.
    expect(await texts(`console.log('%d %i %f', 42.9, Symbol('a'), Symbol('b'))`)).toEqual(['42 NaN NaN']);
  });

  it('gives %o and %O the value and %c the style', async () => {
    const [entry] = await log(`console.log('%cred%c and %o', 'color: red', '', { a: [1] })`);
    expect(entry!.parts.map(([kind]) => kind).join('')).toBe('ctctv');
    expect(textOfEntry(entry!)).toBe('red and {a: [1]}');
  });

  it('lets a style through only where it can do no harm', () => {
    expect(readStyle('color: red; Font-Weight: bold; border-radius: 4px')).toEqual({
      color: 'red',
      fontWeight: 'bold',
      borderRadius: '4px',
    });
    for (const css of [
      'background: url(//other.test/a.png)',
      'background: image-set("a" 1x)',
      'position: fixed; inset: 0',
      'display: none',
      'font-size: 900px',
      'background: u\\72l(a)',
      'color: var(--paper)',
      'nonsense',
    ])
      expect(readStyle(css), css).toEqual({});
  });
});

describe('the methods', () => {
  const sameAsNode = [
    `console.count(); console.count(); console.count('x'); console.countReset(); console.count()`,
    `console.group('a'); console.log('b'); console.group('c'); console.log('d\\ne'); console.groupEnd(); console.log('f'); console.groupEnd(); console.groupEnd(); console.log('g')`,
    `console.assert(true, 'never'); console.assert(false); console.assert(false, 'why %s', 'so'); console.assert()`,
  ];
  it.each(sameAsNode)('%s as Node does it', async (code) => {
    expect(`${(await texts(code)).join('\n')}\n`).toBe(nodeWrites(code));
  });

  const tables = [
    `[{ a: 1, b: 'x' }, { a: 2, c: true }]`,
    `[{ a: 1, b: 2 }, { a: 3, b: 4 }], ['b']`,
    `[{ a: 1 }], ['z', 'a']`,
    `[1, 'two', { three: 3 }]`,
    `{ first: { x: 1 }, second: { x: 2 } }`,
    `new Map([['k', 1], ['l', 'v']])`,
    `new Set(['a', 2])`,
    `[]`,
    `[[1, 2], [3, 4]]`,
    `[null, { a: 1 }]`,
  ];
  it.each(tables)('console.table(%s) has the cells of Node’s', async (values) => {
    const cells = (box: string) =>
      box
        .split('\n')
        .filter((row) => row.startsWith('│'))
        .map((row) => row.split('│').map((cell) => cell.trim()));
    const [table] = await texts(`console.table(${values})`);
    expect(cells(table!)).toEqual(cells(nodeWrites(`console.table(${values})`)));
  });
  it('console.table of something else logs it', async () => {
    expect(await texts(`console.table('text'); console.table(5); console.table(null)`)).toEqual(['text', '5', 'null']);
  });

  it('times, and says which timers there are not', async () => {
    const said = await texts(
      `console.time(); console.time(); console.timeLog('default', 'x', { a: 1 }); console.timeEnd(); console.timeEnd(); console.timeLog('y')`,
    );
    expect(said.map((text) => text.replace(/\d+\.\d{3}/, 'N'))).toEqual([
      "Timer 'default' already exists",
      'default: N ms x {a: 1}',
      'default: N ms',
      "Timer 'default' does not exist",
      "Timer 'y' does not exist",
    ]);
    const [entry] = await log(
      `console.time('t'); const end = performance.now() + 20; while (performance.now() < end); console.timeEnd('t')`,
    );
    expect(Number(/t: (\d+)/.exec(textOfEntry(entry!))![1])).toBeGreaterThanOrEqual(20);
  });

  it('marks levels, groups that start closed, and clear', async () => {
    const entries = await log(
      `console.log(1); console.info(1); console.debug(1); console.warn(1); console.error(1); console.groupCollapsed(); console.dirxml({}, 'a'); console.clear(); console.log('top')`,
    );
    expect(entries.map(({ type }) => type)).toEqual([
      'log',
      'info',
      'debug',
      'warn',
      'error',
      'group',
      'dirxml',
      'clear',
      'log',
    ]);
    expect(entries[5]).toMatchObject({ collapsed: true, group: 1, parent: 0 });
    expect(entries[6]).toMatchObject({ parent: 1, depth: 1 });
    expect(entries[8]).toMatchObject({ parent: 0, depth: 0 });
    expect(append(EMPTY, entries).count).toBe(2);
  });

  it('traces the calls that led here', async () => {
    const [entry] = await log(
      'function outer() {\n  inner();\n}\nfunction inner() {\n  console.trace("why");\n}\n\nouter();',
    );
    expect(entry!.trace!.split('\n').map((row) => row.trim())).toEqual([
      'at inner (line 5:11)',
      'at outer (line 2:3)',
      'at (top level) (line 8:1)',
    ]);
  });

  it('console.dir shows what is hidden too', async () => {
    const [entry] = await log('class A { get x() { return 1 } }; console.dir(A.prototype)');
    const [, shot] = entry!.parts[0] as ['v', Shot];
    expect(shot.k!.map(([{ text }, kid]) => [text, kid.s])).toEqual([
      ['constructor', 'class A'],
      ['x', '(getter)'],
      ['[[Prototype]]', 'Object'],
    ]);
  });
});

describe('values', () => {
  const shown = async (expression: string) => {
    const [entry] = await log(`console.dirxml(${expression})`);
    const [, shot] = entry!.parts[0] as ['v', Shot];
    return tokensOf(shot)
      .map(({ text }) => text)
      .join('');
  };
  it.each([
    ['{}', '{}'],
    ['[]', '[]'],
    ['[[]]', '[[]]'],
    ['[1, [2]]', '(2) [1, Array(1)]'],
    ['{ a: { b: 1 } }', '{a: {…}}'],
    ["{ 'a-b': 1, 2: 3 }", "{2: 3, 'a-b': 1}"],
    ['[, , 1]', '(3) [empty × 2, 1]'],
    ['new Array(1e9)', 'Array(1000000000) [empty × 1000000000]'.replace('Array(1000000000)', '(1000000000)')],
    ['new Uint8Array([1, 2])', 'Uint8Array(2) [1, 2]'],
    ['new Map([[{ a: 1 }, "x"]])', "Map(1) {{…} => 'x'}"],
    ['new Set([[1]])', 'Set(1) {Array(1)}'],
    ['new (class Point { x = 1 })()', 'Point {x: 1}'],
    ['Object.create(null)', '[Object: null prototype] {}'],
    ['Object(1n)', 'BigInt {}'],
    ['Object("ab")', '[String: "ab"] {}'],
    ['{ get x() { throw new Error("called") } }', '{x: (getter)}'],
    ['new Date(NaN)', 'Invalid Date'],
    ['async function* go() {}', 'async ƒ* go()'],
    ["['it\\'s', `a\\nb`]", "(2) ['it\\'s', 'a\\nb']"],
    ['{ [Symbol("s")]: 1 }', '{[Symbol(s)]: 1}'],
    ['[NaN, Infinity, -0, 12345678901234567890n]', '(4) [NaN, Infinity, -0, 12345678901234567890n]'],
    ['JSON.parse(\'{"__proto__": 1}\')', '{__proto__: 1}'],
    ['new Proxy({}, { ownKeys() { throw new Error() } })', '{}'],
    ['new Proxy({}, { getPrototypeOf() { throw new Error() } })', '(cannot be shown)'],
  ])('%s is %s', async (expression, expected) => {
    expect(await shown(expression)).toBe(expected);
  });

  it('are kept as they were, and circles are cut', async () => {
    expect(
      await texts(`const a = { n: 1 }; console.log(a); a.n = 2; a.self = a; a.list = [a]; console.log(a)`),
    ).toEqual(['{n: 1}', '{n: 2, self: [Circular], list: [[Circular]]}']);
  });

  it('stay small, however large they are', async () => {
    const entries = await log(
      `console.log(Array.from({ length: 100000 }, (_, n) => ({ n, list: Array(100).fill({ n }) })));
       let deep = {}; for (let n = 0; n < 100000; n++) deep = { deep }; console.log(deep);
       console.log('x'.repeat(1e6)); console.log({ s: 'x'.repeat(1e6) });
       console.log(Object.fromEntries(Array.from({ length: 100000 }, (_, n) => ['k' + n, n])))`,
    );
    expect(entries).toHaveLength(5);
    for (const entry of entries) expect(JSON.stringify(entry).length).toBeLessThan(150_000);
    const [, list] = entries[0]!.parts[0] as ['v', Shot];
    expect(list.m).toBe(99_800);
  });

  it('carry the place and the cause of errors', async () => {
    const [entry] = await log('\nconsole.log(new Error("outer", { cause: new TypeError("inner") }))');
    const [, error] = entry!.parts[0] as ['v', Shot];
    expect(error.s).toBe('Error: outer\n    at (top level) (line 2:13)');
    expect(error.k![0]![0].text).toBe('cause');
    expect(error.k![0]![1].s).toMatch(/^TypeError: inner/);
  });
});

describe('running', () => {
  it('tells the lines of the editor', async () => {
    expect(
      await lines(
        'console.log(1); console.log(2)\n\nfunction f() {\n  console.warn(3)\n}\nf();\n[1].map(() => console.log(4))\nconsole.table([])',
      ),
    ).toEqual([
      ['log', 1],
      ['log', 1],
      ['warn', 4],
      ['log', 7],
      ['table', 8],
    ]);
    expect(await lines('"use strict"\nconsole.log(1)')).toEqual([['log', 2]]);
  });

  it('waits at the top level', async () => {
    expect(
      await texts(
        'const two = await new Promise((done) => setTimeout(done, 5, 2));\nconsole.log(two);\nfor await (const n of [1]) console.log(n)',
      ),
    ).toEqual(['2', '1']);
  });

  it('shows what was thrown, with its line', async () => {
    const [entry] = await log('const a = 1;\nfunction bad() {\n  return a.b.c;\n}\nbad()');
    expect(entry).toMatchObject({ type: 'error', line: 3 });
    expect(textOfEntry(entry!)).toMatch(
      /^Uncaught TypeError: .*\n {4}at bad \(line 3:14\)\n {4}at \(top level\) \(line 5:1\)$/s,
    );
    expect(await texts('throw "text"')).toEqual(["Uncaught 'text'"]);
    expect(await texts('throw null')).toEqual(['Uncaught null']);
  });

  it('runs nothing of code that does not parse on its own', async () => {
    for (const code of [
      'console.log(1); }); console.log(2); (() => {',
      'console.log(1)\nlet a = ;',
      'if (',
      '`',
      '/*',
    ]) {
      const entries = await log(code);
      expect(entries.map(({ type }) => type)).toEqual(['error']);
      expect(textOfEntry(entries[0]!)).toContain('SyntaxError');
    }
  });

  it('gives back what the code comes to, where it logs nothing', async () => {
    expect(await texts('1 + 1')).toEqual(['< 2']);
    expect(await texts('let a = 1;\n({ a }) // the end')).toEqual(['< {a: 1}']);
    expect(await texts('console.log(1); 2')).toEqual(['1']);
    expect(await texts('setTimeout(() => {}, 1)')).toEqual([]);
    expect(await texts('const x = 1')).toEqual([]);
    expect(await texts('(await 5, 6)')).toEqual(['< 6']);
  });

  it('is strict only where asked to be, and has names the worker has', async () => {
    expect(await texts('undeclared = 1; undeclared')).toEqual(['< 1']);
    expect((await texts('/* a */ // b\n"use strict"; undeclared = 1'))[0]).toContain('ReferenceError');
    expect(await texts('const self = 1, name = 2, location = 3; console.log(self, name, location)')).toEqual(['1 2 3']);
    expect((await texts('const a = 1; a = 2'))[0]).toContain('TypeError');
  });

  it('evaluates further lines where the program left off', async () => {
    const { run, evaluate, entries } = start();
    await run('let a = 1; const f = () => a;');
    for (const line of [
      'a = 5',
      'f()',
      'const b = await f() + 1',
      'b',
      '{ a, b }',
      'b = 1',
      'let b = 9',
      'b',
      'nope',
      'b',
    ])
      await evaluate(line);
    expect(entries().map((entry) => textOfEntry(entry).split('\n')[0])).toEqual([
      '< 5',
      '< 5',
      '< 6',
      '< {a: 5, b: 6}',
      'Uncaught TypeError: Assignment to constant variable.',
      '< 9',
      'Uncaught ReferenceError: nope is not defined',
      '< 9',
    ]);
  });

  it('says whether timers are still running', async () => {
    const { run, messages } = start();
    await run('const t = setInterval(() => {}, 5); setTimeout(() => clearInterval(t), 30)');
    const states = () => messages.flatMap((message) => (message.kind === 'state' ? [message.busy] : []));
    expect(states()).toEqual([true]);
    await expect.poll(states).toEqual([true, false]);
  });

  it('keeps so many entries and counts the rest', async () => {
    expect(runtime.match(/\b2e5\b/g)).toHaveLength(1);
    const { run, entries, messages } = start(runtime.replace(/\b2e5\b/, '3e3'));
    await run('for (let n = 0; n < 3010; n++) console.log(n)');
    expect(entries().map(textOfEntry)).toEqual(Array.from({ length: 3000 }, (_, n) => String(n)));
    expect(messages.findLast((message) => message.kind === 'entries')).toMatchObject({ left: 10 });
  });
});

it('names the switch where the policy refused to let something out', async () => {
  const { tell, entries } = start();
  // Told once by each policy that refuses it.
  for (const path of ['a', 'a', 'b']) tell('securitypolicyviolation', { blockedURI: `http://other.test/${path}` });
  await expect
    .poll(() => entries().map(textOfEntry))
    .toEqual(['Not reached: other.test. Switch on Allow Network to let the code out.']);
});

describe('the log', () => {
  const entry = (n: number): Entry => ({ type: 'log', parts: [['t', String(n)]], depth: 0, parent: 0 });
  const many = (count: number) => Array.from({ length: count }, (_, n) => entry(n));
  it('leaves full blocks alone as it grows', () => {
    const first = append(EMPTY, many(BLOCK + 10));
    const second = append(first, many(BLOCK));
    expect(second.blocks[0]).toBe(first.blocks[0]);
    expect(second.blocks.map((block) => block.length)).toEqual([BLOCK, BLOCK, 10]);
    expect(second.count).toBe(2 * BLOCK + 10);
  });
  it('lets go of the oldest beyond what it keeps', () => {
    const log = append(append(EMPTY, many(200_000)), many(120));
    expect(log.count).toBeLessThanOrEqual(200_000);
    expect(log.count + log.left).toBe(200_120);
  });
});

it('the frame is given a script that can be compiled', () => {
  expect(() => new Function('port', FRAME)).not.toThrow();
});
