import { type CompareOptions, comparable } from './compare';
import { collectHunks, joinTouching, slide } from './hunks';
import { HUNK_FIELDS } from './layout';

import { matchSequences } from './sequence';

/** The lines of a text with their ends, as programs that patch and merge see them: only `\n` ends one, and `\r` is a part of it. */
export interface ExactLines {
  text: string;
  /** Where each line starts, and where the last one ends. */
  starts: Uint32Array;
  count: number;
}

export function exactLines(text: string): ExactLines {
  const starts: number[] = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  if (starts.at(-1) !== text.length) starts.push(text.length);
  return { text, starts: Uint32Array.from(starts), count: starts.length - 1 };
}

/** Lines from one to another, with their ends. */
export const sliceLines = ({ text, starts }: ExactLines, from: number, to: number): string =>
  text.slice(starts[from], starts[to]);

/** A changed region: lines of the one side and of the other, ends excluded. */
export interface Change {
  leftStart: number;
  leftEnd: number;
  rightStart: number;
  rightEnd: number;
}

/** How lines are told from each other: to the last character, or without what is ignored. */
function getKeys({ text, starts, count }: ExactLines, options: CompareOptions, ids: Map<string, number>): Int32Array {
  const keys = new Int32Array(count);
  for (let line = 0; line < count; line++) {
    const raw = text.slice(starts[line], starts[line + 1]);
    const isOpen = !raw.endsWith('\n');
    const body = isOpen ? raw : raw.slice(0, -1);
    // GNU diff sees no missing break either where white space is ignored.
    const end = isOpen && !options.ignoreWhitespace ? '\\' : '';
    const key = `${comparable(body, options)}\n${end}`;
    const id = ids.get(key) ?? ids.size;
    ids.set(key, id);
    keys[line] = id;
  }
  return keys;
}

/** Bounds as the placing of changes wants them. */
const getBounds = ({ text, starts, count }: ExactLines): Uint32Array => {
  const bounds = new Uint32Array(2 * count);
  for (let line = 0; line < count; line++) {
    const end = starts[line + 1]!;
    bounds[2 * line] = starts[line]!;
    bounds[2 * line + 1] = text.charCodeAt(end - 1) === 10 ? end - 1 : end;
  }
  return bounds;
};

/** What makes the right text of the left one. With blank lines ignored, changes of these alone are left out. */
export function exactChanges(left: ExactLines, right: ExactLines, options: CompareOptions = {}): Change[] {
  const ids = new Map<string, number>();
  const [a, b] = [getKeys(left, options, ids), getKeys(right, options, ids)];
  const { match } = matchSequences(a, b, ids.size);
  const hunks = joinTouching(
    slide(collectHunks(match, b.length), a, b, left.text, getBounds(left), right.text, getBounds(right)),
  );
  const blank = ids.get('\n');
  const isBlank = (id: number) => id === blank;
  const changes: Change[] = [];
  for (let at = 0; at < hunks.length; at += HUNK_FIELDS) {
    const [leftStart = 0, leftEnd = 0, rightStart = 0, rightEnd = 0] = hunks.slice(at, at + HUNK_FIELDS);
    const isIgnored =
      options.ignoreBlankLines &&
      a.subarray(leftStart, leftEnd).every(isBlank) &&
      b.subarray(rightStart, rightEnd).every(isBlank);
    if (!isIgnored) changes.push({ leftStart, leftEnd, rightStart, rightEnd });
  }
  return changes;
}
