import { gcd } from './gcd';
import { primesUpTo } from './primes';

/** How far the first stage goes, and how many curves find most factors of 15, of 20 and of 25 digits. */
const LEVELS = [
  { first: 2000, curves: 30 },
  { first: 11_000, curves: 90 },
  { first: 50_000, curves: 400 },
];
const SECOND_STAGE = 50;
/** Primes of the second stage are so many apart from a multiple of this, which spares a multiplication for each. */
const STRIDE = 210;

interface Point {
  readonly x: bigint;
  readonly z: bigint;
}

/** Points of a Montgomery curve without their y, modulo a number that need not be prime. */
function getCurve(sigma: bigint, number: bigint) {
  const mod = (value: bigint) => {
    const rest = value % number;
    return rest < 0n ? rest + number : rest;
  };
  // Suyama's parameters: curves whose order is divisible by 12, which makes it smoother.
  const u = mod(sigma * sigma - 5n);
  const v = mod(4n * sigma);
  const bottom = mod(16n * u ** 3n * v);
  const { common, inverse } = invert(bottom, number);
  const a = mod(mod((v - u) ** 3n) * mod(3n * u + v) * inverse);

  const double = ({ x, z }: Point): Point => {
    const sum = mod((x + z) * (x + z));
    const difference = mod((x - z) * (x - z));
    const rest = sum - difference;
    return { x: mod(sum * difference), z: mod(rest * (difference + mod(a * rest))) };
  };
  /** The sum of two points whose difference is known. */
  const add = (one: Point, two: Point, apart: Point): Point => {
    const p = mod((one.x - one.z) * (two.x + two.z));
    const q = mod((one.x + one.z) * (two.x - two.z));
    return { x: mod(apart.z * mod((p + q) * (p + q))), z: mod(apart.x * mod((p - q) * (p - q))) };
  };
  const multiply = (point: Point, by: number): Point => {
    let [low, high] = [point, double(point)];
    for (const bit of by.toString(2).slice(1)) {
      const middle = add(low, high, point);
      [low, high] = bit === '1' ? [middle, double(high)] : [double(low), middle];
    }
    return low;
  };
  return { common, start: { x: mod(u ** 3n), z: mod(v ** 3n) }, double, add, multiply, mod };
}

function invert(value: bigint, modulus: bigint): { common: bigint; inverse: bigint } {
  let [a, b, x, y] = [value, modulus, 1n, 0n];
  while (b > 0n) [a, b, x, y] = [b, a % b, y, x - (a / b) * y];
  return { common: a, inverse: x };
}

const isProper = (factor: bigint, number: bigint) => factor > 1n && factor < number;

/** One curve. It finds a factor where the curve's order modulo it has only small primes, and one that is not quite as small. */
function tryCurve(number: bigint, sigma: bigint, primes: readonly number[], first: number): bigint | undefined {
  const { common, start, double, add, multiply, mod } = getCurve(sigma, number);
  if (isProper(common, number)) return common;
  let point = start;
  let at = 0;
  for (; at < primes.length && primes[at]! <= first; at++) {
    const prime = primes[at]!;
    for (let power = prime; power <= first; power *= prime) point = multiply(point, prime);
  }
  const afterFirst = gcd(point.z, number);
  if (afterFirst !== 1n) return isProper(afterFirst, number) ? afterFirst : undefined;

  const near: (Point & { product: bigint })[] = [];
  const withProduct = (one: Point) => ({ ...one, product: mod(one.x * one.z) });
  const two = double(point);
  let [before, current] = [point, add(two, point, point)];
  near[1] = withProduct(point);
  for (let odd = 3; odd <= STRIDE / 2; odd += 2) {
    near[odd] = withProduct(current);
    [before, current] = [current, add(current, two, before)];
  }
  const stride = multiply(point, STRIDE);
  let multiple = Math.round(primes[at]! / STRIDE);
  let last = multiply(point, STRIDE * (multiple - 1));
  let giant = withProduct(multiply(point, STRIDE * multiple));
  let product = 1n;
  for (; at < primes.length; at++) {
    const prime = primes[at]!;
    while (prime > STRIDE * multiple + STRIDE / 2) {
      const next = add(giant, stride, last);
      last = giant;
      giant = withProduct(next);
      multiple++;
    }
    const step = near[Math.abs(prime - STRIDE * multiple)]!;
    // x₁z₂ − x₂z₁, by one multiplication: the two products are known.
    product = mod(product * ((giant.x - step.x) * (giant.z + step.z) - giant.product + step.product));
  }
  const afterSecond = gcd(product, number);
  return isProper(afterSecond, number) ? afterSecond : undefined;
}

/** A factor of a composite number without small ones, by Lenstra's elliptic curves: what takes long is the factor's size, not the number's. */
export async function factorByCurves(
  number: bigint,
  /** Called after every curve; it may take a pause, or throw. */
  onCurve: (done: number) => void | Promise<void>,
): Promise<bigint | undefined> {
  const total = LEVELS.reduce((sum, { first, curves }) => sum + first * curves, 0);
  let done = 0;
  let sigma = 6n;
  for (const { first, curves } of LEVELS) {
    const primes = primesUpTo(first * SECOND_STAGE);
    for (let curve = 0; curve < curves; curve++) {
      const factor = tryCurve(number, sigma++, primes, first);
      if (factor) return factor;
      done += first;
      await onCurve(done / total);
    }
  }
  return undefined;
}
