import { gcd } from './gcd';
import { isPrime, primesUpTo } from './primes';

const TRIAL_LIMIT = 100_000;
/** Differences multiplied together before one greatest common divisor is taken of all. */
const BATCH = 128n;

export interface PrimePower {
  prime: bigint;
  exponent: number;
}
export interface Factorisation {
  /** Ascending. */
  powers: readonly PrimePower[];
  /** What could not be taken apart within the budget; 1 where everything was. */
  rest: bigint;
}

export interface FactoriseOptions {
  /** Steps of the search for large factors. A factor takes about as many as its square root. */
  budget?: number;
  onProgress?(done: number): void;
  /** Factors found elsewhere, for what the budget leaves composite. */
  known?: readonly bigint[];
}

/** What a step takes grows with the square of the length; so many take some seconds, whatever the length. */
function stepsFor(number: bigint): number {
  const words = number.toString(16).length / 16;
  return Math.ceil(6_000_000 / (1.2 + words ** 2 / 40));
}

/** The prime factors: small ones by trial division, large ones by roots and by Pollard's rho in Brent's version. */
export function factorise(
  number: bigint,
  { budget = stepsFor(number), onProgress, known = [] }: FactoriseOptions = {},
): Factorisation {
  const found = new Map<bigint, number>();
  const note = (prime: bigint) => found.set(prime, (found.get(prime) ?? 0) + 1);
  let rest = number;
  for (const small of primesUpTo(TRIAL_LIMIT)) {
    const prime = BigInt(small);
    if (prime * prime > rest) break;
    for (; rest % prime === 0n; rest /= prime) note(prime);
  }
  let left = budget;
  let unsolved = 1n;
  const open = rest > 1n ? [rest] : [];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (isPrime(one)) {
      note(one);
      continue;
    }
    const spend = (steps: number) => {
      left -= steps;
      onProgress?.(1 - Math.max(0, left) / budget);
      return left > 0;
    };
    const factor =
      integerRoot(one) ?? findFactor(one, spend) ?? known.find((factor) => factor < one && one % factor === 0n);
    if (factor === undefined) unsolved *= one;
    else open.push(factor, one / factor);
  }
  const powers = [...found].map(([prime, exponent]) => ({ prime, exponent }));
  return { powers: powers.sort((a, b) => (a.prime < b.prime ? -1 : 1)), rest: unsolved };
}

const absolute = (value: bigint) => (value < 0n ? -value : value);

/** The number of which this is a power, if it is one. It has no factor within the trial limit. */
function integerRoot(number: bigint): bigint | undefined {
  const bits = number.toString(2).length;
  const tail = Math.max(0, bits - 64);
  const log = Math.log2(Number(number >> BigInt(tail))) + tail;
  for (const exponent of primesUpTo(Math.floor(log / Math.log2(TRIAL_LIMIT)))) {
    const k = BigInt(exponent);
    // Newton's method from a little above: what floating point knows of the root, and zeros.
    const zeros = Math.max(0, Math.floor(log / exponent) - 50);
    let root = (BigInt(Math.ceil(2 ** (log / exponent - zeros) * (1 + 1e-11))) + 1n) << BigInt(zeros);
    for (;;) {
      const next = ((k - 1n) * root + number / root ** (k - 1n)) / k;
      if (next >= root) break;
      root = next;
    }
    if (root ** k === number) return root;
  }
  return undefined;
}

/** A factor of a composite number, or undefined once `spend` says that it is enough. */
function findFactor(number: bigint, spend: (steps: number) => boolean): bigint | undefined {
  for (let constant = 1n; ; constant++) {
    const next = (value: bigint) => (value * value + constant) % number;
    let y = 2n;
    let product = 1n;
    let common = 1n;
    let x = y;
    let saved = y;
    for (let length = 1n; common === 1n; length *= 2n) {
      x = y;
      for (let i = 0n; i < length; i++) y = next(y);
      if (!spend(Number(length))) return undefined;
      for (let done = 0n; done < length && common === 1n; done += BATCH) {
        saved = y;
        const batch = length - done < BATCH ? length - done : BATCH;
        for (let i = 0n; i < batch; i++) {
          y = next(y);
          product = (product * absolute(x - y)) % number;
        }
        common = gcd(product, number);
        if (!spend(Number(batch))) return undefined;
      }
    }
    if (common === number) {
      // Several factors met in one batch: go through it again, one by one.
      do {
        saved = next(saved);
        common = gcd(absolute(x - saved), number);
      } while (common === 1n);
    }
    if (common !== number) return common;
  }
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** 2³ × 3 × 5². */
export function formatFactorisation({ powers, rest }: Factorisation): string {
  const parts = powers.map(
    ({ prime, exponent }) =>
      prime + (exponent === 1 ? '' : [...String(exponent)].map((digit) => SUPERSCRIPTS[Number(digit)]).join('')),
  );
  if (rest > 1n) parts.push(`${rest} (composite, not factored)`);
  return parts.join(' × ') || '1';
}
