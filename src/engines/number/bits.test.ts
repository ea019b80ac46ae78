import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeFloat, encodeFloat, FLOATS, fromTwosComplement, toTwosComplement } from './bits';

const rows = readFileSync(new URL('fixtures/floats.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

describe('floating point', () => {
  it('is that of Python’s struct, and taken apart exactly', () => {
    for (const row of rows) {
      const [name, decimal, hex, exact] = row.split(' ') as [keyof typeof FLOATS, string, string, string];
      const bits = BigInt(`0x${hex}`);
      expect(encodeFloat(decimal, FLOATS[name]), row).toBe(bits);
      const parts = decodeFloat(bits, FLOATS[name]);
      expect(encodeFloat(parts.value, FLOATS[name]), row).toBe(bits);
      if (exact !== '-') expect(parts.exact, row).toBe(exact);
    }
  });

  it('writes doubles as JavaScript does, and singles as short as they can be told apart', () => {
    const view = new DataView(new ArrayBuffer(8));
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (number) => {
        view.setFloat64(0, number);
        const bits = view.getBigUint64(0);
        expect(decodeFloat(bits, FLOATS.double).value).toBe(Object.is(number, -0) ? '-0' : String(number));
        expect(encodeFloat(Object.is(number, -0) ? '-0' : String(number), FLOATS.double)).toBe(bits);
      }),
    );
    fc.assert(
      fc.property(fc.float({ noNaN: true }), (number) => {
        view.setFloat32(0, number);
        const bits = BigInt(view.getUint32(0));
        const { value } = decodeFloat(bits, FLOATS.single);
        expect(encodeFloat(value, FLOATS.single)).toBe(bits);
        expect(value.length).toBeLessThanOrEqual(String(number).length + 1);
      }),
    );
  });

  it('rounds once: by way of a double this would be the even neighbor', () => {
    // Just above the middle between 1 and the next single, by less than a double can tell.
    const text = `1.00000005960464477539062500000000000000000001`;
    expect(encodeFloat(text, FLOATS.single)).toBe(0x3f800001n);
    expect(encodeFloat('1.000000059604644775390625', FLOATS.single)).toBe(0x3f800000n);
  });

  it.each([
    ['65519.99', 0x7bffn],
    ['65520', 0x7c00n],
    ['1e999999999', 0x7c00n],
    ['-1e-999999999', 0x8000n],
    ['-inf', 0xfc00n],
    ['NaN', 0x7e00n],
    ['.5', 0x3800n],
    ['1_000', 0x63d0n],
  ])('%s is %i in half precision', (text, bits) => expect(encodeFloat(text, FLOATS.half)).toBe(bits));

  it.each(['', '.', 'x', '1e', '0x1', '1.2.3', '--1'])('refuses %j', (text) =>
    expect(() => encodeFloat(text, FLOATS.half)).toThrow('Not a decimal number'),
  );

  it('tells the kinds apart', () => {
    const kind = (bits: bigint) => decodeFloat(bits, FLOATS.half).kind;
    expect([0n, 0x8000n, 1n, 0x400n, 0x7c00n, 0x7c01n].map(kind)).toEqual([
      'zero',
      'zero',
      'subnormal',
      'normal',
      'infinity',
      'not a number',
    ]);
    expect(() => kind(0x10000n)).toThrow('more than 16 bits');
  });
});

describe('two’s complement', () => {
  // python3: int.to_bytes(-1, 1, 'big', signed=True).hex() and so on.
  it.each([
    [-1n, 8, 0xffn],
    [-128n, 8, 0x80n],
    [127n, 8, 0x7fn],
    [-32768n, 16, 0x8000n],
    [-2n, 128, (1n << 128n) - 2n],
  ])('of %i in %i bits', (value, width, bits) => {
    expect(toTwosComplement(value, width)).toBe(bits);
    expect(fromTwosComplement(bits, width)).toBe(value);
  });

  it('refuses what does not fit', () => {
    expect(() => toTwosComplement(128n, 8)).toThrow('8 bits hold -128 to 127 in two’s complement');
    expect(() => toTwosComplement(-129n, 8)).toThrow('8 bits hold');
    expect(() => fromTwosComplement(256n, 8)).toThrow('more than 8 bits');
  });
});
