import { checkPrimeSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { countPrimes, drawPrimes } from './prime-draws';
import { seededRandom } from './seeded';
import { deviationAmong } from './testing';

const source = seededRandom('primes');
const draw = (min: bigint, max: bigint, count = 1) => drawPrimes(source, { min, max, exclude: new Set() }, count);

describe('drawPrimes', () => {
  it('favours no prime, neither 2 nor one after a large gap', () => {
    // 113 and 127 have none between them.
    const primes = Array.from({ length: 100_000 }, () => draw(101n, 131n)[0]);
    expect(new Set(primes)).toEqual(new Set([101n, 103n, 107n, 109n, 113n, 127n, 131n]));
    expect(deviationAmong(7, primes)).toBeLessThan(5);
    expect(
      deviationAmong(
        4,
        Array.from({ length: 100_000 }, () => draw(2n, 10n)[0]),
      ),
    ).toBeLessThan(5);
  });

  it('draws each set of two equally often', () => {
    const pairs = Array.from({ length: 100_000 }, () =>
      draw(2n, 11n, 2)
        .sort((a, b) => Number(a - b))
        .join(),
    );
    expect(deviationAmong(10, pairs)).toBeLessThan(5);
  });

  it('finds all the primes there are beyond 2^64, and knows that there are no more', () => {
    const base = 10n ** 20n;
    const primes = Array.from({ length: 311 }, (_, at) => base + BigInt(at)).filter((number) => checkPrimeSync(number));
    expect(draw(base, base + 310n, primes.length).sort((a, b) => Number(a - b))).toEqual(primes);
    expect(() => draw(base, base + 310n, primes.length + 1)).toThrow(
      'Not enough prime numbers in the specified range.',
    );
  });
});

describe('countPrimes', () => {
  it('counts as the tables do, where it is quick', () => {
    expect(countPrimes(2n, 1_000_000n)).toBe(78_498);
    expect(countPrimes(1_000_000n, 1_000_002n)).toBe(0);
    expect(countPrimes(2n, 10n ** 9n)).toBeUndefined();
  });
});
