import { type CompareOptions, comparableLines } from './compare';
import { collectHunks, joinTouching, slide } from './hunks';
import { HUNK_FIELDS, lineAt } from './layout';
import { endingName, type LineTable, lineCount, splitLines } from './lines';
import type { LineDiff } from './model';
import { pairLines } from './pairs';
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
  const quiet = options.ignoreBlankLines ? blankHunks(hunks, a, b, ids.get('')) : undefined;
  let removed = 0;
  let added = 0;
  for (let h = 0; h < hunks.length; h += HUNK_FIELDS) {
    if (quiet?.[h / HUNK_FIELDS]) continue;
    removed += hunks[h + 1]! - hunks[h]!;
    added += hunks[h + 3]! - hunks[h + 2]!;
  }
  report(1);
  return {
    leftBounds,
    rightBounds,
    hunks: Int32Array.from(hunks),
    ...(quiet?.includes(1) && { quiet }),
    blocks: Int32Array.from(blocks),
    removed,
    added,
    unchanged: a.length - removed,
    identical: left === right,
    minimal,
    notes: collectNotes(leftTable, rightTable, minimal),
  };
}

/** As `diff -B`: a region counts for nothing where all its lines are blank. */
function blankHunks(hunks: readonly number[], a: Int32Array, b: Int32Array, blank: number | undefined): Uint8Array {
  const isBlank = (id: number) => id === blank;
  return Uint8Array.from({ length: hunks.length / HUNK_FIELDS }, (_, hunk) => {
    const [i = 0, iEnd = 0, j = 0, jEnd = 0] = hunks.slice(hunk * HUNK_FIELDS, (hunk + 1) * HUNK_FIELDS);
    return Number(a.subarray(i, iEnd).every(isBlank) && b.subarray(j, jEnd).every(isBlank));
  });
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
  if (!minimal) notes.push('The texts differ so much that this diff may not be the shortest possible.');
  return notes;
}
