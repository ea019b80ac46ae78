import { InputError } from '@/engines/input-error';
import type { CompareOptions } from './compare';
import { type Change, type ExactLines, exactChanges, exactLines } from './exact-lines';

export interface GitPatchOptions {
  /** The file, as a path below the folder that the patch is applied in. */
  name?: string;
  /** Unchanged lines around each change. */
  context?: number;
  /** Whether a text without anything is a file that is not there, or one that is empty. */
  empty?: 'absent' | 'file';
  /** What is left out of the comparison is left out of the patch. */
  compare?: CompareOptions;
}

const NO_BREAK = '\\ No newline at end of file';
const ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '"': '\\"', '\\': '\\\\' };

/** The name of a file as both `git apply` and `patch` read it. */
function getPath(name: string): string {
  const path = name.trim().replace(/^(?:\.?\/)+/, '');
  if (path === '' || path.endsWith('/') || path.split('/').some((part) => part === '..' || part === '.'))
    throw new InputError('File Name must be the path of a file below the folder it is in, such as src/a.txt', {
      field: 'fileName',
    });
  return path;
}
const quoted = (path: string): string =>
  /["\\\p{Cc}]/u.test(path)
    ? `"${path.replace(/["\\\p{Cc}]/gu, (sign) => ESCAPES[sign] ?? `\\${sign.charCodeAt(0).toString(8).padStart(3, '0')}`)}"`
    : path;
/** A tab ends a name with blanks in it, as git writes it. */
const headed = (mark: string, path: string): string => `${mark} ${quoted(path)}${path.includes(' ') ? '\t' : ''}`;

/** Start and length as a patch writes them: lines count from 1, and what is empty stands after the line before it. */
const range = (start: number, length: number): string => {
  const from = length === 0 ? start : start + 1;
  return length === 1 ? `${from}` : `${from},${length}`;
};

function writeLines(lines: string[], mark: string, { text, starts }: ExactLines, from: number, to: number): void {
  for (let line = from; line < to; line++) {
    const raw = text.slice(starts[line], starts[line + 1]);
    if (raw.endsWith('\n')) lines.push(mark + raw.slice(0, -1));
    else lines.push(mark + raw, NO_BREAK);
  }
}

function header(left: string, right: string, path: string, empty: 'absent' | 'file'): string[] {
  const [before, after] = [`a/${path}`, `b/${path}`];
  const lines = [`diff --git ${quoted(before)} ${quoted(after)}`];
  const isNew = left === '' && empty === 'absent';
  const isGone = right === '' && empty === 'absent';
  if (isNew) lines.push('new file mode 100644');
  if (isGone) lines.push('deleted file mode 100644');
  lines.push(isNew ? '--- /dev/null' : headed('---', before), isGone ? '+++ /dev/null' : headed('+++', after));
  return lines;
}

/** What makes the right text of the left one, for `git apply` and `patch -p1`. Empty where nothing is to be done. */
export function gitPatch(
  left: string,
  right: string,
  { name = 'text.txt', context = 3, empty = 'absent', compare = {} }: GitPatchOptions = {},
): string {
  const path = getPath(name);
  if (left === right) return '';
  const [before, after] = [exactLines(left), exactLines(right)];
  const changes = exactChanges(before, after, compare);
  if (changes.length === 0) return '';

  const lines = header(left, right, path, empty);
  /** By how much the lines behind what is written so far have moved. */
  let moved = 0;
  for (let first = 0; first < changes.length; ) {
    let end = first + 1;
    while (end < changes.length && changes[end]!.leftStart - changes[end - 1]!.leftEnd <= 2 * context) end++;
    const group: readonly Change[] = changes.slice(first, end);
    const from = Math.max(0, group[0]!.leftStart - context);
    const to = Math.min(before.count, group.at(-1)!.leftEnd + context);
    const grown = group.reduce(
      (sum, { leftStart, leftEnd, rightStart, rightEnd }) => sum + rightEnd - rightStart - (leftEnd - leftStart),
      0,
    );
    lines.push(`@@ -${range(from, to - from)} +${range(from + moved, to - from + grown)} @@`);
    let at = from;
    for (const { leftStart, leftEnd, rightStart, rightEnd } of group) {
      writeLines(lines, ' ', before, at, leftStart);
      writeLines(lines, '-', before, leftStart, leftEnd);
      writeLines(lines, '+', after, rightStart, rightEnd);
      at = leftEnd;
    }
    writeLines(lines, ' ', before, at, to);
    moved += grown;
    first = end;
  }
  return `${lines.join('\n')}\n`;
}
