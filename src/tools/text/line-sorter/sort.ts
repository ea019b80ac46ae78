import { shuffle } from '@/engines/random/draw';
import type { RandomSource } from '@/engines/random/source';
import { countKeys, inKeyOrder, type LineKey } from '@/engines/text/line-keys';
import { inLineOrder, inOrderOf } from '@/engines/text/line-order';
import { withoutDuplicates } from '@/engines/text/lines';
import { mayCombine, splitGraphemes } from '@/engines/text/segment';

export interface SortOptions {
  sortType: 'alphabetical' | 'numeric' | 'length' | 'wordCount' | 'occurrences';
  caseSensitive: boolean;
  reverse: boolean;
  removeDuplicates: boolean;
  trimWhitespace: boolean;
  randomize: boolean;
  /** The part of a line that is sorted by, and by which lines are the same. */
  getKey?: LineKey | undefined;
  /** Which lines stay, by how often they occur. */
  keep?: 'all' | 'repeated' | 'single';
  /** Says before each line how often it occurs. */
  counts?: boolean;
  /** The first line stays where it is. */
  header?: boolean;
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

/** A number rounded, and all its digits once they are needed. */
interface Numbered {
  value: number;
  written: string;
  exact?: Exact;
}

function readNumber(line: string): Numbered | undefined {
  const written = numberIn(line);
  return written === undefined ? undefined : { value: Number(written), written };
}

const isRounded = ({ written }: Numbered): boolean => written.length > ALWAYS_EXACT || /e/i.test(written);
const allDigits = (number: Numbered): Exact => (number.exact ??= exactly(number.written));

/** Rounding keeps the order of numbers, so that only those it makes equal need their digits compared. */
function compareNumbers(a: Numbered, b: Numbered): number {
  if (a.value !== b.value) return a.value < b.value ? -1 : 1;
  return isRounded(a) || isRounded(b) ? compareExactly(allDigits(a), allDigits(b)) : 0;
}

/** Lines without a number stay at the end, whichever way the others run. */
function sortByNumber(lines: readonly string[], reverse: boolean): string[] {
  const sorted = inOrderOf(lines, readNumber, (a, b) => (a && b ? compareNumbers(a, b) : a ? -1 : b ? 1 : 0));
  if (!reverse) return sorted;
  const numbers = sorted.findIndex((line) => numberIn(line) === undefined);
  return numbers < 0 ? sorted.reverse() : [...sorted.slice(0, numbers).reverse(), ...sorted.slice(numbers)];
}

function characterCount(line: string): number {
  if (!mayCombine(line)) return line.length;
  let count = 0;
  for (const _ of splitGraphemes(line)) count++;
  return count;
}

const MEASURES = {
  length: characterCount,
  wordCount: (line: string) => line.match(/\S+/g)?.length ?? 0,
};

function inOrder(lines: readonly string[], { sortType, caseSensitive }: SortOptions, reverse: boolean): string[] {
  if (sortType === 'numeric') return sortByNumber(lines, reverse);
  const sorted =
    sortType === 'length' || sortType === 'wordCount'
      ? inOrderOf(lines, MEASURES[sortType], (a, b) => a - b)
      : inLineOrder(lines, caseSensitive);
  return reverse ? sorted.reverse() : sorted;
}

export function sortLines(all: readonly string[], options: SortOptions, random: RandomSource): string[] {
  const { caseSensitive, sortType, reverse, getKey, keep = 'all', counts } = options;
  const trimmed = options.trimWhitespace ? all.map((line) => line.trim()) : all;
  const head = options.header ? trimmed.slice(0, 1) : [];
  const body = options.header ? trimmed.slice(1) : trimmed;
  const fold = (line: string) => (caseSensitive ? line : line.toLowerCase());
  // A line without a key is the same as no other.
  const identity = getKey ? (line: string) => fold(getKey(line) ?? `\0${line}`) : fold;
  const known = counts || keep !== 'all' || sortType === 'occurrences' ? countKeys(body, identity) : undefined;
  const countOf = (line: string) => known?.get(identity(line)) ?? 1;

  const kept = keep === 'all' ? body : body.filter((line) => (keep === 'repeated') === countOf(line) > 1);
  const lines = options.removeDuplicates || counts ? withoutDuplicates(kept, identity) : [...kept];
  const sort = () => {
    if (options.randomize) return shuffle(random, lines);
    if (sortType === 'occurrences') {
      const often = inOrderOf(lines, countOf, (a, b) => b - a);
      return reverse ? often.reverse() : often;
    }
    return getKey
      ? inKeyOrder(lines, getKey, (keys) => inOrder(keys, options, reverse))
      : inOrder(lines, options, reverse);
  };
  const sorted = sort();
  return [...head, ...(counts ? sorted.map((line) => `${countOf(line)}\t${line}`) : sorted)];
}
