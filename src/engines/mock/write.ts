import { writeCsv, writeTsv } from '@/engines/random/data-table';
import { writeXml } from '@/engines/random/xml';
import type { Value } from './types';

export type MockFormat = 'json' | 'jsonl' | 'csv' | 'tsv' | 'xml' | 'sql';
export type SqlDialect = 'postgresql' | 'mysql' | 'sqlite' | 'sqlserver';

type Row = Readonly<Record<string, Value>>;

/** Objects inside are spread over columns, `address.city`; lists are JSON in their cell. */
function flat(row: Row, before = ''): [string, Value][] {
  return Object.entries(row).flatMap(([name, value]): [string, Value][] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? flat(value as Row, `${before}${name}.`)
      : [[before + name, value]],
  );
}

function tableOf(rows: readonly Row[]): { columns: string[]; cells: Value[][] } {
  const spread = rows.map((row) => new Map(flat(row)));
  const columns = [...new Set(spread.flatMap((row) => [...row.keys()]))];
  return { columns, cells: spread.map((row) => columns.map((column) => row.get(column) ?? null)) };
}

const asCell = (value: Value): string =>
  value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Letters, digits and underscores at most; other signs stand for no name of an element. */
const asElement = (name: string): string => {
  const plain = name.normalize('NFC').replace(/[^\p{L}\p{N}_.-]+/gu, '_');
  return /^[\p{L}_]/u.test(plain) && !/^xml/i.test(plain) ? plain : `_${plain}`;
};
const withElements = (value: Value): Value => {
  if (Array.isArray(value)) return value.map(withElements);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [asElement(name), withElements(one)]));
};

const BATCH = 500;
/** Names in the quotes of the dialect, values as literals, some hundred rows a statement. */
function writeSql(rows: readonly Row[], table: string, dialect: SqlDialect): string {
  const [open, close] = dialect === 'mysql' ? ['`', '`'] : dialect === 'sqlserver' ? ['[', ']'] : ['"', '"'];
  const quoted = (name: string) => `${open}${name.replaceAll(close!, close! + close)}${close}`;
  const literal = (value: Value): string => {
    if (value === null) return 'NULL';
    if (typeof value === 'number') return String(value);
    if (typeof value === 'boolean')
      return dialect === 'postgresql' || dialect === 'mysql' ? String(value).toUpperCase() : value ? '1' : '0';
    const text = asCell(value).replaceAll("'", "''");
    // MySQL reads a backslash as the beginning of an escape; the others do not.
    return `${dialect === 'sqlserver' ? 'N' : ''}'${dialect === 'mysql' ? text.replaceAll('\\', '\\\\') : text}'`;
  };
  const { columns, cells } = tableOf(rows);
  const into = `INSERT INTO ${quoted(table)} (${columns.map(quoted).join(', ')}) VALUES`;
  const statements: string[] = [];
  for (let at = 0; at < cells.length; at += BATCH)
    statements.push(
      `${into}\n${cells
        .slice(at, at + BATCH)
        .map((row) => `  (${row.map(literal).join(', ')})`)
        .join(',\n')};`,
    );
  return statements.join('\n');
}

/** The records in one of the formats. */
export function writeMock(
  rows: readonly Row[],
  format: MockFormat,
  { table, dialect }: { table: string; dialect: SqlDialect },
): string {
  switch (format) {
    case 'json':
      return JSON.stringify(rows, null, 2);
    case 'jsonl':
      return rows.map((row) => JSON.stringify(row)).join('\n');
    case 'csv':
    case 'tsv': {
      const { columns, cells } = tableOf(rows);
      return (format === 'csv' ? writeCsv : writeTsv)([columns, ...cells.map((row) => row.map(asCell))]);
    }
    case 'xml':
      return writeXml(withElements(rows) as never, { root: 'root', indent: '  ' });
    case 'sql':
      return writeSql(rows, table, dialect);
  }
}
