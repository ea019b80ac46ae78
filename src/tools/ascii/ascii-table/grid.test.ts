import { expect, it } from 'vitest';
import { addColumn, addRow, MOST_COLUMNS, MOST_ROWS, overlaid, removeColumn, removeRow, squared } from './grid';

const GRID = [
  ['a', 'b'],
  ['c', 'd'],
];

it('puts pasted cells over the grid and grows it', () => {
  expect(overlaid(GRID, 1, 1, [['x', 'y'], ['z']])).toEqual([
    ['a', 'b', ''],
    ['c', 'x', 'y'],
    ['', 'z', ''],
  ]);
});

it('never grows beyond what a page can show, and is never empty', () => {
  const huge = overlaid(
    GRID,
    0,
    0,
    Array.from({ length: 1000 }, () => Array.from({ length: 50 }, () => 'x')),
  );
  expect([huge.length, huge[0]!.length]).toEqual([MOST_ROWS, MOST_COLUMNS]);
  expect(squared([])).toEqual([['']]);
});

it('adds and removes, but never the last row or column', () => {
  expect(addRow(GRID)).toEqual([...GRID, ['', '']]);
  expect(addColumn(GRID)).toEqual([
    ['a', 'b', ''],
    ['c', 'd', ''],
  ]);
  expect(removeRow(GRID)).toEqual([['a', 'b']]);
  expect(removeRow(GRID, 0)).toEqual([['c', 'd']]);
  expect(removeColumn(GRID, 0)).toEqual([['b'], ['d']]);
  expect(removeRow([['a', 'b']])).toEqual([['a', 'b']]);
  expect(removeColumn([['a'], ['b']])).toEqual([['a'], ['b']]);
});
