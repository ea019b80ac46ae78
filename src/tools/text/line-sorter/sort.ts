import { shuffle } from '@/engines/random/draw';
import type { RandomSource } from '@/engines/random/source';
import { lineOrder, withoutDuplicates } from '@/engines/text/lines';
import { graphemesOf } from '@/engines/text/segment';

export interface SortOptions {
  sortType: 'alphabetical' | 'numeric' | 'length' | 'wordCount';
  caseSensitive: boolean;
  reverse: boolean;
  removeDuplicates: boolean;
  trimWhitespace: boolean;
  randomize: boolean;
}

const NUMBER = /[-+]?(?:\d[\d,]*\.?\d*|\.\d+)(?:e[-+]?\d+)?/i;

/** The first number of a line; beyond all others where there is none. */
export const numberIn = (line: string): number => {
  const [found] = NUMBER.exec(line) ?? [];
  return found === undefined ? Number.POSITIVE_INFINITY : Number(found.replaceAll(',', ''));
};

function characterCount(line: string): number {
  let count = 0;
  for (const _ of graphemesOf(line)) count++;
  return count;
}

const MEASURES = {
  numeric: numberIn,
  length: characterCount,
  wordCount: (line: string) => line.match(/\S+/g)?.length ?? 0,
};

/** Measured once each, not at every comparison. */
function sortByMeasure(lines: readonly string[], measure: (line: string) => number): string[] {
  const measures = lines.map(measure);
  return lines
    .map((_, at) => at)
    .sort((a, b) => (measures[a]! < measures[b]! ? -1 : measures[a]! > measures[b]! ? 1 : a - b))
    .map((at) => lines[at]!);
}

export function sortLines(all: readonly string[], options: SortOptions, random: RandomSource): string[] {
  const trimmed = options.trimWhitespace ? all.map((line) => line.trim()) : all;
  const lines = options.removeDuplicates
    ? withoutDuplicates(trimmed, (line) => (options.caseSensitive ? line : line.toLowerCase()))
    : [...trimmed];
  if (options.randomize) return shuffle(random, lines);
  const sorted =
    options.sortType === 'alphabetical'
      ? lines.sort(lineOrder(options.caseSensitive).compare)
      : sortByMeasure(lines, MEASURES[options.sortType]);
  return options.reverse ? sorted.reverse() : sorted;
}
