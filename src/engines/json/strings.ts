const QUOTE = 34;
const BACKSLASH = 92;

const SINGLE: Record<string, string> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

const ESCAPE = /\\(?:u([0-9A-Fa-f]{4})|([\s\S]))/g;

/** The value of the string literal `text.slice(start, end)`. Escaped surrogates join or stay alone as written. */
export function decodeString(text: string, start: number, end: number): string {
  const inner = text.slice(start + 1, end - 1);
  if (!inner.includes('\\')) return inner;
  return inner.replace(ESCAPE, (_, hex: string | undefined, single: string | undefined) =>
    hex === undefined ? (SINGLE[single ?? ''] ?? single ?? '') : String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

export function isHexDigit(c: number): boolean {
  return (c >= 48 && c <= 57) || (c >= 97 && c <= 102) || (c >= 65 && c <= 70);
}

// Beyond a few characters the regular expression engine is three times as fast as charCodeAt in a loop. A search for
// the next special character, not a match of all others: there is nothing to backtrack, however long the string.
const SPECIAL = /["\\\x00-\x1f]/g;
const SHORT = 24;

/** Offset after the closing quote of a well-formed string that opens at `start`. */
export function stringEnd(text: string, start: number): number {
  const length = text.length;
  let i = start + 1;
  for (;;) {
    const stop = Math.min(length, i + SHORT);
    while (i < stop) {
      const c = text.charCodeAt(i);
      if (c === QUOTE) return i + 1;
      i += c === BACKSLASH ? 2 : 1;
    }
    SPECIAL.lastIndex = i;
    if (!SPECIAL.test(text)) return length;
    i = SPECIAL.lastIndex - 1;
  }
}

/**
 * Checks the string literal that opens at `start`: the offset after its closing quote, or `~place` of the first
 * thing RFC 8259 section 7 forbids (the end of the text, a raw control character, or the backslash of a bad escape).
 */
export function checkString(text: string, start: number): number {
  const length = text.length;
  let i = start + 1;
  for (;;) {
    const stop = Math.min(length, i + SHORT);
    while (i < stop) {
      const c = text.charCodeAt(i);
      if (c === QUOTE) return i + 1;
      if (c === BACKSLASH) {
        const size = escapeSize(text, i);
        if (size === 0) return ~i;
        i += size;
      } else if (c < 32) {
        return ~i;
      } else {
        i++;
      }
    }
    SPECIAL.lastIndex = i;
    if (!SPECIAL.test(text)) return ~length;
    i = SPECIAL.lastIndex - 1;
  }
}

/** Whether a backslash and this sign are an escape by themselves. */
export function isShortEscape(c: number): boolean {
  switch (c) {
    case QUOTE:
    case BACKSLASH:
    case 47: // /
    case 98: // b
    case 102: // f
    case 110: // n
    case 114: // r
    case 116: // t
      return true;
    default:
      return false;
  }
}

/** Length of the escape at the backslash, 0 when it is none of JSON's. */
export function escapeSize(text: string, at: number): number {
  if (at + 1 >= text.length) return 0;
  const c = text.charCodeAt(at + 1);
  if (isShortEscape(c)) return 2;
  if (c !== 117 || at + 5 >= text.length) return 0;
  for (let i = at + 2; i < at + 6; i++) if (!isHexDigit(text.charCodeAt(i))) return 0;
  return 6;
}
