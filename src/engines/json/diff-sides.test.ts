import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineAt, lineCount, splitRows, unifiedRows } from '@/engines/diff';
import { compareDocuments, diffJson, type JsonDiffOptions } from './diff';
import { alignedTexts } from './diff-sides';
import { ignoredPaths } from './ignored-paths';
import { parseJson } from './scan';

const aligned = (left: string, right: string, options?: JsonDiffOptions) =>
  alignedTexts(compareDocuments(parseJson(left), parseJson(right), options));
/** The rows of a side-by-side view as text. */
function rows(left: string, right: string, options?: JsonDiffOptions): string[] {
  const { left: l, right: r, diff } = aligned(left, right, options);
  const view = splitRows(diff);
  return Array.from({ length: view.count }, (_, at) => {
    const { type, left: x, right: y } = view.row(at);
    const [a, b] = [x < 0 ? '' : lineAt(l, diff.leftBounds, x), y < 0 ? '' : lineAt(r, diff.rightBounds, y)];
    return type === 'unchanged' && a === b ? a : `${a} | ${b}`;
  });
}

describe('alignedTexts', () => {
  it('puts the same beside the same, in the order of the left', () => {
    expect(rows('{"a":1,"b":[1,2],"gone":{}}', '{"b":[1,7,2],"a":2,"new":[3]}')).toEqual([
      '{',
      '  "a": 1, |   "a": 2,',
      '  "b": [',
      '    1,',
      ' |     7,',
      '    2',
      '  ],',
      '  "gone": {} | ',
      ' |   "new": [',
      ' |     3',
      ' |   ]',
      '}',
    ]);
  });

  it('shows a scalar that became a container as one change, and a moved element beside itself', () => {
    expect(rows('{"a":1}', '{"a":[2]}')).toEqual(['{', '  "a": 1 |   "a": [', ' |     2', ' |   ]', '}']);
    expect(rows('[{"id":1,"v":1},{"id":2}]', '[{"id":2},{"id":1,"v":2}]', { arrayKeys: 'guess' })).toEqual([
      '[',
      '  { // [0] |   { // [1]',
      '    "id": 1,',
      '    "v": 1 |     "v": 2',
      '  },',
      '  {',
      '    "id": 2',
      '  }',
      ']',
    ]);
  });

  it('follows the left where order is none, and leaves out what is ignored', async () => {
    expect(rows('[1,2,3]', '[3,1,4]', { ignoreOrder: true })).toEqual(['[', '  1,', '  2, |   4,', '  3', ']']);
    const [l, r] = [parseJson('{"a":1,"at":5}'), parseJson('{"at":6,"a":1}')];
    const ignored = await ignoredPaths('$.at', l, r, 'ignorePaths');
    expect(alignedTexts(compareDocuments(l, r, { ignored })).left).toBe('{\n  "a": 1\n}');
  });

  it('lays out what JSON.stringify does, and steps to every difference', () => {
    const value = fc.jsonValue({ maxDepth: 3 });
    fc.assert(
      fc.property(value, value, (a, b) => {
        const [left, right] = [JSON.stringify(a), JSON.stringify(b)];
        const { left: l, right: r, diff } = aligned(left, right);
        // What is empty on this side alone is opened and closed all the same, beside what the other has in it.
        expect(l.replace(/([[{])\n *([\]}])/g, '$1$2')).toBe(JSON.stringify(JSON.parse(left), null, 2));
        expect(JSON.parse(r)).toEqual(JSON.parse(right));
        expect(lineCount(diff.leftBounds)).toBe(diff.removed + diff.unchanged);
        const found = diffJson(parseJson(left), parseJson(right)).filter(({ type }) => type !== 'inside');
        expect(splitRows(diff).hunkCount).toBe(found.length);
        expect(unifiedRows(diff).hunkCount).toBe(found.length);
      }),
    );
  });

  it('goes 10,000 levels deep', () => {
    const deep = (inner: string) => '['.repeat(10_000) + inner + ']'.repeat(10_000);
    expect(aligned(deep('1'), deep('2')).diff.hunks).toHaveLength(4);
  });
});
