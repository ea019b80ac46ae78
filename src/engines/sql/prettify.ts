import { InputError, placeAt } from '@/engines/input-error';
import type { Dialect } from './dialects';
import { Layout, LayoutError, type LayoutOptions, type Placed } from './layout';
import { lex, type Token } from './lexer';
import { LEXES, type Lexis, OTHER_READINGS } from './lexis';
import { getNames, isKeyword, keywordsIn } from './names';

export type PrettifyOptions = LayoutOptions;

const TOO_EARLY = 'The statement ends too early: a bracket or clause isn’t closed';
const CHANGED = 'This can’t be formatted in this dialect without changing it. Is it the right dialect?';
/** Deeper than what programs write, and all that is read within a second or two. */
const DEEPEST = 500;
/** More than the templates of a statement may open that the statement does not. */
const MOST_OPEN = 20;
/** MySQL takes these for functions only if the bracket touches them, and for names only if it does not. */
const SPACE_COUNTS: readonly Dialect[] = ['mysql', 'mariadb', 'tidb', 'singlestoredb'];

/** The formatter looks through all that is open again with every bracket, and for minutes where none is closed. */
function refuseDepth(sql: string, tokens: readonly Token[]): void {
  let depth = 0;
  for (const { kind, text, at } of tokens) {
    if (kind !== 'bracket') continue;
    if (/[([{]/.test(text)) depth++;
    else depth--;
    if (depth > DEEPEST) throw new InputError('The statement is nested too deeply to read', placeAt(sql, at));
  }
  if (depth > MOST_OPEN) throw new InputError(TOO_EARLY, placeAt(sql, sql.length));
}

/** The tokens, and how they are read if a backslash in a string means the other thing. */
function readings(sql: string, dialect: Dialect): [tokens: Token[], lexis: Lexis, others: Lexis[]] {
  const usual = LEXES[dialect];
  const other = sql.includes('\\') ? OTHER_READINGS[dialect] : undefined;
  if (!other) return [lex(sql, dialect), usual, []];
  const read = (lexis: Lexis) => {
    try {
      return lex(sql, dialect, lexis);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      return error;
    }
  };
  const [first, second] = [read(usual), read(other)];
  if (first instanceof InputError) {
    if (second instanceof InputError) throw first;
    return [second, other, []];
  }
  return [first, usual, second instanceof InputError ? [] : [other]];
}

const touches = (tokens: readonly Token[], index: number) => {
  const last = tokens[index - 1];
  return last !== undefined && last.at + last.text.length === tokens[index]!.at;
};

/** Which tokens must follow the one before them without any space. */
function tightTokens(
  tokens: readonly Token[],
  names: ReadonlySet<number>,
  dialect: Dialect,
): (index: number) => boolean {
  const keywords = keywordsIn(dialect);
  const isOperand = (index: number) => {
    const token = tokens[index];
    if (!token) return false;
    if (token.kind === 'word') return names.has(index) || !keywords.has(token.text.toLowerCase());
    return token.kind === 'operand' || /^[)\]}]$/.test(token.text);
  };
  return (index) => {
    if (tokens[index]!.tight) return true;
    const last = tokens[index - 1];
    if (!last || !touches(tokens, index)) return false;
    if (tokens[index]!.text === '(') return isOperand(index - 1) && last.kind !== 'bracket';
    // A sign before a value: -1, ~a, @x.
    return last.kind === 'operator' && last.text !== '*' && (!isOperand(index - 2) || /^[.\\]$/.test(last.text));
  };
}

const isSpace = (token: Token) => token.kind === 'comment';
const bare = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Where the two begin to differ in more than space and the case of keywords, as an offset in the first. */
function differenceAt(
  before: readonly Token[],
  after: readonly Token[],
  mayChangeCase: (index: number) => boolean,
  end: number,
): number | undefined {
  const first = before.findIndex((token, index) => {
    const other = after[index];
    if (other?.kind !== token.kind) return true;
    if (other.text === token.text) return false;
    if (isSpace(token)) return bare(other.text) !== bare(token.text);
    return !(token.kind === 'word' && mayChangeCase(index) && other.text.toLowerCase() === token.text.toLowerCase());
  });
  if (first !== -1) return before[first]!.at;
  return before.length < after.length ? end : undefined;
}

function placeTokens(
  sql: string,
  tokens: readonly Token[],
  names: ReadonlySet<number>,
  isTight: (index: number) => boolean,
  options: PrettifyOptions,
): Placed[] | undefined {
  try {
    return new Layout(sql, tokens, (index) => names.has(index), isTight).place(options);
  } catch (error) {
    if (!(error instanceof LayoutError)) throw error;
    // These alone must be followed by others to be read, and are names or parts of other clauses in places.
    const isOpening = (index: number) => /^(?:case|between|limit)$/i.test(tokens[index]!.text);
    try {
      return new Layout(sql, tokens, (index) => names.has(index) || isOpening(index), isTight).place(options);
    } catch (again) {
      if (!(again instanceof LayoutError)) throw again;
      throw failure(sql, tokens[error.token]);
    }
  }
}

function failure(sql: string, token: Token | undefined): InputError {
  if (!token) return new InputError(TOO_EARLY, placeAt(sql, sql.length));
  return new InputError(`Unexpected “${token.text.slice(0, 20).split(/\s/, 1)[0]}”`, placeAt(sql, token.at));
}

/** The statements laid out anew. Throws `InputError` rather than to give what a database would read otherwise. */
export function prettify(sql: string, options: PrettifyOptions): string {
  const { dialect, keywordCase } = options;
  const [tokens, lexis, others] = readings(sql, dialect);
  refuseDepth(sql, tokens);
  const names = getNames(tokens, dialect);
  const isTight = tightTokens(tokens, names, dialect);
  const placed = placeTokens(sql, tokens, names, isTight, options);
  if (!placed) throw new InputError(CHANGED, placeAt(sql, 0));

  const cased = (index: number) => {
    const { kind, text } = tokens[index]!;
    if (kind !== 'word') return placed[index]!.text;
    if (names.has(index)) return text;
    const next = tokens[index + 1]?.text;
    if (keywordCase === 'preserve' || !isKeyword(text.toLowerCase(), next)) return placed[index]!.text;
    return keywordCase === 'upper' ? text.toUpperCase() : text.toLowerCase();
  };
  const spaced = (index: number) => {
    const { kind, text } = tokens[index]!;
    const { space } = placed[index]!;
    if (kind === 'line') return text.startsWith('\n') || index === 0 ? '' : space.replace(/[ \t]+$/, '') || '\n';
    if (isTight(index)) return '';
    const wasParted =
      text === '(' && SPACE_COUNTS.includes(dialect) && tokens[index - 1]?.kind === 'word' && !touches(tokens, index);
    return wasParted ? space || ' ' : space;
  };
  const formatted = tokens.map((_, index) => spaced(index) + cased(index)).join('');

  const mayChangeCase = (index: number) => !names.has(index) && keywordCase !== 'preserve';
  const difference = differenceAt(tokens, lexAgain(formatted, dialect, lexis), mayChangeCase, sql.length);
  if (difference !== undefined) throw new InputError(CHANGED, placeAt(sql, difference));
  for (const other of others) {
    const read = differenceAt(lex(sql, dialect, other), lexAgain(formatted, dialect, other), () => true, sql.length);
    if (read !== undefined)
      throw new InputError('A backslash in a string is ambiguous here. Choose the dialect', placeAt(sql, read));
  }
  return formatted;
}

/** What cannot be read any more has changed. */
function lexAgain(sql: string, dialect: Dialect, lexis: Lexis): Token[] {
  try {
    return lex(sql, dialect, lexis);
  } catch (error) {
    if (error instanceof InputError) return [];
    throw error;
  }
}
