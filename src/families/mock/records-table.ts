import { parseCsv } from '@/engines/csv/parse';
import type { TableRows } from '@/kit/output';

/** Formats that are read back as a table. */
export const TABLE_FORMATS = ['json', 'jsonl', 'csv', 'tsv'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

const cell = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Records as rows, whatever they are written in; what is nested is one cell. */
export function recordsTable(text: string, format: TableFormat): TableRows {
  if (format === 'csv' || format === 'tsv') {
    const [head, ...rows] = [...parseCsv(text, { delimiter: format === 'csv' ? ',' : '\t', emptyLines: true })];
    return { columns: [...(head?.cells ?? [])], rows: rows.map(({ cells }) => [...cells]) };
  }
  const parsed: unknown = format === 'json' ? JSON.parse(text) : text.split('\n').map((line) => JSON.parse(line));
  const records = (Array.isArray(parsed) ? parsed : [parsed]) as Readonly<Record<string, unknown>>[];
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return { columns, rows: records.map((record) => columns.map((column) => cell(record[column]))) };
}
