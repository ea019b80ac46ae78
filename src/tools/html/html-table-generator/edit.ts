import type { Cells } from './cells';
import { ABOVE, LEFT, layOut, type PlacedCell, type Shape, writeGrid } from './merge';

type Grid = readonly (readonly string[])[];

/** As many rows and columns as the table has, with marks only where cells are merged. */
export const padCells = (cells: Cells, shape: Shape): string[][] => writeGrid(layOut(cells, shape));

/** Rows become columns, and marks point the other way. */
const turn = (cells: Grid): string[][] =>
  (cells[0] ?? []).map((_, column) =>
    cells.map((row) => (row[column] === LEFT ? ABOVE : row[column] === ABOVE ? LEFT : row[column]!)),
  );

const turned = (shape: Shape): Shape => ({
  rows: shape.columns,
  columns: shape.rows,
  headerRow: false,
  footerRow: false,
});

/** Whether a merged cell reaches over the line between two rows. */
const crosses = (grid: readonly (readonly PlacedCell[])[], row: number): boolean =>
  grid[row]?.some((cell) => cell.row < row) ?? false;

export function insertRow(cells: Cells, shape: Shape, at: number): string[][] {
  const grid = layOut(cells, shape);
  const fresh = Array.from({ length: shape.columns }, (_, column) => {
    const below = grid[at]?.[column];
    return below && below.row < at ? (below.column === column ? ABOVE : LEFT) : '';
  });
  return padCells(cells, shape).toSpliced(at, 0, fresh);
}

export function deleteRow(cells: Cells, shape: Shape, at: number): string[][] {
  const next = padCells(cells, shape);
  // The text of a cell that goes on below goes with it.
  for (const [column, cell] of layOut(cells, shape)[at]!.entries())
    if (cell.row === at && cell.rows > 1) next[at + 1]![column] = cell.column === column ? cell.text : LEFT;
  return next.toSpliced(at, 1);
}

/** Nothing where a merged cell is in the way. */
export function moveRow(cells: Cells, shape: Shape, from: number, to: number): string[][] | undefined {
  if (to < 0 || to >= shape.rows) return undefined;
  const grid = layOut(cells, shape);
  const first = Math.min(from, to);
  for (let row = first; row <= Math.max(from, to) + 1; row++) if (crosses(grid, row)) return undefined;
  const padded = padCells(cells, shape);
  return padded.toSpliced(from, 1).toSpliced(to, 0, padded[from]!);
}

export const insertColumn = (cells: Cells, shape: Shape, at: number): string[][] =>
  turn(insertRow(turn(padCells(cells, shape)), turned(shape), at));

export const deleteColumn = (cells: Cells, shape: Shape, at: number): string[][] =>
  turn(deleteRow(turn(padCells(cells, shape)), turned(shape), at));

export function moveColumn(cells: Cells, shape: Shape, from: number, to: number): string[][] | undefined {
  const moved = moveRow(turn(padCells(cells, shape)), turned(shape), from, to);
  return moved && turn(moved);
}

const NUMBER = /^[-+−]?[$€£¥]?\s?\d[\d,.'\u202f\xa0 ]*\s?%?$/;
const toNumber = (text: string): number => Number(text.replace('−', '-').replace(/[^\d.+-]/g, ''));

/** Sorts the rows of the body by a column: by number where all its cells are numbers, empty cells last. Nothing where rows are merged. */
export function sortRows(cells: Cells, shape: Shape, column: number, isDescending: boolean): string[][] | undefined {
  const padded = padCells(cells, shape);
  const grid = layOut(cells, shape);
  const start = shape.headerRow ? 1 : 0;
  const end = shape.rows - (shape.footerRow ? 1 : 0);
  for (let row = start; row < end; row++) if (crosses(grid, row)) return undefined;
  const body = padded.slice(start, end);
  const values = body.map((row) => row[column]!.trim());
  const filled = values.filter((value) => value !== '');
  const isNumeric = filled.every((value) => NUMBER.test(value) && !Number.isNaN(toNumber(value)));
  const { compare } = new Intl.Collator('en', { numeric: true });
  const order = [...body.keys()].sort((a, b) => {
    const [one, other] = [values[a]!, values[b]!];
    if (one === '' || other === '') return Number(one === '') - Number(other === '');
    const by = isNumeric ? toNumber(one) - toNumber(other) : compare(one, other);
    return isDescending ? -by : by;
  });
  return [...padded.slice(0, start), ...order.map((at) => body[at]!), ...padded.slice(end)];
}
