import { decodeHex, encodeHex } from '@/engines/bytes/hex';
import { decodeUtf8, encodeUtf8 } from '@/engines/bytes/utf8';
import { InputError, placeAt } from '@/engines/input-error';
import { decodeUrl, encodeUrl } from '@/engines/text/url-coding';
import { characterOf, escapeText, onceEach, refuseHalves, replaceEscapes } from './escapes';
import { domainToText, textToDomain } from './punycode';

const hex = (code: number, digits: number) => code.toString(16).toUpperCase().padStart(digits, '0');
const octal = (byte: number) => `\\${byte.toString(8).padStart(3, '0')}`;
const units = (character: string) =>
  Array.from({ length: character.length }, (_, at) => `\\u${hex(character.charCodeAt(at), 4)}`).join('');

/** What stands in a string of these languages, between double quotes, for a character that cannot stand there itself. */
const ESCAPES = {
  javascript: (code: number, character: string) => (code > 0xffff ? `\\u{${hex(code, 1)}}` : units(character)),
  json: (_: number, character: string) => units(character),
  java: (_: number, character: string) => units(character),
  // Its \u begins at U+00A0. Octal digits are three at most, where \x would swallow every digit behind it.
  c: (code: number, character: string) =>
    code < 0xa0
      ? Array.from(encodeUtf8(character), octal).join('')
      : code > 0xffff
        ? `\\U${hex(code, 8)}`
        : `\\u${hex(code, 4)}`,
  python: (code: number) =>
    code > 0xffff ? `\\U${hex(code, 8)}` : code > 0xff ? `\\u${hex(code, 4)}` : `\\x${hex(code, 2)}`,
  rust: (code: number) => `\\u{${hex(code, 1)}}`,
  perl: (code: number) => `\\x{${hex(code, 1)}}`,
} as const;
export type CodeForm = keyof typeof ESCAPES;

const SHORT: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '"': '\\"', '\\': '\\\\' };
/** These can hold half a pair. */
const TAKES_HALVES = /^(?:javascript|json|java|python)$/;

/** A text as it stands between the double quotes of a program. */
export function writeCode(text: string, form: CodeForm): string {
  if (!TAKES_HALVES.test(form)) refuseHalves(text);
  const write = ESCAPES[form];
  // In Perl these two begin a variable.
  const special = form === 'perl' ? /["\\$@]|[^ -~]/gu : /["\\]|[^ -~]/gu;
  return text.replace(
    special,
    onceEach((character) =>
      /[$@]/.test(character) ? `\\${character}` : (SHORT[character] ?? write(character.codePointAt(0)!, character)),
    ),
  );
}

const CODE =
  /((?:\\[2-3][0-7]{2}){2,})|\\(?:(?:u\{|N\{U\+)([\da-fA-F]+)\}|x\{([\da-fA-F]+)\}|u+([\da-fA-F]{4})|U([\da-fA-F]{8})|x([\da-fA-F]{1,2})|([0-7]{1,3})|(\r\n|[\s\S])|$)/g;
const NAMED: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  a: '\x07',
  e: '\x1b',
  '\n': '',
  '\r': '',
  '\r\n': '',
};
const OCTAL = 5;

/** Reads what stands in a string of any of these languages, with or without its double quotes. */
export function readCode(text: string): string {
  const quoted = /^\s*"([\s\S]*)"\s*$/.exec(text);
  const inner = quoted?.[1] !== undefined && !/(?<!\\)(?:\\\\)*"/.test(quoted[1]) ? quoted[1] : text;
  // Spaces in place of what is left out, so that places stay.
  const from = inner === text ? 0 : text.indexOf('"') + 1;
  return replaceEscapes(inner, CODE, ({ 0: whole, 1: bytes, 8: sign, index, ...match }) => {
    const at = from + index;
    // As C, git and ls write bytes of UTF-8.
    if (bytes) {
      const codes = bytes.slice(1).split('\\');
      const values = Uint8Array.from(codes, (digits) => Number.parseInt(digits, 8));
      return decodeUtf8(values) ?? String.fromCharCode(...values);
    }
    const digits = [match[2], match[3], match[4], match[5], match[6], match[7]];
    const kind = digits.findIndex((one) => one !== undefined);
    if (kind !== -1) return characterOf(Number.parseInt(digits[kind]!, kind === OCTAL ? 8 : 16), whole, text, at);
    if (sign === undefined) throw new InputError('Nothing follows the \\ at the end', placeAt(text, at));
    if (/^[uUx]$/.test(sign))
      throw new InputError(
        `\\${sign} needs ${{ u: 'four', U: 'eight', x: 'two' }[sign]} hexadecimal digits`,
        placeAt(text, at),
      );
    return NAMED[sign] ?? sign;
  });
}

export type ByteForm = 'utf8' | 'utf16' | 'utf32';
const NAMES = { utf8: 'UTF-8', utf16: 'UTF-16', utf32: 'UTF-32' } as const;

function toUnits(text: string, form: ByteForm): Uint8Array {
  if (form === 'utf8') return encodeUtf8(text);
  const size = form === 'utf16' ? 2 : 4;
  const codes = size === 2 ? undefined : Array.from(text, (character) => character.codePointAt(0)!);
  const count = codes?.length ?? text.length;
  const view = new DataView(new ArrayBuffer(count * size));
  for (let at = 0; at < count; at++) {
    if (codes) view.setUint32(at * 4, codes[at]!);
    else view.setUint16(at * 2, text.charCodeAt(at));
  }
  return new Uint8Array(view.buffer);
}

/** The bytes of a text, the highest of each unit first. */
export function writeBytes(text: string, form: ByteForm): string {
  refuseHalves(text);
  const write = onceEach((character) => `${encodeHex(toUnits(character, form), { uppercase: true, separator: ' ' })} `);
  return text.replace(/[\s\S]/gu, write).trimEnd();
}

/** How many bytes can be read before one that cannot. */
function countGood(bytes: Uint8Array, encoding: string): number {
  let good = 0;
  for (let bad = bytes.length + 1; bad - good > 1; ) {
    const middle = (good + bad) >> 1;
    try {
      new TextDecoder(encoding, { fatal: true }).decode(bytes.subarray(0, middle), { stream: true });
      good = middle;
    } catch {
      bad = middle;
    }
  }
  return good;
}

function decodeUtf32(bytes: Uint8Array<ArrayBuffer>, isLittle: boolean): string | number {
  const view = new DataView(bytes.buffer);
  let text = '';
  for (let at = 0; at < bytes.length; at += 4) {
    if (at + 4 > bytes.length) return at;
    const code = view.getUint32(at, isLittle);
    if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return at;
    text += String.fromCodePoint(code);
  }
  return text;
}

/** The text, or which byte cannot be read. */
function decodeUnits(bytes: Uint8Array<ArrayBuffer>, form: ByteForm): string | number {
  const isMarked = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (form === 'utf32') {
    const isLittle = isMarked && bytes[2] === 0 && bytes[3] === 0;
    return decodeUtf32(isLittle ? bytes.slice(4) : bytes, isLittle);
  }
  const encoding = form === 'utf8' ? 'utf-8' : isMarked ? 'utf-16le' : 'utf-16be';
  try {
    // A mark that says little-endian is left out; all else is text.
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: encoding !== 'utf-16le' }).decode(bytes);
  } catch {
    return countGood(bytes, encoding);
  }
}

/** The text of bytes in hexadecimal, however they are separated; FF FE in front says that the lowest comes first. */
export function readBytes(text: string, form: ByteForm): string {
  const bare = text.replace(/0x|\\x|[;{}[\]]/gi, (sign) => ' '.repeat(sign.length));
  const bytes = decodeHex(bare, `These aren’t ${NAMES[form]} bytes in hexadecimal`);
  const read = decodeUnits(bytes, form);
  if (typeof read === 'string') return read;
  let digits = 0;
  const at = [...bare.matchAll(/[\da-f]/gi)].find(() => digits++ === read * 2)?.index;
  throw new InputError(`The bytes are not valid ${NAMES[form]} here`, placeAt(text, at ?? text.length));
}

export const CODE_FORMS = {
  javascript: 'JavaScript',
  json: 'JSON',
  java: 'Java',
  c: 'C',
  python: 'Python',
  rust: 'Rust',
  perl: 'Perl',
} as const satisfies Readonly<Record<CodeForm, string>>;

export type Form = ByteForm | CodeForm | 'percent' | 'punycode';

export function writeForm(text: string, form: Form): string {
  if (form === 'percent') return encodeUrl(text);
  if (form === 'punycode') return textToDomain(text);
  return form in CODE_FORMS ? writeCode(text, form as CodeForm) : writeBytes(text, form as ByteForm);
}

export function readForm(text: string, form: ByteForm | 'code' | 'percent' | 'punycode'): string {
  if (form === 'percent') return decodeUrl(text);
  if (form === 'punycode') return domainToText(text);
  return form === 'code' ? readCode(text) : readBytes(text, form);
}

/** The text in every form, and why some have none. */
export function writeAll(
  text: string,
  asciiStays: boolean,
): { rows: { label: string; value: string }[]; missing: string[] } {
  const rows: { label: string; value: string }[] = [];
  const missing: string[] = [];
  const add = (label: string, write: () => string) => {
    try {
      rows.push({ label, value: write() });
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      missing.push(`${label}: ${error.message}.`);
    }
  };
  add('Code points', () => escapeText(text, 'point'));
  for (const form of ['utf8', 'utf16', 'utf32'] as const) add(`${NAMES[form]} bytes`, () => writeBytes(text, form));
  add('Percent', () => writeForm(text, 'percent'));
  for (const [form, label] of Object.entries(CODE_FORMS)) add(label, () => writeCode(text, form as CodeForm));
  add('CSS', () => escapeText(text, 'css', asciiStays));
  add('HTML', () => escapeText(text, 'html', asciiStays));
  add('Punycode', () => textToDomain(text));
  return { rows, missing };
}
