import { type Lexis, OPERATORS } from './lexis';

export interface Patterns {
  comment: RegExp;
  quoted: RegExp;
  word: RegExp;
  number: RegExp;
  parameter: RegExp;
  join: RegExp;
  line: RegExp | undefined;
  command: RegExp | undefined;
}

export const SPACE = /\s+/y;
/** The formatter's own way to leave a part alone. */
export const DISABLED = /\/\* *sql-formatter-disable *\*\/[\s\S]*?(?:\/\* *sql-formatter-enable *\*\/|$)/y;
const NUMBER = String.raw`0[xX][\da-fA-F_]+|0[bB][01_]+|0[oO][0-7_]+|(?:\d[\d_]*(?:\.(?!\.)[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?\d[\d_]*)?`;
export const SIGNS = /[!#%&*+\-/<=>?@^|~¬:\\]+/y;
export const POSTGRES_SIGNS = /[!#%&*+\-/<=>?@^|~`]+|:[:=]?/y;
/** Types in pointed brackets, whose signs are no operators: ARRAY<STRUCT<a INT64>>, struct<a:int>. */
export const GENERIC = /(?:array|struct|map|table|range|uniontype)\s*<(?=[\s\w<>`"'])/iy;
export const GENERIC_REST = /[\w\s,:.()'"`$-]+|[<>]/y;
/** Most signs begin no operand, and most words no type: that need not be tried. */
export const NO_PIECE = new Set(' \t\r\n,;()=<>+*/|^!~-');
export const GENERIC_START = new Set('asmtrupASMTRUP');
export const DEEPEST_TYPE = 30;
export const SUBSCRIPT = /[\p{L}\p{N}_$)\]}"'`]$/u;
/** Jinja, dbt, shells and mappers. */
export const TEMPLATE = /\{[{%#]|[#$@]\{/y;
export const TEMPLATE_ENDS: Readonly<Record<string, string>> = { '{{': '}}', '{%': '%}', '{#': '#}' };
export const DOLLAR_TAG = /\$(?:[\p{L}_][\p{L}\p{N}_]*)?\$/uy;
/** Rows to match, in the way of a regular expression: PATTERN (A B+ C*). */
export const PATTERN = /pattern\s*\((?:[^()'";]|\((?:[^()'";]|\([^()'";]*\))*\))*\)/iy;
export const OPERATOR_KEYWORD = /operator\s*\(\s*[^()'"]*?[!#%&*+\-/<=>?@^|~`]\s*\)/iy;
export const DELIMITER = /delimiter[ \t]+(\S+)[^\n]*/iy;
export const COPY_END = '\n\\.';
export const COPY_DATA = /[ \t\r]*\n(?:[\s\S]*?\n)?\\\.(?=\r?\n|$)/y;

/** U&'…' is one text in some dialects, and may stay so in the others. */
const UNICODE_PREFIX = String.raw`(?<=(?<![\p{L}\p{N}_$])u)&(?=['"])`;

const cache = new Map<Lexis, Patterns>();
export function patternsFor(lexis: Lexis): Patterns {
  const known = cache.get(lexis);
  if (known) return known;
  const sticky = (source: string) => new RegExp(source, 'uy');
  const patterns: Patterns = {
    comment: sticky(`(?:${lexis.lineComments})[^\\n\\r]*`),
    quoted: sticky(lexis.quotes),
    word: sticky(`${lexis.wordStart}[${lexis.wordRest}]*`),
    number: sticky(`(?:${NUMBER})[${lexis.wordRest}]*`),
    parameter: sticky(lexis.parameters.join('|')),
    join: new RegExp(`${lexis.joins}|${UNICODE_PREFIX}`, 'uyi'),
    line: lexis.lineCommands ? sticky(`(?:${lexis.lineCommands})(?=\\r?\\n|$)`) : undefined,
    command: lexis.commands ? new RegExp(lexis.commands, 'uyi') : undefined,
  };
  cache.set(lexis, patterns);
  return patterns;
}

/** https://www.postgresql.org/docs/current/sql-syntax-lexical.html#SQL-SYNTAX-OPERATORS */
export function postgresLength(run: string): number {
  let length = run.length;
  while (length > 1 && /[+-]$/.test(run.slice(0, length)) && !/[~!@#%^&|`?]/.test(run.slice(0, length))) length--;
  return length;
}

const LONGEST_OPERATOR = Math.max(...Array.from(OPERATORS, (operator) => operator.length));

/** The operator a run of signs begins with, and the signs before the next operand: `=-1`. */
export function splitRun(run: string): [first: string, rest: string] {
  for (let length = Math.min(run.length, LONGEST_OPERATOR); length > 0; length--) {
    const first = run.slice(0, length);
    if (OPERATORS.has(first) && /^[-+~!]*$/.test(run.slice(length))) return [first, run.slice(length)];
  }
  return [run, ''];
}
