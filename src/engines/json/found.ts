// How a message names what stands in a text: short, and with a name where nothing is to be seen.
import { tokenEnd } from './rough-tokens';

// Looks like a space to a person, or like nothing at all, but is not white space in JSON (RFC 8259 section 2).
const BLANK = /[\x00-\x1f\x7f-\xa0\xad\u061c\u180e\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]/;

const BLANK_NAMES: Record<number, string> = {
  0: 'null character',
  11: 'vertical tab',
  12: 'form feed',
  160: 'no-break space',
  8203: 'zero width space',
  8232: 'line separator',
  8233: 'paragraph separator',
  12288: 'ideographic space',
  65279: 'byte order mark',
};

export const isBlank = (char: string): boolean => BLANK.test(char);

export function unicodeName(code: number): string {
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

export function blankName(char: string): string {
  const code = char.charCodeAt(0);
  return BLANK_NAMES[code] === undefined ? unicodeName(code) : `${BLANK_NAMES[code]}, ${unicodeName(code)}`;
}

export function shorten(word: string): string {
  return word.length > 30 ? `${word.slice(0, 29)}…` : word;
}

export function found(text: string, i: number): string {
  const char = text[i]!;
  if (char === '"') return 'a string';
  if (char === ',') return 'a comma';
  if (char === ':') return 'a colon';
  return shorten(text.slice(i, tokenEnd(text, i)));
}
