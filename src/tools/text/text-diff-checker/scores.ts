import type { Similarity } from '@/engines/diff';
import type { Readability } from '@/engines/text/text-stats';

/** In per cent, to two places. 100% is said of equal texts only, 0% of those with nothing in common. */
export function formatSimilarity({ distance, length, exact }: Similarity): string {
  if (distance === 0) return '100%';
  if (distance === length) return exact ? '0%' : '≥ 0%';
  const percent = Math.round((1 - distance / length) * 10_000) / 100;
  return `${exact ? '' : '≥ '}${Math.min(99.99, Math.max(0.01, percent))}%`;
}

/** One figure where both texts have the same, else the change from one to the other. */
export function formatReadability(original: Readability, changed: Readability): { value: string; note?: string } {
  const [before, after] = [original, changed].map(({ score }) => (score === null ? '–' : score.toFixed(1)));
  if (before === after) return { value: before! };
  return { value: `${before} → ${after}`, note: 'original → changed' };
}
