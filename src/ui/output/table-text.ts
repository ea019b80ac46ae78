import type { TableRows } from '@/kit/output';

/** RFC 4180: quoted where it must be. */
const csvCell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(csvCell).join(',')).join('\r\n');

/** Rows as objects by the names of their columns. */
export const toJson = ({ columns, rows }: TableRows): string =>
  JSON.stringify(
    rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at] ?? '']))),
    null,
    2,
  );
