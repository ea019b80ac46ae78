/** Euclid's algorithm, for numbers that are not negative. */
export function gcd(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}
export const lcm = (a: bigint, b: bigint): bigint => (a === 0n || b === 0n ? 0n : (a / gcd(a, b)) * b);

/** One division of Euclid's algorithm: dividend = quotient × divisor + remainder. */
export interface Division {
  dividend: bigint;
  divisor: bigint;
  quotient: bigint;
  remainder: bigint;
}
/** The divisions, of which only the first are kept: numbers of thousands of digits take tens of thousands. */
export function euclid(
  a: bigint,
  b: bigint,
  kept = Number.POSITIVE_INFINITY,
): { gcd: bigint; count: number; first: Division[] } {
  const first: Division[] = [];
  let count = 0;
  for (; b !== 0n; count++) {
    const remainder = a % b;
    if (count < kept) first.push({ dividend: a, divisor: b, quotient: a / b, remainder });
    [a, b] = [b, remainder];
  }
  return { gcd: a, count, first };
}
