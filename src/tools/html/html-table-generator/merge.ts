import type { Cells } from './cells';

/** As all there is in a cell: this place belongs to the cell at its left. */
export const LEFT = '⇤';
/** This place belongs to the cell above. */
export const ABOVE = '⤒';

const isMark = (text: string | undefined): boolean => text === LEFT || text === ABOVE;

export interface PlacedCell {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  readonly rows: number;
  readonly columns: number;
}

export interface Shape {
  readonly rows: number;
  readonly columns: number;
  readonly headerRow: boolean;
  readonly footerRow: boolean;
}

type Parts = Omit<Shape, 'columns'>;

/** A table of one row has it as its header. */
export const hasFooter = ({ rows, headerRow, footerRow }: Parts): boolean => footerRow && rows > (headerRow ? 1 : 0);

/** The first row of each part of a table: cells can't reach from one part into another. */
const partStarts = (shape: Parts): Set<number> =>
  new Set([0, ...(shape.headerRow ? [1] : []), ...(hasFooter(shape) ? [shape.rows - 1] : [])]);

/** For every place of the table the cell that it belongs to; a merged cell is at several. */
export function layOut(cells: Cells, shape: Shape): PlacedCell[][] {
  const { rows, columns } = shape;
  const starts = partStarts(shape);
  const grid: (PlacedCell | undefined)[][] = Array.from({ length: rows }, () => new Array(columns).fill(undefined));
  const at = (row: number, column: number) => cells[row]?.[column] ?? '';
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (grid[row]![column]) continue;
      const isFree = (down: number, across: number) => grid[down]?.[across] === undefined;
      let width = 1;
      while (column + width < columns && isFree(row, column + width) && at(row, column + width) === LEFT) width++;
      let height = 1;
      const across = Array.from({ length: width }, (_, by) => column + by);
      while (
        row + height < rows &&
        !starts.has(row + height) &&
        at(row + height, column) === ABOVE &&
        across.every((one) => isFree(row + height, one) && isMark(at(row + height, one)))
      )
        height++;
      const text = at(row, column);
      const cell = { row, column, rows: height, columns: width, text: isMark(text) ? '' : text };
      for (let down = 0; down < height; down++) for (const one of across) grid[row + down]![one] = cell;
    }
  return grid as PlacedCell[][];
}

export const isAnchor = (cell: PlacedCell, row: number, column: number): boolean =>
  cell.row === row && cell.column === column;

export const isMerged = ({ rows, columns }: PlacedCell): boolean => rows > 1 || columns > 1;

/** The cells as texts, with marks where places are merged and nowhere else. */
export const writeGrid = (grid: readonly (readonly PlacedCell[])[]): string[][] =>
  grid.map((line, row) =>
    line.map((cell, column) => (isAnchor(cell, row, column) ? cell.text : cell.column === column ? ABOVE : LEFT)),
  );

/**
 * Merges the cell at a place with its neighbor, and with what is in the way of a rectangle. Texts are joined. Nothing where there is no
 * neighbor in the same part of the table.
 */
export function mergeWith(cells: Cells, shape: Shape, row: number, column: number, side: 'right' | 'below') {
  const grid = layOut(cells, shape);
  const cell = grid[row]![column]!;
  const area = { top: cell.row, left: cell.column, bottom: cell.row + cell.rows, right: cell.column + cell.columns };
  if (side === 'right') area.right++;
  else area.bottom++;
  if (area.right > shape.columns || area.bottom > shape.rows) return undefined;
  let isGrowing = true;
  while (isGrowing) {
    isGrowing = false;
    for (const one of grid.slice(area.top, area.bottom).flatMap((line) => line.slice(area.left, area.right))) {
      const { top, left, bottom, right } = area;
      area.top = Math.min(top, one.row);
      area.left = Math.min(left, one.column);
      area.bottom = Math.max(bottom, one.row + one.rows);
      area.right = Math.max(right, one.column + one.columns);
      isGrowing ||= area.top < top || area.left < left || area.bottom > bottom || area.right > right;
    }
  }
  const starts = partStarts(shape);
  for (let inside = area.top + 1; inside < area.bottom; inside++) if (starts.has(inside)) return undefined;
  const merged = new Set(grid.slice(area.top, area.bottom).flatMap((line) => line.slice(area.left, area.right)));
  const whole: PlacedCell = {
    row: area.top,
    column: area.left,
    rows: area.bottom - area.top,
    columns: area.right - area.left,
    text: [...merged]
      .map(({ text }) => text)
      .filter((text) => text.trim() !== '')
      .join(' '),
  };
  return writeGrid(grid.map((line) => line.map((one) => (merged.has(one) ? whole : one))));
}

/** Takes a merged cell apart: its text stays in its first place. */
export function splitCell(cells: Cells, shape: Shape, row: number, column: number): string[][] {
  const grid = layOut(cells, shape);
  const cell = grid[row]![column]!;
  return writeGrid(
    grid.map((line, down) =>
      line.map((one, across) =>
        one === cell
          ? { row: down, column: across, rows: 1, columns: 1, text: isAnchor(cell, down, across) ? cell.text : '' }
          : one,
      ),
    ),
  );
}
