import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDecimal, parseDecimal } from '@/engines/number/exact';
import { parseRanges, withoutRanges } from './holes';
import { decimalsBetween } from './lattice';

/** Everything that can be drawn. */
function all(min: string, max: string, exclude: string, decimals = 0): string[] {
  const range = decimalsBetween(parseDecimal(min, 'Min'), parseDecimal(max, 'Max'), decimals);
  const { left, place } = withoutRanges(range, parseRanges(exclude), decimals);
  return Array.from({ length: Number(left.size) }, (_, at) =>
    formatDecimal({ digits: place(left.first + BigInt(at)), scale: decimals }),
  );
}

describe('exclusions', () => {
  it.each([
    ['1', '10', '4, 7-9', 0, '1 2 3 5 6 10'],
    ['-5', '2', '-5--3; 0', 0, '-2 -1 1 2'],
    ['-3', '3', '−2 to −1, 1..2', 0, '-3 0 3'],
    ['0', '1', '0.15-0.55, .9', 1, '0.0 0.1 0.6 0.7 0.8 1.0'],
    ['0', '3', '0.5, 1.0, 2.0-2.9', 0, '0 3'],
    ['1', '3', '90-99, -7', 0, '1 2 3'],
    ['1', '6', '3-5, 2-4, 3', 0, '1 6'],
    [
      '99999999999999999999998',
      '100000000000000000000002',
      '99999999999999999999999-100000000000000000000001',
      0,
      '99999999999999999999998 100000000000000000000002',
    ],
  ])('from %s to %s without %s', (min, max, exclude, decimals, left) => {
    expect(all(min, max, exclude, decimals).join(' ')).toBe(left);
  });

  it('leave exactly what a filter leaves', () => {
    const range = fc.tuple(fc.integer({ min: -30, max: 60 }), fc.nat(12)).map(([from, more]) => [from, from + more]);
    fc.assert(
      fc.property(fc.array(range, { maxLength: 8 }), (ranges) => {
        const left = Array.from({ length: 40 }, (_, at) => at - 10).filter(
          (value) => !ranges.some(([from, to]) => value >= from! && value <= to!),
        );
        fc.pre(left.length > 0);
        expect(all('-10', '29', ranges.map(([from, to]) => `${from} - ${to}`).join(','))).toEqual(left.map(String));
      }),
    );
  });

  it('are refused where they make no sense', () => {
    expect(() => all('1', '3', '1-3')).toThrow('All numbers of the range are excluded');
    expect(() => all('1', '3', 'two')).toThrow('“two” isn’t a number or a range');
    expect(() => all('1', '9', '5-3')).toThrow('The range 5-3 ends before it begins');
    expect(() => all('1', '9', '1-2-3')).toThrow('isn’t a number or a range');
  });
});
