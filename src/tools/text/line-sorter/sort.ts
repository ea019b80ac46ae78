import { shuffle } from '@/engines/random/draw';
import type { RandomSource } from '@/engines/random/source';
import { inLineOrder } from '@/engines/text/line-order';
import { withoutDuplicates } from '@/engines/text/lines';
import { splitGraphemes } from '@/engines/text/segment';

export interface SortOptions {
  sortType: 'alphabetical' | 'numeric' | 'length' | 'wordCount';
  caseSensitive: boolean;
  reverse: boolean;
  removeDuplicates: boolean;
  trimWhitespace: boolean;
  randomize: boolean;
}

/** A hyphen that joins a word and a number, as in Photo-2, is no sign. */
const NUMBER = /(?:(?<![\p{L}\p{M}\p{N}_])[-+])?(?:\d[\d,]*\.?\d*|\.\d+)(?:e[-+]?\d+)?/iu;

/** The first number of a line, as written but for its commas. */
export const numberIn = (line: string): string | undefined => NUMBER.exec(line)?.[0].replaceAll(',', '');

/** A number as digits that begin with the `power`th before the point. */
interface Exact {
  sign: number;
  power: number;
  digits: string;
}

function exactly(written: string): Exact {
  const [, sign, whole = '', fraction = '', exponent = '0'] = /^([-+]?)(\d*)\.?(\d*)(?:e(.*))?$/i.exec(written)!;
  const digits = (whole + fraction).replace(/^0+/, '');
  return {
    sign: digits === '' ? 0 : sign === '-' ? -1 : 1,
    power: Number(exponent) + digits.length - fraction.length,
    // Without the last zeros one number is greater than another as its digits come later in a dictionary.
    digits: digits.replace(/(?<!0)0+$/, ''),
  };
}

function compareExactly(a: Exact, b: Exact): number {
  if (a.sign !== b.sign || a.sign === 0) return a.sign - b.sign;
  if (a.power !== b.power) return (a.power - b.power) * a.sign;
  return a.digits === b.digits ? 0 : a.digits < b.digits ? -a.sign : a.sign;
}

/** So few characters without an exponent are never rounded. */
const ALWAYS_EXACT = 15;

/** Lines without a number stay at the end, whichever way the others run. */
function sortByNumber(lines: readonly string[], reverse: boolean): string[] {
  const written = lines.map(numberIn);
  const values = written.map(Number);
  const exact: Exact[] = [];
  const exactAt = (at: number) => (exact[at] ??= exactly(written[at]!));
  const rounded = (at: number) => written[at]!.length > ALWAYS_EXACT || /e/i.test(written[at]!);
  // Rounding keeps the order of numbers, so that only those it makes equal need their digits compared.
  const sorted = [...lines.keys()]
    .filter((at) => written[at] !== undefined)
    .sort((a, b) =>
      values[a]! < values[b]!
        ? -1
        : values[a]! > values[b]!
          ? 1
          : (rounded(a) || rounded(b) ? compareExactly(exactAt(a), exactAt(b)) : 0) || a - b,
    );
  if (reverse) sorted.reverse();
  return [...sorted.map((at) => lines[at]!), ...lines.filter((_, at) => written[at] === undefined)];
}

function characterCount(line: string): number {
  let count = 0;
  for (const _ of splitGraphemes(line)) count++;
  return count;
}

const MEASURES = {
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
  if (options.sortType === 'numeric') return sortByNumber(lines, options.reverse);
  const sorted =
    options.sortType === 'alphabetical'
      ? inLineOrder(lines, options.caseSensitive)
      : sortByMeasure(lines, MEASURES[options.sortType]);
  return options.reverse ? sorted.reverse() : sorted;
}
