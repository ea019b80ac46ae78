import { InputError, placeAt } from '@/engines/input-error';

export interface HexStyle {
  uppercase?: boolean;
  /** Put between bytes, for example a space or a colon. */
  separator?: string;
}

const asciiDecoder = /* @__PURE__ */ new TextDecoder();

/** Both digits of every byte, side by side in memory, so that one 16-bit copy writes both whatever the byte order. */
function pairDigits(digits: string): Uint16Array {
  const codes = new Uint8Array(512);
  for (let byte = 0; byte < 256; byte++) {
    codes[2 * byte] = digits.charCodeAt(byte >> 4);
    codes[2 * byte + 1] = digits.charCodeAt(byte & 15);
  }
  return new Uint16Array(codes.buffer);
}

const lowerPairs = /* @__PURE__ */ pairDigits('0123456789abcdef');
const upperPairs = /* @__PURE__ */ pairDigits('0123456789ABCDEF');

export function encodeHex(bytes: Uint8Array, style: HexStyle = {}): string {
  const pairs = style.uppercase ? upperPairs : lowerPairs;
  const out = new Uint16Array(bytes.length);
  for (let i = 0; i < bytes.length; i++) out[i] = pairs[bytes[i]!]!;
  const text = asciiDecoder.decode(out);
  return style.separator ? (text.match(/../g) ?? []).join(style.separator) : text;
}

/** Bytes of hex digits in either case. White space, colons, hyphens and commas may stand between the digits. */
export function decodeHex(text: string, message = 'Invalid hex input'): Uint8Array<ArrayBuffer> {
  const stray = text.search(/[^0-9a-fA-F\s:,-]/);
  if (stray !== -1) throw new InputError(message, placeAt(text, stray));
  const digits = text.replace(/[\s:,-]+/g, '');
  if (digits.length % 2 !== 0) throw new InputError(message, placeAt(text, text.search(/[0-9a-fA-F][\s:,-]*$/)));

  const bytes = new Uint8Array(digits.length / 2);
  for (let i = 0; i < bytes.length; i++) {
    bytes[i] = (digitValue(digits.charCodeAt(2 * i)) << 4) | digitValue(digits.charCodeAt(2 * i + 1));
  }
  return bytes;
}

function digitValue(code: number): number {
  // Setting bit 5 folds A..F onto a..f and leaves 0..9 as they are.
  const lower = code | 0x20;
  return lower > 0x39 ? lower - 0x57 : lower - 0x30;
}
