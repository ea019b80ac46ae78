import { InputError } from '@/engines/input-error';
import { isPrime, primesUpTo } from '@/engines/number/primes';
import { inRandomOrder } from './lattice';
import type { RandomSource } from './source';

/**
 * Different primes from min to max, every selection equally likely: the first that turn up when the range is walked in random order. Nothing is
 * listed, so the range may be of any size, and a range that has too few is known to have too few once it has been walked.
 */
export function drawPrimes(
  source: RandomSource,
  { min, max, exclude }: { min: bigint; max: bigint; exclude: ReadonlySet<bigint> },
  count: number,
): bigint[] {
  const primes: bigint[] = [];
  // Even numbers but 2 are passed over, which halves the walk: 2 stands for the even number below the first odd one.
  const firstOdd = min <= 3n ? 3n : min | 1n;
  const offset = min <= 2n ? 1n : 0n;
  const odds = max < firstOdd ? 0n : (max - firstOdd) / 2n + 1n;
  for (const at of inRandomOrder(source, odds + offset)) {
    const candidate = at < offset ? 2n : firstOdd + 2n * (at - offset);
    if (exclude.has(candidate) || !isPrime(candidate)) continue;
    primes.push(candidate);
    if (primes.length === count) return primes;
  }
  throw new InputError('Not enough prime numbers in the specified range.');
}

/** Counting takes a sieve as long as the largest number. */
const COUNTABLE = 5_000_000n;

/** How many primes there are from min to max, where that is quickly known. */
export function countPrimes(min: bigint, max: bigint): number | undefined {
  if (max > COUNTABLE) return undefined;
  return primesUpTo(Number(max)).filter((prime) => prime >= min).length;
}
