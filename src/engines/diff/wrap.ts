import { HUNK_FIELDS } from './layout';
import { BLOCK_FIELDS, type LineDiff } from './model';

/** Tab stops, as in `tab-size`. */
const TAB = 4;
/** How far back a cut moves to keep a character of several code points together. */
const CLUSTER_REACH = 64;

/** A text of which every code unit between the line breaks takes one column. */
export const isPlain = (text: string): boolean => !/[^\n\r\x20-\x7e]/.test(text);

/** Columns of a monospaced font: two for East Asian wide characters and for whatever needs two code units. */
function getColumns(unit: number, column: number): number {
  if (unit < 0x1100) return unit === 9 ? TAB - (column % TAB) : 1;
  if ((unit & 0xfc00) === 0xdc00) return 0;
  const wide =
    unit <= 0x115f ||
    (unit >= 0x2e80 && unit <= 0xa4cf) ||
    (unit >= 0xac00 && unit <= 0xdfff) ||
    (unit >= 0xf900 && unit <= 0xfaff) ||
    (unit >= 0xfe30 && unit <= 0xfe6f) ||
    (unit >= 0xff01 && unit <= 0xff60) ||
    (unit >= 0xffe0 && unit <= 0xffe6);
  return wide ? 2 : 1;
}

const CONTINUES = /^(?:\p{M}|\u200d|[\u{1f3fb}-\u{1f3ff}])/u;
const splitsPair = (text: string, at: number): boolean =>
  (text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800;
const tearsCluster = (text: string, at: number): boolean =>
  text.charCodeAt(at) > 0x2ff &&
  (splitsPair(text, at) || text[at - 1] === '\u200d' || CONTINUES.test(text.slice(at, at + 2)));

/** Where the first row of `start` to `end` ends: after a space if there is one in its second half. */
function rowEnd(text: string, start: number, end: number, columns: number, plain: boolean): number {
  let at = start;
  if (plain) at = Math.min(end, start + columns);
  else
    for (let column = 0; at < end; at++) {
      column += getColumns(text.charCodeAt(at), column);
      if (column > columns) break;
    }
  if (at >= end) return end;
  // The space itself may hang over the edge, where nobody sees it.
  // Not by lastIndexOf, which would look through all of a megabyte without a space, once for every row of it.
  for (let space = at; space >= start + (at - start) / 2; space--) if (text.charCodeAt(space) === 32) return space + 1;
  const hard = Math.max(at, start + 1);
  let cut = hard;
  while (cut > start + 1 && hard - cut < CLUSTER_REACH && tearsCluster(text, cut)) cut--;
  if (!tearsCluster(text, cut)) return cut;
  return splitsPair(text, hard) ? hard + 1 : hard;
}

/** The rows that a line takes up at a width: the offsets at which they end, the last being the line's end. */
export function cutLine(text: string, start: number, end: number, columns: number, plain = false): number[] {
  const ends: number[] = [];
  let at = start;
  do {
    at = rowEnd(text, at, end, columns, plain);
    ends.push(at);
  } while (at < end);
  return ends;
}

export interface LineHeights {
  /** Rows that each line takes up; at least one. */
  rows: Uint32Array;
  /** Columns of the widest row. */
  widest: number;
}

/** How many rows each line takes up, for any number of lines within milliseconds. */
export function lineHeights(text: string, bounds: Uint32Array, columns: number, plain: boolean): LineHeights {
  const rows = new Uint32Array(bounds.length / 2);
  let widest = 0;
  for (let line = 0; line < rows.length; line++) {
    const start = bounds[2 * line]!;
    const end = bounds[2 * line + 1]!;
    let width = end - start;
    if (!plain) {
      width = 0;
      for (let at = start; at < end && width <= columns; at++) width += getColumns(text.charCodeAt(at), width);
    }
    rows[line] = width <= columns ? 1 : cutLine(text, start, end, columns, plain).length;
    widest = Math.max(widest, Math.min(width, columns));
  }
  return { rows, widest };
}

/** Rows of a view of which each takes up one row or more on screen. */
export interface WrappedRows {
  count: number;
  /** The view's row at a row on screen, and the how-manieth of its pieces that is. */
  at(screenRow: number): { row: number; piece: number };
  /** The row on screen where a row of the view begins. */
  start(row: number): number;
}

function wrapped(starts: Uint32Array): WrappedRows {
  const rows = starts.length - 1;
  return {
    count: starts[rows]!,
    start: (row) => starts[row]!,
    at(screenRow) {
      let low = 0;
      let high = rows;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (starts[middle]! <= screenRow) low = middle;
        else high = middle - 1;
      }
      return { row: low, piece: screenRow - starts[low]! };
    },
  };
}

/** The rows of the unified view, wrapped. */
export function wrapUnified({ hunks }: LineDiff, left: Uint32Array, right: Uint32Array): WrappedRows {
  let added = 0;
  for (let h = 0; h < hunks.length; h += HUNK_FIELDS) added += hunks[h + 3]! - hunks[h + 2]!;
  const starts = new Uint32Array(left.length + added + 1);
  let row = 0;
  const take = (heights: Uint32Array, from: number, to: number): void => {
    for (let line = from; line < to; line++, row++) starts[row + 1] = starts[row]! + heights[line]!;
  };
  let done = 0;
  for (let h = 0; h < hunks.length; h += HUNK_FIELDS) {
    take(left, done, hunks[h + 1]!);
    take(right, hunks[h + 2]!, hunks[h + 3]!);
    done = hunks[h + 1]!;
  }
  take(left, done, left.length);
  return wrapped(starts);
}

/** The rows of the split view, wrapped: a row is as high as the higher of its halves. */
export function wrapSplit({ blocks }: LineDiff, left: Uint32Array, right: Uint32Array): WrappedRows {
  let count = 0;
  for (let b = 0; b < blocks.length; b += BLOCK_FIELDS) count += Math.max(blocks[b + 2]!, blocks[b + 4]!);
  const starts = new Uint32Array(count + 1);
  let row = 0;
  for (let b = 0; b < blocks.length; b += BLOCK_FIELDS) {
    const [l, ls, r, rs] = [blocks[b + 1]!, blocks[b + 2]!, blocks[b + 3]!, blocks[b + 4]!];
    for (let i = 0; i < ls || i < rs; i++, row++) {
      starts[row + 1] = starts[row]! + Math.max(i < ls ? left[l + i]! : 1, i < rs ? right[r + i]! : 1);
    }
  }
  return wrapped(starts);
}
