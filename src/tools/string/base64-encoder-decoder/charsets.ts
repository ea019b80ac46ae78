import { decodeLatin1, findLoneSurrogate } from '@/engines/bytes';
import { InputError, placeAt } from '@/engines/input-error';
import { CHARSETS, type Charset } from './charset-names';

/** Windows-1252 from 80 to 9F: the decoder of Node 20 takes it for ISO-8859-1. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** The text, or undefined where a byte stands for nothing. */
export function decodeCharset(bytes: Uint8Array, charset: Charset): string | undefined {
  if (charset === 'iso-8859-1') return decodeLatin1(bytes);
  if (charset === 'windows-1252')
    return decodeLatin1(bytes).replace(/[\x80-\x9f]/g, (unit) => WINDOWS[unit.charCodeAt(0) - 0x80]!);
  try {
    return new TextDecoder(charset, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Which byte stands for a character: browsers only decode, so every byte is decoded once. */
function listBytes(charset: Charset): Map<string, number> {
  const bytes = new Map<string, number>();
  for (let byte = 0; byte < 256; byte++) {
    const character = decodeCharset(Uint8Array.of(byte), charset);
    if (character !== undefined) bytes.set(character, byte);
  }
  return bytes;
}

function encodeUtf16(text: string, isLittle: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return new Uint8Array(view.buffer);
}

const refuse = (text: string, at: number, charset: Charset) => {
  const code = text.codePointAt(at)!;
  const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  return new InputError(`"${String.fromCodePoint(code)}" (${name}) is not in ${CHARSETS[charset]}`, placeAt(text, at));
};

export function encodeCharset(text: string, charset: Charset): Uint8Array {
  if (/^utf-16/.test(charset)) {
    const lone = findLoneSurrogate(text);
    if (lone !== -1) throw refuse(text, lone, charset);
    return encodeUtf16(text, charset === 'utf-16le');
  }
  const known = listBytes(charset);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const byte = known.get(text[at]!);
    if (byte === undefined) throw refuse(text, at, charset);
    bytes[at] = byte;
  }
  return bytes;
}
