import { InputError, placeAt } from '@/engines/input-error';

const STANDARD = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const URL_SAFE = `${STANDARD.slice(0, 62)}-_`;
const PAD = 0x3d;

export interface Base64Options {
  /** What the error says where the input is no Base64. */
  message?: string;
  /**
   * Refuse bits after the last whole byte that are not zero. RFC 4648 section 3.5 leaves the choice: such bits carry no data, so by default they
   * are ignored, as atob and most libraries do. Whoever compares encoded forms (tokens, signatures) must refuse them.
   */
  canonical?: boolean;
}

export interface Base64Fault {
  offset: number;
  /** What is wrong there, as a sentence for the visitor. */
  reason: string;
}

// ES2026 methods, present in Firefox 133, Safari 18.2, Chrome 140 and newer, absent from Node 20 and from TypeScript's ES2023 library.
interface NativeEncoder {
  toBase64?(options?: { alphabet?: 'base64' | 'base64url'; omitPadding?: boolean }): string;
}
interface NativeDecoder {
  fromBase64?(text: string, options?: { alphabet?: 'base64' | 'base64url' }): Uint8Array<ArrayBuffer>;
}

// The annotations let a bundler drop the tables from pages that use this folder for something else.
const asciiDecoder = /* @__PURE__ */ new TextDecoder();
const asciiEncoder = /* @__PURE__ */ new TextEncoder();

/** Both characters of every 12-bit value, side by side in memory, so that one 16-bit copy writes both whatever the byte order. */
function pairCharacters(alphabet: string): Uint16Array {
  const codes = new Uint8Array(2 * 4096);
  for (let bits = 0; bits < 4096; bits++) {
    codes[2 * bits] = alphabet.charCodeAt(bits >> 6);
    codes[2 * bits + 1] = alphabet.charCodeAt(bits & 63);
  }
  return new Uint16Array(codes.buffer);
}

const standardPairs = /* @__PURE__ */ pairCharacters(STANDARD);
const urlSafePairs = /* @__PURE__ */ pairCharacters(URL_SAFE);

/** Six-bit value by character code, for both alphabets; -1 where the code is of neither. */
const values = /* @__PURE__ */ listValues();

function listValues(): Int8Array {
  const table = new Int8Array(256).fill(-1);
  for (let value = 0; value < 64; value++) {
    table[STANDARD.charCodeAt(value)] = value;
    table[URL_SAFE.charCodeAt(value)] = value;
  }
  return table;
}

/** Standard alphabet with padding, RFC 4648 section 4, on one line. */
export function encodeBase64(bytes: Uint8Array): string {
  const native = bytes as NativeEncoder;
  return native.toBase64 ? native.toBase64() : encodeGroups(bytes, standardPairs, true);
}

/** URL-safe alphabet, RFC 4648 section 5, without padding unless asked for. */
export function encodeBase64url(bytes: Uint8Array, padding = false): string {
  const native = bytes as NativeEncoder;
  return native.toBase64
    ? native.toBase64({ alphabet: 'base64url', omitPadding: !padding })
    : encodeGroups(bytes, urlSafePairs, padding);
}

function encodeGroups(bytes: Uint8Array, pairs: Uint16Array, padding: boolean): string {
  const rest = bytes.length % 3;
  const wholeEnd = bytes.length - rest;
  const out = new Uint16Array(Math.ceil(bytes.length / 3) * 2);
  let at = 0;
  for (let i = 0; i < wholeEnd; i += 3) {
    const bits = (bytes[i]! << 16) | (bytes[i + 1]! << 8) | bytes[i + 2]!;
    out[at++] = pairs[bits >> 12]!;
    out[at++] = pairs[bits & 0xfff]!;
  }
  const codes = new Uint8Array(out.buffer);
  if (rest === 0) return asciiDecoder.decode(codes);

  const bits = (bytes[wholeEnd]! << 16) | ((bytes[wholeEnd + 1] ?? 0) << 8);
  out[at++] = pairs[bits >> 12]!;
  out[at++] = pairs[bits & 0xfff]!;
  const kept = codes.length - (3 - rest);
  codes.fill(PAD, kept);
  return asciiDecoder.decode(padding ? codes : codes.subarray(0, kept));
}

/**
 * Bytes of Base64 in the standard or the URL-safe alphabet (even mixed). ASCII white space is skipped anywhere. Padding may be missing or short,
 * since the length says it all, but never in excess and never followed by data: two encodings glued together are not one.
 */
export function decodeBase64(text: string, options: Base64Options = {}): Uint8Array<ArrayBuffer> {
  const bytes =
    (options.canonical ? undefined : decodeNatively(text)) ?? decodeGroups(text, options.canonical ?? false);
  if (bytes) return bytes;
  // The message is the contract of the tools; place and hint say the rest.
  const fault = findBase64Fault(text, options);
  throw new InputError(options.message ?? 'Invalid Base64 input', {
    ...placeAt(text, fault?.offset ?? 0),
    ...(fault && { hint: fault.reason }),
  });
}

/** The native decoder is stricter than ours: what it refuses (mixed alphabets, short padding) is still ours to judge. */
function decodeNatively(text: string): Uint8Array<ArrayBuffer> | undefined {
  const native = Uint8Array as NativeDecoder;
  if (!native.fromBase64) return undefined;
  try {
    return native.fromBase64(text, { alphabet: text.includes('-') || text.includes('_') ? 'base64url' : 'base64' });
  } catch {
    return undefined;
  }
}

/** Undefined where the text is no Base64: the fault is looked for afterwards, to keep this loop short. */
function decodeGroups(text: string, canonical: boolean): Uint8Array<ArrayBuffer> | undefined {
  const out = new Uint8Array(Math.ceil((text.length * 3) / 4));
  const window = new Uint8Array(Math.min(text.length, 1 << 16));
  let at = 0;
  let bits = 0;
  let pending = 0;
  let pads = 0;

  for (let from = 0; from < text.length; from += window.length) {
    const piece = text.slice(from, from + window.length);
    const { read, written } = asciiEncoder.encodeInto(piece, window);
    // The window holds one byte a unit, so anything that is not ASCII does not fit.
    if (read !== piece.length || written !== piece.length) return undefined;

    let i = 0;
    while (i < written) {
      if (pending === 0 && pads === 0) {
        for (; i + 4 <= written; i += 4) {
          const a = values[window[i]!]!;
          const b = values[window[i + 1]!]!;
          const c = values[window[i + 2]!]!;
          const d = values[window[i + 3]!]!;
          if ((a | b | c | d) < 0) break;
          out[at++] = (a << 2) | (b >> 4);
          out[at++] = (b << 4) | (c >> 2);
          out[at++] = (c << 6) | d;
        }
        if (i === written) break;
      }
      const code = window[i++]!;
      const value = values[code]!;
      if (value >= 0) {
        if (pads > 0) return undefined;
        bits = (bits << 6) | value;
        if (++pending === 4) {
          out[at++] = bits >> 16;
          out[at++] = bits >> 8;
          out[at++] = bits;
          bits = 0;
          pending = 0;
        }
      } else if (code === PAD) {
        pads++;
      } else if (!isSpace(code)) {
        return undefined;
      }
    }
  }

  if (pending === 1 || pads > (4 - pending) % 4) return undefined;
  if (pending > 1) {
    const strayBits = pending === 2 ? bits & 0xf : bits & 0x3;
    if (canonical && strayBits !== 0) return undefined;
    bits <<= 6 * (4 - pending);
    out[at++] = bits >> 16;
    if (pending === 3) out[at++] = bits >> 8;
  }
  // A view would drag its larger buffer along into whatever takes `.buffer`.
  return at === out.length ? out : out.slice(0, at);
}

/** Tab, line feed, form feed, carriage return, space: what HTML calls ASCII white space. */
function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09 || code === 0x0c;
}

/** Where and why a text is no Base64, in words a page can show beside the message; undefined where it is. */
export function findBase64Fault(text: string, options: Pick<Base64Options, 'canonical'> = {}): Base64Fault | undefined {
  let count = 0;
  let pads = 0;
  let last = 0;
  let lastValue = 0;
  for (let offset = 0; offset < text.length; offset++) {
    const code = text.charCodeAt(offset);
    const value = code < 256 ? values[code]! : -1;
    if (value >= 0) {
      if (pads > 0) return { offset, reason: 'Padding (=) is only allowed at the end.' };
      count++;
      last = offset;
      lastValue = value;
    } else if (code === PAD) {
      pads++;
      if (count % 4 !== 1 && pads > (4 - (count % 4)) % 4)
        return { offset, reason: 'There is more padding (=) than needed.' };
    } else if (!isSpace(code)) {
      const character = String.fromCodePoint(text.codePointAt(offset)!);
      return { offset, reason: `The character ${JSON.stringify(character)} is not part of Base64.` };
    }
  }
  const rest = count % 4;
  if (rest === 1) return { offset: last, reason: 'One character is left over: the end is cut off or one is too many.' };
  const strayBits = rest === 2 ? lastValue & 0xf : rest === 3 ? lastValue & 0x3 : 0;
  if (options.canonical && strayBits !== 0)
    return { offset: last, reason: 'The last character has extra bits that don’t fit in a byte.' };
  return undefined;
}
