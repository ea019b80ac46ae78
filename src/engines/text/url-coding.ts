import { decodeLatin1, decodeUtf8, encodeUtf8 } from '@/engines/bytes';
import { InputError, placeAt } from '@/engines/input-error';

export type UrlScheme = 'UTF-8' | 'ASCII' | 'ISO-8859-1';
export interface UrlEncodeOptions {
  scheme?: UrlScheme;
  encodeSpaces?: boolean;
  /** Also the reserved characters of RFC 3986, which give an address its parts. */
  encodeSpecialChars?: boolean;
  /** As forms are sent (application/x-www-form-urlencoded): a blank is a plus sign. */
  form?: boolean;
  /** Line breaks stay. */
  eachLine?: boolean;
}

/** The last character of those that have a byte of their own. */
const LAST = { ASCII: 0x7f, 'ISO-8859-1': 0xff } as const;

const percent = (byte: number) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;

/** Percent-encoding by RFC 3986. A percent sign is always encoded, so that decoding gives the text back. */
export function encodeUrl(text: string, options: UrlEncodeOptions = {}): string {
  const { scheme = 'UTF-8', encodeSpaces = true, encodeSpecialChars = true, form = false, eachLine = false } = options;
  const reserved = encodeSpecialChars ? '' : `:/?#\\[\\]@!$&'()*,;=${form ? '' : '+'}`;
  const spared = `A-Za-z0-9\\-._${form ? '*' : '~'}${reserved}${form || !encodeSpaces ? ' ' : ''}${eachLine ? '\r\n' : ''}`;
  const encoded = text.replace(new RegExp(`[^${spared}]+`, 'gu'), (run, at: number) =>
    Array.from(
      toBytes(run, scheme, (offset) => placeAt(text, at + offset)),
      percent,
    ).join(''),
  );
  return form ? encoded.replaceAll(' ', '+') : encoded;
}

function toBytes(run: string, scheme: UrlScheme, place: (offset: number) => object): Iterable<number> {
  const stray = run.search(scheme === 'UTF-8' ? /\p{Cs}/u : scheme === 'ASCII' ? /[^\0-\x7f]/ : /[^\0-\xff]/);
  if (stray !== -1) {
    const code = run.codePointAt(stray)!;
    const character = String.fromCodePoint(code);
    const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
    throw new InputError(`"${character}" (${name}) is not in ${scheme}`, place(stray));
  }
  return scheme === 'UTF-8' ? encodeUtf8(run) : Array.from(run, (character) => character.charCodeAt(0));
}

/** Percent-decoding: runs of `%XX` are read in the scheme, all else stays, `+` too where it is no form's. */
export function decodeUrl(written: string, scheme: UrlScheme = 'UTF-8', form = false): string {
  const text = form ? written.replaceAll('+', ' ') : written;
  const broken = text.search(/%(?![\da-f]{2})/i);
  if (broken !== -1)
    throw new InputError(
      `Malformed sequence "${[...text.slice(broken, broken + 6)].slice(0, 3).join('')}": % needs two hexadecimal digits`,
      placeAt(text, broken),
    );
  let decoded = '';
  let at = 0;
  for (let start = text.indexOf('%'); start !== -1; start = text.indexOf('%', at)) {
    // By hand: a pattern that repeats millions of times runs out of stack where the engine has not optimised it.
    let end = start;
    while (text[end] === '%') end += 3;
    decoded += text.slice(at, start) + decodeRun(text, start, end, scheme);
    at = end;
  }
  return decoded + text.slice(at);
}

function decodeRun(text: string, start: number, end: number, scheme: UrlScheme): string {
  const bytes = Uint8Array.from(text.slice(start + 1, end).split('%'), (digits) => Number.parseInt(digits, 16));
  const decoded = scheme === 'UTF-8' ? decodeUtf8(bytes) : bytes.every((byte) => byte <= LAST[scheme]);
  if (typeof decoded === 'string') return decoded;
  if (decoded) return decodeLatin1(bytes);
  const bad = start + firstBad(bytes, scheme) * 3;
  throw new InputError(`${text.slice(bad, bad + 3)} is not valid ${scheme} here`, placeAt(text, bad));
}

/** Which byte cannot be read: the one where the longest readable beginning ends. */
function firstBad(bytes: Uint8Array, scheme: UrlScheme): number {
  if (scheme !== 'UTF-8') return bytes.findIndex((byte) => byte > LAST[scheme]);
  let good = 0;
  while (good < bytes.length) {
    const length = [1, 2, 3, 4].find((size) => decodeUtf8(bytes.subarray(good, good + size)) !== undefined);
    if (!length) break;
    good += length;
  }
  return good;
}
