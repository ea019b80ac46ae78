import { decodeLatin1 } from '@/engines/bytes/text-encoding';
import { decodeUtf8, encodeUtf8 } from '@/engines/bytes/utf8';
import { InputError, placeAt } from '@/engines/input-error';
import { splitGraphemes } from './segment';

/** How a code is written: its base, the digits it is filled up to, and what may stand between several without a delimiter. */
const NOTATIONS = {
  decimal: { base: 10, digits: 1, form: /^(\d+)$/ },
  hexadecimal: {
    base: 16,
    digits: 2,
    form: /^(?:0x|\\x|#|U\+)?([\da-f]+)$/i,
    joint: /\\x|[:-]/i,
    stray: /[^\da-f]/i,
  },
  octal: { base: 8, digits: 3, form: /^(?:0o|\\)?([0-7]+)$/i, joint: /\\/, stray: /[^0-7]/ },
  binary: { base: 2, digits: 8, form: /^(?:0b)?([01]+)$/i, joint: /_/, stray: /[^01]/ },
} as const satisfies Readonly<Record<string, NotationForm>>;
interface NotationForm {
  base: number;
  digits: number;
  form: RegExp;
  joint?: RegExp;
  /** No digit. */
  stray?: RegExp;
}
export type Notation = keyof typeof NOTATIONS;

/** What codes above 127 are: bytes of UTF-8, each the character of ISO 8859-1 with that number, or code points of any size. */
export type CodesAbove = 'utf8' | 'latin1' | 'unicode';

const DELIMITERS = {
  space: { written: ' ', read: /\s+/g },
  comma: { written: ',', read: /,/g },
  newLine: { written: '\n', read: /\r\n|\r|\n/g },
} as const;
export type CodeDelimiter = keyof typeof DELIMITERS;

export interface CodeFormat {
  delimiter: CodeDelimiter;
  encoding: Notation;
}

/** The highest code of a single byte, and of all characters. */
const HIGHEST = 255;
const LAST_CODE = 0x10ffff;
const LONGEST_QUOTE = 40;

const quoted = (token: string) => (token.length > LONGEST_QUOTE ? `${token.slice(0, LONGEST_QUOTE)}…` : token);

/** The codes of a token that has several, each with all its digits: 48656c, 48:65:6c, \\x48\\x65. */
function readJoined(token: string, { base, digits, joint, stray }: NotationForm): number[] | undefined {
  if (!joint || !stray) return undefined;
  const parts = token.replace(/^(?:0[xob]|\\x?|#)/i, '').split(joint);
  if (parts.some((part) => part === '' || part.length % digits > 0 || stray.test(part))) return undefined;
  const bare = parts.join('');
  return Array.from({ length: bare.length / digits }, (_, at) =>
    Number.parseInt(bare.slice(at * digits, (at + 1) * digits), base),
  );
}

function readSingle(token: string, { base, form }: NotationForm, highest = HIGHEST): number | undefined {
  const [, digits] = form.exec(token) ?? [];
  const code = digits === undefined ? Number.NaN : Number.parseInt(digits, base);
  return code <= highest ? code : undefined;
}

interface Token {
  token: string;
  start: number;
}

function splitCodes(text: string, delimiter: CodeDelimiter): Token[] {
  const tokens: Token[] = [];
  let start = 0;
  const take = (end: number) => {
    const token = text.slice(start, end).trim();
    if (token !== '') tokens.push({ token, start });
  };
  for (const { index, 0: separator } of text.matchAll(DELIMITERS[delimiter].read)) {
    take(index);
    start = index + separator.length;
  }
  take(text.length);
  return tokens;
}

const refuse = (text: string, { token, start }: Token) =>
  new InputError(`Invalid ASCII value: ${quoted(token)}`, placeAt(text, text.indexOf(token[0]!, start)));

/** The bytes that codes from 0 to 255 name. */
function readByteCodes(text: string, { delimiter, encoding }: CodeFormat): Uint8Array<ArrayBuffer> {
  const notation: NotationForm = NOTATIONS[encoding];
  const tokens = splitCodes(text, delimiter);
  // 0041 is one code where all are, and two bytes in a dump without delimiters or in groups.
  const isDump = tokens.length === 1 || tokens.some(({ token }) => readSingle(token, notation) === undefined);
  const bytes: number[] = [];
  for (const one of tokens) {
    const single = readSingle(one.token, notation);
    const codes =
      (isDump ? readJoined(one.token, notation) : undefined) ?? (single === undefined ? undefined : [single]);
    if (codes === undefined) throw refuse(text, one);
    for (const code of codes) bytes.push(code);
  }
  return Uint8Array.from(bytes);
}

/** The characters that codes of any size name; two halves of a surrogate pair are one. */
function readCodePoints(text: string, { delimiter, encoding }: CodeFormat): string {
  const tokens = splitCodes(text, delimiter);
  const codes = tokens.map((one) => {
    const code = readSingle(one.token, NOTATIONS[encoding], LAST_CODE);
    if (code === undefined) throw refuse(text, one);
    return code;
  });
  const isHalf = (at: number, from: number) => codes[at] !== undefined && codes[at] >> 10 === from >> 10;
  codes.forEach((_, at) => {
    const isAlone = isHalf(at, 0xd800) ? !isHalf(at + 1, 0xdc00) : isHalf(at, 0xdc00) && !isHalf(at - 1, 0xd800);
    if (isAlone) throw refuse(text, tokens[at]!);
  });
  return codes.map((code) => String.fromCodePoint(code)).join('');
}

export interface DecodedCodes {
  bytes: Uint8Array<ArrayBuffer>;
  /** Undefined where they are to be UTF-8 and are not. */
  text: string | undefined;
  /** Some are no ASCII. */
  isBeyond: boolean;
}

/** The text of codes: from 0 to 255, unless they are code points. */
export function decodeCodes(text: string, format: CodeFormat, above: CodesAbove): DecodedCodes {
  if (above === 'unicode') return { bytes: new Uint8Array(), text: readCodePoints(text, format), isBeyond: false };
  const bytes = readByteCodes(text, format);
  return {
    bytes,
    text: above === 'utf8' ? decodeUtf8(bytes) : decodeLatin1(bytes),
    isBeyond: bytes.some((byte) => byte > 127),
  };
}

/** The codes of a text: the bytes of UTF-8, those of ISO 8859-1 where all its characters have one from 0 to 255, or code points. */
export function encodeCodes(text: string, { delimiter, encoding }: CodeFormat, above: CodesAbove): string {
  const { base, digits } = NOTATIONS[encoding];
  const stray = text.search(above === 'latin1' ? /[^\0-\xff]/ : /[\ud800-\udfff]/u);
  if (stray !== -1) throw new InputError(`Invalid character: ${characterAt(text, stray)}`, placeAt(text, stray));
  const codes = above === 'utf8' ? encodeUtf8(text) : Array.from(text, (character) => character.codePointAt(0)!);
  return Array.from(codes, (code) => code.toString(base).padStart(digits, '0')).join(DELIMITERS[delimiter].written);
}

/** The whole character that something at an offset belongs to. */
function characterAt(text: string, offset: number): string {
  const from = Math.max(0, offset - 1);
  let at = from;
  for (const character of splitGraphemes(text.slice(from, offset + 64))) {
    at += character.length;
    if (at > offset) return character;
  }
  return '';
}
