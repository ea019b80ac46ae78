import { InputError } from '@/engines/input-error';
import { type Decimal, floorDivide } from '@/engines/number/exact';
import { bigintBelow } from './draw';
import type { RandomSource } from './source';

/** Evenly spaced numbers `first`, `first + step`, …: what every generator of numbers draws from. */
export interface Lattice {
  first: bigint;
  step: bigint;
  size: bigint;
}

/** From min up to at most max. */
export function latticeBetween(min: bigint, max: bigint, step = 1n): Lattice {
  if (min > max) throw new InputError('The minimum can’t be greater than the maximum');
  return { first: min, step, size: (max - min) / step + 1n };
}

/** All numbers of so many decimals from min to max, in units of the last decimal. Both ends are among them where they have no more decimals. */
export function decimalsBetween(min: Decimal, max: Decimal, decimals: number): Lattice {
  const unit = 10n ** BigInt(decimals);
  const floor = ({ digits, scale }: Decimal) => floorDivide(digits * unit, 10n ** BigInt(scale));
  if (min.digits * 10n ** BigInt(max.scale) > max.digits * 10n ** BigInt(min.scale))
    throw new InputError('The minimum can’t be greater than the maximum');
  const first = -floor({ ...min, digits: -min.digits });
  const last = floor(max);
  if (first > last)
    throw new InputError(`There is no number with ${decimals} decimals between the minimum and the maximum`);
  return { first, step: 1n, size: last - first + 1n };
}

export const drawFrom = ({ first, step, size }: Lattice, source: RandomSource): bigint =>
  first + step * bigintBelow(source, size);

/** Different numbers in random order; every selection and every order is equally likely. */
export function drawDistinct({ first, step, size }: Lattice, source: RandomSource, count: number): bigint[] {
  if (BigInt(count) > size) throw new RangeError(`No ${count} different numbers among ${size}`);
  const order = inRandomOrder(source, size);
  return Array.from({ length: count }, () => first + step * order.next().value!);
}

/**
 * 0 .. limit - 1, each once, in random order, made as it is asked for: a Fisher-Yates shuffle that remembers only what it has moved, so memory
 * grows with what was taken and not with the limit.
 */
export function* inRandomOrder(source: RandomSource, limit: bigint): Generator<bigint, undefined> {
  const moved = new Map<bigint, bigint>();
  for (let next = 0n; next < limit; next++) {
    const other = next + bigintBelow(source, limit - next);
    const drawn = moved.get(other) ?? other;
    moved.set(other, moved.get(next) ?? next);
    moved.delete(next);
    yield drawn;
  }
}
