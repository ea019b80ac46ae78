/** For tests of anything that draws. */
import type { RandomSource } from './source';

/** How many standard deviations the chi-square statistic lies from its mean; beyond 5 the draws are not uniform. */
export function deviation(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const expected = total / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const freedom = counts.length - 1;
  return (chiSquare - freedom) / Math.sqrt(2 * freedom);
}

/** The same for draws of any kind, of which there must be so many different ones. */
export function deviationAmong(kinds: number, draws: Iterable<unknown>): number {
  const counts = new Map<unknown, number>();
  for (const draw of draws) counts.set(draw, (counts.get(draw) ?? 0) + 1);
  if (counts.size > kinds) return Number.POSITIVE_INFINITY;
  return Math.abs(deviation([...counts.values(), ...new Array<number>(kinds - counts.size).fill(0)]));
}

/** Gives the words in order, so that a test can place a draw exactly at an edge. */
export function scripted(...words: number[]): RandomSource {
  let next = 0;
  const uint32 = () => words[next++]!;
  return { uint32, bytes: (count) => Uint8Array.from({ length: count }, uint32) };
}
