import { Console } from 'node:console';
import { Writable } from 'node:stream';
import { format } from 'node:util';
import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { Shot } from './entry';
import { append, EMPTY } from './log';
import { readStyle, textOfEntry } from './present';
import { log, texts } from './runtime.fixture';

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
    const message = await texts(
      `console.time(); console.time(); console.timeLog('default', 'x', { a: 1 }); console.timeEnd(); console.timeEnd(); console.timeLog('y')`,
    );
    expect(message.map((text) => text.replace(/\d+\.\d{3}/, 'N'))).toEqual([
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
