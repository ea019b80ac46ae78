import { InputError } from '@/engines/input-error';
import { integerBelow } from './draw';
import type { RandomSource } from './source';

const FIELD = 'list';
/** Weights have up to three decimals, and are drawn in whole parts of this. */
const PRECISION = 1000;
const MOST_WEIGHT = 1_000_000;

export interface Entry {
  readonly name: string;
  /** In thousandths, a whole number. */
  readonly weight: number;
}

const WEIGHTED = /^(.*\S)(?:\s*[:=×*]\s*|\s+)(\d+(?:\.\d{1,3})?|\.\d{1,3})$/;

/**
 * One entry to a line; on a single line they are separated by commas or semicolons. With weights the number at the end of an entry is its weight,
 * as in `red 3`, and an entry without one weighs 1.
 */
export function parseEntries(text: string, weighted: boolean): Entry[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const filled = lines.filter(Boolean);
  const names = filled.length === 1 ? filled[0]!.split(/[,;]/).map((name) => name.trim()) : filled;
  const entries = names.filter(Boolean).map((entry) => {
    const [, name, number] = (weighted && WEIGHTED.exec(entry)) || [];
    if (name === undefined) return { name: entry, weight: PRECISION };
    if (Number(number) > MOST_WEIGHT) throw new InputError(`${number} is too large a weight`, { field: FIELD });
    return { name: name.replace(/\s*[:=×*]$/, ''), weight: Math.round(Number(number) * PRECISION) };
  });
  if (entries.length === 0) throw new InputError('Enter a list to draw from, one entry to a line', { field: FIELD });
  if (entries.every(({ weight }) => weight === 0))
    throw new InputError('Every weight is 0: nothing can be drawn', { field: FIELD });
  return entries;
}

/** The position of the entry that stands at so much of the whole weight. */
function entryAt(weights: readonly number[], drawn: number): number {
  let rest = drawn;
  return weights.findIndex((weight) => {
    rest -= weight;
    return rest < 0;
  });
}

/** Entries by their weights. Without repeats each is drawn from those that are left, by the weights that are left. */
export function drawEntries(
  entries: readonly Entry[],
  source: RandomSource,
  { count, unique }: { count: number; unique: boolean },
): string[] {
  const weights = entries.map(({ weight }) => weight);
  let whole = weights.reduce((sum, weight) => sum + weight, 0);
  const drawn: string[] = [];
  while (drawn.length < count && whole > 0) {
    const at = entryAt(weights, integerBelow(source, whole));
    drawn.push(entries[at]!.name);
    if (!unique) continue;
    whole -= weights[at]!;
    weights[at] = 0;
  }
  return drawn;
}
