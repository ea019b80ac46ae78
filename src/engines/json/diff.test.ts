import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DiffRow, diffJson, type JsonDiffOptions } from './diff';
import { getPath, valueText } from './document';
import { parseJson } from './scan';

function diff(left: string, right: string, options?: JsonDiffOptions): string[] {
  const [l, r] = [parseJson(left), parseJson(right)];
  return diffJson(l, r, options).flatMap(({ type, left: a, right: b }: DiffRow) => {
    if (type === 'inside') return [];
    const path = b === -1 || type !== 'added' ? getPath(l, a, 'short') : getPath(r, b, 'short');
    const values = [a === -1 ? '' : valueText(l, a), b === -1 ? '' : valueText(r, b)].filter(Boolean);
    return `${type} ${path} ${values.join(' → ')}`;
  });
}

describe('diffJson', () => {
  it.each<[string, string, string, string[]]>([
    ['an inserted element is one addition', '[1,2,3]', '[0,1,2,3]', ['added $[0] 0']],
    ['and so is one in the middle', '[{"a":1},{"a":2}]', '[{"a":1},{"a":9},{"a":2}]', ['added $[1] {"a":9}']],
    ['a removed element is one removal', '["a","b","c"]', '["a","c"]', ['removed $[1] "b"']],
    ['a changed element is changed', '[1,2,3]', '[1,5,3]', ['changed $[1] 2 → 5']],
    ['the order of keys is none', '{"a":1,"b":2}', '{"b":2,"a":1}', []],
    ['spelling is none', '{"a":1.0,"b":"\\u0041"}', '{"a":1,"b":"A"}', []],
    [
      'digits are',
      '[12345678901234567890]',
      '[12345678901234567891]',
      ['changed $[0] 12345678901234567890 → 12345678901234567891'],
    ],
    ['another type is a change', '{"a":"1"}', '{"a":1}', ['changed $.a "1" → 1']],
    [
      'odd keys',
      '{"__proto__":1,"constructor":2}',
      '{"__proto__":2}',
      ['changed $.__proto__ 1 → 2', 'removed $.constructor 2'],
    ],
    ['null is not nothing', '{"a":null}', '{}', ['removed $.a null']],
    ['the root', '1', '2', ['changed $ 1 → 2']],
  ])('%s', (_, left, right, expected) => expect(diff(left, right)).toEqual(expected));

  it('pairs an element with the one it resembles', () => {
    const left = '[{"id":1,"name":"Ann","age":30},{"id":2,"name":"Bob","age":40}]';
    const right = '[{"id":3,"name":"Cy","age":50},{"id":1,"name":"Ann","age":31},{"id":2,"name":"Bob","age":41}]';
    expect(diff(left, right)).toEqual([
      'added $[0] {"id":3,"name":"Cy","age":50}',
      'changed $[0].age 30 → 31',
      'changed $[1].age 40 → 41',
    ]);
  });

  it('ignores what it is told to, and nothing else', () => {
    expect(diff('{"a":"x y"}', '{"a":"xy"}', { ignoreWhitespace: true })).toEqual([]);
    expect(diff('{"a":"x y"}', '{"a":"XY"}', { ignoreWhitespace: true })).toHaveLength(1);
    expect(diff('{"Name":"ANN"}', '{"name":"Ann"}', { ignoreCase: true })).toEqual([]);
    expect(diff('{"Name":"ANN"}', '{"name":"Bob"}', { ignoreCase: true })).toEqual(['changed $.Name "ANN" → "Bob"']);
    expect(diff('[1,true,null,"2.0"]', '["1","true","null",2]', { ignoreDataType: true })).toEqual([]);
    expect(diff('[1,{}]', '["2",[]]', { ignoreDataType: true })).toHaveLength(2);
  });

  it('lists members by key when asked', () => {
    expect(diff('{"b":1,"a":1}', '{"b":2,"a":2,"B":0}')).toEqual([
      'changed $.b 1 → 2',
      'changed $.a 1 → 2',
      'added $.B 0',
    ]);
    expect(diff('{"b":1,"a":1}', '{"b":2,"a":2,"B":0}', { sortKeys: true })).toEqual([
      'added $.B 0',
      'changed $.a 1 → 2',
      'changed $.b 1 → 2',
    ]);
  });

  it('finds no difference exactly where there is none', () => {
    const value = fc.jsonValue({ maxDepth: 3 });
    fc.assert(
      fc.property(value, value, (a, b) => {
        const [x, y] = [JSON.stringify(a), JSON.stringify(b)];
        const equal = isDeepStrictEqual(JSON.parse(x), JSON.parse(y));
        expect(diff(x, x)).toEqual([]);
        expect(diff(x, y).length === 0).toBe(equal);
      }),
    );
  });

  it('finds one insertion or removal anywhere as just that', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ max: 5 }), { maxLength: 30 }),
        fc.nat(),
        fc.integer({ min: 6 }),
        (list, at, extra) => {
          const longer = list.toSpliced(at % (list.length + 1), 0, extra);
          expect(diff(JSON.stringify(list), JSON.stringify(longer))).toEqual([
            `added $[${at % (list.length + 1)}] ${extra}`,
          ]);
          expect(diff(JSON.stringify(longer), JSON.stringify(list))).toHaveLength(1);
        },
      ),
    );
  });

  it('takes objects of 20,000 members in any order', () => {
    const names = Array.from({ length: 20_000 }, (_, i) => `"k${i}":${i}`);
    expect(diff(`{${names.join()}}`, `{${names.toReversed().join()}}`)).toEqual([]);
    expect(diff(`{${names.join()},"x":1}`, `{"x":1,"x":2,${names.toReversed().join()}}`)).toEqual([
      'changed $.x 1 → 2',
    ]);
  });

  it('goes 100,000 levels deep and over 100,000 elements', () => {
    const deep = (inner: string) => '['.repeat(100_000) + inner + ']'.repeat(100_000);
    const rows = diffJson(parseJson(deep('1')), parseJson(deep('2')));
    expect(rows.at(-1)).toMatchObject({ type: 'changed', depth: 100_000 });
    const list = Array.from({ length: 100_000 }, (_, i) => i);
    expect(diff(JSON.stringify(list), JSON.stringify(list.toSpliced(50_000, 1)))).toEqual(['removed $[50000] 50000']);
  });
});
