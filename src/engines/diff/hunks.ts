import { HUNK_FIELDS } from './layout';
/** Where the two differ, from which lines of the one are lines of the other. */
export function collectHunks(match: Int32Array, rightCount: number): number[] {
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
export function slide(
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
  while (first < end - 1 && getIndent(text, bounds, first) < 0) first++;
  const indent = Math.max(0, getIndent(text, bounds, first));
  const afterBlank = start === 0 || getIndent(text, bounds, start - 1) < 0;
  return indent * 4 + (afterBlank ? 0 : first > start ? 1 : 2);
}

/** -1 for a blank line. */
function getIndent(text: string, bounds: Uint32Array, line: number): number {
  const from = bounds[2 * line]!;
  const to = bounds[2 * line + 1]!;
  for (let i = from; i < to; i++) {
    const unit = text.charCodeAt(i);
    if (unit !== 32 && unit !== 9) return i - from;
  }
  return -1;
}

/** Two regions with nothing between them are one. */
export function joinTouching(hunks: number[]): number[] {
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
