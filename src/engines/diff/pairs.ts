import { HUNK_FIELDS, lineAt } from './layout';
import { lineCount } from './lines';
import { BLOCK_FIELDS, Block } from './model';

/** Pairs compared within one hunk, and within all of them, before pairing falls back to the order of the lines. */
const PAIR_LIMIT = 2_500;
const PAIR_BUDGET = 250_000;

/** Share of common words from which two lines are one line edited. */
const PAIR_THRESHOLD = 0.4;

/** Everything in order, with lines that resemble each other beside each other. */
export function pairLines(
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
      const leftBags = Array.from({ length: rows }, (_, r) => countWords(lineAt(left, leftBounds, iStart + r), words));
      const rightBags = Array.from({ length: columns }, (_, c) =>
        countWords(lineAt(right, rightBounds, jStart + c), words),
      );
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

function countWords(line: string, ids: Map<string, number>): Bag {
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
