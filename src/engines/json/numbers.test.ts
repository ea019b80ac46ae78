import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberKey, shortestNumber } from './numbers';

/** A number as an exact fraction of BigInts. */
function exact(lexeme: string): [bigint, bigint] {
  const [, sign, whole = '', fraction = '', power = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(lexeme)!;
  const value = BigInt(`${sign}${whole}${fraction}`);
  const exponent = Number(power) - fraction.length;
  return exponent >= 0 ? [value * 10n ** BigInt(exponent), 1n] : [value, 10n ** BigInt(-exponent)];
}
const isEqual = (a: string, b: string) => {
  const [[p, q], [r, s]] = [exact(a), exact(b)];
  return p * s === r * q;
};

const digits = fc.stringMatching(/^(0|[1-9]\d{0,25})$/);
const lexemes = fc
  .tuple(
    fc.constantFrom('', '-'),
    digits,
    fc.option(fc.stringMatching(/^\d{1,25}$/), { nil: '' }),
    fc.option(fc.tuple(fc.constantFrom('e', 'E'), fc.constantFrom('', '+', '-'), fc.integer({ min: 0, max: 400 }))),
  )
  .map(
    ([sign, whole, fraction, power]) =>
      `${sign}${whole}${fraction ? `.${fraction}` : ''}${power ? power.join('') : ''}`,
  );

describe('numbers', () => {
  it.each([
    ['1.0', '1'],
    ['100000', '1e5'],
    ['1000', '1e3'],
    ['100', '100'],
    ['0.0001', '1e-4'],
    ['0.01', '0.01'],
    ['1.50', '1.5'],
    ['1E+5', '1e5'],
    ['-0.0', '-0'],
    ['0e99', '0'],
    ['12345678901234567890', '12345678901234567890'],
    ['1E400', '1E400'],
    ['1E+400', '1e400'],
    ['123.456', '123.456'],
  ])('writes %s as %s', (lexeme, shortest) => {
    expect(shortestNumber(lexeme)).toBe(shortest);
  });

  it('never changes a value, never lengthens one, and writes JSON', () => {
    fc.assert(
      fc.property(lexemes, (lexeme) => {
        const short = shortestNumber(lexeme);
        expect(() => JSON.parse(short)).not.toThrow();
        expect(short.length).toBeLessThanOrEqual(lexeme.length);
        expect(isEqual(short, lexeme)).toBe(true);
        if (/^-?[0.]+(?:[eE].*)?$/.test(lexeme)) expect(short).toBe(lexeme.startsWith('-') ? '-0' : '0');
      }),
    );
  });

  it('has one key for equal numbers and different ones for others', () => {
    fc.assert(
      fc.property(lexemes, lexemes, (a, b) => {
        expect(numberKey(a) === numberKey(b)).toBe(isEqual(a, b));
        expect(numberKey(a)).toBe(numberKey(shortestNumber(a)));
      }),
    );
    expect(numberKey('12345678901234567890')).not.toBe(numberKey('12345678901234567891'));
  });

  it('takes a million digits and an absurd exponent in its stride', () => {
    expect(shortestNumber(`1${'0'.repeat(1_000_000)}`)).toBe('1e1000000');
    expect(shortestNumber(`0.${'0'.repeat(1_000_000)}1`)).toBe('1e-1000001');
    const absurd = `1e${'9'.repeat(100_000)}`;
    expect(shortestNumber(absurd)).toBe(absurd);
  });
});
