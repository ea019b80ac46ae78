import { grouped } from '@/engines/number/grouped';
import { getBoundaries } from '@/engines/text/grapheme-counts';
import { InputError } from '@/kit';

export interface Search {
  substring: string;
  caseSensitive: boolean;
  wholeWord: boolean;
  regex: boolean;
}

/** What was found, as offsets: numbers only, so that thousands of them cross from a worker at once. */
export interface Found {
  /** Start and end of each match that is listed. */
  spans: number[];
  /** Characters, as a reader counts them, before each listed match. */
  positions: number[];
  total: number;
}

const MOST_LISTED = 10_000;
/** A browser refuses to compile expressions that are much longer. */
const LONGEST_SEARCHED = 5000;
const LONGEST_RESULT = 50_000_000;

const WORD = '[\\p{L}\\p{N}\\p{M}_]';
const wholeWords = (pattern: string, word: string) => `(?<!${word})(?:${pattern})(?!${word})`;

const WORD_BEFORE = new RegExp(`${WORD}$`, 'u');
const WORD_AFTER = new RegExp(`^${WORD}`, 'u');

/** Without the u flag an expression knows no letters but those of ASCII: what stands around a match is tested apart. */
function onlyBetweenWords(expression: RegExp): RegExp {
  const wordBefore = (text: string, at: number) => WORD_BEFORE.test(text.slice(Math.max(0, at - 2), at));
  expression.exec = (text) => {
    for (;;) {
      const found = RegExp.prototype.exec.call(expression, text);
      if (!found) return found;
      const end = found.index + found[0].length;
      if (!wordBefore(text, found.index) && !WORD_AFTER.test(text.slice(end, end + 2))) return found;
      expression.lastIndex = found.index + 1;
      while (expression.lastIndex < text.length && wordBefore(text, expression.lastIndex)) expression.lastIndex++;
    }
  };
  return expression;
}

/** The expression to search with. What is wrong with one the visitor wrote is said with its place. */
async function getExpression({ substring, caseSensitive, wholeWord, regex }: Search): Promise<RegExp> {
  if (substring.length > LONGEST_SEARCHED)
    throw new InputError(`You can search for up to ${grouped(LONGEST_SEARCHED)} characters`, {
      field: 'substring',
    });
  const flags = caseSensitive ? 'g' : 'gi';
  if (!regex) {
    const literal = substring.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    return new RegExp(wholeWord ? wholeWords(literal, WORD) : literal, `${flags}u`);
  }
  const { compile } = await import('@/engines/regex');
  try {
    compile(substring, `${flags}mu`);
    return new RegExp(wholeWord ? wholeWords(substring, WORD) : substring, `${flags}mu`);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    // Much that people write, such as \-, is allowed without the u flag only.
    compile(substring, `${flags}m`);
    return wholeWord
      ? onlyBetweenWords(new RegExp(wholeWords(substring, '\\w'), `${flags}m`))
      : new RegExp(substring, `${flags}m`);
  }
}

/** Every match from left to right, none overlapping. A plain text is never found inside a character: no e in é. */
function* getMatches(text: string, expression: RegExp, between: Uint8Array | undefined): Generator<[number, number]> {
  expression.lastIndex = 0;
  for (let found = expression.exec(text); found; found = expression.exec(text)) {
    const start = found.index;
    const end = start + found[0].length;
    // With the u flag a search from inside a surrogate pair goes back to its start, and would never end.
    const next = start + (expression.unicode && (text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1);
    const whole = !between || (between[start] && between[end]);
    if (!whole || start === end) expression.lastIndex = next;
    if (whole) yield [start, end];
  }
}

export async function findAll(text: string, search: Search): Promise<Found> {
  const expression = await getExpression(search);
  const between = getBoundaries(text);
  const spans: number[] = [];
  const positions: number[] = [];
  let total = 0;
  let at = 0;
  let characters = 0;
  for (const [start, end] of getMatches(text, expression, search.regex ? undefined : between)) {
    if (++total > MOST_LISTED) continue;
    if (!between) characters = start;
    else for (; at < start; at++) characters += between[at]!;
    spans.push(start, end);
    positions.push(characters);
  }
  return { spans, positions, total };
}

const tooLong = () =>
  new InputError(`The result would be longer than ${grouped(LONGEST_RESULT)} characters`, {
    field: 'replaceWith',
  });

/** The text with every match replaced; in a regex search `$1` and the like stand for its groups. */
export async function replaceAll(text: string, search: Search, replacement: string): Promise<string> {
  const expression = await getExpression(search);
  if (search.regex) {
    const { replaceAllMatches } = await import('@/engines/regex');
    return replaceAllMatches(expression, text, replacement, { limit: LONGEST_RESULT });
  }
  const parts: string[] = [];
  let at = 0;
  let length = text.length;
  for (const [start, end] of getMatches(text, expression, getBoundaries(text))) {
    length += replacement.length - (end - start);
    if (length > LONGEST_RESULT) throw tooLong();
    parts.push(text.slice(at, start), replacement);
    at = end;
  }
  parts.push(text.slice(at));
  return parts.join('');
}
