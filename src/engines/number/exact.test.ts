import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { floorDivide, formatDecimal, parseDecimal, parseInteger } from './exact';

describe('exact numbers', () => {
  it('keeps every digit of whole numbers of any size', () => {
    fc.assert(fc.property(fc.bigInt(), (value) => parseInteger(` ${value} `, 'Min') === value));
    expect(parseInteger('9007199254740993', 'Min')).toBe(9007199254740993n);
    expect(parseInteger('1e21', 'Min')).toBe(10n ** 21n);
    expect(parseInteger('12.50e1', 'Min')).toBe(125n);
    expect(parseInteger('−3', 'Min')).toBe(-3n);
  });

  it.each([
    ['0.1', 1n, 1],
    ['-.5', -5n, 1],
    ['5.', 5n, 0],
    ['+1.250', 1250n, 3],
    ['1.5e-3', 15n, 4],
    ['1.5e3', 1500n, 0],
  ])('reads %s', (text, digits, scale) => expect(parseDecimal(text, 'Min')).toEqual({ digits, scale }));

  it.each(['', ' ', '.', '-', 'e5', '1e', '1,000', '0x10', 'NaN', '1 2', '--1'])('refuses %j', (text) =>
    expect(() => parseDecimal(text, 'Min')).toThrow('Min must be a number'),
  );

  it('refuses what is not whole or absurdly large', () => {
    expect(() => parseInteger('1.5', 'Max')).toThrow('Max must be a whole number');
    expect(() => parseInteger('1e9999999', 'Max')).toThrow('exponent');
  });

  it('writes what it read', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.nat(12), (digits, scale) => {
        expect(parseDecimal(formatDecimal({ digits, scale }), 'x')).toEqual({ digits, scale });
      }),
    );
    expect(formatDecimal({ digits: -5n, scale: 2 })).toBe('-0.05');
  });

  it('rounds down like Math.floor', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (a, b) => {
        fc.pre(b !== 0);
        expect(Number(floorDivide(BigInt(a), BigInt(b)))).toBe(Math.floor(a / b) + 0);
      }),
    );
  });
});
