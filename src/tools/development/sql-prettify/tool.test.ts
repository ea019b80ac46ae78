import { describe, expect, it } from 'vitest';
import { DIALECTS, type Dialect } from '@/engines/sql/dialects';
import { lex } from '@/engines/sql/lexer';
import { type PrettifyOptions, prettify } from '@/engines/sql/prettify';
import { LONG } from '@/engines/testing/long';

const options: PrettifyOptions = { dialect: 'sql', keywordCase: 'upper', indentStyle: 'standard', indentSize: 2 };

const COMMON = [
  'select 1',
  'select a, b as "B", \'its\' from t where x <> 1 and (y is null or z between 1 and 2)',
  'insert into t (a, b) values (1, 2), (3, 4)',
  'update t set a = a + 1, b = null where id in (select id from u)',
  'delete from t where not exists (select 1 from u where u.id = t.id)',
  'create table t (id int primary key, name varchar(20) not null, price decimal(10, 2) default 0.00)',
  'with a as (select 1 as x), b as (select x from a) select * from b union all select 2',
  'select case when a > 1 then 2 else 3 end, coalesce(a, b, 0) from t order by 1 desc',
  'select sum(x) over (partition by y order by z rows between unbounded preceding and current row) from t',
  'select /* why */ a -- because\nfrom t',
  'select a from t1 inner join t2 on t1.id = t2.id left join t3 on t3.id = t1.id where t1.x = 1.5e3',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of somebody else.
  'select * from {{ ref("orders") }} where day = ${day}',
];
/** Each with each: 108 statements that all dialects have in common. */
const SELECTED = ['*', "'Mixed  Case'", 'count(*)', 'distinct x', 'a.Id as n', '-1'];
const SOURCES = ['t', 't join u on a = b', '(select 1) s'];
const CONDITIONS = ['', "where a = 'it''s  SELECT; -- no'", "where b like '%From  W' or c in (1)"];
const TAILS = ['', 'group by x having y > 1 order by 1 desc'];
const CROSSED = SELECTED.flatMap((list) =>
  SOURCES.flatMap((source) =>
    CONDITIONS.flatMap((condition) => TAILS.map((tail) => `select ${list} from ${source} ${condition} ${tail}`)),
  ),
).filter((_, at) => LONG || at % 5 === 0);
const OWN: Partial<Record<Dialect, string[]>> = {
  postgresql: [
    "select a::text, b->>'x', $1 from t where c @> '{1,2}' and d ~* 'x'",
    "select $$it's$$",
    "select a # b from t where x = E'a\\'b' and y = $tag$ it's  $$ $tag$",
    'insert into t values (1) on conflict (id) do update set a = excluded.a returning *',
  ],
  mysql: ['select `a`, ? from `t` limit 5, 10', 'replace into t set a = 1 # note'],
  mariadb: ['select `a` from `t` where b <=> null'],
  sqlite: ['select [a b], ?1, :x from t', 'insert or ignore into t values (1)', "select 'C:\\' , 'b' from t"],
  redshift: ['select * from #t where a = 1'],
  transactsql: [
    'select * from #t where a = 1',
    'select top 5 [a b] from [dbo].[t] with (nolock) where x = @p',
    'declare @x int = 1',
  ],
  plsql: [
    'BEGIN FOR i IN 1..10 LOOP x := i; END LOOP; END;',
    'select * from dual connect by level <= 5',
    "select q'[it's  ]', q'!A  b!' from dual",
  ],
  bigquery: [
    'select `p.d.t`.a, array[1,2], struct(1 as x) from `p.d.t`',
    'select * except (a) from t',
    'select """A  " b""", r"\\d" from t # note',
  ],
  snowflake: [
    'select a:b.c::string from t, lateral flatten(input => x)',
    'select * from t qualify row_number() over (order by a) = 1',
  ],
  clickhouse: ['select a from t final prewhere b = 1 limit 1 by c'],
  duckdb: ["select * from 'a.parquet' limit 5"],
  spark: ['select a from t lateral view explode(b) e as c'],
  hive: ['insert overwrite table t select * from u'],
};

const QUOTED = /'(?:[^'\\]|\\.|'')*'/g;
/** A quote in a string is doubled everywhere else. */
const WITH_BACKSLASH: readonly Dialect[] = ['bigquery', 'spark', 'hive', 'n1ql'];

const DRESSES = [
  ['upper', 'standard'],
  ['lower', 'tabularLeft'],
  ['preserve', 'tabularRight'],
] as const;

describe('SQL prettify', () => {
  it.each(Object.keys(DIALECTS) as Dialect[])('changes white space and nothing else in %s', (dialect) => {
    const crossed = WITH_BACKSLASH.includes(dialect)
      ? CROSSED.map((sql) => sql.replaceAll("it''s", "it\\'s"))
      : CROSSED;
    const own = [...COMMON, ...(OWN[dialect] ?? [])];
    for (const [at, sql] of [...own, ...crossed].entries()) {
      const [keywordCase, indentStyle] = DRESSES[at % DRESSES.length]!;
      const dressed = { ...options, dialect, keywordCase, indentStyle };
      const formatted = prettify(sql, dressed);
      // Without any white space the two are the same text but for the case of letters.
      expect(formatted.replace(/\s+/g, '').toLowerCase(), sql).toBe(sql.replace(/\s+/g, '').toLowerCase());
      // What is quoted is the same to the letter.
      if (at >= own.length) expect(formatted.match(QUOTED), sql).toEqual(sql.match(QUOTED));
      else expect(prettify(formatted, dressed)).toBe(formatted);
    }
  });

  it.each(Object.keys(DIALECTS) as Dialect[])('keeps parameters in %s', (dialect) => {
    for (const one of ['?', ':id', ':1', '@p', '$1', '$name', '%s', '%(id)s']) {
      const sql = `select ${one}, a from t where b = ${one} and c in (${one},${one})`;
      expect(prettify(sql, { ...options, dialect }).replace(/\s+/g, ' '), sql).toBe(
        `SELECT ${one}, a FROM t WHERE b = ${one} AND c IN (${one}, ${one})`,
      );
    }
  });

  it.each([
    ['sql', "select b'0101', x'0F', N'it''s', e'a\\'b'"],
    ['postgresql', "select n'a', B'01', x[1:n], a::int, data ? 'b'"],
    ['bigquery', "select rb'a', b'''its''', x"],
    ['snowflake', 'select :id, data:field.x from @~/a-b/c.csv, @"db"."s".stage'],
    ['clickhouse', 'select a ? b: c'],
    ['mysql', 'select a %s'],
  ] as const)('parts nothing that belongs together in %s: %s', (dialect, sql) => {
    expect(prettify(sql, { ...options, dialect, keywordCase: 'preserve' }).replace(/\s+/g, ' ')).toBe(sql);
  });

  it('does not part a letter and its string, known or not', () => {
    expect(prettify("select q'[a]', zz'b'", options)).toBe("SELECT\n  q'[a]',\n  zz'b'");
  });

  it('does not part the doubled quote of a string', () => {
    expect(prettify("select 'it''s'", options)).toBe("SELECT\n  'it''s'");
  });

  it('keeps the range of a loop', () => {
    expect(prettify('BEGIN FOR i IN 1..10 LOOP NULL; END LOOP; END;', { ...options, dialect: 'plsql' })).toContain(
      '1..10',
    );
  });

  it('writes keywords as asked', () => {
    expect(prettify('Select a From t', options)).toBe('SELECT\n  a\nFROM\n  t');
    expect(prettify('Select a From t', { ...options, keywordCase: 'lower', indentSize: 4 })).toBe(
      'select\n    a\nfrom\n    t',
    );
    expect(prettify('Select a From t', { ...options, keywordCase: 'preserve' })).toBe('Select\n  a\nFrom\n  t');
  });

  // In ClickHouse names and most data types mean something else in another case ("UInt64", clickhouse.com/docs/sql-reference/syntax);
  // MySQL compares table names by case on Linux (`lower_case_table_names` = 0).
  it.each([
    ['clickhouse', 'CREATE TABLE t (id UInt64, time DateTime, key String) ENGINE = MergeTree ORDER BY time'],
    ['clickhouse', 'SELECT time, toUInt64(x) AS value FROM t FINAL WHERE time > now() GROUP BY type'],
    ['mysql', 'SELECT text, year FROM user WHERE key = 1 ORDER BY rank, position ASC'],
    ['mysql', 'CREATE TABLE key (id int PRIMARY KEY, position int NOT NULL, KEY idx (position))'],
    ['trino', 'SELECT value v, cast(x AS varchar) text FROM t user WHERE level BETWEEN 1 AND 2'],
    ['sql', 'SELECT extract(YEAR FROM d), year FROM t'],
    ['sql', 'SELECT sum(x) OVER (ROWS BETWEEN 1 preceding AND CURRENT ROW), rows FROM t'],
    ['postgresql', 'CREATE TABLE user(id int GENERATED ALWAYS AS IDENTITY, at timestamp with time zone)'],
    ['plsql', 'SELECT count(*) count FROM dual CONNECT BY level <= 5 START WITH type = 1'],
    ['db2', 'WITH value AS (SELECT 1) UPDATE user SET value = value + 1 WHERE key IN (SELECT key FROM label)'],
    ['sqlite', 'ALTER TABLE t ADD COLUMN key text; ALTER TABLE t RENAME COLUMN key TO action'],
    ['sqlite', 'INSERT INTO action (key) VALUES (1) ON CONFLICT (key) DO UPDATE SET key = 2 RETURNING key'],
  ] as const)('changes the case of no name and no data type in %s: %s', (dialect, sql) => {
    const typed = sql.replace(/\b[A-Z]+\b/g, (word) => word.toLowerCase());
    const bare = (text: string) => text.replace(/\s+/g, '');
    expect(bare(prettify(typed, { ...options, dialect }))).toBe(bare(sql));
    expect(bare(prettify(sql, { ...options, dialect, keywordCase: 'lower' }))).toBe(bare(typed));
  });

  it('says where it breaks', () => {
    expect(() => prettify('select (1', options)).toThrow('ends too early');
    const broken = () => prettify("select a,\n  'b from t", options);
    expect(broken).toThrow("Unexpected “'b”");
    expect(broken).toThrow(expect.objectContaining({ details: { line: 2, column: 3, offset: 12 } }));
  });

  it('reads what programs nest, and refuses at once what nests without end', () => {
    const nested = (depth: number) => `select * from t where ${'(a = 1 or '.repeat(depth)}b${')'.repeat(depth)}`;
    const bare = (text: string) => text.replace(/\s+/g, '').toLowerCase();
    expect(bare(prettify(nested(300), options))).toBe(bare(nested(300)));
    expect(() => prettify(nested(501), options)).toThrow('nested too deeply');
    expect(() => prettify('(a'.repeat(400), options)).toThrow(
      expect.objectContaining({
        message: expect.stringContaining('ends too early'),
        details: expect.objectContaining({ offset: 800 }),
      }),
    );
    // What stands in a template is none of the statement's brackets.
    expect(() => prettify(`select {{ ${'f('.repeat(20)} }}`, options)).not.toThrow();
  });

  it('says where it would have changed something', () => {
    // On a line of its own, as formatting would put it, DELIMITER is a command.
    expect(() => prettify('select a;\n  x; delimiter $$', { ...options, dialect: 'mysql' })).toThrow(
      expect.objectContaining({
        message: 'This can’t be formatted in this dialect without changing it. Is it the right dialect?',
        details: { line: 2, column: 6, offset: 15 },
      }),
    );
  });

  it('tells tokens apart by more than their letters', () => {
    const splitWords = (sql: string, dialect: Dialect = 'sql') => lex(sql, dialect).map(({ text }) => text);
    expect(splitWords('1..10')).not.toEqual(splitWords('1. .10'));
    expect(splitWords('Select  a')).toEqual(splitWords('Select a'));
    for (const [one, other] of [
      ["'a  b'", "'a b'"],
      ["'A'", "'a'"],
      ['"A"', '"a"'],
      ['-- A', '-- a'],
    ] as const)
      expect(splitWords(one)).not.toEqual(splitWords(other));
    expect(splitWords('$a$ X $a$', 'postgresql')).not.toEqual(splitWords('$a$ x $a$', 'postgresql'));
  });
});

describe('styles', () => {
  const SOURCE =
    'select a from t where x = 1 and (y = 2 or z = 3); select coalesce(first_name, last_name, nick_name, city, country, planet) from u';
  it.each<[Partial<PrettifyOptions>, RegExp]>([
    [{ tabs: true }, /^\ta$/m],
    [{ logicalOperators: 'after' }, /x = 1 AND$/m],
    [{ expressionWidth: 100 }, /coalesce\(first_name, last_name, nick_name, city, country, planet\)/],
    [{ blankLines: 0 }, /;\nSELECT/],
    [{ semicolonOnNewLine: true }, /\n;\n/],
  ])('%o keeps every word', (style, shape) => {
    expect(prettify(SOURCE, options)).not.toMatch(shape);
    const written = prettify(SOURCE, { ...options, ...style });
    expect(written).toMatch(shape);
    const words = (sql: string) => lex(sql, 'sql').map(({ text }) => text.toLowerCase());
    expect(words(written)).toEqual(words(SOURCE));
  });
});
