import { describe, expect, it } from 'vitest';
import { fractionAsDecimal, writeFraction } from './fractions';

describe('writeFraction', () => {
  it.each([
    [6, 4, '6/4', '3/2', '1 2/4', '1 1/2'],
    [4, 2, '4/2', '2', '2', '2'],
    [0, 5, '0/5', '0', '0', '0'],
    [-7, 3, '-7/3', '-7/3', '-2 1/3', '-2 1/3'],
    [-2, 6, '-2/6', '-1/3', '-2/6', '-1/3'],
    [3, 1, '3/1', '3', '3', '3'],
    [
      999_999_937,
      1_000_000_000,
      '999999937/1000000000',
      '999999937/1000000000',
      '999999937/1000000000',
      '999999937/1000000000',
    ],
  ])('%i over %i', (top, bottom, as, simple, mixed, both) => {
    const write = (simplify: boolean, mixed: boolean) => writeFraction(top, bottom, { simplify, mixed });
    expect([write(false, false), write(true, false), write(false, true), write(true, true)]).toEqual([
      as,
      simple,
      mixed,
      both,
    ]);
  });
});

describe('fractionAsDecimal', () => {
  it.each([
    [1, 3, '0.33'],
    [2, 3, '0.67'],
    [1, 8, '0.13'],
    [-1, 8, '-0.13'],
    [-1, 1000, '0.00'],
    // 1.005 as a float is a little less, and toFixed gives 1.00.
    [201, 200, '1.01'],
    [1_000_000_000, 1, '1000000000.00'],
  ])('%i over %i is %s', (top, bottom, text) => expect(fractionAsDecimal(top, bottom)).toBe(text));
});
