import { JsonKind } from './document';

const isFollowedBy = (text: string, i: number, b: number, c: number, d: number): boolean =>
  text.charCodeAt(i + 1) === b && text.charCodeAt(i + 2) === c && text.charCodeAt(i + 3) === d;

/** The kind of the word that starts at `i` with the character `c`: true, false or null; -1 if it is none of them. */
export function wordAt(text: string, i: number, c: number): number {
  if (c === 116) return isFollowedBy(text, i, 114, 117, 101) ? JsonKind.true : -1;
  if (c === 110) return isFollowedBy(text, i, 117, 108, 108) ? JsonKind.null : -1;
  if (c === 102) return text.charCodeAt(i + 1) === 97 && isFollowedBy(text, i + 1, 108, 115, 101) ? JsonKind.false : -1;
  return -1;
}

/** Offset after the number that starts at `i`, or `~place` where a digit is missing (RFC 8259 section 6). */
export function checkNumber(text: string, i: number): number {
  const length = text.length;
  let c = text.charCodeAt(i);
  if (c === 45) c = ++i < length ? text.charCodeAt(i) : -1;
  if (c === 48) {
    c = ++i < length ? text.charCodeAt(i) : -1;
    if (c >= 48 && c <= 57) return ~i;
  } else {
    if (c < 49 || c > 57) return ~i;
    do c = ++i < length ? text.charCodeAt(i) : -1;
    while (c >= 48 && c <= 57);
  }
  if (c === 46) {
    c = ++i < length ? text.charCodeAt(i) : -1;
    if (c < 48 || c > 57) return ~i;
    do c = ++i < length ? text.charCodeAt(i) : -1;
    while (c >= 48 && c <= 57);
  }
  if (c === 101 || c === 69) {
    c = ++i < length ? text.charCodeAt(i) : -1;
    if (c === 43 || c === 45) c = ++i < length ? text.charCodeAt(i) : -1;
    if (c < 48 || c > 57) return ~i;
    do c = ++i < length ? text.charCodeAt(i) : -1;
    while (c >= 48 && c <= 57);
  }
  return i;
}
