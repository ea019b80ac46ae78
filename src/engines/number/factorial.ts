/** Multiplied in halves: two numbers of like size multiply faster than a large one by a small one, over and over. */
function productBetween(from: bigint, to: bigint): bigint {
  if (to - from < 8n) {
    let product = from;
    for (let factor = from + 1n; factor <= to; factor++) product *= factor;
    return product;
  }
  const middle = (from + to) >> 1n;
  return productBetween(from, middle) * productBetween(middle + 1n, to);
}

export const factorial = (number: bigint): bigint => (number < 2n ? 1n : productBetween(2n, number));

/** How many zeros a factorial ends with, by Legendre's formula. */
export function trailingZeros(number: bigint): bigint {
  let zeros = 0n;
  for (let power = 5n; power <= number; power *= 5n) zeros += number / power;
  return zeros;
}
