import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import { DIALECTS, type Dialect } from './dialects';
import { lex } from './lexer';
import { prettify } from './prettify';

/** Names that people give, and that some dialect or other has as a keyword, a type or a function. */
const NAMES = `time date text value type key user name level events data status count rank position year hash url path
  role size source tag label comment version session language query storage statistics s m d h q n Type Value userName
  TIME "Order" visits rows_ first_seen`.split(/\s+/);
/** No database but this one lets them be names without quotes. */
const CLICKHOUSE_NAMES = [
  ...NAMES,
  'table',
  'end',
  'start',
  'database',
  'format',
  'settings',
  'limit',
  'values',
  'left',
];
const CLICKHOUSE_TYPES =
  `UInt64 LowCardinality(String) Array(Nullable(DateTime64(3))) Map(String,UInt8) Date32 UUID IPv6 JSON
  AggregateFunction(sum,UInt64) SimpleAggregateFunction(max,Float64) Enum8('a'=1,'B'=2) FixedString(16) Tuple(a_UInt8,b_String)
  Decimal(18,4) Nested(x_UInt8) Bool DateTime('UTC') Int256`
    .split(/\s+/)
    .map((type) => type.replaceAll('_', ' '));
const TYPES = ['int', 'VarChar(20)', 'decimal(10, 2)', 'Date', 'timestamp'];

/** A statement in pieces: `k:` a keyword, which may be written in any case and is to come out in the one asked for; the rest stays. */
const statement = (names: fc.Arbitrary<string>, types: fc.Arbitrary<string>) =>
  fc.oneof(
    fc
      .tuple(names, names, names, names, names, names)
      .map(
        ([a, b, c, d, e, f]) =>
          `k:select ${a} , t.${b} k:as ${c} , max(${d}) k:from ${e} k:where ${f} = 1 k:and ( ${a} > ${b} k:or ${c} k:is k:not k:null ) k:group k:by ${d} , ${e} k:order k:by ${f} k:desc`,
      ),
    fc
      .tuple(names, names, names, names)
      .map(
        ([a, b, c, d]) =>
          `k:insert k:into ${a} ( ${b} , ${c} ) k:select ${d} , ${b} k:from ${c} k:where ${a} k:in ( 1 , 2 )`,
      ),
    fc
      .tuple(names, names, names, names)
      .map(([a, b, c, d]) => `k:update ${a} k:set ${b} = ${c} + 1 , ${d} = ${a} k:where ${b} k:like 'Any Case'`),
    fc
      .tuple(names, names, names)
      .map(
        ([a, b, c]) =>
          `k:select k:case k:when ${a} = 1 k:then ${b} k:else ${c} k:end k:as ${a} k:from x1 k:join ${b} k:on ${b}.${c} = x1.${a}`,
      ),
    fc
      .tuple(names, types, names, types, names)
      .map(([a, one, b, other, c]) => `k:create k:table ${c} ( ${a} ${one} k:not k:null , ${b} ${other} )`),
  );

const dressed = (sql: string, mode: 'upper' | 'lower' | 'mixed') =>
  sql.replace(/\bk:(\w+)/g, (_, word: string) =>
    mode === 'upper'
      ? word.toUpperCase()
      : mode === 'lower'
        ? word
        : word.replace(/./g, (letter, at) => (at % 2 ? letter.toUpperCase() : letter)),
  );
const splitWords = (sql: string, dialect: Dialect) => lex(sql, dialect).map(({ text }) => text);

describe('names, types and functions keep their case, and keywords take the one asked for', () => {
  it.each(Object.keys(DIALECTS) as Dialect[])('in %s', (dialect) => {
    const isClickHouse = dialect === 'clickhouse';
    const quoted = (name: string) =>
      /^"/.test(name) && !['postgresql', 'sql', 'sqlite'].includes(dialect) ? 'Mixed' : name;
    const names = fc.constantFrom(...(isClickHouse ? CLICKHOUSE_NAMES : NAMES)).map(quoted);
    const types = fc.constantFrom(...(isClickHouse ? CLICKHOUSE_TYPES : TYPES));
    fc.assert(
      fc.property(
        statement(names, types),
        fc.constantFrom('upper' as const, 'lower' as const),
        fc.constantFrom('standard' as const, 'tabularLeft' as const, 'tabularRight' as const),
        (pieces, keywordCase, indentStyle) => {
          const written = dressed(pieces, 'mixed');
          const formatted = prettify(written, { dialect, keywordCase, indentStyle, indentSize: 2 });
          expect(splitWords(formatted, dialect), written).toEqual(splitWords(dressed(pieces, keywordCase), dialect));
          expect(
            splitWords(prettify(written, { dialect, keywordCase: 'preserve', indentStyle, indentSize: 2 }), dialect),
          ).toEqual(splitWords(written, dialect));
        },
      ),
      { numRuns: runs(isClickHouse ? 200 : 40) },
    );
  });

  // https://clickhouse.com/docs/sql-reference/syntax: names of engines, formats, functions and sources count by case.
  it.each([
    ['CREATE TABLE a (b Int8) ENGINE = Null', 'engine = Null'],
    ['create table a (b Int8) engine = Memory', 'ENGINE = Memory'],
    ['select 1 format Values', 'FORMAT\n  Values'],
    [
      "select format('{}', a), replace(b, 1, 2), left(c, 2) from values('a Int8', 1)",
      "format('{}', a),\n  replace(b, 1, 2),\n  left(c, 2)\nFROM\n  values('a Int8', 1)",
    ],
    ["select * from cluster('c', system.one) where table = 1", "cluster('c', system.one)\nWHERE\n  table = 1"],
    [
      'select type, table from events s final where type = 1 and end > 2',
      'SELECT\n  type,\n  table\nFROM\n  events s FINAL\nWHERE\n  type = 1\n  AND end > 2',
    ],
    ['create table t (a Int8, index b a type set(100) granularity 1)', 'set(100)'],
    ['select 1 offset', '1 offset'],
    ['alter table t add column a String after key, drop column url', 'AFTER key,\nDROP COLUMN url'],
  ])('ClickHouse: %s', (sql, part) => {
    const keywordCase = part.startsWith('engine') ? 'lower' : 'upper';
    expect(prettify(sql, { dialect: 'clickhouse', keywordCase, indentStyle: 'standard', indentSize: 2 })).toContain(
      part,
    );
  });
  it('still knows a keyword where it is one', () => {
    const upper = (sql: string, dialect: Dialect) =>
      prettify(sql, { dialect, keywordCase: 'upper', indentStyle: 'standard', indentSize: 2 }).replace(/\s+/g, ' ');
    expect(upper('create table t (a int, unique(a), key(b), check(a > 1), primary key(a))', 'mysql')).toBe(
      'CREATE TABLE t ( a int, UNIQUE (a), KEY (b), CHECK (a > 1), PRIMARY KEY (a) )',
    );
    expect(upper('select * from t order by a desc nulls last for update', 'postgresql')).toBe(
      'SELECT * FROM t ORDER BY a DESC NULLS LAST FOR UPDATE',
    );
    expect(upper('select sum(a) over (partition by b order by c desc) from t', 'postgresql')).toBe(
      'SELECT sum(a) OVER ( PARTITION BY b ORDER BY c DESC ) FROM t',
    );
    expect(upper('select 1 union all select null except (values(1))', 'postgresql')).toBe(
      'SELECT 1 UNION ALL SELECT NULL EXCEPT ( VALUES (1) )',
    );
  });
});
