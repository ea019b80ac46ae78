import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isExactly, parseRatio, toDecimals, toRatio, toSignificant, upToDecimals } from './ratio';

const Wide = Decimal.clone({ precision: 100, rounding: Decimal.ROUND_HALF_UP });
const ratios = fc.tuple(fc.bigInt(-(10n ** 30n), 10n ** 30n), fc.bigInt(1n, 10n ** 12n));

describe('ratios', () => {
  it('round as another library does', () => {
    fc.assert(
      fc.property(ratios, fc.integer({ min: 0, max: 10 }), ([top, bottom], decimals) => {
        const other = new Wide(String(top)).div(String(bottom));
        const mine = toDecimals(toRatio(top, bottom), decimals);
        expect(mine.replace(/^-(0(\.0*)?)$/, '$1')).toBe(other.toFixed(decimals).replace(/^-(0(\.0*)?)$/, '$1'));
      }),
    );
  });

  it('keep significant digits as another library does', () => {
    const numbers = fc.oneof(ratios, fc.tuple(fc.bigInt(1n, 99n), fc.bigInt(1n, 10n ** 30n)));
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 20 }), ([top, bottom], digits) => {
        const other = new Wide(String(top)).div(String(bottom)).toSignificantDigits(digits);
        expect(new Wide(toSignificant(toRatio(top, bottom), digits)).toString()).toBe(other.toString());
      }),
    );
  });

  it('are written short', () => {
    expect(upToDecimals(parseRatio('1/3', 'x'), 6)).toBe('0.333333');
    expect(upToDecimals(parseRatio('5/2', 'x'), 6)).toBe('2.5');
    expect(upToDecimals(toRatio(200n), 6)).toBe('200');
    expect(upToDecimals(parseRatio('-1e-9', 'x'), 6)).toBe('0');
    expect(toSignificant(parseRatio('999.96', 'x'), 4)).toBe('1000');
    expect(toSignificant(parseRatio('1.5e-9', 'x'), 4)).toBe('1.5e-9');
    expect(toSignificant(parseRatio('-12345678901234567890123', 'x'), 6)).toBe('-1.23457e+22');
    expect(toSignificant(parseRatio('0.00012', 'x'), 6)).toBe('0.00012');
  });

  it('know whether rounding lost anything', () => {
    expect(isExactly(parseRatio('1/8', 'x'), '0.125')).toBe(true);
    expect(isExactly(parseRatio('1/3', 'x'), '0.333333')).toBe(false);
  });
});
