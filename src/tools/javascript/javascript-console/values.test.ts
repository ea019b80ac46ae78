import { describe, expect, it } from 'vitest';
import type { Shot } from './entry';
import { getTokens } from './present';
import { log, texts } from './runtime.fixture';

describe('values', () => {
  const shown = async (expression: string) => {
    const [entry] = await log(`console.dirxml(${expression})`);
    const [, shot] = entry!.parts[0] as ['v', Shot];
    return getTokens(shot)
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
    ['new Proxy({}, { getPrototypeOf() { throw new Error() } })', '(can’t be shown)'],
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
