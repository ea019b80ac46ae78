import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CodeDelimiter, decodeCodes, encodeCodes, type Notation } from './codes';

const DELIMITERS: CodeDelimiter[] = ['space', 'comma', 'newLine'];
const NOTATIONS: Notation[] = ['decimal', 'hexadecimal', 'octal', 'binary'];

describe('codes', () => {
  it('are the bytes of ISO 8859-1, as Node has them, both ways', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 40 }),
        fc.constantFrom(...DELIMITERS),
        fc.constantFrom(...NOTATIONS),
        (bytes, delimiter, encoding) => {
          const text = Buffer.from(bytes).toString('latin1');
          const codes = encodeCodes(text, { delimiter, encoding }, 'latin1');
          expect(decodeCodes(codes, { delimiter, encoding }, 'latin1').text).toBe(text);
          if (encoding === 'hexadecimal') expect(codes.replace(/[\s,]/g, '')).toBe(Buffer.from(bytes).toString('hex'));
        },
      ),
    );
  });

  it('are written with the delimiter alone', () => {
    expect(encodeCodes('Hi!', { delimiter: 'space', encoding: 'decimal' }, 'latin1')).toBe('72 105 33');
    expect(encodeCodes('Hi!', { delimiter: 'comma', encoding: 'hexadecimal' }, 'latin1')).toBe('48,69,21');
    expect(encodeCodes('\t\xff', { delimiter: 'newLine', encoding: 'binary' }, 'latin1')).toBe('00001001\n11111111');
  });

  it.each<[string, CodeDelimiter, Notation, string]>([
    ['72  101\n108\t108 111 ', 'space', 'decimal', 'Hello'],
    ['72, 101,,108 ,108,111,', 'comma', 'decimal', 'Hello'],
    ['48\r\n69\r\n\r\n', 'newLine', 'hexadecimal', 'Hi'],
    ['0x48 0X69 \\x21', 'space', 'hexadecimal', 'Hi!'],
    ['1001000 0b01101001', 'space', 'binary', 'Hi'],
    ['0b 0B 0x0b', 'space', 'hexadecimal', '\v\v\v'],
    ['007 0', 'space', 'decimal', '\x07\0'],
    [' \n ', 'space', 'decimal', ''],
  ])('reads %j', (text, delimiter, encoding, expected) => {
    expect(decodeCodes(text, { delimiter, encoding }, 'latin1').text).toBe(expected);
  });

  it.each<[string, CodeDelimiter, Notation, string, number]>([
    ['72 256', 'space', 'decimal', '256', 3],
    ['72 -1', 'space', 'decimal', '-1', 3],
    ['72 1e1', 'space', 'decimal', '1e1', 3],
    ['72,101', 'space', 'decimal', '72,101', 0],
    ['72 101', 'comma', 'decimal', '72 101', 0],
    ['48 4g', 'space', 'hexadecimal', '4g', 3],
    ['0b1', 'space', 'decimal', '0b1', 0],
    ['100000000', 'space', 'binary', '100000000', 0],
    ['72, x', 'comma', 'decimal', 'x', 4],
    ['99999999999999999999', 'space', 'decimal', '99999999999999999999', 0],
  ])('refuses %j', (text, delimiter, encoding, token, offset) => {
    expect(() => decodeCodes(text, { delimiter, encoding }, 'utf8')).toThrow(
      expect.objectContaining({
        message: `Invalid ASCII value: ${token}`,
        details: expect.objectContaining({ offset }),
      }),
    );
  });

  it.each([
    ['5 €', '€', 2],
    ['a 👩‍👩‍👧', '👩‍👩‍👧', 2],
    ['cafe\u0301', 'e\u0301', 4],
    ['\ud800', '\ud800', 0],
  ])('names the character of %j that has none', (text, character, offset) => {
    expect(() => encodeCodes(text, { delimiter: 'space', encoding: 'decimal' }, 'latin1')).toThrow(
      expect.objectContaining({
        message: `Invalid character: ${character}`,
        details: expect.objectContaining({ offset }),
      }),
    );
  });

  it('are the bytes of UTF-8, as Node has them, both ways and without delimiters', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 2, maxLength: 20 }),
        fc.constantFrom(...DELIMITERS),
        fc.constantFrom(...NOTATIONS),
        (text, delimiter, encoding) => {
          const bytes = Buffer.from(text);
          const read = (codes: string, as: Notation = encoding) =>
            decodeCodes(codes, { delimiter, encoding: as }, 'utf8');
          expect(read(encodeCodes(text, { delimiter, encoding }, 'utf8'))).toEqual({
            bytes: Uint8Array.from(bytes),
            text,
            isBeyond: bytes.some((byte) => byte > 127),
          });
          expect(read(bytes.toString('hex'), 'hexadecimal').text).toBe(text);
          expect(read(bytes.toString('hex').replace(/..(?=.)/g, '$&:'), 'hexadecimal').text).toBe(text);
          expect(read(bytes.toString('hex').replace(/../g, '\\x$&'), 'hexadecimal').text).toBe(text);
        },
      ),
    );
  });

  it.each<[string, CodeDelimiter, Notation, string]>([
    ['c3 a9', 'space', 'hexadecimal', 'c3a9'],
    ['68c3a96c6c6f', 'space', 'hexadecimal', '68c3a96c6c6f'],
    ['0x68C3A9', 'space', 'hexadecimal', '68c3a9'],
    ['68c3 a96c 006f', 'space', 'hexadecimal', '68c3a96c006f'],
    ['0048 0069', 'space', 'hexadecimal', '4869'],
    ['0000ff', 'space', 'hexadecimal', '0000ff'],
    ['68c3\na96c', 'newLine', 'hexadecimal', '68c3a96c'],
    ['0110100001101001', 'space', 'binary', '6869'],
    ['104 195 169', 'space', 'decimal', '68c3a9'],
  ])('reads the bytes of %j', (text, delimiter, encoding, hex) => {
    const { bytes } = decodeCodes(text, { delimiter, encoding }, 'utf8');
    expect(Buffer.from(bytes).toString('hex')).toBe(hex);
  });

  it('says where bytes are no UTF-8', () => {
    expect(decodeCodes('63 e9', { delimiter: 'space', encoding: 'hexadecimal' }, 'utf8').text).toBeUndefined();
    expect(decodeCodes('63 e9', { delimiter: 'space', encoding: 'hexadecimal' }, 'latin1').text).toBe('cé');
    for (const [text, token] of [
      ['123', '123'],
      ['68:c', '68:c'],
      ['68::c3', '68::c3'],
      ['-48', '-48'],
      ['4-8', '4-8'],
    ])
      expect(() => decodeCodes(text!, { delimiter: 'space', encoding: 'hexadecimal' }, 'utf8')).toThrow(
        `Invalid ASCII value: ${token}`,
      );
  });

  it('are octal as od prints them', () => {
    // printf 'h\303\251llo' | od -An -b
    const od = ' 150 303 251 154 154 157';
    expect(decodeCodes(od, { delimiter: 'space', encoding: 'octal' }, 'utf8').text).toBe('héllo');
    expect(encodeCodes('héllo', { delimiter: 'space', encoding: 'octal' }, 'utf8')).toBe(od.trim());
    expect(decodeCodes('\\303\\251', { delimiter: 'space', encoding: 'octal' }, 'utf8').text).toBe('é');
    expect(decodeCodes('0o150 0o303 251', { delimiter: 'space', encoding: 'octal' }, 'utf8').text).toBe('hé');
  });

  it('are code points of any size, as JavaScript has them, both ways', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 20 }).filter((text) => text.isWellFormed()),
        fc.constantFrom(...DELIMITERS),
        fc.constantFrom(...NOTATIONS),
        (text, delimiter, encoding) => {
          const codes = encodeCodes(text, { delimiter, encoding }, 'unicode');
          expect(decodeCodes(codes, { delimiter, encoding }, 'unicode').text).toBe(text);
          if (encoding === 'decimal')
            expect(codes.match(/\d+/g) ?? []).toEqual(Array.from(text, (one) => String(one.codePointAt(0))));
        },
      ),
    );
    const read = (codes: string) => decodeCodes(codes, { delimiter: 'space', encoding: 'hexadecimal' }, 'unicode').text;
    expect(read('U+1F642 d83d de42 20ac')).toBe('🙂🙂€');
    for (const bad of ['110000', 'd83d', 'de42', 'd83d', 'xyz'])
      expect(() => read(`41 ${bad} 41`)).toThrow(`Invalid ASCII value: ${bad}`);
  });
});
