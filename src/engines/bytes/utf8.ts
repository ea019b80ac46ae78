const encoder = /* @__PURE__ */ new TextEncoder();

// Without `ignoreBOM` the decoder swallows EF BB BF, and the text would no longer encode to the same bytes.
const strictDecoder = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lossyDecoder = /* @__PURE__ */ new TextDecoder('utf-8', { ignoreBOM: true });

/** UTF-8 bytes of a text. A lone surrogate has no UTF-8 form and becomes U+FFFD: ask `findLoneSurrogate` where that matters. */
export function encodeUtf8(text: string): Uint8Array<ArrayBuffer> {
  return encoder.encode(text);
}

/** Offset (UTF-16 units) of the first surrogate without its partner, or -1 where the text is well-formed. */
export function findLoneSurrogate(text: string): number {
  // With the u flag a proper pair is one code point, so the class can only match a lone half.
  return text.search(/[\uD800-\uDFFF]/u);
}

/** The text, or undefined if the bytes are not valid UTF-8 (RFC 3629: no overlong forms, no surrogates, at most U+10FFFF). */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return strictDecoder.decode(bytes);
  } catch (error) {
    // A RangeError (text longer than the engine's strings may be) is not a statement about the bytes.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** The byte order marks of UTF-16; that of UTF-32 begins as the first one does and goes on with two zeros. */
function utf16Mark([first, second, third, fourth]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const isUtf32 = third === 0 && fourth === 0;
  return first === 0xff && second === 0xfe && !isUtf32 ? 'utf-16le' : undefined;
}

/**
 * The text of a file: UTF-16 where a byte order mark says so (Windows writes such files), which is then left out, and
 * else UTF-8. Undefined if the bytes are neither.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const encoding = utf16Mark(bytes);
  if (encoding === undefined) return decodeUtf8(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** The text with U+FFFD in place of whatever is not UTF-8. */
export function decodeUtf8Lossy(bytes: Uint8Array): string {
  return lossyDecoder.decode(bytes);
}
