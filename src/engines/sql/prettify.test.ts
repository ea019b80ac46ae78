import { describe, expect, it } from 'vitest';
import { DIALECTS, type Dialect } from './dialects';
import { type PrettifyOptions, prettify } from './prettify';

const options: PrettifyOptions = { dialect: 'sql', keywordCase: 'upper', indentStyle: 'standard', indentSize: 2 };
const line = (sql: string, dialect: Dialect, keywordCase: PrettifyOptions['keywordCase'] = 'preserve') =>
  prettify(sql, { ...options, dialect, keywordCase })
    .replace(/(?<=[([{])\n\s*|\n\s*(?=[)\]}])/g, '')
    .replace(/\n\s*/g, ' ');

/**
 * What each dialect has of its own, from the manuals, PostgreSQL's regression tests and sqlglot's tests, written as it comes out on
 * one line: not a space may be added or lost.
 */
const HARD: Record<Dialect, string[]> = {
  sql: [
    "SELECT data ->> 'b', data -> 'a', f(x => 1), a << 2 >> 1 FROM t",
    "SELECT a % b, a::int, a & b, a | b, a ^ b, ~a, a[1], a || b, a ** b, a <=> b, x @> y, x <@ y, x && y, x #>> '{a}' FROM t",
    "SELECT N'a', E'it\\'s', U&'d\\0061t', X'0f', _utf8'a', $$it's  $$, $x$ a  b $x$",
    'SELECT [order  by], a FROM [my  table]',
    'SELECT a = -1, a * -1, -a, - -1, +1 FROM t',
    'SELECT * FROM t WHERE a = ? AND b = :b AND c = @c AND d = $1 AND e = %s',
    "SELECT 'a' 'b'",
    'SELECT a ?| b, a @? b, ? || b',
  ],
  postgresql: [
    'SELECT a ?@> b, a === b, a *= b, a @#@ b, a ?| b, a ?& b, a @? b, a #- b, a <-> b, a <#> b, a |/ b, a ||/ b, a -|- b',
    'SELECT a !~~* b, a ~>=~ b, a &<| b, a |>> b, a OPERATOR(pg_catalog.+) b, @-5, !!a, a <@ b, a ^@ b',
    "SELECT U&'d\\0061t' UESCAPE '!', U&\"d\\0061t\", E'a\\'b', B'01', $a$ it's  $$ $a$, a.b.\"C\".*",
    "SELECT a[1:2], a[:n], (a).b, (f(x)).*, a::numeric(10, 2)[], :var, :'var' FROM t",
    'SELECT 1_000, 0x1F, 1.5e-10, .5 FROM t',
  ],
  redshift: ["SELECT a ~~ b, a !~ b, a !~* b, 'it\\'s', json.a[0].b FROM #t"],
  duckdb: [
    "SELECT a && b, a <-> b, a <=> b, a @> b, a // b, a ** b, x -> x + 1, {'a': 1, 'b': [1, 2]}, a[1:2:3], #1, $1, ? FROM t",
    "SELECT MAP {'a': 1}, a.b.c, * EXCLUDE (a), COLUMNS('x.*'), f(a := 1)",
  ],
  mysql: [
    "SELECT a -> '$.b', a ->> '$.b', a <=> b, a && b, a := 1, @x := 2, @@global.y, 5 - -3, _utf8mb4'é', X'0f', `a``b` FROM t",
    "CREATE USER 'root'@'localhost'",
    'SELECT count(*), count (*), now() FROM count (a)',
    'SELECT /*!40001 SQL_NO_CACHE */ * FROM t',
    'SELECT \'it\\\'s\', "it\\"s"',
  ],
  mariadb: ["SELECT a <=> b, 'it\\'s', `a b` FROM t FOR SYSTEM_TIME ALL"],
  tidb: ["SELECT /*+ HASH_AGG() */ a ->> '$.b' FROM t"],
  singlestoredb: ['SELECT json::order, json::$from, a :> int, a !:> int FROM t'],
  transactsql: [
    'SELECT a << 1, a >> 1, a || b, a !< b, a !> b, @x, @@rowcount, #t.a, ##g.b FROM [my  ]] table] AS [order]',
    "SELECT N'it''s', {d '2020-01-01'}, db..t.a, $action, a::b FROM dbo.f(1) WHERE a = @p",
    'SET @x += 1',
  ],
  plsql: [
    "SELECT q'[it's  ]', nq'{a}', N'b', a ** b, a ^= b, a ~= b, f(x => 1), t@link FROM a, b WHERE a.x = b.y(+)",
    'x := t%ROWTYPE',
    'SELECT :new.a, :old.order FROM dual',
  ],
  sqlite: ["SELECT a -> '$.b', a ->> 'c', a == b, a << 1, [a  b], `c d`, ?1, :x, @y, $z, X'0f', 'C:\\' FROM t"],
  bigquery: [
    'SELECT r"^a\\d+$", r\'\\\'\', rb\'a\', b"""x  y""", """a "  b""", \'it\\\'s\' FROM `p-q.d.t`',
    'SELECT CAST(x AS STRUCT<list ARRAY<INT64>>), ARRAY<STRUCT<a INT64, b STRING>>[(1, "x")] FROM my-project.d.t_2020, x.y*',
    'SELECT a << 1, a >> 2, a || b, @@project_id, @param, x[OFFSET(0)], f(a => 1)',
    'FROM t |> WHERE a > 1 |> SELECT b',
  ],
  snowflake: [
    'SELECT src:order, src:from.select[0]:where::string, $1:group, f(x):order, a[0]:by FROM t',
    'SELECT 1 ->> SELECT * FROM $1',
    'SELECT $$it\'s  $$, a::variant, x -> x + 1, f(a => 1), :bind FROM @~/a-b/c.csv, @"db"."s".stage/x*',
    'PUT file:///tmp/a.csv @~',
  ],
  clickhouse: [
    'SELECT a ? b: c, x -> x + 1, t.1, json.a.:Int64, {id:UInt32}, a == b, tuple(1, 2).2, arr[1], `a b` FROM t',
    "SELECT $heredoc$ it's  $heredoc$, 'it\\'s', CAST(a, 'UInt8'), a::UInt8",
  ],
  spark: [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of Spark.
    "SELECT a::int, src:order.x, r'\\d', 'it\\'s', a <=> b, a & b, x -> x + 1, `a``b`, ${var} FROM t",
    'CREATE TABLE t (a struct<a:int,b:array<string>>, m map<string,array<int>>)',
  ],
  hive: ["SELECT 'it\\'s', a <=> b, m['k'] FROM t", 'CREATE TABLE t (a struct<a:int>, b array<struct<c:string>>)'],
  trino: ["SELECT x -> x + 1, a || b, U&'\\0061', X'0f', t.\"a b\".c, f(a => 1), ARRAY[1, 2][1] FROM t"],
  db2: ["SELECT a || b, U&'\\0061', X'0F', GX'00', a ¬= b, f(a => 1) FROM s.t"],
  db2i: ['SELECT a || b FROM lib/tbl WHERE a = :b'],
  n1ql: ["SELECT a.b[0].`c d`, $name, @x, {'a': 1}, [1, 2], 'it\\'s', a || b FROM t"],
};

describe('every token stays whole', () => {
  it.each(Object.keys(DIALECTS) as Dialect[])('in %s', (dialect) => {
    for (const sql of HARD[dialect]) {
      expect(line(sql, dialect)).toBe(sql);
      // Nor does a second run find anything to do.
      const once = prettify(sql, { ...options, dialect });
      expect(prettify(once, { ...options, dialect })).toBe(once);
    }
  });

  it.each(Object.keys(DIALECTS) as Dialect[])('of other dialects too, in %s', (dialect) => {
    const sql = "SELECT a <-> b, a === b, a @? b, a |> b, a -|- b, a <=> b, a !~~* b, U&'a', zz'b' FROM t";
    expect(line(sql, dialect)).toBe(sql);
  });

  it.each([
    ['sql', "select data->>'b',a=-1,a-1,f(x=>1)from t", "SELECT data ->> 'b', a = -1, a - 1, f(x => 1) FROM t"],
    ['postgresql', "select a->'b'->>'c',x<@y,a=-1", "SELECT a -> 'b' ->> 'c', x <@ y, a = -1"],
    ['postgresql', 'select a<%s,b=%s,c=@p', 'SELECT a <%s, b = %s, c =@p'],
    ['transactsql', 'select a<@p,b>=@@x', 'SELECT a < @p, b >= @@x'],
    ['mysql', 'select 5--3,a||-1,b:=-1', 'SELECT 5 - -3, a || -1, b := -1'],
    ['snowflake', 'select src:order from t', 'SELECT src:order FROM t'],
    ['bigquery', 'select a-b,a - b,1-2,a>>1', 'SELECT a-b, a - b, 1 - 2, a >> 1'],
    ['sql', '<a><b></b></a>', '<a ><b ></b ></a >'],
  ] as const)('%s: %s', (dialect, sql, expected) => {
    expect(line(sql, dialect, 'upper')).toBe(expected);
  });
});

describe('lines that count', () => {
  const text = (sql: string, dialect: Dialect) => prettify(sql, { ...options, dialect });
  it('joins two strings only over a line break, as PostgreSQL does', () => {
    expect(text("select 'a'\n'b' from t", 'postgresql')).toBe("SELECT\n  'a'\n'b'\nFROM\n  t");
  });
  it('leaves commands of the client on lines of their own', () => {
    expect(text('select a from t\nGO\nselect 2\ngo 5', 'transactsql')).toBe(
      'SELECT\n  a\nFROM\n  t\nGO\nSELECT\n  2\ngo 5',
    );
    expect(text('begin null; end;\n/\nselect 1 from dual', 'plsql')).toMatch(/;\n+\/\nSELECT/);
    expect(text('select 1;\n.mode csv\nselect 2', 'sqlite')).toMatch(/1;\n+\.mode csv\nSELECT/);
    expect(text('\\d  foo\nselect 1 \\gset  x\nselect 2', 'postgresql')).toBe(
      '\\d  foo\nSELECT\n  1 \\gset  x\nSELECT\n  2',
    );
  });
  it('leaves the rows of COPY', () => {
    expect(text('copy t (a, b) from stdin;\n1\t x  y\n\\N\t2\n\\.\nselect 1', 'postgresql')).toBe(
      'COPY t (a, b)\nFROM\n  stdin;\n1\t x  y\n\\N\t2\n\\.\nSELECT\n  1',
    );
  });
  it.each([
    ['hive', 'SET hiveconf:a = 5;\nset mapred.opts=-Xmx1g -Da=b, c;'],
    ['hive', 'ADD JAR /tmp/my-lib/a.jar;\ndfs -ls /tmp;\n!ls -l;'],
    ['spark', 'set spark.opts=-Da=b -XX:+UseG1;\nADD FILE /a-b/c.txt;'],
    ['mysql', 'source /a-b/c.sql\nuse my-db;\nsystem ls -l'],
    ['plsql', "@a-b.sql\nprompt it's  a-b, c\nset sqlprompt a-b>\ndefine x=a-b\nrem a  b"],
    ['transactsql', ':setvar x a-b\n:r a-b.sql\n!!dir /b'],
    ['snowflake', '!set a=b-c'],
    ['sql', 'add jar /tmp/a-b.jar;\nset a.b=c-d;\n@a-b.sql\n:setvar x a-b'],
  ] as const)('leaves what the client of %s reads as it stands: %s', (dialect, commands) => {
    expect(text(`${commands}\nselect 1-1`, dialect)).toBe(`${commands}\nSELECT\n  1 - 1`);
    expect(text(`select 1;${commands}`, dialect)).toBe(`SELECT\n  1;\n\n${commands}`);
  });
  it.each([
    ['hive', 'update t\nset a=b-c', 'UPDATE t SET a = b - c'],
    ['spark', 'set var x=1-1', 'SET var x = 1 - 1'],
    ['plsql', 'set transaction read only', 'SET transaction READ ONLY'],
    ['sql', 'update t\nset a.b=c-d', 'UPDATE t SET a.b = c - d'],
    ['plsql', 'select &x,&&y.z from t where a=&&b', 'SELECT &x, &&y.z FROM t WHERE a = &&b'],
    ['transactsql', 'select $(x)-1 from $(t)', 'SELECT $(x) - 1 FROM $(t)'],
  ] as const)('and formats statements that look like them: %s, %s', (dialect, sql, expected) => {
    expect(line(sql, dialect, 'upper')).toBe(expected);
  });
  it('leaves the rows of INSERT … FORMAT', () => {
    const rows = '\n\t1,  2\n\n3,4;select 1-1\n';
    expect(text(`insert into t (a) format CSV${rows}`, 'clickhouse')).toBe(
      `INSERT INTO\n  t (a)\nFORMAT\n  CSV${rows}`,
    );
    expect(line('insert into t format JSONEachRow {"a":  1} {"a":2}', 'clickhouse')).toBe(
      'insert into t format JSONEachRow {"a":  1} {"a":2}',
    );
    expect(line('insert into t select 1-1 format CSV; select 2-2', 'clickhouse')).toContain('select 2 - 2');
  });
  it("knows MySQL's DELIMITER", () => {
    expect(text("delimiter $$\nselect 'a'$$\ndelimiter ;\nselect 1;", 'mysql')).toMatch(
      /^delimiter \$\$\nSELECT\n {2}'a'\$\$\n+delimiter ;\nSELECT\n {2}1;$/,
    );
  });
  it('takes two dashes without a space for signs in MySQL, and for a comment elsewhere', () => {
    expect(line('select 5--3', 'mysql')).toBe('select 5 - -3');
    expect(text('select 5--3\n, 1', 'postgresql')).toContain('5 --3\n');
  });
  it('leaves comments that are code', () => {
    expect(text('select /*!40001\n   a  */ b', 'mysql')).toContain('/*!40001\n   a  */ b');
  });
});

describe('what can be read in two ways', () => {
  it.each([
    ['select a # b', 'Choose the dialect'],
    ['select a // b', 'Choose the dialect'],
    ["select '\\', '  or  \\', '  x'", 'Choose the dialect'],
  ])('is refused without a dialect: %s', (sql, message) => {
    expect(() => prettify(sql, options)).toThrow(message);
  });
  it('is taken where only one reading is whole', () => {
    expect(line("SELECT 'C:\\', 'b'", 'sql')).toBe("SELECT 'C:\\', 'b'");
    expect(line("SELECT 'it\\'s'", 'sql')).toBe("SELECT 'it\\'s'");
  });
});

describe('keywords behind a name that is called like one take the case asked for', () => {
  it.each([
    ['clickhouse', 'select a as language from t', 'SELECT a AS language FROM t'],
    ['postgresql', 'select function from t where language = 1', 'SELECT function FROM t WHERE language = 1'],
    ['sql', 'select procedure, language from t', 'SELECT procedure, language FROM t'],
  ] as const)('%s: %s', (dialect, sql, expected) => {
    expect(prettify(sql, { ...options, dialect, keywordCase: 'upper' }).replace(/\s+/g, ' ')).toBe(expected);
  });
});

describe('names that are called like keywords keep their case', () => {
  it.each([
    ['snowflake', 'select src:order.from, $1:select from t'],
    ['clickhouse', 'create table t (a Tuple(select String), check UInt32, b AggregateFunction(any, String))'],
    ['clickhouse', 'select col apply from t'],
    ['bigquery', 'select * from q unpivot(values for quarter in (b, c))'],
    ['postgresql', 'create function add(int, int) returns int language sql'],
    ['postgresql', 'select a::name, b::key from t'],
    ['mysql', 'select 1 as all, 2 as delete from table'],
  ] as const)('%s: %s', (dialect, sql) => {
    const names =
      'src:order.from $1:select Tuple(select check any apply values quarter add sql name key all delete table';
    const kept = names
      .split(' ')
      .filter((name) => new RegExp(`(?:^|\\W)${name.replace(/[.$()]/g, '\\$&')}(?:\\W|$)`).test(sql));
    const written = prettify(sql, { ...options, dialect }).replace(/\s+/g, ' ');
    for (const name of kept.filter((name) => !(name === 'table' && dialect === 'clickhouse')))
      expect(written).toContain(name);
  });
});

describe('much of it', () => {
  it('gets through what is no SQL at all', () => {
    const nested = `${'<a>'.repeat(20_000)}${'</a>'.repeat(20_000)}`;
    const start = performance.now();
    expect(prettify(nested, options).replace(/\s+/g, '')).toBe(nested);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
  it('refuses what never ends at once', () => {
    for (const open of ['{{', '[', '{', '$a$ (', '/*', "'"]) {
      const start = performance.now();
      expect(() => prettify(open.repeat(30_001), options), open).toThrow();
      expect(performance.now() - start, open).toBeLessThan(10_000);
    }
  });
  it('reads a string of some megabytes', () => {
    const string = `'${"it''s ".repeat(500_000)}'`;
    expect(prettify(`select ${string}`, options)).toBe(`SELECT\n  ${string}`);
  });
  it('says its limit', () => {
    expect(() => prettify('select a, '.repeat(200_000), options)).toThrow('the limit is 500,000 words and signs');
  });
});
