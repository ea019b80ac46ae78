import { ALONE, indexFrom, mayCombine, PLAIN_PAIR, splitGraphemes } from './segment';
import { isSpace } from './space';

const COMBINING = new RegExp(`[^${ALONE}\\r]`, 'g');

/** How many characters a reader sees, and how many of them are white space. */
export function countGraphemes(text: string): { all: number; spaces: number } {
  let all = 0;
  let spaces = 0;
  for (let at = 0; at < text.length; ) {
    const combining = indexFrom(COMBINING, text, at);
    // What stands before a mark goes with it, unless it is the end of a line.
    const plainEnd =
      combining === text.length || /[\r\n]/.test(text[combining - 1] ?? '\n') ? combining : combining - 1;
    for (; at < plainEnd; at++) {
      const unit = text.charCodeAt(at);
      all++;
      if (isSpace(unit)) spaces++;
      if (unit === 13 && text.charCodeAt(at + 1) === 10) at++;
    }
    const plain = indexFrom(PLAIN_PAIR, text, at) + 1;
    for (const grapheme of splitGraphemes(text.slice(at, plain))) {
      all++;
      if (/^\s+$/.test(grapheme)) spaces++;
    }
    at = plain;
  }
  return { all, spaces };
}

/** Which offsets stand between two characters; undefined where all do. */
export function getBoundaries(text: string): Uint8Array | undefined {
  if (!mayCombine(text)) return undefined;
  const between = new Uint8Array(text.length + 1);
  let at = 0;
  between[0] = 1;
  for (const grapheme of splitGraphemes(text)) {
    at += grapheme.length;
    between[at] = 1;
  }
  return between;
}
