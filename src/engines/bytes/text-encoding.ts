import { encodeBase64, encodeBase64url } from './base64';
import { encodeHex } from './hex';
import { decodeUtf8, findLoneSurrogate } from './utf8';

/** The ways in which a digest can be written, under the names the tools show. */
export const BYTE_ENCODINGS = ['Hex', 'Base64', 'Base64url', 'Latin1', 'Utf8', 'Utf16', 'Utf16LE'] as const;

export type ByteEncoding = (typeof BYTE_ENCODINGS)[number];

export interface EncodedBytes {
  /** Empty where the bytes are not valid in that encoding: a text with replacement characters would look right and be wrong. */
  text: string;
  valid: boolean;
}

export function encodeBytes(bytes: Uint8Array, encoding: ByteEncoding): EncodedBytes {
  const text = writeAs(bytes, encoding);
  return { text: text ?? '', valid: text !== undefined };
}

function writeAs(bytes: Uint8Array, encoding: ByteEncoding): string | undefined {
  switch (encoding) {
    case 'Hex':
      return encodeHex(bytes);
    case 'Base64':
      return encodeBase64(bytes);
    case 'Base64url':
      return encodeBase64url(bytes);
    case 'Latin1':
      return decodeLatin1(bytes);
    case 'Utf8':
      return decodeUtf8(bytes);
    case 'Utf16':
      return decodeUtf16(bytes, false);
    case 'Utf16LE':
      return decodeUtf16(bytes, true);
  }
}

// Few enough for the argument limit of every engine.
const UNITS_PER_CALL = 8192;

/** One character per byte, U+0000 to U+00FF. TextDecoder's "latin1" is windows-1252 and maps 80..9F elsewhere. */
export function decodeLatin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += UNITS_PER_CALL) {
    text += String.fromCharCode(...bytes.subarray(at, at + UNITS_PER_CALL));
  }
  return text;
}

/** Undefined for half a unit at the end or a lone surrogate. A byte order mark is kept as U+FEFF: the caller named the order. */
function decodeUtf16(bytes: Uint8Array, littleEndian: boolean): string | undefined {
  if (bytes.length % 2 !== 0) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let text = '';
  const units: number[] = [];
  for (let at = 0; at < bytes.length; at += 2) {
    units.push(view.getUint16(at, littleEndian));
    if (units.length === UNITS_PER_CALL || at + 2 === bytes.length) {
      text += String.fromCharCode(...units);
      units.length = 0;
    }
  }
  return findLoneSurrogate(text) === -1 ? text : undefined;
}
