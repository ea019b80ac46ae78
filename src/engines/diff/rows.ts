import { HUNK_FIELDS } from './layout';
import { BLOCK_FIELDS, Block, type LineDiff } from './model';

export interface UnifiedRow {
  type: 'unchanged' | 'added' | 'removed';
  /** Line indices from 0, -1 where the row shows no line of that side. */
  left: number;
  right: number;
  /** The line on the other side to compare word by word, -1 where there is none. */
  partner: number;
}

export interface SplitRow {
  type: 'unchanged' | 'added' | 'removed' | 'changed';
  left: number;
  right: number;
  /** The two lines resemble each other and are worth comparing word by word. */
  paired: boolean;
}

/** The rows of a view, none of which exists until it is asked for. */
export interface Rows<Row> {
  count: number;
  row(index: number): Row;
  /** First row of a changed region, for stepping from change to change. */
  rowOfHunk(hunk: number): number;
  hunkCount: number;
}

/** Unified view: in each changed region first what was removed, then what was added. */
export function unifiedRows(diff: LineDiff): Rows<UnifiedRow> {
  const { hunks, blocks, quiet } = diff;
  const hunkCount = hunks.length / HUNK_FIELDS;
  const starts = new Int32Array(hunkCount);
  let addedBefore = 0;
  for (let h = 0; h < hunkCount; h++) {
    // Every left line has a row of its own, so a region starts at its left line plus all that was added before.
    starts[h] = hunks[h * HUNK_FIELDS]! + addedBefore;
    addedBefore += hunks[h * HUNK_FIELDS + 3]! - hunks[h * HUNK_FIELDS + 2]!;
  }
  const count = diff.leftBounds.length / 2 + addedBefore;
  return {
    count,
    hunkCount,
    rowOfHunk: (hunk) => starts[hunk]!,
    row(index) {
      checkRow(index, count);
      const h = lastAtMost(starts, index);
      if (h < 0) return { type: 'unchanged', left: index, right: index, partner: -1 };
      const at = h * HUNK_FIELDS;
      let offset = index - starts[h]!;
      const removed = hunks[at + 1]! - hunks[at]!;
      if (offset < removed) {
        const left = hunks[at]! + offset;
        if (quiet?.[h]) return { type: 'unchanged', left, right: -1, partner: -1 };
        return { type: 'removed', left, right: -1, partner: findPartner(blocks, left, 1) };
      }
      offset -= removed;
      const added = hunks[at + 3]! - hunks[at + 2]!;
      if (offset < added) {
        const right = hunks[at + 2]! + offset;
        if (quiet?.[h]) return { type: 'unchanged', left: -1, right, partner: -1 };
        return { type: 'added', left: -1, right, partner: findPartner(blocks, right, 3) };
      }
      offset -= added;
      return { type: 'unchanged', left: hunks[at + 1]! + offset, right: hunks[at + 3]! + offset, partner: -1 };
    },
  };
}

/** Side-by-side view: what was removed and what was added share rows. */
export function splitRows(diff: LineDiff): Rows<SplitRow> {
  const { hunks, blocks, quiet } = diff;
  const blockCount = blocks.length / BLOCK_FIELDS;
  const starts = new Int32Array(blockCount);
  const isQuiet = new Uint8Array(blockCount);
  const hunkStarts: number[] = [];
  let count = 0;
  for (let i = 0; i < blockCount; i++) {
    const at = i * BLOCK_FIELDS;
    starts[i] = count;
    const hunk = hunkStarts.length * HUNK_FIELDS;
    if (blocks[at] !== Block.equal && blocks[at + 1] === hunks[hunk] && blocks[at + 3] === hunks[hunk + 2]) {
      hunkStarts.push(count);
    }
    if (blocks[at] !== Block.equal) isQuiet[i] = quiet?.[hunkStarts.length - 1] ?? 0;
    count += Math.max(blocks[at + 2]!, blocks[at + 4]!);
  }
  return {
    count,
    hunkCount: hunkStarts.length,
    rowOfHunk: (hunk) => hunkStarts[hunk]!,
    row(index) {
      checkRow(index, count);
      const block = lastAtMost(starts, index);
      const at = block * BLOCK_FIELDS;
      const offset = index - starts[block]!;
      const left = offset < blocks[at + 2]! ? blocks[at + 1]! + offset : -1;
      const right = offset < blocks[at + 4]! ? blocks[at + 3]! + offset : -1;
      if (blocks[at] === Block.equal || isQuiet[block]) return { type: 'unchanged', left, right, paired: false };
      const type = left < 0 ? 'added' : right < 0 ? 'removed' : 'changed';
      return { type, left, right, paired: blocks[at] === Block.paired };
    },
  };
}

function checkRow(index: number, count: number): void {
  if (!(index >= 0 && index < count)) throw new RangeError(`Row ${index} of ${count}`);
}

function lastAtMost(starts: Int32Array, value: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function findPartner(blocks: Int32Array, line: number, field: 1 | 3): number {
  let low = 0;
  let high = blocks.length / BLOCK_FIELDS;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (blocks[middle * BLOCK_FIELDS + field]! <= line) low = middle + 1;
    else high = middle;
  }
  // A block without lines on this side starts at the same line as the one that has it, and stands before it.
  const at = (low - 1) * BLOCK_FIELDS;
  const offset = line - blocks[at + field]!;
  if (blocks[at] !== Block.paired || offset >= blocks[at + field + 1]!) return -1;
  return blocks[at + (field === 1 ? 3 : 1)]! + offset;
}
