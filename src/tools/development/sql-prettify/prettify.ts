import { format, type IndentStyle, type KeywordCase } from 'sql-formatter';
import { InputError, offsetAt } from '@/engines/input-error';
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

const TOKEN =
  /'(?:[^'\\]|\\.|'')*'|"(?:[^"\\]|\\.|"")*"|`[^`]*`|--[^\n]*|#[^\n]*|\/\*[\s\S]*?\*\/|[\p{L}\p{N}_$@.]+|\S/gu;

/** The words and signs of a statement, without the white space that formatting is allowed to change. */
export const tokensOf = (sql: string): string[] =>
  (sql.match(TOKEN) ?? []).map((token) => token.replace(/\s+/g, ' ').trim().toLowerCase());

const differs = (before: readonly string[], after: readonly string[]) =>
  before.length !== after.length || before.some((token, at) => token !== after[at]);

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
  if (differs(tokensOf(sql), tokensOf(formatted)))
    throw new InputError('This cannot be formatted as this dialect without changing it. Is it the right dialect?');
  return formatted;
}
