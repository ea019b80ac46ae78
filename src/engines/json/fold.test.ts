import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPath } from './document';
import { foldableLines, seenLines } from './fold';
import { formatJson } from './format';
import { parseJson } from './scan';

const fold = (json: unknown, indent = 2) => {
  const doc = parseJson(formatJson(JSON.stringify(json), { indent }));
  return { doc, lines: foldableLines(doc) };
};

describe('folding', () => {
  it('knows what each line is of, and where it ends', () => {
    const { doc, lines } = fold({ a: [1, { b: [] }], c: 'x\\n"{' });
    expect(doc.text.split('\n')).toHaveLength(9);
    expect([...lines.nodes].map((node) => getPath(doc, node, 'short'))).toEqual([
      '$',
      '$.a',
      '$.a[0]',
      '$.a[1]',
      '$.a[1].b',
      '$.a[1]',
      '$.a',
      '$.c',
      '$',
    ]);
    expect([...lines.ends]).toEqual([8, 6, 0, 5, 0, 0, 0, 0, 0]);
  });

  it('folds as JSON.stringify lays out, for any document', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const { doc, lines } = fold(value);
        const rows = JSON.stringify(value, null, 2).split('\n');
        expect(doc.text.split('\n')).toHaveLength(rows.length);
        for (const [line, end] of lines.ends.entries()) {
          const opens = /[[{]$/.test(rows[line]!) && !/"$/.test(rows[line]!);
          expect(end > 0).toBe(opens);
          if (!opens) continue;
          // The bracket that closes it has the same indentation, and nothing between them has less.
          const depth = /^ */.exec(rows[line]!)![0].length;
          expect(/^ */.exec(rows[end]!)![0].length).toBe(depth);
          for (let at = line + 1; at < end; at++) expect(/^ */.exec(rows[at]!)![0].length).toBeGreaterThan(depth);
        }
      }),
    );
  });

  it('shows the other lines alone', () => {
    const { lines } = fold({ a: [1, 2], b: { c: 3 } });
    expect([...seenLines(lines, new Set())]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect([...seenLines(lines, new Set([1]))]).toEqual([0, 1, 5, 6, 7, 8]);
    expect([...seenLines(lines, new Set([0, 1]))]).toEqual([0]);
  });

  it('folds what has no line breaks not at all', () => {
    const lines = foldableLines(parseJson('{"a":[1,{"b":2}]}'));
    expect([...lines.ends]).toEqual([0]);
    expect([...lines.nodes]).toEqual([0]);
  });
});
