import * as dialects from 'sql-formatter';
import type { Dialect } from './dialects';

export interface Token {
  /** In lower case, unless case means something in it. */
  token: string;
  /** As it is written. */
  text: string;
  at: number;
}

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** No dialect lets these be a name without quotes. */
const RESERVED = words(`
  all alter and any as asc between by case check constraint create cross current_date current_time current_timestamp
  current_user default deferrable delete desc distinct drop else end enforced except exists false fetch for foreign from
  full grant group having if in inner insert intersect into is join lateral left like limit localtime localtimestamp
  natural not null on or order outer primary references right select session_user set some system_user table then to true
  truncate union unique update using values when where window with
`);
/** Behind these an expression or the name of something begins. */
const BEFORE_NAME = words(`
  , ( [ = < > + - * / % | & ^ ~ ! :
  add all and as between by case change column distinct drop else from having in index into join like modify not on or
  returning select set table then to update using view when where
`);
/** And these may follow one. */
const BEHIND_NAME = words(`
  , ) ] ; . = < > + - * / % | & ^ ! :
  and as asc between collate cross desc else end except fetch for from full group having in inner intersect is join left
  like limit not nulls offset on or order qualify returning right set then to union using values when where window
`);
/** What is made, filled and read by name, with a bracket behind the name or not. */
const BEFORE_TABLE = words('from into join table update');
/** Often the name of a column that stands behind it without AS; other words there say more of what they follow. */
const USUAL_NAMES = words(`
  action comment count data date hash key label language level name number object path position rank role session size
  source string tag tags text time type user value version
`);
/** In their brackets a word stands for a part of a date or an end of a text, and hints for the planner do. */
const TAKES_WORD = words('extract overlay position substring trim with');
const FRAMES = words('groups range rows');
const FRAME_ENDS = words('current following preceding unbounded');

const NOTHING: Token = { token: '', text: '', at: 0 };
const isOperand = (token: string, keywords: ReadonlySet<string>) =>
  /^[\p{L}\p{N}_$@"'`)\]]/u.test(token) && !keywords.has(token);

const isEnd = (token: string) => token === '' || BEHIND_NAME.has(token);

function listsOf(dialect: Dialect) {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: the formatter brings all of them anyway.
  const { reservedDataTypes, reservedKeywords } = dialects[dialect].tokenizerOptions;
  const lower = (list: readonly string[]) => new Set(list.map((word) => word.toLowerCase()));
  return { types: lower(reservedDataTypes), keywords: lower(reservedKeywords) };
}

/**
 * The formatter writes every word of its lists in the case of keywords, wherever it stands; many are keywords only in their
 * place and are the names of columns elsewhere. Those are written as they were.
 */
export function restoreNames(formatted: string, before: readonly Token[], after: readonly Token[], dialect: Dialect) {
  const { types, keywords } = listsOf(dialect);
  const spoken = before.flatMap(({ token }, at) => (/^(?:--|\/\*|#)/.test(token) ? [] : [at]));
  const near = (place: number) => before[spoken[place] ?? -1] ?? NOTHING;

  const isName = (place: number): boolean => {
    const [previous, { token }, next] = [near(place - 1).token, near(place), near(place + 1).token];
    if (RESERVED.has(token)) return false;
    if (previous === '(' && TAKES_WORD.has(near(place - 2).token)) return false;
    // ROWS BETWEEN 1 PRECEDING AND …
    if (FRAMES.has(token) && [1, 2, 3].some((ahead) => FRAME_ENDS.has(near(place + ahead).token))) return false;
    // GENERATED ALWAYS AS IDENTITY
    if (previous === 'as' && /^(?:always|default)$/.test(near(place - 2).token)) return false;
    // WITH name AS (…), and START WITH name = 1
    if (previous === 'with') return next === 'as' || next === '=';
    const ends = isEnd(next);
    if (BEFORE_TABLE.has(previous)) return ends || next === '(' || isOperand(next, keywords);
    const usual = USUAL_NAMES.has(token);
    // With another name behind it, a column and what it is to be called.
    const called = usual && isOperand(next, keywords) && isEnd(near(place + 2).token);
    if (BEFORE_NAME.has(previous)) return ends || types.has(next) || called;
    return ends && usual && isOperand(previous, keywords);
  };

  let written = '';
  let from = 0;
  for (const [place, index] of spoken.entries()) {
    const [old, now] = [before[index], after[index]];
    if (!old || !now || old.text === now.text || !/^\p{L}/u.test(old.text) || !isName(place)) continue;
    written += formatted.slice(from, now.at) + old.text;
    from = now.at + now.text.length;
  }
  return written + formatted.slice(from);
}
