import { describe, expect, it } from 'vitest';
import { parseDecimal } from '@/engines/number/exact';
import { decimalsBetween, drawDistinct, drawFrom, inRandomOrder, latticeBetween } from './lattice';
import { seededRandom } from './seeded';
import { deviationAmong } from './testing';

const source = seededRandom('lattice');
const decimals = (min: string, max: string, places: number) =>
  decimalsBetween(parseDecimal(min, 'Min'), parseDecimal(max, 'Max'), places);

describe('inRandomOrder', () => {
  it('gives everything once, in each of the 24 orders equally often', () => {
    const orders = Array.from({ length: 24_000 }, () => [...inRandomOrder(source, 4n)].join(''));
    for (const order of orders) expect(new Set(order).size).toBe(4);
    expect(deviationAmong(24, orders)).toBeLessThan(5);
  });

  it('starts at once on more than memory could hold', () => {
    const order = inRandomOrder(source, 10n ** 60n);
    const taken = Array.from({ length: 100 }, () => order.next().value!);
    expect(new Set(taken).size).toBe(100);
    expect([...inRandomOrder(source, 0n)]).toEqual([]);
  });
});

describe('drawFrom and drawDistinct', () => {
  it('is even over a range beyond 2^53, and reaches both of its ends', () => {
    const base = 2n ** 70n;
    const draws = Array.from({ length: 100_000 }, () => drawFrom(latticeBetween(base, base + 9n), source));
    expect(deviationAmong(10, draws)).toBeLessThan(5);
    expect(draws).toContain(base);
    expect(draws).toContain(base + 9n);
  });

  it('draws each pair of different numbers equally often', () => {
    const pairs = Array.from({ length: 24_000 }, () => drawDistinct(latticeBetween(-2n, 2n), source, 2).join());
    expect(deviationAmong(20, pairs)).toBeLessThan(5);
  });
});

describe('decimalsBetween', () => {
  it.each([
    ['0', '1', 1, 0n, 11n],
    ['-0.25', '0.25', 1, -2n, 5n],
    ['0.15', '0.35', 1, 2n, 2n],
    ['-1.5', '-0.5', 0, -1n, 1n],
    ['0.1', '0.3', 10, 1_000_000_000n, 2_000_000_001n],
    ['1e3', '1e3', 2, 100_000n, 1n],
  ])('from %s to %s with %i decimals', (min, max, places, first, size) =>
    expect(decimals(min, max, places)).toEqual({ first, step: 1n, size }),
  );

  it('says when there is nothing to draw from', () => {
    expect(() => decimals('2', '1.9', 1)).toThrow('The minimum can’t be greater than the maximum');
    expect(() => decimals('0.2', '0.8', 0)).toThrow('There is no number with 0 decimals');
    expect(() => latticeBetween(2n, 1n)).toThrow('The minimum can’t be greater than the maximum');
  });
});
