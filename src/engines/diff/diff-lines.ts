import { type CompareOptions, comparableLines } from './compare';
import { endingName, type LineTable, lineAt, lineCount, splitLines } from './lines';
import { BLOCK_FIELDS, Block, HUNK_FIELDS, type LineDiff } from './model';
import { matchSequences } from './sequence';

export interface DiffControl {
  /** Looked at between steps; the work itself is synchronous. */
  signal?: AbortSignal;
  /** Share done, 0 to 1. */
  onProgress?: (share: number) => void;
}

export function diffLines(
  left: string,
  right: string,
  options: CompareOptions = {},
  control: DiffControl = {},
): LineDiff {
  const report = (share: number): void => {
    control.onProgress?.(share);
    control.signal?.throwIfAborted();
  };
  report(0);
  const leftTable = splitLines(left);
  const rightTable = splitLines(right);
  const leftBounds = leftTable.bounds;
  const rightBounds = rightTable.bounds;
  const ids = new Map<string, number>();
  const a = intern(left, leftBounds, options, ids);
  report(0.15);
  const b = intern(right, rightBounds, options, ids);
  report(0.3);
  const total = a.length + b.length;
  const { match, minimal } = matchSequences(a, b, ids.size, (settled) => report(0.3 + (0.5 * settled) / (total || 1)));
  const hunks = joinTouching(slide(collectHunks(match, b.length), a, b, left, leftBounds, right, rightBounds));
  report(0.85);
  const blocks = pairLines(hunks, left, leftBounds, right, rightBounds);
  let removed = 0;
  let added = 0;
  for (let h = 0; h < hunks.length; h += HUNK_FIELDS) {
    removed += hunks[h + 1]! - hunks[h]!;
    added += hunks[h + 3]! - hunks[h + 2]!;
  }
  report(1);
  return {
    leftBounds,
    rightBounds,
    hunks: Int32Array.from(hunks),
    blocks: Int32Array.from(blocks),
    removed,
    added,
    unchanged: a.length - removed,
    identical: left === right,
    minimal,
    notes: collectNotes(leftTable, rightTable, minimal),
  };
}

function intern(text: string, bounds: Uint32Array, options: CompareOptions, ids: Map<string, number>): Int32Array {
  const out = new Int32Array(lineCount(bounds));
  const keys = comparableLines(text, options);
  // With a line feed more than needed: a last line of which nothing is left would otherwise be no line at all.
  const keyBounds = keys === text ? bounds : splitLines(`${keys}\n`).bounds;
  for (let i = 0; i < out.length; i++) {
    const key = lineAt(keys, keyBounds, i);
    let id = ids.get(key);
    if (id === undefined) {
      id = ids.size;
      ids.set(key, id);
    }
    out[i] = id;
  }
  return out;
}

function collectHunks(match: Int32Array, rightCount: number): number[] {
  const hunks: number[] = [];
  let i = 0;
  let j = 0;
  while (i < match.length || j < rightCount) {
    if (i < match.length && match[i] === j) {
      i++;
      j++;
      continue;
    }
    const iStart = i;
    const jStart = j;
    while (i < match.length && match[i] === -1) i++;
    j = i < match.length ? match[i]! : rightCount;
    hunks.push(iStart, i, jStart, j);
  }
  return hunks;
}

/** Beyond this a run of equal lines gives no hint where a change is best shown. */
const SLIDE_LIMIT = 200;

/**
 * A block of added lines whose first line equals the line after it could as well stand one line further down; the
 * diff is as small either way, but readers expect whole paragraphs and functions. Touching another change wins, then
 * starting at the least indentation, after a blank line.
 */
function slide(
  hunks: number[],
  a: Int32Array,
  b: Int32Array,
  left: string,
  leftBounds: Uint32Array,
  right: string,
  rightBounds: Uint32Array,
): number[] {
  for (let h = 0; h < hunks.length; h += HUNK_FIELDS) {
    const onlyAdded = hunks[h] === hunks[h + 1];
    if (!onlyAdded && hunks[h + 2] !== hunks[h + 3]) continue;
    const side = onlyAdded ? 2 : 0;
    const ids = onlyAdded ? b : a;
    const start = hunks[h + side]!;
    const end = hunks[h + side + 1]!;
    const previousEnd = h > 0 ? hunks[h + side - 3]! : 0;
    const nextStart = h + HUNK_FIELDS < hunks.length ? hunks[h + HUNK_FIELDS + side]! : ids.length;
    let up = 0;
    while (up < SLIDE_LIMIT && start - up > previousEnd && ids[start - up - 1] === ids[end - up - 1]) up++;
    let down = 0;
    while (down < SLIDE_LIMIT && end + down < nextStart && ids[start + down] === ids[end + down]) down++;
    if (up === 0 && down === 0) continue;

    const text = onlyAdded ? right : left;
    const bounds = onlyAdded ? rightBounds : leftBounds;
    let best = 0;
    let bestCost = Number.POSITIVE_INFINITY;
    for (let shift = -up; shift <= down; shift++) {
      const touches =
        (h > 0 && start + shift === previousEnd) || (h + HUNK_FIELDS < hunks.length && end + shift === nextStart);
      const cost = touches ? -1 : startCost(text, bounds, start + shift, end + shift);
      if (cost <= bestCost) {
        best = shift;
        bestCost = cost;
      }
    }
    for (let f = 0; f < HUNK_FIELDS; f++) hunks[h + f]! += best;
  }
  return hunks;
}

function startCost(text: string, bounds: Uint32Array, start: number, end: number): number {
  let first = start;
  while (first < end - 1 && indentOf(text, bounds, first) < 0) first++;
  const indent = Math.max(0, indentOf(text, bounds, first));
  const afterBlank = start === 0 || indentOf(text, bounds, start - 1) < 0;
  return indent * 4 + (afterBlank ? 0 : first > start ? 1 : 2);
}

/** -1 for a blank line. */
function indentOf(text: string, bounds: Uint32Array, line: number): number {
  const from = bounds[2 * line]!;
  const to = bounds[2 * line + 1]!;
  for (let i = from; i < to; i++) {
    const unit = text.charCodeAt(i);
    if (unit !== 32 && unit !== 9) return i - from;
  }
  return -1;
}

function joinTouching(hunks: number[]): number[] {
  const out: number[] = [];
  for (let h = 0; h < hunks.length; h += HUNK_FIELDS) {
    const last = out.length - HUNK_FIELDS;
    if (last >= 0 && out[last + 1] === hunks[h] && out[last + 3] === hunks[h + 2]) {
      out[last + 1] = hunks[h + 1]!;
      out[last + 3] = hunks[h + 3]!;
    } else {
      out.push(hunks[h]!, hunks[h + 1]!, hunks[h + 2]!, hunks[h + 3]!);
    }
  }
  return out;
}

/** Pairs compared within one hunk, and within all of them, before pairing falls back to the order of the lines. */
const PAIR_LIMIT = 2_500;
const PAIR_BUDGET = 250_000;

/** Share of common words from which two lines are one line edited. */
const PAIR_THRESHOLD = 0.4;

function pairLines(
  hunks: number[],
  left: string,
  leftBounds: Uint32Array,
  right: string,
  rightBounds: Uint32Array,
): number[] {
  const blocks: number[] = [];
  let budget = PAIR_BUDGET;
  let i = 0;
  let j = 0;
  for (let h = 0; h < hunks.length; h += HUNK_FIELDS) {
    const iStart = hunks[h]!;
    const jStart = hunks[h + 2]!;
    const rows = hunks[h + 1]! - iStart;
    const columns = hunks[h + 3]! - jStart;
    if (iStart > i) blocks.push(Block.equal, i, iStart - i, j, jStart - j);
    i = iStart + rows;
    j = jStart + columns;
    const cells = rows * columns;
    if (rows === 0 || columns === 0) {
      blocks.push(Block.unpaired, iStart, rows, jStart, columns);
    } else if (cells === 1 || cells > PAIR_LIMIT || cells > budget) {
      const both = Math.min(rows, columns);
      blocks.push(Block.paired, iStart, both, jStart, both);
      if (rows !== columns) blocks.push(Block.unpaired, iStart + both, rows - both, jStart + both, columns - both);
    } else {
      budget -= cells;
      const words = new Map<string, number>();
      const leftBags = Array.from({ length: rows }, (_, r) => bagOf(lineAt(left, leftBounds, iStart + r), words));
      const rightBags = Array.from({ length: columns }, (_, c) => bagOf(lineAt(right, rightBounds, jStart + c), words));
      pushAligned(blocks, iStart, jStart, alignBags(leftBags, rightBags), rows, columns);
    }
  }
  const rest = lineCount(leftBounds) - i;
  if (rest > 0) blocks.push(Block.equal, i, rest, j, rest);
  return blocks;
}

function pushAligned(
  blocks: number[],
  iStart: number,
  jStart: number,
  pairs: number[],
  rows: number,
  columns: number,
): void {
  let r = 0;
  let c = 0;
  for (let p = 0; p <= pairs.length; p += 2) {
    const atEnd = p === pairs.length;
    const toR = atEnd ? rows : pairs[p]!;
    const toC = atEnd ? columns : pairs[p + 1]!;
    if (toR > r || toC > c) blocks.push(Block.unpaired, iStart + r, toR - r, jStart + c, toC - c);
    if (atEnd) return;
    const last = blocks.length - BLOCK_FIELDS;
    const extends_ =
      toR === r && toC === c && r > 0 && c > 0 && blocks[last] === Block.paired && blocks[last + 1]! >= iStart;
    if (extends_) {
      blocks[last + 2]!++;
      blocks[last + 4]!++;
    } else {
      blocks.push(Block.paired, iStart + toR, 1, jStart + toC, 1);
    }
    r = toR + 1;
    c = toC + 1;
  }
}

interface Bag {
  /** Word numbers in ascending order, repeats included. */
  words: number[];
  weights: number[];
  weight: number;
}

function bagOf(line: string, ids: Map<string, number>): Bag {
  const found = (line.slice(0, 2_000).match(/[\p{L}\p{N}\p{M}_]+|[^\s\p{L}\p{N}\p{M}_]/gu) ?? []).map((word) => {
    let id = ids.get(word);
    if (id === undefined) {
      id = ids.size;
      ids.set(word, id);
    }
    return { id, weight: word.length };
  });
  found.sort((x, y) => x.id - y.id);
  return {
    words: found.map((word) => word.id),
    weights: found.map((word) => word.weight),
    weight: found.reduce((sum, word) => sum + word.weight, 0),
  };
}

function likeness(one: Bag, other: Bag): number {
  if (one.weight + other.weight === 0) return 1;
  let common = 0;
  for (let i = 0, j = 0; i < one.words.length && j < other.words.length; ) {
    const order = one.words[i]! - other.words[j]!;
    if (order === 0) {
      common += one.weights[i]!;
      j++;
    }
    if (order <= 0) i++;
    else j++;
  }
  return (2 * common) / (one.weight + other.weight);
}

/** Pairs (row, column, ...) in ascending order with the greatest summed likeness. */
function alignBags(left: Bag[], right: Bag[]): number[] {
  const width = right.length + 1;
  const best = new Float64Array((left.length + 1) * width);
  const scores = new Float64Array(left.length * width);
  for (let r = left.length - 1; r >= 0; r--) {
    for (let c = right.length - 1; c >= 0; c--) {
      const at = r * width + c;
      const score = likeness(left[r]!, right[c]!);
      scores[at] = score >= PAIR_THRESHOLD ? score : 0;
      best[at] = Math.max(best[at + width]!, best[at + 1]!, scores[at]! + best[at + width + 1]!);
    }
  }
  const pairs: number[] = [];
  for (let r = 0, c = 0; r < left.length && c < right.length; ) {
    const at = r * width + c;
    if (scores[at]! > 0 && best[at] === scores[at]! + best[at + width + 1]!) pairs.push(r++, c++);
    else if (best[at] === best[at + width]) r++;
    else c++;
  }
  return pairs;
}

function collectNotes(left: LineTable, right: LineTable, minimal: boolean): string[] {
  const notes: string[] = [];
  const leftEnding = endingName(left);
  const rightEnding = endingName(right);
  if (leftEnding && rightEnding && leftEnding !== rightEnding) {
    notes.push(`Line endings differ: the left text uses ${leftEnding}, the right text ${rightEnding}.`);
  }
  if (left.bounds.length > 0 && right.bounds.length > 0 && left.finalBreak !== right.finalBreak) {
    notes.push(`Only the ${left.finalBreak ? 'left' : 'right'} text ends with a line break.`);
  }
  if (!minimal) notes.push('The texts differ so much that a diff with fewer changed lines may exist.');
  return notes;
}
