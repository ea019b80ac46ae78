import { mayCombine, splitGraphemes } from '@/engines/text/segment';
import { type CompareOptions, comparable, comparableText } from './compare';
import { diffLines } from './diff-lines';
import { HUNK_FIELDS, lineAt } from './layout';

import type { LineDiff } from './model';

export interface Similarity {
  /** 1 - distance / length, 0 to 1. Two empty texts are the same text: 1. */
  score: number;
  /** Characters to insert, delete or replace. */
  distance: number;
  /** Characters of the longer text, as compared. */
  length: number;
  /**
   * False for large texts that differ much: the distance is then added up over the changed regions of the line diff, or
   * over equal shares of the two texts where that comes out lower. Both can only be too high, so the score is never
   * better than the true one.
   */
  exact: boolean;
}

/** 32-row column steps of the bit-parallel table, at 7 to 15 ns each: two texts of 44,000 characters with no end alike. */
const TABLE_BUDGET = 60_000_000;
/** The same for a bound, which is all that is promised of what is larger: a tenth of a second. */
const BOUND_BUDGET = 8_000_000;
/** What it takes to begin with two texts, however short, in the same steps. */
const STEPS_TO_START = 200;
/** Edits the diagonal search looks for; its time grows with the square: about half a second. */
const DIAGONAL_LIMIT = 10_000;

/** `diff` is used for large texts only, and computed where it is needed and not given. */
export function similarity(left: string, right: string, options: CompareOptions = {}, diff?: LineDiff): Similarity {
  const a = toSymbols(comparableText(left, options));
  const b = toSymbols(comparableText(right, options), a.ids);
  const length = Math.max(a.symbols.length, b.symbols.length);
  const result = (distance: number, exact: boolean): Similarity => ({
    score: length === 0 ? 1 : 1 - distance / length,
    distance,
    length,
    exact,
  });
  const [x, y] = trimCommon(a.symbols, b.symbols);
  if (tableSteps(x.length, y.length) <= TABLE_BUDGET) return result(tableDistance(x, y), true);
  const most = Math.min(estimate(left, right, options, diff ?? diffLines(left, right, options)), length);
  if (most <= DIAGONAL_LIMIT) {
    const distance = diagonalDistance(x, y, most);
    if (distance >= 0) return result(distance, true);
  }
  return result(Math.min(most, chunkedDistance(x, y)), false);
}

/** Levenshtein distance between two texts, counted in characters as a reader sees them (grapheme clusters). */
export function editDistance(left: string, right: string): number {
  const a = toSymbols(left);
  const b = toSymbols(right, a.ids);
  return tableDistance(...trimCommon(a.symbols, b.symbols));
}

interface Symbols {
  symbols: Int32Array;
  ids: Map<string, number>;
}

/** A character of one code unit is that unit; one of several is a number from beyond Unicode. */
function toSymbols(text: string, ids = new Map<string, number>()): Symbols {
  const symbols = new Int32Array(text.length);
  if (!mayCombine(text)) {
    for (let i = 0; i < text.length; i++) symbols[i] = text.charCodeAt(i);
    return { symbols, ids };
  }
  let count = 0;
  const add = (cluster: string): void => {
    if (cluster.length === 1) {
      symbols[count++] = cluster.charCodeAt(0);
      return;
    }
    let id = ids.get(cluster);
    if (id === undefined) {
      id = 0x10000 + ids.size;
      ids.set(cluster, id);
    }
    symbols[count++] = id;
  };
  for (const cluster of splitGraphemes(text)) add(cluster);
  return { symbols: symbols.slice(0, count), ids };
}

function trimCommon(a: Int32Array, b: Int32Array): [Int32Array, Int32Array] {
  let start = 0;
  let aEnd = a.length;
  let bEnd = b.length;
  while (start < aEnd && start < bEnd && a[start] === b[start]) start++;
  while (aEnd > start && bEnd > start && a[aEnd - 1] === b[bEnd - 1]) {
    aEnd--;
    bEnd--;
  }
  return [a.subarray(start, aEnd), b.subarray(start, bEnd)];
}

function tableSteps(n: number, m: number): number {
  return Math.ceil(n / 32) * m;
}

let rowBits = new Int32Array(0x10000);

/**
 * Levenshtein distance with 32 rows of the table in one integer (Myers 1999, in the form of Hyyrö 2003). One band of 32
 * rows runs over all columns before the next, so the memory is one bit pair per column however long the texts are.
 */
export function tableDistance(a: Int32Array, b: Int32Array): number {
  const n = a.length;
  const m = b.length;
  if (n === 0 || m === 0) return n + m;
  let largest = 0;
  for (const symbol of a) if (symbol > largest) largest = symbol;
  for (const symbol of b) if (symbol > largest) largest = symbol;
  if (largest >= rowBits.length) rowBits = new Int32Array(largest + 0x1000);
  const bits = rowBits;
  // Difference between neighbouring columns on the lowest row of the band above: the first row counts up by one.
  const plus = new Uint8Array(m).fill(1);
  const minus = new Uint8Array(m);
  for (let from = 0; from < n; from += 32) {
    const rows = Math.min(32, n - from);
    const last = rows - 1;
    for (let i = 0; i < rows; i++) bits[a[from + i]!]! |= 1 << i;
    let pv = -1;
    let mv = 0;
    for (let j = 0; j < m; j++) {
      let eq = bits[b[j]!]!;
      const plusIn = plus[j]!;
      const minusIn = minus[j]!;
      const xv = eq | mv;
      eq |= minusIn;
      const xh = (((eq & pv) + pv) ^ pv) | eq;
      let ph = mv | ~(xh | pv);
      let mh = pv & xh;
      plus[j] = (ph >>> last) & 1;
      minus[j] = (mh >>> last) & 1;
      ph = (ph << 1) | plusIn;
      mh = (mh << 1) | minusIn;
      pv = mh | ~(xv | ph);
      mv = ph & xv;
    }
    for (let i = 0; i < rows; i++) bits[a[from + i]!] = 0;
  }
  let distance = n;
  for (let j = 0; j < m; j++) distance += plus[j]! - minus[j]!;
  return distance;
}

/**
 * Levenshtein distance by furthest-reaching points on diagonals (Ukkonen 1985): quick for long texts with few edits.
 * -1 where it takes more than `most`.
 */
export function diagonalDistance(a: Int32Array, b: Int32Array, most: number): number {
  const n = a.length;
  const m = b.length;
  const target = n - m;
  const zero = most + 2;
  const far = -(n + m + 2);
  let now = new Int32Array(2 * zero + 1).fill(far);
  let before = new Int32Array(2 * zero + 1).fill(far);
  for (let d = 0; d <= most; d++) {
    // Diagonals from which the target is out of reach within the edits that are left are not worth following.
    const low = Math.max(-d, -m, target - (most - d));
    const high = Math.min(d, n, target + (most - d));
    for (let k = low; k <= high; k++) {
      let x = d === 0 ? 0 : Math.max(before[zero + k - 1]! + 1, before[zero + k]! + 1, before[zero + k + 1]!);
      if (x > n) x = n;
      if (x - k > m) x = m + k;
      if (x < 0) continue;
      while (x < n && x - k < m && a[x] === b[x - k]) x++;
      now[zero + k] = x;
      if (k === target && x === n) return d;
    }
    [now, before] = [before, now];
  }
  return -1;
}

/** Distance added up over as many equal shares of the two texts as make the tables affordable. */
function chunkedDistance(a: Int32Array, b: Int32Array): number {
  // A chunk of a text takes as many times fewer steps than the whole as there are chunks, squared.
  const chunks = Math.ceil(tableSteps(a.length, b.length) / BOUND_BUDGET);
  let sum = 0;
  for (let c = 0; c < chunks; c++) {
    const one = a.subarray(Math.floor((a.length * c) / chunks), Math.floor((a.length * (c + 1)) / chunks));
    const other = b.subarray(Math.floor((b.length * c) / chunks), Math.floor((b.length * (c + 1)) / chunks));
    sum += tableDistance(one, other);
  }
  return sum;
}

/** Distance added up over the changed regions. Any alignment of the parts is one of the whole: never too low. */
function estimate(left: string, right: string, options: CompareOptions, diff: LineDiff): number {
  let budget = BOUND_BUDGET;
  const lineBreak = options.ignoreWhitespace ? '' : '\n';
  const line = (text: string, bounds: Uint32Array, i: number): string =>
    comparable(lineAt(text, bounds, i), options) + lineBreak;
  const distance = (one: string, other: string): number => {
    const steps = tableSteps(one.length, other.length) + STEPS_TO_START;
    if (one === '' || other === '' || steps > budget) return Math.max(one.length, other.length);
    budget -= steps;
    return editDistance(one, other);
  };
  // The one place outside the changed regions where the texts may differ: a line break after the last line.
  let sum = 1;
  const { hunks, leftBounds, rightBounds } = diff;
  for (let h = 0; h < hunks.length; h += HUNK_FIELDS) {
    const [i, iEnd, j, jEnd] = [hunks[h]!, hunks[h + 1]!, hunks[h + 2]!, hunks[h + 3]!];
    const rows = Math.max(iEnd - i, jEnd - j);
    if (rows <= 100) {
      let one = '';
      let other = '';
      for (let r = i; r < iEnd; r++) one += line(left, leftBounds, r);
      for (let r = j; r < jEnd; r++) other += line(right, rightBounds, r);
      sum += distance(one, other);
      continue;
    }
    for (let r = 0; r < rows; r++) {
      const one = i + r < iEnd ? line(left, leftBounds, i + r) : '';
      const other = j + r < jEnd ? line(right, rightBounds, j + r) : '';
      sum += distance(one, other);
    }
  }
  return sum;
}
