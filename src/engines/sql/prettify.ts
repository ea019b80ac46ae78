import { format, type IndentStyle, type KeywordCase } from 'sql-formatter';
import { InputError, offsetAt, placeAt } from '@/engines/input-error';
import type { Dialect } from './dialects';
import { isKeyword, namesOf, type Token } from './names';

export interface PrettifyOptions {
  dialect: Dialect;
  keywordCase: KeywordCase;
  indentStyle: IndentStyle;
  indentSize: number;
}

/** Placeholders of templates are kept as they are. */
const TEMPLATES = [String.raw`\{\{.*?\}\}`, String.raw`\{%.*?%\}`, String.raw`\$\{[^}]*\}`];

/** Behind a name, a quote or a bracket the sign of a parameter is an operator: `a%s`, `data:field`, `x[1:n]`. */
const ALONE = '(?<![\\p{L}\\p{N}_$@:.)\\]}"\'`])';
const NAMED = `${ALONE}:(?:[\\p{L}_][\\p{L}\\p{N}_]*|\\d+)`;
const AT = `${ALONE}@[\\p{L}_][\\p{L}\\p{N}_$#]*`;
/** Where files lie, in Snowflake. */
const STAGE = `${ALONE}@(?:[\\p{L}\\p{N}_.~%$/=*-]|"[^"]*")+`;
const DOLLAR = `${ALONE}\\$(?:\\d+|[\\p{L}_][\\p{L}\\p{N}_]*)(?![\\p{L}\\p{N}_$])`;
const PERCENT = `${ALONE}%(?:s|\\(\\w+\\)s)(?![\\p{L}\\p{N}_.(])`;
const QUESTION = `${ALONE}\\?\\d+`;
/** Here `?` asks of JSON, or whether. */
const ASKING: readonly Dialect[] = ['postgresql', 'clickhouse'];
const parametersOf = (dialect: Dialect): string[] => [
  NAMED,
  dialect === 'snowflake' ? STAGE : AT,
  DOLLAR,
  PERCENT,
  ...(ASKING.includes(dialect) ? [] : [QUESTION]),
];

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
const stringOf = (dialect: Dialect) => (QUOTES[dialect].includes(ESCAPED) ? ESCAPED : DOUBLED).split('|"', 1)[0]!;
/** A letter before a string makes another literal of it, if nothing stands between. The formatter does not know each in each dialect. */
const prefixedOf = (dialect: Dialect): string[] => [
  ESCAPED_WITH_E,
  `[nN]${stringOf(dialect)}`,
  "(?:[bBxXrR]|[rR][bB]|[bB][rR]|[gubGUB][xX])'[^'\\\\]*'(?!')",
];
const PREFIX = '(?<![\\p{L}\\p{N}_$@.])(?:[bnxerqBNXERQ]|[rR][bB]|[bB][rR]|[nN][qQ]|[gubGUB][xX])';

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
    String.raw`(?<quoted>${QUOTES[dialect].join('|')}|${PREFIX}${stringOf(dialect)})|(?<comment>(?:${comments})[^\n]*|/\*[\s\S]*?\*/)|${parametersOf(dialect).join('|')}|[\p{L}\p{N}_$@.]+|\S`,
    'gu',
  );
};

/** The words and signs of a statement, without the white space and the case that formatting is allowed to change. */
export const tokensOf = (sql: string, dialect: Dialect): Token[] =>
  Array.from(sql.matchAll(tokenOf(dialect)), ({ 0: text, index: at, groups }) => ({
    // Only the lines of a comment may be indented otherwise.
    token: groups!.quoted ?? groups!.comment?.replace(/\s+/g, ' ').trim() ?? text.toLowerCase(),
    text,
    at,
  }));

/** Where the two begin to differ in more than their dress, as an offset in the first. */
function differenceOf(left: readonly Token[], right: readonly Token[], end: number): number | undefined {
  const first = left.findIndex(({ token }, at) => token !== right[at]?.token);
  if (first !== -1) return left[first]!.at;
  return left.length < right.length ? end : undefined;
}

/** The formatter takes the dots of `1..10` for decimal points: a name stands in for it. */
const hideRanges = (sql: string, ranges: string[]) =>
  sql.replace(/'(?:[^']|'')*'|"[^"]*"|--[^\n]*|\/\*[\s\S]*?\*\/|[\w$#]+[ \t]*\.\.[ \t]*[\w$#]+/g, (found) =>
    /^['"/-]/.test(found) ? found : `range_${ranges.push(found) - 1}_of_loop`,
  );

const TOO_EARLY = 'The statement ends too early: a bracket or a clause is not closed';
/** Deeper than what programs write, and all that is read within a second or two. */
const DEEPEST = 500;
/** More than the templates of a statement may open that the statement does not. */
const MOST_OPEN = 20;

/** The formatter looks through all that is open again with every bracket, and for minutes where none is closed. */
function refuseDepth(sql: string, tokens: readonly Token[]): void {
  let depth = 0;
  for (const { token, at } of tokens) {
    if (token === '(') depth++;
    else if (token === ')') depth--;
    if (depth > DEEPEST) throw new InputError('The statement is nested too deeply to be read', placeAt(sql, at));
  }
  if (depth > MOST_OPEN) throw new InputError(TOO_EARLY, placeAt(sql, sql.length));
}

function failure(error: unknown, sql: string): InputError {
  const text = error instanceof Error ? error.message : String(error);
  const [, line = '1', column = '1'] = /at line (\d+) column (\d+)/.exec(text) ?? [];
  const place = { line: Number(line), column: Number(column) };
  const offset = offsetAt(sql, place.line, place.column);
  const found = sql.slice(offset, offset + 20).split(/\s/, 1)[0];
  const message = found ? `Unexpected “${found}”` : TOO_EARLY;
  return new InputError(message, { ...place, offset });
}

/** A word of the same length that no dialect knows: the formatter lays names out as names, whatever they are called. */
const hidden = (name: string) => name.replace(/[\p{L}\p{N}_$]/gu, 'z');

function replaceTokens(
  sql: string,
  tokens: readonly Token[],
  write: (at: number) => string | undefined,
  closesUp: (at: number) => boolean = () => false,
): string {
  let written = '';
  let from = 0;
  for (const [index, { text, at }] of tokens.entries()) {
    const instead = write(index);
    if (instead === undefined) continue;
    written += sql.slice(from, at) + instead;
    from = closesUp(index) ? tokens[index + 1]!.at : at + text.length;
  }
  return written + sql.slice(from);
}

export function prettify(sql: string, { dialect, keywordCase, indentStyle, indentSize }: PrettifyOptions): string {
  const before = tokensOf(sql, dialect);
  refuseDepth(sql, before);
  const names = namesOf(before, dialect);
  const masked = replaceTokens(sql, before, (at) => (names.has(at) ? hidden(before[at]!.text) : undefined));
  const ranges: string[] = [];
  let formatted: string;
  try {
    formatted = format(dialect === 'plsql' ? hideRanges(masked, ranges) : masked, {
      language: dialect,
      keywordCase,
      functionCase: 'preserve',
      indentStyle,
      tabWidth: indentSize,
      paramTypes: {
        ...(!ASKING.includes(dialect) && { positional: true, numbered: ['?'] as const }),
        custom: [...TEMPLATES, ...parametersOf(dialect), ...prefixedOf(dialect)].map((regex) => ({ regex })),
      },
    });
  } catch (error) {
    throw failure(error, sql);
  }
  formatted = formatted.replace(/range_(\d+)_of_loop/gi, (_, at) => ranges[at]!);
  const after = tokensOf(formatted, dialect);
  /** The bracket of a function stays where it was: the formatter knows the functions of its lists alone. */
  const isCall = (at: number) => {
    const [name, bracket] = [before[at]!, before[at + 1]];
    return names.has(at) && bracket?.text === '(' && name.at + name.text.length === bracket.at;
  };
  const difference = differenceOf(tokensOf(masked, dialect), after, sql.length);
  if (difference !== undefined)
    throw new InputError(
      'This cannot be formatted as this dialect without changing it. Is it the right dialect?',
      placeAt(sql, difference),
    );
  const write = (at: number) => {
    if (names.has(at)) return before[at]!.text;
    const { token, text } = after[at]!;
    if (keywordCase === 'preserve' || !isKeyword(token, after[at + 1]?.token)) return undefined;
    return keywordCase === 'upper' ? text.toUpperCase() : text.toLowerCase();
  };
  return replaceTokens(formatted, after, write, isCall);
}
