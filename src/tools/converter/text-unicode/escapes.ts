import { findLoneSurrogate } from '@/engines/bytes/utf8';
import { InputError, placeAt } from '@/engines/input-error';

const hex = (code: number, digits: number) => code.toString(16).toUpperCase().padStart(digits, '0');

/** How one code point is written. */
export const FORMATS = {
  point: (code: number) => `U+${hex(code, 4)}`,
  units: (code: number) =>
    Array.from({ length: code > 0xffff ? 2 : 1 }, (_, at) => String.fromCodePoint(code).charCodeAt(at))
      .map((unit) => `\\u${hex(unit, 4)}`)
      .join(''),
  braces: (code: number) => `\\u{${hex(code, 1)}}`,
  html: (code: number) => `&#x${hex(code, 1)};`,
  // The space ends the escape and belongs to it; without it a following digit would be taken as part.
  css: (code: number) => `\\${hex(code, 1)} `,
} as const;

/** Asks once for each character: a text has few that differ. */
export function onceEach(write: (character: string) => string): (character: string) => string {
  const written = new Map<string, string>();
  return (character) => {
    const known = written.get(character);
    if (known !== undefined) return known;
    const one = write(character);
    written.set(character, one);
    return one;
  };
}

export function escapeText(text: string, format: keyof typeof FORMATS, asciiStays = false): string {
  const write = onceEach((character) => FORMATS[format](character.codePointAt(0)!));
  if (format === 'point') return Array.from(text, write).join(' ');
  // What begins an escape is written as one, or the text could not be read back.
  return text.replace(asciiStays ? /[^\x00-\x7f]|[\\&]|[Uu](?=\+)/gu : /[\s\S]/gu, write);
}

const ESCAPE = new RegExp(
  [
    // U+0041, and the space between two of them
    String.raw`[Uu]\+(HEX{4,8})(?:[^\S\r\n]+(?=[Uu]\+HEX{4}))?`,
    // \u{41}, \x{41} of Perl, and \N{U+41}
    String.raw`\\(?:[ux]\{|N\{[Uu]\+)(HEX+)\}|\\u(HEX{4})|\\U(HEX{8})|\\x(HEX{2})`,
    String.raw`&#[xX](HEX+);?|&#(\d+);?`,
    // A style sheet's: one white space ends it
    String.raw`\\(HEX{1,6})(?:\r\n|[ \t\n\f\r])?`,
  ]
    .join('|')
    .replaceAll('HEX', String.raw`[\da-fA-F]`),
  'g',
);
const DECIMAL = 6;
const LAST_CODE = 0x10ffff;

const LONE = (unit: number) => `U+${hex(unit, 4)} is half of a surrogate pair, and the other half is missing`;

/** The character of a code that an escape names. */
export function characterOf(code: number, written: string, text: string, at: number): string {
  if (!(code <= LAST_CODE))
    throw new InputError(`${written.trim()} is beyond the last code point, U+10FFFF`, placeAt(text, at));
  return String.fromCodePoint(code);
}

/** Half a pair has no bytes, and no place in most languages. */
export function refuseHalves(text: string): void {
  const lone = findLoneSurrogate(text);
  if (lone !== -1) throw new InputError(LONE(text.charCodeAt(lone)), placeAt(text, lone));
}

/** The text with what `read` makes of every escape; halves of a pair that escapes name must meet. */
export function replaceEscapes(text: string, pattern: RegExp, read: (match: RegExpExecArray) => string): string {
  const places: { from: number; at: number }[] = [];
  let done = '';
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    done += text.slice(end, match.index);
    end = match.index + match[0].length;
    const character = read(match);
    if (/^[\ud800-\udfff]$/.test(character)) places.push({ from: match.index, at: done.length });
    done += character;
  }
  done += text.slice(end);
  for (const { from, at } of places) {
    const pair = done.slice(at, at + 2);
    const before = done.slice(Math.max(0, at - 1), at + 1);
    const whole = [pair, before].some((two) => two.length === 2 && /^[\ud800-\udbff][\udc00-\udfff]$/.test(two));
    if (!whole) throw new InputError(LONE(done.charCodeAt(at)), placeAt(text, from));
  }
  return done;
}

/** Reads every escape of any format; all else stays. */
export function unescapeText(text: string): string {
  return replaceEscapes(text, ESCAPE, (match) => {
    const kind = match.slice(1).findIndex((digits) => digits !== undefined);
    const code = Number.parseInt(match[kind + 1]!, kind === DECIMAL ? 10 : 16);
    return characterOf(code, match[0], text, match.index);
  });
}
