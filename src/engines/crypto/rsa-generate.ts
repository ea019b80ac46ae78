import { encodeHex } from '@/engines/bytes/hex';
import { isPrime, primesUpTo } from '@/engines/number/primes';
import type { RandomSource } from '@/engines/random/source';
import { bitLength, inverse, type RsaKey, readPkcs8 } from './rsa-key';

const EXPONENT = 65_537n;

async function generateNatively(bits: number): Promise<RsaKey> {
  const pair = await crypto.subtle.generateKey(
    { name: 'RSASSA-PKCS1-v1_5', modulusLength: bits, publicExponent: Uint8Array.of(1, 0, 1), hash: 'SHA-256' },
    true,
    ['sign', 'verify'],
  );
  return readPkcs8(new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey)));
}

/** Sizes that are no multiple of this are what some browsers silently round down. */
const USUAL_STEP = 128;
/** The smallest of the unusual sizes: quick to try. */
const PROBE = 1032;

/**
 * A key pair whose modulus has exactly so many bits. The platform makes it where it keeps to the size; where it does not, or is not there at all
 * (a page over plain HTTP), the primes are found here, which takes longer and tells how far it is.
 */
export async function generateRsaKey(
  bits: number,
  random: RandomSource,
  progress: (done: number) => void,
): Promise<RsaKey> {
  if (globalThis.crypto?.subtle && (bits % USUAL_STEP === 0 || (await keepsSize()))) {
    const key = await generateNatively(bits);
    if (bitLength(key.n) === bits) return key;
  }
  return generateFromPrimes(bits, random, progress);
}

const keepsSize = async () => bitLength((await generateNatively(PROBE)).n) === PROBE;

/** FIPS 186-5, A.1.3: two primes of half the size that are not near each other, and a large private exponent. */
export function generateFromPrimes(bits: number, random: RandomSource, progress: (done: number) => void): RsaKey {
  const half = bits / 2;
  for (;;) {
    const p = findPrime(half, random, (done) => progress(done / 2));
    const q = findPrime(half, random, (done) => progress(0.5 + done / 2));
    const apart = p > q ? p - q : q - p;
    if (bitLength(apart) < half - 99) continue;
    const d = inverse(EXPONENT, leastCommonMultiple(p - 1n, q - 1n));
    if (bitLength(d) <= half) continue;
    return p > q ? { n: p * q, e: EXPONENT, d, p, q } : { n: p * q, e: EXPONENT, d, p: q, q: p };
  }
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return (a / x) * b;
}

const SIEVE_LIMIT = 60_000;

/** A prime with its two highest bits set, so that the product of two has exactly twice the bits. */
function findPrime(bits: number, random: RandomSource, progress: (done: number) => void): bigint {
  const small = primesUpTo(SIEVE_LIMIT).slice(1);
  // One number in ln(2^bits) is prime; the sieve leaves one in about twenty to be tested.
  const expected = (bits * Math.LN2) / 20;
  const window = Math.ceil(bits * 4);
  let tested = 0;
  for (;;) {
    const start = drawOdd(bits, random);
    const composite = new Uint8Array(window);
    for (const prime of small) {
      // The first k for which start + 2k is a multiple of the prime.
      const rest = Number(start % BigInt(prime));
      let k = rest === 0 ? 0 : (prime - rest) % 2 === 0 ? (prime - rest) / 2 : (2 * prime - rest) / 2;
      for (; k < window; k += prime) composite[k] = 1;
    }
    for (let k = 0; k < window; k++) {
      if (composite[k]) continue;
      const candidate = start + 2n * BigInt(k);
      if (bitLength(candidate) > bits) break;
      progress(1 - Math.exp(-tested++ / expected));
      if ((candidate - 1n) % EXPONENT !== 0n && isPrime(candidate)) return candidate;
    }
  }
}

function drawOdd(bits: number, random: RandomSource): bigint {
  const draw = BigInt(`0x${encodeHex(random.bytes(Math.ceil(bits / 8)))}`);
  const size = BigInt(bits);
  return (draw & ((1n << size) - 1n)) | (3n << (size - 2n)) | 1n;
}
