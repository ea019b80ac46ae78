import type { CompareOptions } from './compare';
import { type ExactLines, exactChanges, exactLines, sliceLines } from './exact-lines';

/** Lines from one to another, the end excluded. */
export type LineRange = readonly [from: number, to: number];

/** A part of the texts, in their order: the same in all, changed in one or in the same way in both, or in two ways. */
export interface MergePart {
  kind: 'same' | 'left' | 'right' | 'both' | 'conflict';
  left: LineRange;
  right: LineRange;
  /** Absent where two texts are merged that have no ancestor. */
  base?: LineRange;
}

export type MergeChoice = 'left' | 'right' | 'left-right' | 'right-left' | 'base' | 'none';

export interface MergeSides {
  left: ExactLines;
  right: ExactLines;
  base?: ExactLines;
}

export const getSides = (left: string, right: string, base?: string): MergeSides => ({
  left: exactLines(left),
  right: exactLines(right),
  ...(base !== undefined && { base: exactLines(base) }),
});

/** Two texts in parts: what is the same, or is ignored, and what is to be chosen. */
export function twoWayParts(left: ExactLines, right: ExactLines, options: CompareOptions = {}): MergePart[] {
  const parts: MergePart[] = [];
  let [l, r] = [0, 0];
  for (const { leftStart, leftEnd, rightStart, rightEnd } of exactChanges(left, right, options)) {
    if (leftStart > l) parts.push({ kind: 'same', left: [l, leftStart], right: [r, rightStart] });
    parts.push({ kind: 'conflict', left: [leftStart, leftEnd], right: [rightStart, rightEnd] });
    [l, r] = [leftEnd, rightEnd];
  }
  if (l < left.count) parts.push({ kind: 'same', left: [l, left.count], right: [r, right.count] });
  return parts;
}

/** Two descendants of one text in parts, as diff3 sees them: changes that touch each other are one. */
export function threeWayParts(base: ExactLines, left: ExactLines, right: ExactLines): MergePart[] {
  const sides = [exactChanges(base, left), exactChanges(base, right)] as const;
  const next = [0, 0];
  /** By how many lines each side is longer than the base, up to here. */
  const moved = [0, 0];
  const parts: MergePart[] = [];
  let at = 0;
  for (;;) {
    const upcoming = ([0, 1] as const).filter((side) => next[side]! < sides[side].length);
    if (upcoming.length === 0) break;
    const start = Math.min(...upcoming.map((side) => sides[side][next[side]!]!.leftStart));
    if (start > at) parts.push(part('same', [at, start], moved));
    let end = start;
    const grown = [0, 0];
    const touched = [false, false];
    for (let again = true; again; ) {
      again = false;
      for (const side of [0, 1] as const) {
        const change = sides[side][next[side]!];
        if (!change || change.leftStart > end) continue;
        end = Math.max(end, change.leftEnd);
        grown[side]! += change.rightEnd - change.rightStart - (change.leftEnd - change.leftStart);
        touched[side] = true;
        next[side]!++;
        again = true;
      }
    }
    const whole = part('conflict', [start, end], moved, grown);
    moved[0]! += grown[0]!;
    moved[1]! += grown[1]!;
    parts.push({ ...whole, kind: getKind(whole, touched, left, right) });
    at = end;
  }
  if (at < base.count) parts.push(part('same', [at, base.count], moved));
  return parts;
}

const part = (
  kind: MergePart['kind'],
  [from, to]: LineRange,
  [left = 0, right = 0]: readonly number[],
  [leftGrown = 0, rightGrown = 0]: readonly number[] = [],
): MergePart => ({
  kind,
  base: [from, to],
  left: [from + left, to + left + leftGrown],
  right: [from + right, to + right + rightGrown],
});

function getKind(
  { left: mine, right: theirs }: MergePart,
  [isLeft, isRight]: readonly boolean[],
  left: ExactLines,
  right: ExactLines,
): MergePart['kind'] {
  if (isLeft && isRight) return sliceLines(left, ...mine) === sliceLines(right, ...theirs) ? 'both' : 'conflict';
  return isLeft ? 'left' : 'right';
}

export interface MergeNames {
  left: string;
  right: string;
  /** With it, conflicts show what both changed, as `--diff3` does. */
  base?: string;
}

const closed = (text: string, lineBreak: string) => (text === '' || text.endsWith('\n') ? text : text + lineBreak);

/**
 * The text that the choices make of the parts. What nobody decided is taken where there is only one way, and marked as a
 * conflict where there are two.
 */
export function mergedText(
  parts: readonly MergePart[],
  sides: MergeSides,
  choices: ReadonlyMap<number, MergeChoice> = new Map(),
  names: MergeNames = { left: 'left', right: 'right' },
): string {
  // The marks end as the lines around them do.
  const lineBreak = /^[^\n]*\r\n/.test(sides.left.text) ? '\r\n' : '\n';
  let merged = '';
  /** A line that had no break at the end of its text gets one when another follows. */
  const add = (text: string) => {
    if (text !== '') merged = closed(merged, lineBreak) + text;
  };
  const marked = (mark: string, name: string) => `${mark} ${name}${lineBreak}`;
  for (const [index, { kind, left, right, base }] of parts.entries()) {
    const texts = {
      left: sliceLines(sides.left, ...left),
      right: sliceLines(sides.right, ...right),
      base: base && sides.base ? sliceLines(sides.base, ...base) : '',
    };
    const choice = choices.get(index);
    if (choice === 'left-right') {
      add(texts.left);
      add(texts.right);
    } else if (choice === 'right-left') {
      add(texts.right);
      add(texts.left);
    } else if (choice === 'left' || choice === 'right' || choice === 'base') add(texts[choice]);
    else if (choice === 'none') continue;
    else if (kind !== 'conflict') add(kind === 'right' ? texts.right : texts.left);
    else {
      add(marked('<<<<<<<', names.left) + closed(texts.left, lineBreak));
      if (names.base !== undefined) add(marked('|||||||', names.base) + closed(texts.base, lineBreak));
      add(`=======${lineBreak}${closed(texts.right, lineBreak)}${marked('>>>>>>>', names.right)}`);
    }
  }
  return merged;
}
