import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPath, valueText } from './document';
import { parseJson } from './scan';
import { getCells, rowName, sortedRows, tableAt, tablesIn } from './tables';

const tables = (json: string) => {
  const doc = parseJson(json);
  return tablesIn(doc, 10).map(({ node, rows }) => `${getPath(doc, node, 'short')} ${rows}`);
};
const sorted = (json: string, column: string, isDown = false) => {
  const doc = parseJson(json);
  return sortedRows(doc, tableAt(doc, 0).rows, column, isDown).map((row) => valueText(doc, row));
};

describe('tables in a document', () => {
  it('finds lists of objects, and objects of things that are alike, the largest first', () => {
    expect(tables('[{"a":1},{"b":2}]')).toEqual(['$ 2']);
    expect(tables('{"x":[{"a":1}],"y":[{"a":1},{"a":2}],"z":[1,2]}')).toEqual(['$.y 2', '$.x 1']);
    expect(tables('{"ann":{"age":1},"bob":{"age":2}}')).toEqual(['$ 2']);
    expect(tables('{"head":{"a":1},"body":{"b":2}}')).toEqual([]);
    expect(tables('[[1],[2]]')).toEqual([]);
  });

  it('gives columns in the order they come, and cells by name', () => {
    const doc = parseJson('[{"b":1,"a":[]},7,{"c":2,"b":3,"b":4}]');
    const { columns, rows, hasLoose } = tableAt(doc, 0);
    expect([columns, hasLoose]).toEqual([['b', 'a', 'c'], true]);
    expect(valueText(doc, getCells(doc, rows[2]!).get('b')!)).toBe('4');
    expect([getCells(doc, rows[1]!).size, rowName(doc, rows[1]!)]).toEqual([0, '1']);
  });

  it('sorts by value, big numbers exactly, with what is missing last either way', () => {
    const rows = '[{"v":"b10"},{"v":2},{},{"v":"b9"},{"v":12345678901234567891},{"v":12345678901234567890},{"v":null}]';
    const up = ['2', '12345678901234567890', '12345678901234567891', '"b9"', '"b10"', 'null'].map((v) => `{"v":${v}}`);
    expect(sorted(rows, 'v')).toEqual([...up, '{}']);
    expect(sorted(rows, 'v', true)).toEqual([...up.toReversed(), '{}']);
    fc.assert(
      fc.property(fc.array(fc.double({ noNaN: true, noDefaultInfinity: true })), (numbers) => {
        const list = JSON.stringify(numbers.map((v) => ({ v })));
        expect(sorted(list, 'v').map((row) => JSON.parse(row).v)).toEqual(
          JSON.parse(JSON.stringify(numbers)).sort((a: number, b: number) => a - b),
        );
      }),
    );
  });
});
