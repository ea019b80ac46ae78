import { execFileSync, spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import { factorial, trailingZeros } from './factorial';
import { factorise, formatFactorisation } from './factorise';
import { euclid, gcd, lcm } from './gcd';
import { isPrime } from './primes';

describe('factorise', () => {
  it('gives primes that multiply to the number', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 18n), (number) => {
        const { powers, rest } = factorise(number);
        expect(rest).toBe(1n);
        expect(powers.reduce((product, { prime, exponent }) => product * prime ** BigInt(exponent), 1n)).toBe(number);
        for (const { prime } of powers) expect(isPrime(prime)).toBe(true);
      }),
      { numRuns: runs(60) },
    );
  });

  it.each([
    // The Fermat numbers F5 and F6 as Euler and Landry took them apart, a repunit, and squares of large primes.
    [2n ** 32n + 1n, '641 × 6700417'],
    [2n ** 64n + 1n, '274177 × 67280421310721'],
    [(10n ** 17n - 1n) / 9n, '2071723 × 5363222357'],
    [1000003n ** 2n, '1000003²'],
    [1000003n ** 3n, '1000003³'],
    [(10n ** 30n + 57n) ** 2n, '1000000000000000000000000000057²'],
    [6n * (2n ** 89n - 1n) ** 12n, '2 × 3 × 618970019642690137449562111¹²'],
    [(2n ** 607n - 1n) ** 11n, `${2n ** 607n - 1n}¹¹`],
    [360n, '2³ × 3² × 5'],
    [1n, '1'],
    [2n ** 61n - 1n, '2305843009213693951'],
  ])('%s is %s', (number, factors) => expect(formatFactorisation(factorise(number))).toBe(factors));

  it('gives up where the budget ends, and says with what', () => {
    const hard = (2n ** 89n - 1n) * (2n ** 107n - 1n);
    const reports: number[] = [];
    const { powers, rest } = factorise(6n * hard, { budget: 20_000, onProgress: (done) => reports.push(done) });
    expect(powers.map(({ prime }) => prime)).toEqual([2n, 3n]);
    expect(rest).toBe(hard);
    expect(reports.at(-1)).toBe(1);
  });

  it.skipIf(spawnSync('factor', ['1']).status !== 0)('agrees with coreutils', () => {
    const numbers = Array.from({ length: 40 }, (_, at) => 2n ** 62n + BigInt(at) * 1_000_003n);
    const theirs = execFileSync('factor', numbers.map(String), { encoding: 'utf8' });
    const mine = numbers.map(
      (number) =>
        `${number}: ${factorise(number)
          .powers.flatMap(({ prime, exponent }) => Array(exponent).fill(prime))
          .join(' ')}`,
    );
    expect(mine).toEqual(theirs.trim().split('\n'));
  });
});

describe('gcd and lcm', () => {
  it('divide and are divided, and their product is that of the numbers', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 40n), fc.bigInt(1n, 10n ** 40n), fc.bigInt(1n, 10n ** 20n), (a, b, common) => {
        const divisor = gcd(a * common, b * common);
        expect(divisor % common).toBe(0n);
        expect([(a * common) % divisor, (b * common) % divisor]).toEqual([0n, 0n]);
        expect(divisor * lcm(a * common, b * common)).toBe(a * common * b * common);
        expect(euclid(a, b, 2).gcd).toBe(gcd(a, b));
        expect(euclid(a, b).first.at(-1)!.divisor).toBe(gcd(a, b));
        for (const { dividend, divisor: by, quotient, remainder } of euclid(a, b).first) {
          expect(by * quotient + remainder).toBe(dividend);
          expect(remainder < by).toBe(true);
        }
      }),
    );
  });
});

describe('factorial', () => {
  it('is the product, and ends with as many zeros as Legendre says', () => {
    let product = 1n;
    for (let number = 0n; number <= 300n; number++) {
      if (number > 0n) product *= number;
      expect(factorial(number)).toBe(product);
      expect(trailingZeros(number)).toBe(BigInt(/0*$/.exec(String(product))![0].length));
    }
  });
});
