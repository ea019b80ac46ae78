import { format, type IndentStyle, type KeywordCase } from 'sql-formatter';
import { InputError, offsetAt, placeAt } from '@/engines/input-error';
import type { Dialect } from './dialects';

export interface PrettifyOptions {
  dialect: Dialect;
  keywordCase: KeywordCase;
  indentStyle: IndentStyle;
  indentSize: number;
}

/** Placeholders of templates are kept as they are. */
const TEMPLATES = [String.raw`\{\{.*?\}\}`, String.raw`\{%.*?%\}`, String.raw`\$\{[^}]*\}`];
const PARAMETERS: Partial<Record<Dialect, object>> = {
  postgresql: { numbered: ['$'], named: [':'] },
  mysql: { positional: true, named: [':'] },
  mariadb: { positional: true, named: [':'] },
  sqlite: { positional: true, numbered: ['?'], named: [':', '@', '$'] },
  transactsql: { named: ['@', ':'] },
};

/** What is quoted, and so may not change at all; each dialect quotes in ways of its own. */
const DOUBLED = `'(?:[^']|'')*'|"(?:[^"]|"")*"`;
const ESCAPED = String.raw`'[^'\\]*(?:(?:\\[\s\S]|'')[^'\\]*)*'|"[^"\\]*(?:(?:\\[\s\S]|"")[^"\\]*)*"`;
const ESCAPED_WITH_E = String.raw`[eE]'[^'\\]*(?:(?:\\[\s\S]|'')[^'\\]*)*'`;
const DOLLARS = String.raw`(?<tag>\$\w*\$)[\s\S]*?\k<tag>`;
const TRIPLE = String.raw`"""[\s\S]*?"""|'''[\s\S]*?'''`;
const ORACLE = String.raw`[qQ]'(?:\[[\s\S]*?\]|\{[\s\S]*?\}|\([\s\S]*?\)|<[\s\S]*?>|(?<q>[^\s\w])[\s\S]*?\k<q>)'`;
const BACKTICKS = '`[^`]*`';
const BRACKETS = String.raw`\[[^\]]*\]`;
const QUOTES: Record<Dialect, readonly string[]> = {
  sql: [ESCAPED, BACKTICKS],
  postgresql: [DOLLARS, ESCAPED_WITH_E, DOUBLED],
  mysql: [ESCAPED, BACKTICKS],
  mariadb: [ESCAPED, BACKTICKS],
  transactsql: [DOUBLED, BRACKETS],
  plsql: [ORACLE, DOUBLED],
  sqlite: [DOUBLED, BACKTICKS, BRACKETS],
  bigquery: [TRIPLE, ESCAPED, BACKTICKS],
  snowflake: [DOLLARS, ESCAPED],
  redshift: [DOUBLED],
  clickhouse: [DOLLARS, ESCAPED, BACKTICKS],
  duckdb: [DOLLARS, ESCAPED_WITH_E, DOUBLED],
  spark: [ESCAPED, BACKTICKS],
  hive: [ESCAPED, BACKTICKS],
  trino: [DOUBLED],
  db2: [DOUBLED],
  db2i: [DOUBLED],
  n1ql: [ESCAPED, BACKTICKS],
  singlestoredb: [ESCAPED, BACKTICKS],
  tidb: [ESCAPED, BACKTICKS],
};
/** Beside `--`, which all have. */
const LINE_COMMENTS: Partial<Record<Dialect, string>> = {
  mysql: '#',
  mariadb: '#',
  tidb: '#',
  singlestoredb: '#',
  bigquery: '#',
  n1ql: '#',
  snowflake: '//',
  clickhouse: '#',
};

const tokenOf = (dialect: Dialect) => {
  const comments = ['--', LINE_COMMENTS[dialect]].filter(Boolean).join('|');
  return new RegExp(
    String.raw`(?<quoted>${QUOTES[dialect].join('|')})|(?<comment>(?:${comments})[^\n]*|/\*[\s\S]*?\*/)|[\p{L}\p{N}_$@.]+|\S`,
    'gu',
  );
};

/** The words and signs of a statement, without the white space and the case that formatting is allowed to change. */
export const tokensOf = (sql: string, dialect: Dialect): { token: string; at: number }[] =>
  Array.from(sql.matchAll(tokenOf(dialect)), ({ 0: token, index: at, groups }) => ({
    // Only the lines of a comment may be indented otherwise.
    token: groups!.quoted ?? groups!.comment?.replace(/\s+/g, ' ').trim() ?? token.toLowerCase(),
    at,
  }));

/** Where the two begin to differ in more than their dress, as an offset in the first. */
function differenceOf(before: string, after: string, dialect: Dialect): number | undefined {
  const [left, right] = [tokensOf(before, dialect), tokensOf(after, dialect)];
  const first = left.findIndex(({ token }, at) => token !== right[at]?.token);
  if (first !== -1) return left[first]!.at;
  return left.length < right.length ? before.length : undefined;
}

/** The formatter takes the dots of `1..10` for decimal points: a name stands in for it. */
const hideRanges = (sql: string, ranges: string[]) =>
  sql.replace(/'(?:[^']|'')*'|"[^"]*"|--[^\n]*|\/\*[\s\S]*?\*\/|[\w$#]+[ \t]*\.\.[ \t]*[\w$#]+/g, (found) =>
    /^['"/-]/.test(found) ? found : `range_${ranges.push(found) - 1}_of_loop`,
  );

function failure(error: unknown, sql: string): InputError {
  const text = error instanceof Error ? error.message : String(error);
  const [, line = '1', column = '1'] = /at line (\d+) column (\d+)/.exec(text) ?? [];
  const place = { line: Number(line), column: Number(column) };
  const offset = offsetAt(sql, place.line, place.column);
  const found = sql.slice(offset, offset + 20).split(/\s/, 1)[0];
  const message = found ? `Unexpected “${found}”` : 'The statement ends too early: a bracket or a clause is not closed';
  return new InputError(message, { ...place, offset });
}

export function prettify(sql: string, { dialect, keywordCase, indentStyle, indentSize }: PrettifyOptions): string {
  const ranges: string[] = [];
  let formatted: string;
  try {
    formatted = format(dialect === 'plsql' ? hideRanges(sql, ranges) : sql, {
      language: dialect,
      keywordCase,
      dataTypeCase: keywordCase,
      functionCase: 'preserve',
      indentStyle,
      tabWidth: indentSize,
      paramTypes: {
        ...PARAMETERS[dialect],
        custom: TEMPLATES.map((regex) => ({ regex })),
      },
    });
  } catch (error) {
    throw failure(error, sql);
  }
  formatted = formatted.replace(/range_(\d+)_of_loop/gi, (_, at) => ranges[at]!);
  const difference = differenceOf(sql, formatted, dialect);
  if (difference !== undefined)
    throw new InputError(
      'This cannot be formatted as this dialect without changing it. Is it the right dialect?',
      placeAt(sql, difference),
    );
  return formatted;
}
