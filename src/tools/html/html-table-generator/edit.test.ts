import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import { runTool } from '@/kit/testing/run-tool';
import { writeCells } from './cells';
import { deleteColumn, deleteRow, insertColumn, insertRow, moveColumn, moveRow, padCells, sortRows } from './edit';
import { layOut, mergeWith, type Shape, splitCell } from './merge';
import tool from './tool';

const plain = (rows: number, columns: number, parts: Partial<Shape> = {}): Shape => ({
  rows,
  columns,
  headerRow: false,
  footerRow: false,
  ...parts,
});

/** Tables with cells merged at random, parts and all. */
const tables = fc
  .record({
    rows: fc.integer({ min: 1, max: 6 }),
    columns: fc.integer({ min: 1, max: 5 }),
    headerRow: fc.boolean(),
    footerRow: fc.boolean(),
    merges: fc.array(fc.tuple(fc.nat(5), fc.nat(4), fc.constantFrom<'right' | 'below'>('right', 'below')), {
      maxLength: 8,
    }),
  })
  .map(({ merges, ...shape }) => {
    let cells = Array.from({ length: shape.rows }, (_, row) =>
      Array.from({ length: shape.columns }, (_, column) => `${row}.${column}`),
    );
    for (const [row, column, side] of merges)
      cells = mergeWith(cells, shape, row % shape.rows, column % shape.columns, side) ?? cells;
    return { cells, shape };
  });

/** The grid that HTML's rules make of a table (HTML Standard, "Forming a table"), by the cells a browser's DOM has. */
function formGrid(html: string): (string | undefined)[][] {
  const { document } = new JSDOM(html).window;
  const grid: (string | undefined)[][] = [];
  for (const part of document.querySelectorAll('thead, tbody, tfoot')) {
    const start = grid.length;
    const rows = [...part.querySelectorAll('tr')];
    for (const _ of rows) grid.push([]);
    for (const [at, row] of rows.entries()) {
      let column = 0;
      for (const cell of row.cells) {
        while (grid[start + at]![column] !== undefined) column++;
        for (let down = 0; down < cell.rowSpan; down++)
          for (let across = 0; across < cell.colSpan; across++) {
            // Two cells in one place, or one that leaves its part, are table model errors.
            expect(start + at + down).toBeLessThan(grid.length);
            expect(grid[start + at + down]![column + across]).toBeUndefined();
            grid[start + at + down]![column + across] = cell.textContent!;
          }
      }
    }
  }
  return grid;
}

describe('merged cells', () => {
  it('fill the grid of the HTML without a gap or an overlap', async () => {
    await fc.assert(
      fc.asyncProperty(tables, async ({ cells, shape }) => {
        const { value } = await runTool(tool, writeCells(cells), shape);
        expect(formGrid(value)).toEqual(layOut(cells, shape).map((row) => row.map(({ text }) => text)));
      }),
      { numRuns: runs(60) },
    );
  });

  it('keep every text, and are taken apart again', () => {
    fc.assert(
      fc.property(tables, ({ cells, shape }) => {
        const texts = (grid: readonly (readonly string[])[]) =>
          [...new Set(layOut(grid, shape).flat())].flatMap(({ text }) => text.split(' ')).sort();
        let apart = cells;
        for (let row = 0; row < shape.rows; row++)
          for (let column = 0; column < shape.columns; column++) apart = splitCell(apart, shape, row, column);
        expect(layOut(apart, shape).every((line) => line.every((one) => one.rows === 1 && one.columns === 1))).toBe(
          true,
        );
        expect(texts(apart).filter((text) => text !== '')).toEqual(texts(cells));
      }),
      { numRuns: runs(60) },
    );
  });

  it('grow to a rectangle, and stay within their part', () => {
    const cells = [
      ['a', '⇤', 'b'],
      ['c', 'd', 'e'],
    ];
    const merged = mergeWith(cells, plain(2, 3), 1, 0, 'right')!;
    expect(merged).toEqual([
      ['a', '⇤', 'b'],
      ['c d', '⇤', 'e'],
    ]);
    // The upper one is two wide: what is below it comes along.
    expect(mergeWith(cells, plain(2, 3), 0, 0, 'below')).toEqual([
      ['a c d', '⇤', 'b'],
      ['⤒', '⇤', 'e'],
    ]);
    expect(mergeWith(cells, plain(2, 3, { headerRow: true }), 0, 0, 'below')).toBeUndefined();
    expect(mergeWith(cells, plain(2, 3, { footerRow: true }), 0, 0, 'below')).toBeUndefined();
    expect(mergeWith(cells, plain(2, 3), 0, 2, 'right')).toBeUndefined();
  });
});

describe('rows and columns', () => {
  const parts = { headerRow: false, footerRow: false };
  const free = tables.map(({ cells, shape }) => ({ cells, shape: { ...shape, ...parts } }));

  it('that are inserted and deleted leave the table as it was', () => {
    fc.assert(
      fc.property(free, fc.nat(5), ({ cells, shape }, at) => {
        const row = at % (shape.rows + 1);
        const wider = { ...shape, rows: shape.rows + 1 };
        expect(layOut(deleteRow(insertRow(cells, shape, row), wider, row), shape)).toEqual(layOut(cells, shape));
        const column = at % (shape.columns + 1);
        const taller = { ...shape, columns: shape.columns + 1 };
        expect(layOut(deleteColumn(insertColumn(cells, shape, column), taller, column), shape)).toEqual(
          layOut(cells, shape),
        );
      }),
      { numRuns: runs(100) },
    );
  });

  it('that are deleted take no text of a cell that goes on', () => {
    const cells = [
      ['a', 'b'],
      ['⤒', 'c'],
    ];
    expect(deleteRow(cells, plain(2, 2), 0)).toEqual([['a', 'c']]);
    expect(deleteColumn([['a', '⇤', 'b']], plain(1, 3), 0)).toEqual([['a', 'b']]);
  });

  it('move and come back', () => {
    fc.assert(
      fc.property(free, fc.nat(5), fc.nat(5), ({ cells, shape }, from, to) => {
        const [a, b] = [from % shape.rows, to % shape.rows];
        const moved = moveRow(cells, shape, a, b);
        if (moved) expect(moveRow(moved, shape, b, a)).toEqual(padCells(cells, shape));
        const [c, d] = [from % shape.columns, to % shape.columns];
        const shifted = moveColumn(cells, shape, c, d);
        if (shifted) expect(moveColumn(shifted, shape, d, c)).toEqual(padCells(cells, shape));
      }),
      { numRuns: runs(100) },
    );
    const joined = [
      ['a', 'x'],
      ['⤒', 'y'],
      ['b', 'z'],
    ];
    expect(moveRow(joined, plain(3, 2), 2, 0)).toBeUndefined();
    expect(moveRow(joined, plain(3, 2), 2, 3)).toBeUndefined();
    expect(moveColumn([['a', '⇤', 'b']], plain(1, 3), 0, 2)).toBeUndefined();
  });
});

describe('sorting', () => {
  const sorted = (values: string[], isDescending = false, parts: Partial<Shape> = {}) =>
    sortRows(
      values.map((value) => [value]),
      plain(values.length, 1, parts),
      0,
      isDescending,
    )?.flat();

  it.each<[string, string[], string[]]>([
    ['numbers by their value', ['10', '9', '-1', '2.5'], ['-1', '2.5', '9', '10']],
    ['amounts', ['$1,200', '$90', '$1,000.50'], ['$90', '$1,000.50', '$1,200']],
    ['percentages', ['50%', '7%', '12.5 %'], ['7%', '12.5 %', '50%']],
    ['words as people do', ['B', 'Ä', 'a', 'b', 'c10', 'c9'], ['a', 'Ä', 'b', 'B', 'c9', 'c10']],
    ['empty cells last', ['', 'b', '', 'a'], ['a', 'b', '', '']],
    ['dates', ['2024-10-01', '2023-02-01'], ['2023-02-01', '2024-10-01']],
  ])('puts %s in order', (_, values, expected) => {
    expect(sorted(values)).toEqual(expected);
  });

  it('keeps header and footer where they are, empty cells last in the other direction too', () => {
    expect(sorted(['z', '1', '', '3', 'a'], true, { headerRow: true, footerRow: true })).toEqual([
      'z',
      '3',
      '1',
      '',
      'a',
    ]);
  });

  it('is refused where rows are joined', () => {
    expect(sorted(['b', '⤒', 'a'])).toBeUndefined();
    // A mark with nothing above it joins nothing, wherever it ends up.
    expect(sorted(['⤒', 'b', 'a'])).toEqual(['a', 'b', '']);
  });
});
