/** The primes up to a limit, by the sieve of Eratosthenes. */
export function primesUpTo(limit: number): number[] {
  const composite = new Uint8Array(limit + 1);
  const primes: number[] = [];
  for (let number = 2; number <= limit; number++) {
    if (composite[number]) continue;
    primes.push(number);
    for (let multiple = number * number; multiple <= limit; multiple += number) composite[multiple] = 1;
  }
  return primes;
}

const SMALL = primesUpTo(1000).map(BigInt);
const SMALL_SQUARED = 1009n ** 2n;
/** Enough to tell every number below 3.3 × 10^23 for certain, 2^64 among them (Sorenson and Webster, 2015). */
const WITNESSES = SMALL.slice(0, 12);
const CERTAIN_BELOW = 318_665_857_834_031_151_167_461n;

/**
 * Whether a number is prime: certain below 3.3 × 10^23, and beyond that by the Baillie–PSW test on top of Miller–Rabin, for which no composite
 * that passes has ever been found.
 */
export function isPrime(number: bigint): boolean {
  if (number < 2n) return false;
  for (const prime of SMALL) if (number % prime === 0n) return number === prime;
  if (number < SMALL_SQUARED) return true;
  return WITNESSES.every((base) => passesMillerRabin(number, base)) && (number < CERTAIN_BELOW || passesLucas(number));
}

function passesMillerRabin(number: bigint, base: bigint): boolean {
  const [odd, twos] = splitTwos(number - 1n);
  let power = powerModulo(base, odd, number);
  if (power === 1n || power === number - 1n) return true;
  for (let i = 1; i < twos; i++) {
    power = (power * power) % number;
    if (power === number - 1n) return true;
  }
  return false;
}

/** The strong Lucas test with Selfridge's parameters: P = 1 and the first D of 5, -7, 9, -11, … whose Jacobi symbol is -1. */
export function passesLucas(number: bigint): boolean {
  if (isSquare(number)) return false;
  let d = 5n;
  while (jacobi(d, number) !== -1) {
    if (jacobi(d, number) === 0 && (d < 0n ? -d : d) % number !== 0n) return false;
    d = d > 0n ? -d - 2n : -d + 2n;
  }
  const [odd, twos] = splitTwos(number + 1n);
  const modulo = (value: bigint) => ((value % number) + number) % number;
  const half = (value: bigint) => modulo(value % 2n === 0n ? value / 2n : (value + number) / 2n);
  const q = modulo((1n - d) / 4n);
  let [u, v, power] = [1n, 1n, q];
  for (const bit of odd.toString(2).slice(1)) {
    [u, v, power] = [modulo(u * v), modulo(v * v - 2n * power), modulo(power * power)];
    if (bit === '1') [u, v, power] = [half(modulo(u + v)), half(modulo(d * u + v)), modulo(power * q)];
  }
  if (u === 0n || v === 0n) return true;
  for (let i = 1; i < twos; i++) {
    [v, power] = [modulo(v * v - 2n * power), modulo(power * power)];
    if (v === 0n) return true;
  }
  return false;
}

/** `value` as an odd number and how often it was halved. */
function splitTwos(value: bigint): [odd: bigint, twos: number] {
  let twos = 0;
  for (; value % 2n === 0n; twos++) value >>= 1n;
  return [value, twos];
}

export function powerModulo(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  for (base %= modulus; exponent > 0n; exponent >>= 1n) {
    if (exponent & 1n) result = (result * base) % modulus;
    base = (base * base) % modulus;
  }
  return result;
}

function jacobi(top: bigint, bottom: bigint): -1 | 0 | 1 {
  let sign: -1 | 1 = 1;
  top = ((top % bottom) + bottom) % bottom;
  while (top !== 0n) {
    const [odd, twos] = splitTwos(top);
    if (twos % 2 === 1 && (bottom % 8n === 3n || bottom % 8n === 5n)) sign = -sign as -1 | 1;
    if (odd % 4n === 3n && bottom % 4n === 3n) sign = -sign as -1 | 1;
    [top, bottom] = [bottom % odd, odd];
  }
  return bottom === 1n ? sign : 0;
}

function isSquare(number: bigint): boolean {
  let root = 1n << BigInt(Math.ceil(number.toString(2).length / 2));
  for (;;) {
    const next = (root + number / root) >> 1n;
    if (next >= root) return root * root === number;
    root = next;
  }
}
