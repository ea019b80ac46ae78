import { HUNK_FIELDS } from './layout';
import { lineCount } from './lines';
import type { LineDiff } from './model';

/** Unchanged lines shown around a change, as `diff -u` and git do. */
const CONTEXT = 3;
const NO_BREAK = '\\ No newline at end of file';

interface Change {
  leftStart: number;
  leftEnd: number;
  rightStart: number;
  rightEnd: number;
}

const getChanges = ({ hunks }: LineDiff): Change[] =>
  Array.from({ length: hunks.length / HUNK_FIELDS }, (_, at) => {
    const [leftStart = 0, leftEnd = 0, rightStart = 0, rightEnd = 0] = hunks.subarray(HUNK_FIELDS * at);
    return { leftStart, leftEnd, rightStart, rightEnd };
  });

/** The lines of a text as a patch has them: a `\r` before the break stays, and what ends without a break says so. */
function getLines(text: string, bounds: Uint32Array) {
  const count = lineCount(bounds);
  const finalBreak = count > 0 && bounds[2 * count - 1]! < text.length;
  return {
    count,
    finalBreak,
    write(mark: string, line: number): string {
      const end = bounds[2 * line + 1]!;
      const written = mark + text.slice(bounds[2 * line]!, text.startsWith('\r\n', end) ? end + 1 : end);
      return line === count - 1 && !finalBreak ? `${written}\n${NO_BREAK}` : written;
    },
  };
}

type Lines = ReturnType<typeof getLines>;

/** Last lines may agree but for the break after them: the comparison of lines does not see it, a patch must. */
function withFinalBreaks(changes: readonly Change[], before: Lines, after: Lines): Change[] {
  const last = changes.at(-1);
  const ends = { leftEnd: before.count, rightEnd: after.count };
  const isOpen = (lines: Lines) => lines.count > 0 && !lines.finalBreak;
  if ((last?.leftEnd ?? 0) < before.count && (last?.rightEnd ?? 0) < after.count)
    return isOpen(before) === isOpen(after)
      ? [...changes]
      : [...changes, { leftStart: before.count - 1, rightStart: after.count - 1, ...ends }];
  if (!last || last.leftStart === 0 || last.rightStart === 0) return [...changes];
  const isAdded = last.leftStart === last.leftEnd && isOpen(before);
  const isRemoved = last.rightStart === last.rightEnd && isOpen(after);
  if (!isAdded && !isRemoved) return [...changes];
  return [...changes.slice(0, -1), { leftStart: last.leftStart - 1, rightStart: last.rightStart - 1, ...ends }];
}

/** Start and length as a patch writes them: lines count from 1, and what is empty stands after the line before it. */
const range = (start: number, end: number) => {
  const length = end - start;
  const from = length === 0 ? start : start + 1;
  return length === 1 ? `${from}` : `${from},${length}`;
};

/** The difference of two texts as a unified patch, which `patch` and `git apply` take. Empty where there is none. */
export function unifiedPatch(
  left: string,
  right: string,
  diff: LineDiff,
  names: readonly [left: string, right: string] = ['a', 'b'],
): string {
  const before = getLines(left, diff.leftBounds);
  const after = getLines(right, diff.rightBounds);
  const changes = withFinalBreaks(getChanges(diff), before, after);
  if (changes.length === 0) return '';

  const lines = [`--- ${names[0]}`, `+++ ${names[1]}`];
  for (let first = 0; first < changes.length; ) {
    let end = first + 1;
    while (end < changes.length && changes[end]!.leftStart - changes[end - 1]!.leftEnd <= 2 * CONTEXT) end++;
    const group = changes.slice(first, end);
    const leading = Math.min(CONTEXT, group[0]!.leftStart);
    const trailing = Math.min(CONTEXT, before.count - group.at(-1)!.leftEnd);
    const leftEnd = group.at(-1)!.leftEnd + trailing;
    lines.push(
      `@@ -${range(group[0]!.leftStart - leading, leftEnd)} +${range(group[0]!.rightStart - leading, group.at(-1)!.rightEnd + trailing)} @@`,
    );
    let at = group[0]!.leftStart - leading;
    for (const { leftStart, leftEnd: removedEnd, rightStart, rightEnd } of group) {
      for (; at < leftStart; at++) lines.push(before.write(' ', at));
      for (; at < removedEnd; at++) lines.push(before.write('-', at));
      for (let line = rightStart; line < rightEnd; line++) lines.push(after.write('+', line));
    }
    for (; at < leftEnd; at++) lines.push(before.write(' ', at));
    first = end;
  }
  return `${lines.join('\n')}\n`;
}
