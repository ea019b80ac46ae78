import { shuffle } from './draw';
import { PLAIN_VALUES, REALISTIC_FIELDS, realisticRecord } from './field-values';
import type { RandomSource } from './source';

export interface TableOptions {
  rows: number;
  columns: number;
  realistic: boolean;
}

/** A header and rows; a column keeps to one kind of value, as it does in a real file. */
export function randomTable(source: RandomSource, { rows, columns, realistic }: TableOptions): string[][] {
  const fields = shuffle(source, Object.keys(REALISTIC_FIELDS)).slice(0, columns);
  const kinds = shuffle(source, PLAIN_VALUES);
  const plain = Array.from({ length: columns }, (_, at) => kinds[at % kinds.length]!);
  const header = realistic ? fields : plain.map((_, at) => `Column${at + 1}`);
  const drawRow = () =>
    realistic ? Object.values(realisticRecord(source, fields)) : plain.map((draw) => draw(source));
  return [header, ...Array.from({ length: rows }, () => drawRow().map(String))];
}

/** RFC 4180: a cell with a comma, a quote or a line break is quoted, and its quotes are doubled. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) => cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(','))
    .join('\n');

/** As registered with IANA: TSV has no quoting, so tabs and line breaks within a cell become spaces. */
export const writeTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join('\t')).join('\n');
