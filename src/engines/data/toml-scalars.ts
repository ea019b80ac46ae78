import type { TomlCursor } from './toml-cursor';
import { type Data, plainNumber, quoted, readDate } from './value';

const DATE =
  /\d{4}-\d\d-\d\d(?:[Tt ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:[Zz]|[+-]\d\d:\d\d)?)?|\d\d:\d\d(?::\d\d(?:\.\d+)?)?/y;
const BASED = /0x[\da-fA-F]+(?:_[\da-fA-F]+)*|0o[0-7]+(?:_[0-7]+)*|0b[01]+(?:_[01]+)*/y;
const DECIMAL = /[+-]?(?:0|[1-9]\d*(?:_\d+)*)(?:\.\d+(?:_\d+)*)?(?:[eE][+-]?\d+(?:_\d+)*)?/y;
const SPECIAL = /[+-]?(?:inf|nan)/y;
const WORD = /[^\s,\]}#=]+/y;
/** What a part of a string may hold: everything but its end, an escape, a line break or a control character. */
const BASIC_RUN = /[^"\\\x00-\x08\x0a-\x1f\x7f]*/y;
const LITERAL_RUN = /[^'\x00-\x08\x0a-\x1f\x7f]*/y;
const LINE_END_ESCAPE = /\\[ \t]*\r?\n/y;
const ESCAPES: Readonly<Record<string, string>> = {
  b: '\b',
  t: '\t',
  n: '\n',
  f: '\f',
  r: '\r',
  e: '\x1b',
  '"': '"',
  '\\': '\\',
};
const ESCAPE_DIGITS: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

export type Quote = '"' | "'";

/** The quote that stands here, if one does. */
export const quoteAt = ({ next }: TomlCursor): Quote | undefined => (next === '"' || next === "'" ? next : undefined);

export const isLong = (cursor: TomlCursor, quote: Quote): boolean => cursor.startsWith(quote.repeat(3));

const getRun = (quote: Quote) => (quote === '"' ? BASIC_RUN : LITERAL_RUN);
const notClosed = (cursor: TomlCursor, start: number) => cursor.fail('This string is not closed', start);
const noControls = (cursor: TomlCursor) => cursor.fail('A control character must be written as an escape');

function readEscape(cursor: TomlCursor): string {
  const { source, at: start } = cursor;
  const letter = source[start + 1] ?? '';
  cursor.at += 2;
  const length = ESCAPE_DIGITS[letter];
  if (length === undefined) {
    if (!Object.hasOwn(ESCAPES, letter))
      throw cursor.fail(`\\${letter} isn’t an escape; write a backslash as \\\\`, start);
    return ESCAPES[letter]!;
  }
  const digits = source.slice(cursor.at, cursor.at + length);
  const code = Number.parseInt(digits, 16);
  if (!/^[\da-fA-F]+$/.test(digits) || digits.length < length)
    throw cursor.fail(`\\${letter} takes ${length} hexadecimal digits`, start);
  if (code > 0x10ffff || (code >= 0xd800 && code < 0xe000))
    throw cursor.fail(`\\${letter}${digits} isn’t a character`, start);
  cursor.at += length;
  return String.fromCodePoint(code);
}

export function readLineString(cursor: TomlCursor, quote: Quote): string {
  const start = cursor.at++;
  let text = '';
  for (;;) {
    text += cursor.take(getRun(quote));
    const { next } = cursor;
    if (next === quote) {
      cursor.at++;
      return text;
    }
    if (next !== '\\')
      throw next === undefined || next === '\n' || next === '\r' ? notClosed(cursor, start) : noControls(cursor);
    text += readEscape(cursor);
  }
}

function readLongString(cursor: TomlCursor, quote: Quote): string {
  const { source, at: start } = cursor;
  cursor.at += 3;
  cursor.takeNewline();
  const parts: string[] = [];
  for (;;) {
    parts.push(cursor.take(getRun(quote)) ?? '');
    const { at } = cursor;
    if (cursor.takeNewline()) parts.push(source.slice(at, cursor.at));
    else if (cursor.next === quote) {
      // Up to two quotes may stand before the three that end it.
      let count = 1;
      while (count < 5 && source[at + count] === quote) count++;
      cursor.at += count;
      if (count >= 3) return parts.join('') + quote.repeat(count - 3);
      parts.push(quote.repeat(count));
    } else if (cursor.take(LINE_END_ESCAPE) !== undefined) {
      do cursor.skipSpace();
      while (cursor.takeNewline());
    } else if (cursor.next === '\\') parts.push(readEscape(cursor));
    else throw cursor.ended ? notClosed(cursor, start) : noControls(cursor);
  }
}

/** A number or a date, if one stands here. */
function takeNumber(cursor: TomlCursor): Data | undefined {
  const { at } = cursor;
  const written = cursor.take(DATE);
  if (written !== undefined) {
    const date = readDate(written, at);
    if (!date) throw cursor.fail(`${quoted(written)} isn’t a valid date or time`, at);
    return { ...date, provided: date.text };
  }
  const based = cursor.take(BASED);
  if (based !== undefined) return { kind: 'number', text: BigInt(based.replaceAll('_', '')).toString(), at };
  const special = cursor.take(SPECIAL);
  if (special !== undefined)
    return { kind: 'number', text: special === '-inf' ? special : special.replace(/^[+-]/, ''), at };
  const digits = cursor.take(DECIMAL);
  return digits === undefined ? undefined : { kind: 'number', text: plainNumber(digits.replaceAll('_', '')), at };
}

export function readScalar(cursor: TomlCursor): Data {
  const { at } = cursor;
  const quote = quoteAt(cursor);
  if (quote)
    return {
      kind: 'string',
      value: isLong(cursor, quote) ? readLongString(cursor, quote) : readLineString(cursor, quote),
      at,
    };
  const number = takeNumber(cursor);
  const word = cursor.take(WORD);
  if (number && word === undefined) return number;
  // It must be all of its word: `1_000_`, `0123` and `1.` are none.
  if (number)
    throw cursor.fail(
      `${quoted(cursor.source.slice(at, cursor.at))} isn’t a number or a date; strings need quotes`,
      at,
    );
  if (word === 'true' || word === 'false') return { kind: 'boolean', value: word === 'true', at };
  cursor.at = at;
  throw cursor.fail(
    word === undefined
      ? `A value is expected here, not ${cursor.here()}`
      : `${quoted(word)} isn’t a value; strings need quotes`,
  );
}
