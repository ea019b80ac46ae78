import type { Dialect } from './dialects';

/** How a dialect writes what is not a plain word: quotes, comments, operators, parameters and commands of its client. */
export interface Lexis {
  /** Everything between quotes, with the prefixes that change how its end is found. */
  quotes: string;
  lineComments: string;
  /** Whether block comments nest. */
  nests: boolean;
  /** How a word begins, and what goes on in it inside a character class. */
  wordStart: string;
  wordRest: string;
  parameters: readonly string[];
  /** What joins two operands without any space: `schema.table`, `src:key`, `user@host`. */
  joins: string;
  /** PostgreSQL reads a run of signs by one rule, so that operators can be defined by anybody. */
  operators: 'listed' | 'postgres';
  /** Commands for the client that take the whole line. */
  lineCommands?: string;
  /** Commands for the client where a statement may begin, with all that belongs to them: paths, settings, messages. */
  commands?: string;
  /** Whether the rows of INSERT … FORMAT follow in the text. */
  insertsText?: boolean;
  /** Whether the client knows DELIMITER. */
  delimiters?: boolean;
}

const escaped = (quote: string) =>
  String.raw`${quote}[^${quote}\\]*(?:(?:\\[\s\S]|${quote}${quote})[^${quote}\\]*)*${quote}`;
const doubled = (quote: string) => `${quote}[^${quote}]*(?:${quote}${quote}[^${quote}]*)*${quote}`;
const ESCAPED = `${escaped("'")}|${escaped('"')}`;
const DOUBLED = `${doubled("'")}|${doubled('"')}`;
/** The backslash escapes in E'…' even where it does not elsewhere. */
const ESCAPE_STRING = `[eE]${escaped("'")}`;
const UNICODE_STRING = `[uU]&(?:${DOUBLED})`;
const TRIPLE = String.raw`"""[^\\]*?(?:\\[\s\S][^\\]*?)*?"""|'''[^\\]*?(?:\\[\s\S][^\\]*?)*?'''`;
const RAW = `[rR](?:'[^']*'|"[^"]*")`;
const ORACLE = String.raw`[nN]?[qQ]'(?:\[[\s\S]*?\]|\{[\s\S]*?\}|\([\s\S]*?\)|<[\s\S]*?>|(?<mark>[^\s\w])[\s\S]*?\k<mark>)'`;
const BACKTICKS = doubled('`');
const ESCAPED_BACKTICKS = escaped('`');
const BRACKETS = String.raw`\[[^\]]*(?:\]\][^\]]*)*\]`;
/** Nobody writes an array of names with spaces: where it is not known whether brackets quote, this is left as it is. */
const PERHAPS_BRACKETS = String.raw`(?<![\p{L}\p{N}_$"'\x60)\]])\[[\p{L}_][\p{L}\p{N}_ .$#@-]*\]`;

/** Behind a name, a quote or a bracket these signs are operators: `a%s`, `data:field`, `x[1:n]`. */
const ALONE = String.raw`(?<![\p{L}\p{N}_$@:.)\]}"'\x60])`;
const NAMED = String.raw`${ALONE}:(?:[\p{L}_][\p{L}\p{N}_$#]*|\d+)`;
const PSQL_VARIABLE = String.raw`${ALONE}:(?:'[^'\n]*'|"[^"\n]*")`;
const AT = String.raw`${ALONE}@@?[\p{L}_][\p{L}\p{N}_$#]*`;
const QUOTED_AT = `${ALONE}@(?:'[^']*'|"[^"]*"|\`[^\`]*\`)`;
/** Where files lie, in Snowflake. */
const STAGE = String.raw`${ALONE}@(?:[\p{L}\p{N}_.~%$/=*-]|"[^"]*")+|file:\/\/[^\s;]+`;
const DOLLAR = String.raw`\$[\p{L}\p{N}_]+`;
const PERCENT = String.raw`${ALONE}%(?:s|\(\w+\)s)(?![\p{L}\p{N}_.(])`;
const QUESTION = String.raw`\?\d*`;
const CLICKHOUSE_PARAMETER = String.raw`\{\s*\w+\s*:[^{}'"]*\}`;

const DOTS = String.raw`\s*\.{1,2}\s*`;
const PATH = `${DOTS}|:(?!:)`;
const PSQL = String.raw`\\[^\n]*`;
const GO = String.raw`[gG][oO](?:[ \t]+\d+)?[ \t]*;?[ \t]*`;
/** SQL*Plus runs what stands before it. */
const SLASH = String.raw`\/[ \t]*`;
const DOT_COMMAND = String.raw`(?<![ \t])\.[a-z][^\n]*`;
const SLASHES = '//';
/** A variable of sqlcmd. */
const DOLLAR_BRACKETS = String.raw`\$\([\p{L}_][\p{L}\p{N}_-]*\)`;
/** A variable of SQL*Plus; a dot may end its name. */
const AMPERSAND = String.raw`&&?[\p{L}_][\p{L}\p{N}_$#]*\.?`;

const REST_OF_STATEMENT = String.raw`[^;'"\\]*(?:(?:'[^']*'|"[^"]*"|\\[\s\S]|['"])[^;'"\\]*)*;?`;
const REST_OF_LINE = String.raw`[^\n]*`;
/** Hive and Spark read a setting or a path up to the semicolon as it stands. */
const RESOURCE = String.raw`(?:add|delete|list)\s+(?:jar|file|archive)s?\b${REST_OF_STATEMENT}`;
const SETTING = String.raw`set\s+(?!var(?:iable)?\s)[\w.:-]+\s*=${REST_OF_STATEMENT}`;
/** With a dot, a colon or a dash it is no variable of another dialect. */
const SETTING_PATH = String.raw`set\s+\w+[.:-][\w.:-]*\s*=${REST_OF_STATEMENT}`;
const HIVE_SHELL = String.raw`(?:dfs\s|source\s|!)${REST_OF_STATEMENT}`;
const SOURCE = String.raw`source[ \t]${REST_OF_LINE}`;
const MYSQL_SHELL = String.raw`(?:${SOURCE}|system[ \t]${REST_OF_LINE}|\\[.!]${REST_OF_LINE}|use[ \t]+\w+-[^\s;]*;?)`;
const SNOWSQL = `![a-z]${REST_OF_LINE}`;
const SQLCMD = String.raw`(?::(?:setvar|r|connect|on|out|error|perftrace)[ \t]|!!)${REST_OF_LINE}`;
/** A dash at its end takes the next line in too. */
const REST_OF_LINES = String.raw`[^\n]*(?:(?<=-[ \t\r]*)\n[^\n]*)*`;
const SQLPLUS_TEXT = String.raw`(?:(?:rem|remark|pro|prompt)(?![^\s])|@@?(?=[^\s@]))${REST_OF_LINES}`;
/** These are names too: only where all that is quoted in the line is closed in it. */
const SQLPLUS_WORDS = 'def|define|undefine|ho|host|spo|spool|accept|col|column|conn|connect|whenever|ttitle|btitle';
const SQLPLUS = String.raw`${SQLPLUS_TEXT}|(?:(?:${SQLPLUS_WORDS}|set(?!\s+(?:transaction|role|constraints?)\b))[ \t])(?:'[^'\n]*'|"[^"\n]*"|[^'"\n])*(?=\n|$)`;
const HASH = '#';

const LETTERS = String.raw`[\p{L}_]`;
const LETTERS_OR_HASH = String.raw`(?:[\p{L}_]|##?(?=[\p{L}_]))`;
const REST = String.raw`\p{L}\p{M}\p{N}_$`;

const COMMON: Lexis = {
  quotes: `${DOUBLED}|${BACKTICKS}`,
  lineComments: '--',
  nests: false,
  wordStart: LETTERS,
  wordRest: REST,
  parameters: [NAMED, AT, DOLLAR, PERCENT, QUESTION],
  joins: DOTS,
  operators: 'listed',
};
const withoutQuestion = [NAMED, PSQL_VARIABLE, AT, DOLLAR, PERCENT];
const POSTGRES: Lexis = {
  ...COMMON,
  quotes: `${ESCAPE_STRING}|${UNICODE_STRING}|${DOUBLED}`,
  nests: true,
  parameters: withoutQuestion,
  operators: 'postgres',
  lineCommands: PSQL,
};
const MYSQL: Lexis = {
  ...COMMON,
  quotes: `${ESCAPED}|${BACKTICKS}`,
  // Two dashes are a comment only with a space behind them: 5--3 is 8.
  lineComments: String.raw`--(?=\s|$)|#`,
  parameters: [NAMED, AT, QUOTED_AT, DOLLAR, PERCENT, QUESTION],
  // 'root'@'localhost' is one account.
  joins: `${DOTS}|@`,
  commands: MYSQL_SHELL,
  delimiters: true,
};
const SPARK: Lexis = {
  ...COMMON,
  quotes: `${RAW}|${ESCAPED}|${BACKTICKS}`,
  nests: true,
  joins: PATH,
  commands: `${RESOURCE}|${SETTING}`,
};
const DB2: Lexis = {
  ...COMMON,
  quotes: `${UNICODE_STRING}|${DOUBLED}`,
  nests: true,
  wordStart: LETTERS_OR_HASH,
  wordRest: `${REST}#@`,
};

export const LEXES: Record<Dialect, Lexis> = {
  sql: {
    ...COMMON,
    quotes: `${ESCAPE_STRING}|${UNICODE_STRING}|${ESCAPED}|${BACKTICKS}|${PERHAPS_BRACKETS}`,
    nests: true,
    wordStart: LETTERS_OR_HASH,
    parameters: [...COMMON.parameters, PSQL_VARIABLE, DOLLAR_BRACKETS],
    lineCommands: `${PSQL}|${GO}|${SLASH}`,
    commands: `${RESOURCE}|${SETTING_PATH}|${SOURCE}|${SQLPLUS_TEXT}|${SQLCMD}`,
    insertsText: true,
    delimiters: true,
  },
  postgresql: POSTGRES,
  redshift: {
    ...POSTGRES,
    quotes: `${ESCAPED}`,
    wordStart: LETTERS_OR_HASH,
    parameters: [...withoutQuestion, QUESTION],
  },
  duckdb: { ...POSTGRES, nests: false, parameters: [...withoutQuestion, QUESTION], lineCommands: DOT_COMMAND },
  mysql: MYSQL,
  mariadb: MYSQL,
  tidb: MYSQL,
  // json::key and json::$key: the key counts by case.
  singlestoredb: { ...MYSQL, joins: `${DOTS}|@|::[$%]?` },
  transactsql: {
    ...COMMON,
    quotes: `${DOUBLED}|${BRACKETS}`,
    nests: true,
    wordStart: LETTERS_OR_HASH,
    wordRest: `${REST}#@`,
    parameters: [...COMMON.parameters, DOLLAR_BRACKETS],
    lineCommands: GO,
    commands: SQLCMD,
  },
  plsql: {
    ...COMMON,
    quotes: `${ORACLE}|${DOUBLED}`,
    wordRest: `${REST}#@`,
    joins: String.raw`${DOTS}|%(?=(?:rowtype|type|found|notfound|isopen|rowcount|bulk_\w+)\b)`,
    parameters: [AMPERSAND, ...COMMON.parameters],
    lineCommands: SLASH,
    commands: SQLPLUS,
  },
  sqlite: { ...COMMON, quotes: `${DOUBLED}|${BACKTICKS}|${BRACKETS}`, lineCommands: DOT_COMMAND },
  bigquery: {
    ...COMMON,
    quotes: `${TRIPLE}|${ESCAPED}|${ESCAPED_BACKTICKS}`,
    lineComments: `--|${HASH}`,
    // Projects have dashes in their names.
    joins: String.raw`${DOTS}|(?<=[\p{L}_][\p{L}\p{N}_]*)-(?=[\p{L}_]|\d+[\p{L}_.-])`,
    parameters: [...COMMON.parameters, QUOTED_AT],
  },
  snowflake: {
    ...COMMON,
    quotes: `${escaped("'")}|${doubled('"')}|${BACKTICKS}`,
    lineComments: `--|${SLASHES}`,
    parameters: [NAMED, STAGE, DOLLAR, PERCENT, QUESTION],
    joins: PATH,
    commands: SNOWSQL,
  },
  clickhouse: {
    ...COMMON,
    quotes: `${ESCAPED}|${ESCAPED_BACKTICKS}`,
    lineComments: '--|#(?=[ !])',
    nests: true,
    parameters: [CLICKHOUSE_PARAMETER, NAMED, AT, DOLLAR, PERCENT],
    joins: String.raw`\s*\.[:^]?\s*`,
    insertsText: true,
  },
  spark: SPARK,
  hive: {
    ...SPARK,
    quotes: `${ESCAPED}|${BACKTICKS}`,
    nests: false,
    joins: DOTS,
    commands: `${SPARK.commands}|${HIVE_SHELL}`,
  },
  trino: { ...COMMON, quotes: `${UNICODE_STRING}|${DOUBLED}|${BACKTICKS}` },
  db2: DB2,
  // Libraries and tables may be written library/table.
  db2i: { ...DB2, joins: String.raw`${DOTS}|\/(?![/*])` },
  n1ql: { ...COMMON, quotes: `${ESCAPED}|${BACKTICKS}`, lineComments: `--|${HASH}` },
};

/** Databases with settings for what a backslash does in a string; the other reading must come to the same result. */
export const OTHER_READINGS: Partial<Record<Dialect, Lexis>> = {
  sql: { ...LEXES.sql, quotes: `${ESCAPE_STRING}|${UNICODE_STRING}|${DOUBLED}|${BACKTICKS}|${PERHAPS_BRACKETS}` },
  redshift: { ...LEXES.redshift, quotes: `${ESCAPE_STRING}|${DOUBLED}` },
  mysql: { ...MYSQL, quotes: `${DOUBLED}|${BACKTICKS}` },
  // Athena has strings as Hive has them where it defines tables.
  trino: { ...LEXES.trino, quotes: `${ESCAPED}|${BACKTICKS}` },
};

/** Signs that are one operator somewhere. A run of signs that is none of these is kept whole too. */
export const OPERATORS = new Set(
  `<> != <= >= == <=> || && << >> >>= <<= -> ->> => := :: += -= *= /= %= &= |= ^= ~= ** !< !> ~~ ~~* !~~ !~~* ~* !~ !~*
   |> <-> <#> <+> <~> <%> @> <@ @@ #> #>> #- @? ^@ -|- |/ ||/ !! ¬= :> !:> // === !== ^ % & | ~ ! + - * / < > = : ? @ #`.split(
    /\s+/,
  ),
);
