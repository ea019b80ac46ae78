import * as dialects from 'sql-formatter';
import type { Dialect } from './dialects';
import type { Token } from './lexer';
import { RESERVED } from './words';

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** What stands where a value does, and is none of the names that somebody gave. */
const EXPRESSIONS = words(`
  all any case current_date current_time current_timestamp current_user default delete distinct drop exists false from
  grant insert interval localtime localtimestamp not null references select session_user some system_user true truncate
  update alter create
`);
/** Words of two letters that mean something everywhere; the others are units, and the names people give in a hurry. */
const SHORT = words('as at by do go if in is no of on or to');
/** A bracket behind these makes no function of them. */
const OPERATORS = words('and as between by from having in is like not null on or select set using values where');
/** Behind these an expression or the name of something begins. */
const BEFORE_NAME = words(`
  , ( [ = < > + - * / % | & ^ ~ ! :
  add after all and as between by case change column distinct drop else from having in index into join like modify not on or
  prior returning select set table then to update using view when where
`);
/** And these may follow one. */
const BEHIND_NAME = words(`
  , ) ] ; . = < > + - * / % | & ^ ! :
  and as asc between collate cross desc else end except fetch for from full group having in inner intersect is join left
  like limit not nulls offset on or order qualify returning right set then to union using values when where window
  div format global ilike mod prewhere regexp rlike sample settings similar with xor
`);
/** Between these a word that is reserved elsewhere can only be a name: ClickHouse and MySQL reserve few. */
const BEFORE_VALUE = words(
  ', ( [ = < > + - * / % | & ^ ! and as between by distinct else having on or select set then when where',
);
const BEHIND_VALUE = words(`
  , ) ] ; . = < > + - * / % | & ^ ! : and as asc between cross desc else end final format from full group having in inner is
  join left like limit offset on or order prewhere right sample settings then union when where with
`);
/** In a list of columns these begin what is said of several; a bracket follows them as it follows the name of a function. */
const CONSTRAINTS = words(
  'check constraint exclude foreign fulltext index key lateral like partition period primary projection spatial unique',
);
/** What is made, filled and read by name. */
const BEFORE_TABLE = words('from into join table update');
/** All that can stand there instead of a name. */
const NO_TABLE = words(`
  dumpfile function ignore json_table lateral low_priority nowait of only outfile skip statistics strict unnest wait
`);
/** What an update can be the occasion of. */
const OCCASIONS = words('after before for instead key of on or');
/** Often the name of a column that stands behind it without AS; other words there say more of what they follow. */
const USUAL_NAMES = words(`
  action comment count data date event events hash host key label language level metrics name number object path position
  query rank role server session size source statistics storage string tag tags text time type url user value version
`);
/** In their brackets a word stands for a part of a date or an end of a text, and hints for the planner do. */
const TAKES_WORD = words('extract overlay position substring trim with');
const FRAMES = words('groups range rows');
const FRAME_ENDS = words('current following preceding unbounded');

/** What follows them is what is made, or called. */
const BEFORE_ROUTINE = words('function procedure language');
/** Behind a value these say something of it. */
const POSTFIX = words('asc desc first last final ties only cascade restrict row rows preceding following step fill');
/** Words that stand for a value. */
const VALUES = /^(?:null|true|false|default|current_\w+|local\w+|session_user|system_user|interval)$/;

/** Reserved words that cannot be what they are reserved for, by what stands beside them. */
function isReservedName(previous: string, token: string, next: string): boolean {
  if (!RESERVED.has(token) && !EXPRESSIONS.has(token)) return false;
  const isBetween = next === '' || BEHIND_VALUE.has(next);
  // FROM table WHERE; 1 AS all
  if (/^(?:from|join|as)$/.test(previous) && isBetween && next !== '(') return !VALUES.test(token);
  // (any, String); SELECT update
  if (/^(?:[(,=]|select)$/.test(previous) && /^(?:[,).;=]?|from)$/.test(next) && token !== 'distinct')
    return !VALUES.test(token);
  // WITH all AS (…); INSERT INTO TABLE table; SELECT 1 limit
  if (previous === 'with' && next === 'as') return true;
  if (token === 'table' && previous === 'table') return true;
  if (token === 'limit' && /^(?:[,)]?|from)$/.test(next)) return true;
  // PIVOT (… FOR month IN (…))
  return (previous === 'for' && next === 'in') || (previous === '(' && next === 'for');
}

const isOperand = (token: string, keywords: ReadonlySet<string>) =>
  /^[\p{L}\p{N}_$@"'`)\]]/u.test(token) && !keywords.has(token);

const isEnd = (token: string) => token === '' || BEHIND_NAME.has(token);

const cached = <T>(make: (dialect: Dialect) => T) => {
  const made = new Map<Dialect, T>();
  return (dialect: Dialect): T => {
    const known = made.get(dialect) ?? make(dialect);
    made.set(dialect, known);
    return known;
  };
};
const lower = (lists: readonly (readonly string[])[]) =>
  new Set(lists.flatMap((list) => list.flatMap((phrase) => phrase.toLowerCase().split(' '))));

/** What the formatter knows of a dialect, in lower case. */
const getLists = cached((dialect) => {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: the formatter brings all of them anyway.
  const { reservedDataTypes, reservedKeywords } = dialects[dialect].tokenizerOptions;
  return { types: lower([reservedDataTypes]), keywords: lower([reservedKeywords]) };
});

/** All words that are no functions and no types in a dialect, as the formatter knows it. */
export const keywordsIn = cached((dialect): ReadonlySet<string> => {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: the formatter brings all of them anyway.
  const lists = dialects[dialect].tokenizerOptions;
  const { reservedKeywords, reservedClauses, reservedSelect, reservedSetOperations, reservedJoins } = lists;
  const known = lower([reservedKeywords, reservedClauses, reservedSelect, reservedSetOperations, reservedJoins]);
  return new Set([...known, ...RESERVED]);
});

const WORD = /^[\p{L}_][\p{L}\p{N}_$.]*$/u;
/** Whether it is a keyword in every dialect: the lists of the formatter miss some, and have others as functions. */
export const isKeyword = (token: string, next: string | undefined): boolean =>
  RESERVED.has(token) &&
  (next !== '(' || OPERATORS.has(token)) &&
  !(token === 'with' && /^(?:time|local)$/.test(next ?? ''));

/** A token as the lists above have it: which operator it is makes no difference to the words beside it. */
function listed({ kind, text }: Token): string {
  if (kind !== 'operator') return text.toLowerCase();
  return text.length === 1 || text === '::' ? text : '+';
}

/**
 * Which of the words are names, by what stands around them. The formatter takes every word of its lists for a keyword, wherever
 * it stands; many are one only in their place, and the names of columns elsewhere.
 */
export function getNames(tokens: readonly Token[], dialect: Dialect): ReadonlySet<number> {
  const { types, keywords } = getLists(dialect);
  const spoken = tokens.flatMap(({ kind }, at) => (kind === 'comment' || kind === 'line' ? [] : [at]));
  const listedTokens = tokens.map(listed);
  const names = new Set<number>();
  /** What stands there; of a name only that it is one. */
  const near = (place: number) => {
    const at = spoken[place] ?? -1;
    return names.has(at) ? 'a_name' : (listedTokens[at] ?? '');
  };

  const written = (place: number) => listedTokens[spoken[place] ?? -1] ?? '';

  /** Within CREATE TABLE. */
  let isDefining = false;

  /** `left(a)` is a function, where `in (a)` is none. */
  const isTouching = (place: number) => {
    const [one, other] = [tokens[spoken[place]!]!, tokens[spoken[place + 1]!]!];
    return one.at + one.text.length === other.at;
  };

  const isName = (place: number): boolean => {
    const [previous, token, next] = [near(place - 1), near(place), near(place + 1)];
    if (previous === 'for' && next === 'in') return true;
    // What follows a cast is a type, and behind a colon stands a key.
    if (previous === '::' && !types.has(token)) return true;
    // The engines, formats and sources of ClickHouse have names that count by case, and some are called like keywords.
    if (dialect === 'clickhouse') {
      if (previous === 'format' || previous === 'engine' || (previous === '=' && near(place - 2) === 'engine'))
        return true;
      if (BEFORE_TABLE.has(previous) && !EXPRESSIONS.has(token) && token !== 'if') return true;
      const isIndexType = written(place - 1) === 'type' && next === '(' && (token === 'set' || !OPERATORS.has(token));
      if (previous === 'cluster' || isIndexType) return true;
      if ((previous === 'by' || (previous === 'key' && near(place - 2) === 'primary')) && !RESERVED.has(token))
        return true;
      // SELECT a apply: what a column is called.
      if (!RESERVED.has(token) && !POSTFIX.has(token) && isOperand(previous, keywords) && /^(?:[,)]?|from)$/.test(next))
        return true;
    }
    // SELECT 1 AS language FROM …: no language is called like that, and no function without its brackets.
    const before = written(place - 1);
    const isRoutine = !RESERVED.has(token) || (before !== 'language' && next === '(');
    if (BEFORE_ROUTINE.has(before) && token !== 'if' && isRoutine) return true;
    if (previous === 'declare' && types.has(next)) return true;
    if (isReservedName(previous, token, next)) return true;
    // A column and its type, in the definition of a table.
    const isConstraint = CONSTRAINTS.has(token) && !types.has(next);
    if (isDefining && /^[(,]$/.test(previous) && !isConstraint && WORD.test(next) && !RESERVED.has(next)) return true;
    const isType =
      isDefining && previous === 'a_name' && /^[(,]$/.test(near(place - 2)) && !/^with(?:out)?$/.test(next);
    if (isType && !types.has(token) && !RESERVED.has(token)) return true;
    const isValue = BEFORE_VALUE.has(previous) && !EXPRESSIONS.has(token);
    // (VALUES (1)) is a table.
    const isList = token === 'values' && previous === '(';
    if (isValue && next === '(' && isTouching(place) && !isList && !CONSTRAINTS.has(token)) return true;
    if (RESERVED.has(token)) return isValue && (next === '' || BEHIND_VALUE.has(next));
    // SELECT 1 offset
    if (token === 'offset' && /^(?:[,)]?|from)$/.test(next)) return true;
    if (token.length <= 2 && !SHORT.has(token)) return true;
    if (previous === '(' && TAKES_WORD.has(written(place - 2))) return false;
    // ROWS BETWEEN 1 PRECEDING AND …
    if (FRAMES.has(token) && [1, 2, 3].some((ahead) => FRAME_ENDS.has(near(place + ahead)))) return false;
    // GENERATED ALWAYS AS IDENTITY
    if (previous === 'as' && /^(?:always|default)$/.test(near(place - 2))) return false;
    // WITH name AS (…), and START WITH name = 1
    if (previous === 'with') return next === 'as' || next === '=';
    const isOccasion = previous === 'update' && OCCASIONS.has(near(place - 2)) && next !== '=';
    if (BEFORE_TABLE.has(previous)) return !isOccasion && !NO_TABLE.has(token);
    const ends = isEnd(next);
    const usual = USUAL_NAMES.has(token);
    // With another name behind it, a column and what it is to be called.
    const called = usual && isOperand(next, keywords) && isEnd(near(place + 2));
    if (BEFORE_NAME.has(previous)) return ends || types.has(next) || called;
    return ends && usual && isOperand(previous, keywords);
  };
  for (const [place, at] of spoken.entries()) {
    const token = listedTokens[at]!;
    if (token === 'table' && !isDefining) isDefining = [1, 2, 3].some((back) => near(place - back) === 'create');
    if (tokens[at]!.kind === 'word' && isName(place)) names.add(at);
    else if (/^(?:;|as|select)$/.test(token)) isDefining = false;
  }
  return names;
}
