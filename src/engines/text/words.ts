import { wordSegments } from './segment';

// The word rules of UAX #29 for common Western text, which are walked many times faster than by the segmenter. Left out
// of its alphabet: the soft hyphen, combining marks, and all that is rare or cut by dictionary.
const NOT_SIMPLE = /[^\x00-\xac\xae-\u024f\u0400-\u0481\u048a-\u052f\u2010-\u2023\u2025\u2026\u20ac]/g;

const LETTER = 1;
const DIGIT = 2;
const UNDERSCORE = 4;
const BETWEEN_LETTERS = 8;
const BETWEEN_DIGITS = 16;
const IN_WORD = LETTER | DIGIT | UNDERSCORE;

let kinds: Uint8Array | undefined;
/** What each unit of the simple alphabet is in a word; nothing for all others. */
function kindsOfUnits(): Uint8Array {
  if (kinds) return kinds;
  kinds = new Uint8Array(0x10000);
  for (let unit = 0; unit < 0x530; unit++) {
    const character = String.fromCharCode(unit);
    kinds[unit] = /\p{L}/u.test(character) ? LETTER : /\p{Nd}/u.test(character) ? DIGIT : 0;
  }
  kinds[0x5f] = UNDERSCORE;
  for (const mark of ".'\u2018\u2019") kinds[mark.charCodeAt(0)] = BETWEEN_LETTERS | BETWEEN_DIGITS;
  for (const mark of ',;') kinds[mark.charCodeAt(0)] = BETWEEN_DIGITS;
  kinds[0xb7] = BETWEEN_LETTERS;
  return kinds;
}

/** Calls back for the start and end of each word in a stretch of simple text. */
function simpleWords(text: string, from: number, to: number, found: (start: number, end: number) => void): void {
  const kind = kindsOfUnits();
  const kindAt = (at: number) => (at < to ? kind[text.charCodeAt(at)]! : 0);
  for (let at = from; at < to; at++) {
    if ((kindAt(at) & IN_WORD) === 0) continue;
    const start = at;
    let seen = 0;
    for (; ; at++) {
      const here = kindAt(at);
      seen |= here;
      if (here & IN_WORD) continue;
      const around = kindAt(at - 1) & kindAt(at + 1);
      if (!(here & BETWEEN_LETTERS && around & LETTER) && !(here & BETWEEN_DIGITS && around & DIGIT)) break;
    }
    // A row of underscores is no word.
    if (seen & (LETTER | DIGIT)) found(start, at);
  }
}

/** To ask the segmenter takes a while, for however little. */
const WORTH_ASKING = 30;

/**
 * Calls back for the start and end of each word of a text in any script; Chinese, Japanese and Thai are cut by the
 * browser's dictionary. Only what stands around unusual characters is given to the segmenter.
 */
function eachWord(text: string, found: (start: number, end: number) => void): void {
  for (let start = 0; start < text.length; ) {
    NOT_SIMPLE.lastIndex = start;
    const unusual = NOT_SIMPLE.exec(text)?.index;
    let from = unusual ?? text.length;
    if (unusual !== undefined) while (from > start && !isWordEnd(text, from)) from--;
    simpleWords(text, start, from, found);
    if (unusual === undefined) return;
    let to = Math.min(Math.max(unusual + 1, from + WORTH_ASKING), text.length);
    while (to < text.length && !isWordEnd(text, to)) to++;
    for (const { index, segment, isWordLike } of wordSegments(text.slice(from, to)))
      if (isWordLike && /[^_]/.test(segment)) found(from + index, from + index + segment.length);
    start = to;
  }
}

/** Whether whatever stands around it, words end here: after a line feed, and before a space. */
function isWordEnd(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  return before === 10 || (text.charCodeAt(at) === 32 && before > 32 && before < 127);
}

export function splitWords(text: string): string[] {
  const words: string[] = [];
  eachWord(text, (start, end) => words.push(text.slice(start, end)));
  return words;
}

export function countWords(text: string): number {
  let count = 0;
  eachWord(text, () => count++);
  return count;
}
