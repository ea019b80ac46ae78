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
    form: /^(?:0x|\\x|#)?([\da-f]+)$/i,
    joint: /\\x|[:-]/i,
    stray: /[^\da-f]/i,
  },
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

/** What codes above 127 are: bytes of UTF-8, or each the character of ISO 8859-1 with that number. */
export type CodesAbove = 'utf8' | 'latin1';

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

/** The codes of a token that has several, each with all its digits: 48656c, 48:65:6c, \\x48\\x65. */
function readJoined(token: string, { base, digits, joint, stray }: NotationForm): number[] | undefined {
  if (!joint || !stray) return undefined;
  const parts = token.replace(/^(?:0[xb]|\\x|#)/i, '').split(joint);
  if (parts.some((part) => part === '' || part.length % digits > 0 || stray.test(part))) return undefined;
  const bare = parts.join('');
  return Array.from({ length: bare.length / digits }, (_, at) =>
    Number.parseInt(bare.slice(at * digits, (at + 1) * digits), base),
  );
}

function readSingle(token: string, { base, form }: NotationForm): number | undefined {
  const [, digits] = form.exec(token) ?? [];
  const code = digits === undefined ? Number.NaN : Number.parseInt(digits, base);
  return code <= HIGHEST ? code : undefined;
}

/** The bytes that codes from 0 to 255 name. */
function readByteCodes(text: string, { delimiter, encoding }: CodeFormat): Uint8Array<ArrayBuffer> {
  const notation: NotationForm = NOTATIONS[encoding];
  const tokens: { token: string; start: number }[] = [];
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
  // 0041 is one code where all are, and two bytes in a dump without delimiters or in groups.
  const isDump = tokens.length === 1 || tokens.some(({ token }) => readSingle(token, notation) === undefined);
  const bytes: number[] = [];
  for (const { token, start: from } of tokens) {
    const single = readSingle(token, notation);
    const codes = (isDump ? readJoined(token, notation) : undefined) ?? (single === undefined ? undefined : [single]);
    if (codes === undefined)
      throw new InputError(`Invalid ASCII value: ${quoted(token)}`, placeAt(text, text.indexOf(token[0]!, from)));
    for (const code of codes) bytes.push(code);
  }
  return Uint8Array.from(bytes);
}

export interface DecodedCodes {
  bytes: Uint8Array<ArrayBuffer>;
  /** Undefined where they are to be UTF-8 and are not. */
  text: string | undefined;
  /** Some are no ASCII. */
  isBeyond: boolean;
}

/** The text of codes from 0 to 255. */
export function decodeCodes(text: string, format: CodeFormat, above: CodesAbove): DecodedCodes {
  const bytes = readByteCodes(text, format);
  return {
    bytes,
    text: above === 'utf8' ? decodeUtf8(bytes) : decodeLatin1(bytes),
    isBeyond: bytes.some((byte) => byte > 127),
  };
}

/** The codes of a text: the bytes of UTF-8, or those of ISO 8859-1 where all its characters have one from 0 to 255. */
export function encodeCodes(text: string, { delimiter, encoding }: CodeFormat, above: CodesAbove): string {
  const { base, digits } = NOTATIONS[encoding];
  const stray = text.search(above === 'utf8' ? /[\ud800-\udfff]/u : /[^\0-\xff]/);
  if (stray !== -1) throw new InputError(`Invalid character: ${characterAt(text, stray)}`, placeAt(text, stray));
  const codes = above === 'utf8' ? encodeUtf8(text) : Uint8Array.from(text, (character) => character.charCodeAt(0));
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
