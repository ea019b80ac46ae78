import { unescape as unescapeLatin1 } from 'node:querystring';
import { setFlagsFromString } from 'node:v8';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONG, runs } from '@/engines/testing/long';
import { decodeUrl, encodeUrl, type UrlScheme } from './url-coding';

const wellFormed = fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed());

// First of all, for a pattern keeps what the engine made of it.
it.runIf(LONG)('decodeUrl reads a run of millions also where the engine leaves its patterns as they are', () => {
  setFlagsFromString('--no-regexp-optimization');
  try {
    expect(decodeUrl('%E6%BC%A2'.repeat(1_000_000))).toBe('漢'.repeat(1_000_000));
  } finally {
    setFlagsFromString('--regexp-optimization');
  }
});

describe('encodeUrl', () => {
  it('is encodeURIComponent with the rest of the reserved characters', () => {
    fc.assert(
      fc.property(wellFormed, (text) => {
        const strict = encodeURIComponent(text).replace(
          /[!'()*]/g,
          (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
        );
        expect(encodeUrl(text)).toBe(strict);
        expect(decodeUrl(encodeUrl(text))).toBe(text);
      }),
    );
  });

  it('leaves reserved characters as encodeURI does, and the brackets of RFC 3986 too', () => {
    fc.assert(
      fc.property(wellFormed, (text) => {
        const plain = encodeURI(text).replaceAll('%5B', '[').replaceAll('%5D', ']');
        expect(encodeUrl(text, { encodeSpecialChars: false })).toBe(plain);
        expect(encodeUrl(text, { encodeSpecialChars: false, encodeSpaces: false })).toBe(plain.replaceAll('%20', ' '));
      }),
    );
  });

  it('writes the bytes of the scheme', () => {
    expect(encodeUrl('é ü', { scheme: 'UTF-8' })).toBe('%C3%A9%20%C3%BC');
    expect(encodeUrl('é ü', { scheme: 'ISO-8859-1' })).toBe('%E9%20%FC');
    expect(() => encodeUrl('a\né', { scheme: 'ASCII' })).toThrow(
      expect.objectContaining({ message: '"é" (U+00E9) is not in ASCII', details: { line: 2, column: 1, offset: 2 } }),
    );
    expect(() => encodeUrl('né €5 😀', { scheme: 'ISO-8859-1' })).toThrow('"€" (U+20AC) is not in ISO-8859-1');
    expect(() => encodeUrl('x😀', { scheme: 'ASCII' })).toThrow('"😀" (U+1F600) is not in ASCII');
    expect(() => encodeUrl('a\ud83d')).toThrow('(U+D83D) is not in UTF-8');
  });

  it('gives every text of a scheme back', () => {
    const latin = fc.string({ unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)) });
    fc.assert(
      fc.property(latin, fc.boolean(), fc.boolean(), (text, encodeSpaces, encodeSpecialChars) => {
        const encoded = encodeUrl(text, { scheme: 'ISO-8859-1', encodeSpaces, encodeSpecialChars });
        expect(decodeUrl(encoded, 'ISO-8859-1')).toBe(text);
      }),
    );
  });
});

describe('decodeUrl', () => {
  it('keeps + and whatever is not encoded', () => {
    expect(decodeUrl('a+b%2Bc é😀%20/?')).toBe('a+b+c é😀 /?');
  });

  it('agrees with Node on what is no UTF-8, and does not guess', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 6 }), (bytes) => {
        const text = Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
        let expected: string | undefined;
        try {
          expected = decodeURIComponent(text);
        } catch {
          expect(() => decodeUrl(text)).toThrow('is not valid UTF-8 here');
          return;
        }
        expect(decodeUrl(text)).toBe(expected);
        expect(unescapeLatin1(text)).toBe(expected);
      }),
      { numRuns: runs(1000) },
    );
  });

  it.each([
    ['100%', 'UTF-8', 'Malformed sequence "%": % needs two hexadecimal digits', 3],
    ['a%zz', 'UTF-8', 'Malformed sequence "%zz": % needs two hexadecimal digits', 1],
    ['a%2', 'ASCII', 'Malformed sequence "%2": % needs two hexadecimal digits', 1],
    ['%41%C3%28', 'UTF-8', '%C3 is not valid UTF-8 here', 3],
    ['%C3%A9x%E9', 'UTF-8', '%E9 is not valid UTF-8 here', 7],
    ['%41%E9', 'ASCII', '%E9 is not valid ASCII here', 3],
  ] as [string, UrlScheme, string, number][])('refuses %j as %s', (text, scheme, message, offset) => {
    expect(() => decodeUrl(text, scheme)).toThrow(
      expect.objectContaining({ message, details: expect.objectContaining({ offset }) }),
    );
  });
});
