import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BIT_ACTIONS, bitParts, type FixedBits, flipBit, readBits, writeBits } from './bits';

const press = (text: string, base: number, bits: FixedBits, number: number) => {
  const pattern = readBits(text, base, bits)!;
  return writeBits(flipBit(pattern, pattern.length - 1 - number), base, bits);
};

describe('a bit that is pressed', () => {
  it.each(['int8', 'int16', 'int32', 'int64', 'int128'] as const)('changes %s as BigInt does', (bits) => {
    const width = Number(bits.slice(3));
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 127n), max: 2n ** 127n - 1n }), fc.nat(127), (any, at) => {
        const value = BigInt.asIntN(width, any);
        const number = at % width;
        const next = value ^ (1n << BigInt(number));
        expect(press(String(value), 10, bits, number)).toBe(String(BigInt.asIntN(width, next)));
        const hex = (of: bigint) =>
          BigInt.asUintN(width, of)
            .toString(16)
            .padStart(width / 4, '0');
        expect(press(hex(value), 16, bits, number)).toBe(hex(next));
      }),
    );
  });

  it('changes a double as the platform’s own bytes say', () => {
    const view = new DataView(new ArrayBuffer(8));
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.nat(63), (value, number) => {
        view.setFloat64(0, value);
        view.setBigUint64(0, view.getBigUint64(0) ^ (1n << BigInt(number)));
        const expected = view.getFloat64(0);
        const written = press(Object.is(value, -0) ? '-0' : String(value), 10, 'double', number);
        expect(Number(written)).toBe(expected);
      }),
    );
  });

  it('takes a half apart and together', () => {
    expect(press('1', 10, 'half', 9)).toBe('1.5');
    expect(press('1.5', 10, 'half', 14)).toBe('NaN');
    expect(press('0', 10, 'half', 15)).toBe('-0');
    // 1.5 + 2^-10, the next one.
    expect(press('1.5', 10, 'half', 0)).toBe('1.501');
  });
});

it('has as many bits as the format, each part in its place', () => {
  const count = (bits: FixedBits) =>
    bitParts(bits)
      .join(' ')
      .replace(/\b(\w+)( \1\b)*/g, (run, part) => `${part} ${run.split(' ').length}`);
  expect(count('half')).toBe('sign 1 exponent 5 fraction 10');
  expect(count('single')).toBe('sign 1 exponent 8 fraction 23');
  expect(count('double')).toBe('sign 1 exponent 11 fraction 52');
  expect(count('int128')).toBe('sign 1 value 127');
});

it('inverts and shifts', () => {
  const act = (name: string) => BIT_ACTIONS[name]!('10010110');
  expect(['Invert', 'Shift Left', 'Shift Right', 'All Zero'].map(act)).toEqual([
    '01101001',
    '00101100',
    '01001011',
    '00000000',
  ]);
});

it('has no bits of what is no number of that length', () => {
  expect(readBits('', 10, 'int8')).toBe('00000000');
  for (const text of ['128', '-129', 'x', '1.5']) expect(readBits(text, 10, 'int8')).toBeUndefined();
  expect(readBits('1FF', 16, 'int8')).toBeUndefined();
});
