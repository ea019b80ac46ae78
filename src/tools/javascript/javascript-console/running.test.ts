import { describe, expect, it } from 'vitest';
import { textOfEntry } from './present';
import runtime from './runtime/worker.bundled.js?raw';
import { log, start, texts } from './runtime.fixture';

const lines = async (code: string) => (await log(code)).map(({ type, line }) => [type, line]);

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
    .toEqual(['Blocked: other.test. Turn on Allow Network to allow it.']);
});

it('tells what can follow a name, and calls nothing for it', async () => {
  const { run, members, entries } = start();
  await run(`class Animal { run() {} get loud() { console.log('called') } }
const cat = Object.assign(new Animal(), { 'a b': 1, name: 'Tom', deep: { list: [1] }, get: 1 });
let nothing = null;
const odd = new Proxy({}, { getPrototypeOf() { throw 1 } });`);
  expect(members(['cat'])).toEqual(expect.arrayContaining(['name', 'deep', 'run', 'loud', 'hasOwnProperty']));
  expect(members(['cat'])?.slice(0, 3)).toEqual(['name', 'deep', 'get']);
  expect(members(['cat', 'deep', 'list'])).toContain('map');
  expect(members(['cat', 'name'])).toContain('toUpperCase');
  for (const path of [['cat', 'loud'], ['cat', 'none', 'more'], ['nothing'], ['unknown'], ['odd'], ['console.log(1)']])
    expect(members(path), path.join('.')).toBeUndefined();
  expect(members([])).toContain('Promise');
  expect(entries()).toEqual([]);
});
