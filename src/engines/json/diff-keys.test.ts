import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDocuments, getRows, type JsonDiffOptions } from './diff';
import { longestRise } from './diff-keys';
import { getPath } from './document';
import { ignoredPaths, splitPaths } from './ignored-paths';
import { parseJson } from './scan';

function diff(left: string, right: string, options: JsonDiffOptions = { arrayKeys: 'guess' }) {
  const [l, r] = [parseJson(left), parseJson(right)];
  const comparison = compareDocuments(l, r, options);
  const rows = getRows(comparison).flatMap(({ type, left: a, right: b }) => {
    if (type === 'inside') return [];
    const [from, to] = [a === -1 ? '' : getPath(l, a, 'short'), b === -1 ? '' : getPath(r, b, 'short')];
    return `${type} ${[from, to].filter(Boolean).join(' ')}`;
  });
  return { rows, keys: [...comparison.keys.values()] };
}

describe('arrays matched by a key', () => {
  it.each<[string, string, string, string[], string[]]>([
    [
      'an id',
      '[{"id":1,"v":1},{"id":2}]',
      '[{"id":2},{"id":3},{"id":1,"v":2}]',
      ['id'],
      ['moved $[0] $[2]', 'changed $[0].v $[2].v', 'added $[1]'],
    ],
    [
      'of several the surest',
      '[{"name":"a","userId":1,"_id":"x"}]',
      '[{"_id":"x","name":"b","userId":2}]',
      ['_id'],
      ['changed $[0].name $[0].name', 'changed $[0].userId $[0].userId'],
    ],
    [
      'a name, if there is nothing surer',
      '[{"name":"A","v":1},{"name":"B"}]',
      '[{"name":"A","v":2}]',
      ['name'],
      ['changed $[0].v $[0].v', 'removed $[1]'],
    ],
    ['not one that is repeated', '[{"id":1,"v":1},{"id":1,"v":2}]', '[{"id":1,"v":2}]', [], ['removed $[0]']],
    ['not one that is missing somewhere', '[{"id":1},{"x":1}]', '[{"id":1}]', [], ['removed $[1]']],
    ['not one that is no scalar', '[{"id":{"n":1}}]', '[{"id":{"n":2}}]', [], ['changed $[0].id.n $[0].id.n']],
    ['not one by which nothing is the same', '[{"id":1,"v":1}]', '[{"id":2,"v":1}]', [], ['changed $[0].id $[0].id']],
  ])('%s', (_, left, right, keys, rows) => expect(diff(left, right)).toEqual({ keys, rows }));

  it('takes the key that is asked for, and the next where that is not in all', () => {
    const [left, right] = ['[{"id":1,"sku":"a"},{"id":2,"sku":"b"}]', '[{"id":2,"sku":"a"},{"id":1,"sku":"b"}]'];
    expect(diff(left, right).rows).toContainEqual(expect.stringMatching(/^moved/));
    const bySku = ['changed $[0].id $[0].id', 'changed $[1].id $[1].id'];
    expect(diff(left, right, { arrayKeys: ['nothing', 'sku'] })).toEqual({ keys: ['sku'], rows: bySku });
    expect(diff('[{"sku":"a"}]', '[{"sku":"b"}]', { arrayKeys: ['sku'] }).rows).toEqual(['removed $[0]', 'added $[0]']);
  });

  it('moves as few as can be', () => {
    const shuffled = fc.uniqueArray(fc.nat(30), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(shuffled, (numbers) => {
        const rise = [...longestRise(numbers)].sort((a, b) => a - b);
        expect(rise.every((at, place) => place === 0 || numbers[at]! > numbers[rise[place - 1]!]!)).toBe(true);
        // By hand: the longest that ends at each place.
        const longest: number[] = [];
        for (const [at, number] of numbers.entries())
          longest[at] = 1 + Math.max(0, ...longest.filter((_, before) => numbers[before]! < number));
        expect(rise).toHaveLength(Math.max(...longest));
      }),
    );
  });
});

describe('what is ignored', () => {
  it('takes no notice of order, at any depth, unless something else differs', () => {
    const any = { ignoreOrder: true, arrayKeys: 'guess' } as const;
    expect(diff('[[3,1],[2,{"a":[1,2]}]]', '[[{"a":[2,1]},2],[1,3]]', any).rows).toEqual([]);
    expect(diff('[1,1,2]', '[2,1]', any).rows).toEqual(['removed $[1]']);
    expect(diff('[{"a":1,"b":1},{"a":2,"b":2}]', '[{"a":2,"b":3},{"a":1,"b":1}]', any).rows).toEqual([
      'changed $[1].b $[0].b',
    ]);
    expect(diff('[{"id":1},{"id":2,"v":1}]', '[{"id":2,"v":2},{"id":1}]', any).rows).toEqual(['changed $[1].v $[0].v']);
    fc.assert(
      fc.property(fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 6 }), (list) => {
        expect(diff(JSON.stringify(list), JSON.stringify(list.toReversed()), any).rows).toEqual([]);
      }),
    );
  });

  it.each<[string, string[]]>([
    ['$.at', ['changed $.list[0].at $.list[0].at', 'changed $.n $.n']],
    ['at, n', ['changed $.list[0].at $.list[0].at']],
    ['$..at', ['changed $.n $.n']],
    ['/list/*/at\n/at', ['changed $.n $.n']],
    ["$.list[?@['at'] > 1], $['at', 'n']", []],
    ['$', []],
  ])('leaves out %s', async (list, expected) => {
    const [l, r] = [parseJson('{"at":1,"list":[{"at":2}],"n":1}'), parseJson('{"list":[{"at":3}],"n":2,"at":9}')];
    const ignored = await ignoredPaths(list, l, r, 'ignorePaths');
    expect(diff(l.text, r.text, { ignored }).rows).toEqual(expected);
  });

  it('hides a repeated key whole', async () => {
    const [l, r] = [parseJson('{"a":1,"a":2}'), parseJson('{}')];
    const ignored = await ignoredPaths('$.a', l, r, 'ignorePaths');
    expect(diff(l.text, r.text, { ignored }).rows).toEqual([]);
  });

  it('says what leads nowhere and what is no path, and where', async () => {
    const doc = parseJson('{"a":1}');
    expect((await ignoredPaths('$.a, $.b, /c/0', doc, doc, 'ignorePaths')).idle).toEqual(['$.b', '/c/0']);
    await expect(ignoredPaths('$.a, $.b[', doc, doc, 'ignorePaths')).rejects.toMatchObject({
      details: { field: 'ignorePaths', offset: expect.any(Number) },
    });
    expect(splitPaths(" $['a,b'] ,$.c\n\n/d")).toEqual([
      { path: "$['a,b']", offset: 1 },
      { path: '$.c', offset: 11 },
      { path: '/d', offset: 16 },
    ]);
  });
});
