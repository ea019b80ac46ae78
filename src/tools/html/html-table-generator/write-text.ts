import { csvLine } from '@/engines/csv/write';
import { writeTable } from '@/engines/text-table/markup';
import type { Cells } from './cells';
import { isAnchor, layOut } from './merge';
import { getSide, placeholder, type TableSettings } from './table';

/** Rows of texts for formats that know no merged cells: a text stands in the first of its places. */
function flatten(cells: Cells, settings: TableSettings): string[][] {
  const grid = layOut(cells, settings);
  // Names that nobody typed belong into data only as an example of the whole.
  const isEmpty = grid.every((row) => row.every(({ text }) => text.trim() === ''));
  return grid.map((line, row) =>
    line.map((cell, column) => {
      if (!isAnchor(cell, row, column)) return '';
      return isEmpty ? placeholder(row, column, settings) : cell.text.trim();
    }),
  );
}

const sideLetters = (settings: TableSettings): string =>
  Array.from({ length: settings.columns }, (_, column) => getSide(column, settings)[0]).join('');

export function writeMarkdown(cells: Cells, settings: TableSettings): string {
  const rows = flatten(cells, settings).map((row) => row.map((text) => text.replace(/\r\n?|\n/g, '<br>')));
  const { alignment: align, headerRow: header } = settings;
  return `${writeTable(rows, 'markdown', { align, header, columns: sideLetters(settings) })}\n`;
}

export const writeCsv = (cells: Cells, settings: TableSettings): string =>
  flatten(cells, settings)
    .map((row) => `${csvLine(row, ',')}\r\n`)
    .join('');
