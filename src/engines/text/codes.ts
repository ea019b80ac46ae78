import { InputError, placeAt } from '@/engines/input-error';
import { graphemesOf } from './segment';

/** How a code is written: its base, and the digits it is filled up to. */
const NOTATIONS = {
  decimal: { base: 10, digits: 1, form: /^(\d+)$/ },
  hexadecimal: { base: 16, digits: 2, form: /^(?:0x|\\x|#)?([\da-f]+)$/i },
  binary: { base: 2, digits: 8, form: /^(?:0b)?([01]+)$/i },
} as const;
export type Notation = keyof typeof NOTATIONS;

const DELIMITERS = {
  space: { written: ' ', read: /\s+/g },
  comma: { written: ',', read: /,/g },
  newLine: { written: '\n', read: /\r\n|\r|\n/g },
} as const;
export type CodeDelimiter = keyof typeof DELIMITERS;

interface CodeFormat {
  delimiter: CodeDelimiter;
  encoding: Notation;
}

/** The highest code of a single byte. */
const HIGHEST = 255;
const LONGEST_QUOTE = 40;

const quoted = (token: string) => (token.length > LONGEST_QUOTE ? `${token.slice(0, LONGEST_QUOTE)}…` : token);

/** The code a token stands for, or undefined where it stands for none. */
function readCode(token: string, { base, form }: (typeof NOTATIONS)[Notation]): number | undefined {
  const [, digits] = form.exec(token) ?? [];
  if (digits === undefined) return undefined;
  const code = Number.parseInt(digits, base);
  return code <= HIGHEST ? code : undefined;
}

/** Text of codes from 0 to 255, each the code point of its character. */
export function decodeCodes(text: string, { delimiter, encoding }: CodeFormat): string {
  const notation = NOTATIONS[encoding];
  const codes: number[] = [];
  let start = 0;
  const take = (end: number) => {
    const token = text.slice(start, end).trim();
    if (token === '') return;
    const code = readCode(token, notation);
    if (code === undefined)
      throw new InputError(`Invalid ASCII value: ${quoted(token)}`, placeAt(text, text.indexOf(token[0]!, start)));
    codes.push(code);
  };
  for (const { index, 0: separator } of text.matchAll(DELIMITERS[delimiter].read)) {
    take(index);
    start = index + separator.length;
  }
  take(text.length);
  const parts: string[] = [];
  for (let at = 0; at < codes.length; at += 8192) parts.push(String.fromCharCode(...codes.slice(at, at + 8192)));
  return parts.join('');
}

/** The codes of a text whose characters all have one from 0 to 255. */
export function encodeCodes(text: string, { delimiter, encoding }: CodeFormat): string {
  const { base, digits } = NOTATIONS[encoding];
  const stray = text.search(/[^\0-\xff]/);
  if (stray !== -1) throw new InputError(`Invalid character: ${characterAt(text, stray)}`, placeAt(text, stray));
  return Array.from(text, (character) => character.charCodeAt(0).toString(base).padStart(digits, '0')).join(
    DELIMITERS[delimiter].written,
  );
}

/** The whole character that something at an offset belongs to. */
function characterAt(text: string, offset: number): string {
  const from = Math.max(0, offset - 1);
  let at = from;
  for (const character of graphemesOf(text.slice(from, offset + 64))) {
    at += character.length;
    if (at > offset) return character;
  }
  return '';
}
