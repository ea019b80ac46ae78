import { parseCsv } from '@/engines/csv/parse';
import { csvLine } from '@/engines/csv/write';
import { InputError } from '@/engines/input-error';
import { grouped } from '@/engines/number/grouped';

export type Cells = readonly (readonly string[])[];

/** Rows of cells separated by tabs, as spreadsheets copy them: cells with line breaks or tabs are quoted. */
export function readCells(text: string): string[][] {
  return [...parseCsv(text, { delimiter: '\t', trim: true })].map(({ cells }) => [...cells]);
}

/** The same from anywhere: quotes that no spreadsheet wrote are only quotes. */
export function readPasted(text: string): string[][] {
  try {
    return readCells(text);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return text
      .replace(/\r?\n$/, '')
      .split(/\r?\n/)
      .map((line) => line.split('\t'));
  }
}

/** A browser takes seconds to draw more. */
const MOST_CELLS = 200_000;

interface Size {
  rows: number;
  columns: number;
}

/** At least the size asked for: what was given is never cut off. */
export const wholeSize = <Asked extends Size>(cells: Cells, asked: Asked): Asked => ({
  ...asked,
  rows: Math.max(asked.rows, cells.length),
  columns: cells.reduce((most, row) => Math.max(most, row.length), asked.columns),
});

export function checkSize({ rows, columns }: Size): void {
  if (rows * columns > MOST_CELLS)
    throw new InputError(
      `A table can have up to ${grouped(MOST_CELLS)} cells; this one would have ${grouped(rows * columns)}`,
    );
}

/** Without what is empty at the ends. */
export function writeCells(cells: Cells): string {
  const rows = cells.map((row) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1));
  const filled = rows.slice(0, rows.findLastIndex((row) => row.length > 0) + 1);
  return filled.map((row) => csvLine(row, '\t')).join('\n');
}

/** The cells with others put in from a place on. */
export function putCells(cells: Cells, row: number, column: number, put: Cells): string[][] {
  const next = Array.from({ length: Math.max(cells.length, row + put.length) }, (_, at) => [...(cells[at] ?? [])]);
  for (const [down, line] of put.entries())
    for (const [across, cell] of line.entries()) {
      const target = next[row + down]!;
      while (target.length <= column + across) target.push('');
      target[column + across] = cell;
    }
  return next;
}
