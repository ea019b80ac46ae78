import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '@/engines/input-error';
import { LONG } from '@/engines/testing/long';
import { decodeHex, encodeHex } from './hex';
import { hexDump } from './hex-dump';
import { formatBytes } from './size';
import { BYTE_ENCODINGS, encodeBytes } from './text-encoding';
import { decodeUtf8, decodeUtf8Lossy, encodeUtf8, findLoneSurrogate } from './utf8';

const wellFormed = fc.string({ unit: 'binary' });

describe('UTF-8', () => {
  it('round-trips a character of every plane, and both ends of each', () => {
    for (let plane = 0; plane <= 16; plane++) {
      for (const point of [0, 0x41, 0xd7ff, 0xe000, 0xfffd, 0xfffe, 0xffff]) {
        const text = String.fromCodePoint(plane * 0x10000 + point);
        const bytes = encodeUtf8(text);
        expect(Buffer.compare(bytes, Buffer.from(text))).toBe(0);
        expect(decodeUtf8(bytes)).toBe(text);
      }
    }
  });

  it('agrees with Buffer', () => {
    fc.assert(
      fc.property(wellFormed, (text) => {
        expect(Buffer.compare(encodeUtf8(text), Buffer.from(text))).toBe(0);
        expect(decodeUtf8(encodeUtf8(text))).toBe(text);
        expect(findLoneSurrogate(text)).toBe(-1);
      }),
    );
  });

  it('keeps NUL, CR LF and a byte order mark', () => {
    for (const text of ['\0', 'a\0b', '\r\n', '\ufeff', '\ufeffa']) expect(decodeUtf8(encodeUtf8(text))).toBe(text);
    expect(decodeUtf8Lossy(encodeUtf8('\ufeffa'))).toBe('\ufeffa');
  });

  it('finds lone surrogates and writes U+FFFD for them', () => {
    expect(findLoneSurrogate('a😀\ud83d')).toBe(3);
    expect(findLoneSurrogate('\ude00😀')).toBe(0);
    expect(encodeHex(encodeUtf8('a\ud83d'))).toBe('61efbfbd');
  });

  it.each([
    ['a continuation alone', '80'],
    ['a cut sequence', 'e282'],
    ['an overlong slash', 'c0af'],
    ['an overlong NUL', 'e08080'],
    ['a surrogate', 'eda080'],
    ['beyond U+10FFFF', 'f4908080'],
    ['a byte that never occurs', 'ff'],
  ])('refuses %s', (_, hex) => {
    expect(decodeUtf8(decodeHex(hex))).toBeUndefined();
    expect(decodeUtf8Lossy(decodeHex(hex))).toContain('\ufffd');
  });
});

describe('hex', () => {
  it('agrees with Buffer, in either case and with separators', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const expected = Buffer.from(bytes).toString('hex');
        expect(encodeHex(bytes)).toBe(expected);
        expect(encodeHex(bytes, { uppercase: true })).toBe(expected.toUpperCase());
        for (const separator of ['', ' ', ':', '-', ', ', '\n']) {
          expect([...decodeHex(encodeHex(bytes, { separator, uppercase: true }))]).toEqual([...bytes]);
        }
      }),
    );
    expect(encodeHex(new Uint8Array([1, 2, 255]), { separator: ':' })).toBe('01:02:ff');
  });

  it('points at what is no digit and at a digit without a partner', () => {
    const findPlace = (text: string) => {
      try {
        decodeHex(text);
      } catch (error) {
        if (error instanceof InputError) return error.details;
      }
      return undefined;
    };
    expect(findPlace('00\n0g')).toEqual({ line: 2, column: 2, offset: 4 });
    expect(findPlace('00 f ')).toEqual({ line: 1, column: 4, offset: 3 });
    expect(() => decodeHex('x', 'Not hex')).toThrow('Not hex');
  });
});

describe('hex view', () => {
  it('has the layout of hexdump -C', () => {
    const bytes = encodeUtf8('Hello, Wörld!\r\n\0~\x7f');
    expect(hexDump(bytes)).toEqual([
      '00000000  48 65 6c 6c 6f 2c 20 57  c3 b6 72 6c 64 21 0d 0a  |Hello, W..rld!..|',
      '00000010  00 7e 7f                                          |.~.|',
    ]);
  });

  it('gives the rows asked for', () => {
    const bytes = new Uint8Array(1000);
    expect(hexDump(bytes)).toHaveLength(63);
    expect(hexDump(bytes, 960, 10).map((line) => line.slice(0, 8))).toEqual(['000003c0', '000003d0', '000003e0']);
    expect(hexDump(bytes, 16, 1)).toHaveLength(1);
    expect(hexDump(new Uint8Array(0))).toEqual([]);
  });
});

it.each([
  [0, '0 B'],
  [1, '1 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [1049, '1 kB'],
  [1250, '1.3 kB'],
  [99_949, '99.9 kB'],
  [99_950, '100 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [1_234_567, '1.2 MB'],
  [512 * 1024 * 1024, '537 MB'],
  [12e9, '12 GB'],
  [5e18, '5000 PB'],
])('formatBytes(%d) is %s', (count, text) => {
  expect(formatBytes(count)).toBe(text);
});

describe('digest encodings', () => {
  it('writes each as Buffer does', () => {
    const bytes = encodeUtf8('aä😀!');
    const expected = {
      Hex: 'hex',
      Base64: 'base64',
      Base64url: 'base64url',
      Latin1: 'latin1',
      Utf8: 'utf8',
      Utf16LE: 'utf16le',
    } as const;
    for (const [name, known] of Object.entries(expected)) {
      const { text, valid } = encodeBytes(bytes, name as keyof typeof expected);
      expect({ text, valid }).toEqual({ text: Buffer.from(bytes).toString(known), valid: true });
    }
  });

  it('reads UTF-16 big-endian, byte order mark kept', () => {
    expect(encodeBytes(decodeHex('feff 0041 d83d de00 0000'), 'Utf16')).toEqual({ text: '\ufeffA😀\0', valid: true });
    expect(encodeBytes(decodeHex('4100 3dd8 00de'), 'Utf16LE')).toEqual({ text: 'A😀', valid: true });
  });

  it('says when a digest is no text in that encoding', () => {
    const invalid = { text: '', valid: false };
    expect(encodeBytes(decodeHex('ff'), 'Utf8')).toEqual(invalid);
    expect(encodeBytes(decodeHex('004100'), 'Utf16')).toEqual(invalid);
    expect(encodeBytes(decodeHex('d83d0041'), 'Utf16')).toEqual(invalid);
    expect(encodeBytes(decodeHex('00de'), 'Utf16LE')).toEqual(invalid);
  });

  it('keeps the C1 range of Latin1, which windows-1252 would replace', () => {
    const all = Uint8Array.from({ length: 256 }, (_, i) => i);
    expect(encodeBytes(all, 'Latin1').text).toBe(Buffer.from(all).toString('latin1'));
  });

  it.runIf(LONG)('handles megabytes and nothing at all', () => {
    const big = new Uint8Array(2_000_000).fill(0x41);
    for (const encoding of BYTE_ENCODINGS) {
      expect(encodeBytes(big, encoding).valid).toBe(true);
      expect(encodeBytes(new Uint8Array(0), encoding)).toEqual({ text: '', valid: true });
    }
    expect(encodeBytes(big, 'Utf16').text).toBe('䅁'.repeat(1_000_000));
  });
});
