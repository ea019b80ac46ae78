import { checkPrimeSync, generatePrimeSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isPrime, passesLucas, powerModulo, primesUpTo } from './primes';

describe('isPrime', () => {
  it('agrees with the sieve on the first numbers, and there are 1,229 primes below 10,000', () => {
    const primes = new Set(primesUpTo(10_000));
    expect(primes.size).toBe(1229);
    for (let number = -3; number <= 10_000; number++)
      expect(isPrime(BigInt(number)), `${number}`).toBe(primes.has(number));
  });

  it.each([
    // The least composites that pass for the first 1, 2, 3, … prime bases (OEIS A014233).
    ...[2047n, 1373653n, 25326001n, 3215031751n, 2152302898747n, 3474749660383n, 341550071728321n],
    ...[3825123056546413051n, 318665857834031151167461n, 3317044064679887385961981n],
    // Carmichael numbers, a square of a prime, and the product of two large primes.
    ...[561n, 1105n, 294409n, 1022117n ** 2n, (2n ** 61n - 1n) * (2n ** 31n - 1n), (2n ** 127n - 1n) ** 2n],
  ])('is not fooled by %s', (composite) => expect(isPrime(composite)).toBe(false));

  it.each([
    2n ** 31n - 1n,
    2n ** 61n - 1n,
    2n ** 64n - 59n,
    2n ** 89n - 1n,
    2n ** 127n - 1n,
    2n ** 521n - 1n,
    10n ** 100n + 267n,
  ])('knows %s', (prime) => expect(isPrime(prime)).toBe(true));

  it('agrees with OpenSSL on random numbers of many sizes', () => {
    for (const bits of [40, 63, 64, 65, 96, 200]) {
      const prime = generatePrimeSync(bits, { bigint: true });
      for (let number = prime - 30n; number <= prime + 30n; number += 2n)
        expect(isPrime(number), `${number}`).toBe(checkPrimeSync(number));
    }
  });
});

describe('passesLucas', () => {
  it('passes odd primes and just the known pseudoprimes', () => {
    const primes = new Set(primesUpTo(20_000));
    const passing: number[] = [];
    for (let number = 5; number < 20_000; number += 2) {
      const passed = passesLucas(BigInt(number));
      if (primes.has(number)) expect(passed, `${number}`).toBe(true);
      else if (passed) passing.push(number);
    }
    // OEIS A217255.
    expect(passing).toEqual([5459, 5777, 10877, 16109, 18971]);
  });
});

it('raises to a power', () => {
  expect(powerModulo(3n, 200n, 1_000_007n)).toBe(3n ** 200n % 1_000_007n);
  expect(powerModulo(5n, 0n, 7n)).toBe(1n);
});
