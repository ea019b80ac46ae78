import { isHexDigit, isShortEscape } from './strings';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const BACKSLASH = 92;
const ARRAY = 91;
const OBJECT = 123;
/** A closing bracket is its opening one and two. */
const OBJECT_END = 125;

const DEEPEST = 1000;
/** Of the longest string V8 can hold, the lowest limit of today's browsers. */
export const LONGEST = 0x1fffffe8;

/**
 * Lays out a correct JSON text in one pass over its bytes, without a document in between: a quarter of the time and of
 * the memory. `unit` is what one level is indented by, all of one character; '' puts everything on one line.
 * Whatever is not plain RFC 8259, or too deep, or too long, gives undefined: `parseJson` then says what it is.
 */
export function relayJson(text: string, unit: string): string | undefined {
  if (!text.isWellFormed()) return undefined;
  const from = bytesAndZero(text);
  const last = from.length - 1;
  const width = unit.length;
  const blank = unit.charCodeAt(0);
  let into = new Uint8Array(width === 0 ? from.length : roomFor(from.length * 2.5));
  let i = 0;
  let at = 0;
  let level = 0;
  /** The closing bracket of each level. */
  const closing = new Uint8Array(DEEPEST + 1);

  for (;;) {
    if (closing[level] === OBJECT_END) {
      i = skipBlank(from, i);
      if (from[i] !== QUOTE) return undefined;
      const end = copyString(from, i, into, at);
      if (end === -1) return undefined;
      at += end - i;
      i = skipBlank(from, end);
      if (from[i++] !== COLON) return undefined;
      into[at++] = COLON;
      if (width > 0) into[at++] = 32;
    }

    i = skipBlank(from, i);
    const c = from[i]!;
    let opened = false;
    if (c === OBJECT || c === ARRAY) {
      into[at++] = c;
      i = skipBlank(from, i + 1);
      if (from[i] === c + 2) {
        into[at++] = c + 2;
        i++;
      } else {
        if (++level > DEEPEST) return undefined;
        closing[level] = c + 2;
        opened = true;
      }
    } else {
      const end = c === QUOTE ? copyString(from, i, into, at) : copyPlain(from, i, into, at);
      if (end === -1) return undefined;
      at += end - i;
      i = end;
    }

    // What follows a value: closing brackets, and a comma unless it was the whole text or the start of a container.
    for (;;) {
      let close = 0;
      if (!opened) {
        i = skipBlank(from, i);
        if (level === 0) return i === last ? decoder.decode(into.subarray(0, at)) : undefined;
        const next = from[i++]!;
        if (next === COMMA) into[at++] = COMMA;
        else if (next === closing[level]) {
          close = next;
          level--;
        } else return undefined;
      }
      if (width > 0) {
        // Room for the line and for all that is left: what is copied until the next line needs no question.
        const need = at + level * width + 4 + from.length - i;
        if (need > into.length) {
          if (need > LONGEST) return undefined;
          const larger = new Uint8Array(roomFor(Math.max(need, (at / i) * from.length) * 1.1));
          larger.set(into);
          into = larger;
        }
        into[at++] = 10;
        for (let n = level * width; n > 0; n--) into[at++] = blank;
      }
      if (close === 0) break;
      into[at++] = close;
    }
  }
}

/** The text's bytes and a zero: no token has one in it, so nothing need be asked for the end of the text. */
function bytesAndZero(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length + 1);
  const { read, written } = encoder.encodeInto(text, bytes);
  // A byte for each unit: all is ASCII, as it mostly is, and nothing had to be put together or copied.
  return read === written && read === text.length ? bytes : encoder.encode(`${text}\0`);
}

/** What is not written to costs nothing: a generous guess is cheaper than a second, larger place. */
const roomFor = (bytes: number): number => Math.min(LONGEST, Math.ceil(bytes) + 64);

function skipBlank(from: Uint8Array, i: number): number {
  let c = from[i]!;
  while (c === 32 || c === 10 || c === 13 || c === 9) c = from[++i]!;
  return i;
}

/** Copies the string that opens at `i`; returns the offset after it, or -1 if it is none (RFC 8259 section 7). */
function copyString(from: Uint8Array, i: number, into: Uint8Array, at: number): number {
  into[at++] = QUOTE;
  for (;;) {
    const c = from[++i]!;
    if (c < 32) return -1;
    into[at++] = c;
    if (c === QUOTE) return i + 1;
    if (c !== BACKSLASH) continue;
    const escaped = from[++i]!;
    into[at++] = escaped;
    if (isShortEscape(escaped)) continue;
    if (escaped !== 117) return -1;
    for (let n = 0; n < 4; n++) {
      const digit = from[++i]!;
      if (!isHexDigit(digit)) return -1;
      into[at++] = digit;
    }
  }
}

/** As copyString, for a number or one of the three words. */
function copyPlain(from: Uint8Array, i: number, into: Uint8Array, at: number): number {
  const end = plainEnd(from, i);
  while (i < end) into[at++] = from[i++]!;
  return end;
}

function plainEnd(from: Uint8Array, i: number): number {
  switch (from[i]) {
    case 116:
      return from[i + 1] === 114 && from[i + 2] === 117 && from[i + 3] === 101 ? i + 4 : -1;
    case 110:
      return from[i + 1] === 117 && from[i + 2] === 108 && from[i + 3] === 108 ? i + 4 : -1;
    case 102:
      return from[i + 1] === 97 && from[i + 2] === 108 && from[i + 3] === 115 && from[i + 4] === 101 ? i + 5 : -1;
    default:
      return numberEnd(from, i);
  }
}

/** RFC 8259 section 6. */
function numberEnd(from: Uint8Array, i: number): number {
  if (from[i] === 45) i++;
  let end = from[i] === 48 ? i + 1 : digitsEnd(from, i);
  if (end === i) return -1;
  if (from[end] === 46) {
    i = end + 1;
    end = digitsEnd(from, i);
    if (end === i) return -1;
  }
  if (from[end] === 101 || from[end] === 69) {
    i = end + 1;
    if (from[i] === 43 || from[i] === 45) i++;
    end = digitsEnd(from, i);
    if (end === i) return -1;
  }
  return end;
}

function digitsEnd(from: Uint8Array, i: number): number {
  while (from[i]! >= 48 && from[i]! <= 57) i++;
  return i;
}
