import { InputError } from '@/kit';
import { isName } from './tracks';

/** Cells that an area covers, counted from 0. */
export interface Rect {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}
export interface Area extends Rect {
  readonly name: string;
}
export interface Size {
  readonly rows: number;
  readonly columns: number;
}

const CONTAINER = 'container';

const quoted = (text: string): string[] => {
  const rows = [...text.matchAll(/"([^"]*)"|'([^']*)'/g)].map(([, double, single]) => double ?? single ?? '');
  // What stands beside the quotes is no row.
  const isQuoted = text.replace(/"[^"]*"|'[^']*'/g, '').trim() === '';
  return isQuoted ? rows : text.split('/');
};

/** One row: names, and dots for cells that belong to none. */
function readRow(text: string): string[] {
  const cells = text.match(/\.+|[^\s.]+/g) ?? [];
  return cells.map((cell) => {
    if (cell.startsWith('.')) return '.';
    if (!isName(cell))
      throw new InputError(
        `“${cell.slice(0, 40)}” can’t be the name of an area: begin with a letter, then letters, digits, - and _`,
      );
    if (cell === CONTAINER) throw new InputError(`“${CONTAINER}” is the class of the grid itself: use another name`);
    return cell;
  });
}

/** Rows of names, as in `grid-template-areas`, or without quotes and with / between the rows. Every name must cover a rectangle. */
export function parseAreas(text: string): Area[] {
  if (text.trim() === '' || text.trim().toLowerCase() === 'none') return [];
  const rows = quoted(text).map(readRow);
  const width = rows[0]!.length;
  if (width === 0 || rows.some((row) => row.length !== width))
    throw new InputError('Every row of Areas needs the same number of cells; write . for an empty one');
  const found = new Map<string, Rect>();
  for (const [row, cells] of rows.entries())
    for (const [column, name] of cells.entries()) {
      if (name === '.') continue;
      const old = found.get(name);
      found.set(
        name,
        old === undefined ? { row, column, rows: 1, columns: 1 } : unite(old, { row, column, rows: 1, columns: 1 }),
      );
    }
  for (const [name, { row, column, rows: tall, columns: wide }] of found)
    for (let y = row; y < row + tall; y++)
      for (let x = column; x < column + wide; x++)
        if (rows[y]![x] !== name) throw new InputError(`Area ${name} isn’t a rectangle`);
  return [...found].map(([name, rect]) => ({ name, ...rect }));
}

/** The smallest rectangle around both. */
export function unite(one: Rect, other: Rect): Rect {
  const row = Math.min(one.row, other.row);
  const column = Math.min(one.column, other.column);
  return {
    row,
    column,
    rows: Math.max(one.row + one.rows, other.row + other.rows) - row,
    columns: Math.max(one.column + one.columns, other.column + other.columns) - column,
  };
}

/** The names of all cells, row by row. */
export function toCells(areas: readonly Area[], { rows, columns }: Size): string[][] {
  const cells = Array.from({ length: rows }, () => Array<string>(columns).fill('.'));
  for (const { name, row, column, rows: tall, columns: wide } of areas)
    for (let y = row; y < row + tall; y++) cells[y]!.fill(name, column, column + wide);
  return cells;
}

export const writeAreas = (areas: readonly Area[], size: Size): string =>
  areas.length === 0
    ? 'none'
    : toCells(areas, size)
        .map((row) => row.join(' '))
        .join(' / ');

/** What of an area fits a smaller grid. */
export const cropAreas = (areas: readonly Area[], { rows, columns }: Size): Area[] =>
  areas
    .filter((area) => area.row < rows && area.column < columns)
    .map((area) => ({
      ...area,
      rows: Math.min(area.rows, rows - area.row),
      columns: Math.min(area.columns, columns - area.column),
    }));

/** What another area leaves of one; nothing where that would be no rectangle. */
function trim(area: Area, over: Rect): Area | undefined {
  const top = Math.max(area.row, over.row);
  const left = Math.max(area.column, over.column);
  const bottom = Math.min(area.row + area.rows, over.row + over.rows);
  const right = Math.min(area.column + area.columns, over.column + over.columns);
  if (top >= bottom || left >= right) return area;
  const isWide = right - left === area.columns;
  const isTall = bottom - top === area.rows;
  if (isWide === isTall) return undefined;
  if (isWide) {
    if (top === area.row) return { ...area, row: bottom, rows: area.rows - (bottom - top) };
    return bottom === area.row + area.rows ? { ...area, rows: top - area.row } : undefined;
  }
  if (left === area.column) return { ...area, column: right, columns: area.columns - (right - left) };
  return right === area.column + area.columns ? { ...area, columns: left - area.column } : undefined;
}

/**
 * The areas once one of them covers other cells: its neighbors make room as long as they stay rectangles.
 * Nothing where it would leave the grid, or where a neighbor would be cut apart or covered.
 */
export function placeArea(areas: readonly Area[], at: number, next: Rect, size: Size): Area[] | undefined {
  const { row, column, rows, columns } = next;
  if (row < 0 || column < 0 || rows < 1 || columns < 1) return undefined;
  if (row + rows > size.rows || column + columns > size.columns) return undefined;
  const placed = areas.map((area, index) =>
    index === at ? { name: area.name, row, column, rows, columns } : trim(area, next),
  );
  return placed.every((area) => area !== undefined) ? placed : undefined;
}

/** A name that no area has. */
export function freeName(areas: readonly Area[]): string {
  for (let number = 1; ; number++) if (areas.every(({ name }) => name !== `area-${number}`)) return `area-${number}`;
}
