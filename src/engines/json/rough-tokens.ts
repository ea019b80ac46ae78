// Where things end in a text that is no JSON: what a person would take for one word, number, string or comment.
const CLOSING_QUOTE: Record<string, string> = { "'": "'", '`': '`', '\u201c': '\u201d', '\u201d': '\u201d' };
CLOSING_QUOTE['\u2018'] = '\u2019';
CLOSING_QUOTE['\u2019'] = '\u2019';

const WORD = /[^\s,:;=[\]{}"'`#/\u201c\u201d\u2018\u2019]+/y;
const NUMBER_LIKE = /[\w.+-]+/y;
const WORD_START = /[\p{L}\p{N}_$@+.\\<-]/u;

export const isOtherQuote = (char: string): boolean => char in CLOSING_QUOTE;

export const startsWord = (char: string): boolean => WORD_START.test(char);

/** Whether a value or a name most likely starts with this, in whatever quotes. */
export const startsToken = (char: string): boolean => /[[{"'`\u201c\u2018]/.test(char) || startsWord(char);

export function lineEnd(text: string, from: number): number {
  const pattern = /[\r\n]/g;
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? text.length;
}

function runEnd(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}

export const numberLikeEnd = (text: string, from: number): number => runEnd(NUMBER_LIKE, text, from);

/** Rough end of whatever starts at `i`, always past it. */
export function tokenEnd(text: string, i: number): number {
  const stop = runEnd(WORD, text, i);
  if (stop > i) return stop;
  return i + (text.codePointAt(i)! > 0xffff ? 2 : 1);
}

/** Where a string in other quotes than JSON's ends, at the latest with its line. */
export function otherQuotesEnd(text: string, start: number): number {
  const closing = CLOSING_QUOTE[text[start]!]!;
  for (let i = start + 1; i < text.length; i++) {
    const c = text[i]!;
    // Curly quotes are often mixed with straight ones, so either closes them.
    if (c === closing || (c === '"' && closing >= '\u2018')) return i + 1;
    if (c === '\\') i++;
    if (c === '\n' || c === '\r') return i;
  }
  return text.length;
}
