import { InputError } from '@/engines/input-error';
import type { RandomSource } from './source';

const TWO_32 = 2 ** 32;
const TWO_53 = 2 ** 53;

/** Uniform among 0 .. limit - 1, for limits from 1 to 2^53. */
export function integerBelow(source: RandomSource, limit: number): number {
  if (!Number.isInteger(limit) || limit < 1 || limit > TWO_53) throw new RangeError(`No integer below ${limit}`);
  // A remainder alone would favour small results; draws from the incomplete last block are thrown away instead.
  if (limit <= TWO_32) {
    const fair = TWO_32 - (TWO_32 % limit);
    for (;;) {
      const draw = source.uint32();
      if (draw < fair) return draw % limit;
    }
  }
  const fair = TWO_53 - (TWO_53 % limit);
  for (;;) {
    const draw = (source.uint32() >>> 11) * TWO_32 + source.uint32();
    if (draw < fair) return draw % limit;
  }
}

/** Uniform among 0 .. limit - 1, for limits of any size. */
export function bigintBelow(source: RandomSource, limit: bigint): bigint {
  if (limit < 1n) throw new RangeError(`No integer below ${limit}`);
  const highest = (limit - 1n).toString(16);
  const byteCount = Math.ceil(highest.length / 2);
  const remainingDigit = highest.length % 2;
  const topDigit = Number.parseInt(highest[0]!, 16);
  // All ones down from the highest bit of the top digit: cut to it, at least half of all draws fit.
  const topMask = (1 << (32 - Math.clz32(topDigit))) - 1;
  for (;;) {
    const bytes = source.bytes(byteCount);
    bytes[0]! &= remainingDigit ? topMask : (topMask << 4) | 0xf;
    // Through hex, since shifting byte by byte into a growing BigInt takes quadratic time.
    let digits = '0x';
    for (const byte of bytes) digits += byte.toString(16).padStart(2, '0');
    const draw = BigInt(digits);
    if (draw < limit) return draw;
  }
}

/** Uniform among min .. max, both included. */
export function integerBetween(source: RandomSource, min: number, max: number): number {
  if (!Number.isSafeInteger(min) || !Number.isSafeInteger(max))
    throw new RangeError(`No integers from ${min} to ${max}`);
  if (min > max) throw new InputError('The minimum can’t be greater than the maximum');
  const count = max - min + 1;
  return count <= TWO_53 - 1
    ? min + integerBelow(source, count)
    : Number(bigintBetween(source, BigInt(min), BigInt(max)));
}

/** Uniform among min .. max, both included, of any size. */
export function bigintBetween(source: RandomSource, min: bigint, max: bigint): bigint {
  if (min > max) throw new InputError('The minimum can’t be greater than the maximum');
  return min + bigintBelow(source, max - min + 1n);
}

export function pick<T>(source: RandomSource, items: readonly T[]): T {
  return items[integerBelow(source, items.length)]!;
}

/** A copy in random order, every order equally likely (Fisher-Yates). */
export function shuffle<T>(source: RandomSource, items: readonly T[]): T[] {
  const out = [...items];
  for (let last = out.length - 1; last > 0; last--) {
    const other = integerBelow(source, last + 1);
    [out[last], out[other]] = [out[other]!, out[last]!];
  }
  return out;
}

/** Characters (graphemes) drawn independently. A character that stands twice in the alphabet is twice as likely. */
export function stringFrom(source: RandomSource, alphabet: readonly string[], length: number): string {
  if (alphabet.length === 0 && length > 0) throw new InputError('There are no characters to choose from');
  const characters: string[] = [];
  for (let i = 0; i < length; i++) characters.push(pick(source, alphabet));
  return characters.join('');
}
