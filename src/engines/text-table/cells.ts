import { parseCsv } from '@/engines/csv/parse';
import { csvLine } from '@/engines/csv/write';
import { readDrawn } from './read-drawn';

/** What separates the cells of a text: tabs as spreadsheets copy them, else what the first line has most of. */
function getDelimiter(text: string): string {
  if (text.includes('\t')) return '\t';
  const [first = ''] = text.split(/\r?\n/, 1);
  return [',', ';', '|'].reduce((best, one) => (first.split(one).length > first.split(best).length ? one : best));
}

/** Cells of a pasted spreadsheet, a CSV file, plain lines, or a table that was drawn. */
export const readCells = (text: string): string[][] =>
  readDrawn(text) ??
  Array.from(parseCsv(text, { delimiter: getDelimiter(text), trim: true }), ({ cells }) => [...cells]);

/** Cells of what was copied from a spreadsheet, where only tabs separate and an empty line is an empty cell of a column. */
export const readTabbed = (text: string): string[][] =>
  Array.from(parseCsv(text, { delimiter: '\t', emptyLines: true, trim: true }), ({ cells }) => [...cells]);

/** Tabbed. Without a tab anywhere a comma would be taken for what separates, so that a single column is quoted. */
export const writeCells = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) =>
      row.length === 1 && /[,;|]/.test(row[0]!) ? `"${row[0]!.replaceAll('"', '""')}"` : csvLine(row, '\t'),
    )
    .join('\n');
