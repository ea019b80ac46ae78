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

export function escapeText(text: string, format: keyof typeof FORMATS, asciiStays = false): string {
  const write = FORMATS[format];
  if (format === 'point') return Array.from(text, (character) => write(character.codePointAt(0)!)).join(' ');
  // What begins an escape is written as one, or the text could not be read back.
  return text.replace(asciiStays ? /[^\x00-\x7f]|[\\&]|[Uu](?=\+)/gu : /[\s\S]/gu, (character) =>
    write(character.codePointAt(0)!),
  );
}

const ESCAPE = new RegExp(
  [
    // U+0041, and the space between two of them
    String.raw`[Uu]\+(HEX{4,8})(?:[^\S\r\n]+(?=[Uu]\+HEX{4}))?`,
    String.raw`\\u\{(HEX+)\}|\\u(HEX{4})|\\U(HEX{8})|\\x(HEX{2})`,
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

/** Reads every escape of any format; all else stays. */
export function unescapeText(text: string): string {
  const places: { from: number; at: number }[] = [];
  let read = '';
  let end = 0;
  for (const match of text.matchAll(ESCAPE)) {
    read += text.slice(end, match.index);
    end = match.index + match[0].length;
    const kind = match.slice(1).findIndex((digits) => digits !== undefined);
    const code = Number.parseInt(match[kind + 1]!, kind === DECIMAL ? 10 : 16);
    if (!(code <= LAST_CODE))
      throw new InputError(`${match[0].trim()} is beyond the last code point, U+10FFFF`, placeAt(text, match.index));
    if (code >= 0xd800 && code <= 0xdfff) places.push({ from: match.index, at: read.length });
    read += String.fromCodePoint(code);
  }
  read += text.slice(end);
  for (const { from, at } of places) {
    const pair = read.slice(at, at + 2);
    const before = read.slice(Math.max(0, at - 1), at + 1);
    const whole = [pair, before].some((two) => two.length === 2 && /^[\ud800-\udbff][\udc00-\udfff]$/.test(two));
    if (!whole)
      throw new InputError(
        `U+${hex(read.charCodeAt(at), 4)} is half of a surrogate pair, and the other half is missing`,
        placeAt(text, from),
      );
  }
  return read;
}
