import { shuffle } from '@/engines/random/draw';
import type { RandomSource } from '@/engines/random/source';
import { inLineOrder, inOrderOf } from '@/engines/text/line-order';
import { withoutDuplicates } from '@/engines/text/lines';
import { mayCombine, splitGraphemes } from '@/engines/text/segment';

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
      : inOrderOf(lines, MEASURES[options.sortType], (a, b) => a - b);
  return options.reverse ? sorted.reverse() : sorted;
}
