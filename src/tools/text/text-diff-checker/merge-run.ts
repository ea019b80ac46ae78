import type { CompareOptions } from '@/engines/diff';
import { getSides, type MergePart, mergedText, threeWayParts, twoWayParts } from '@/engines/diff/merge';

/** What a merge gives for programs, and for the page to decide on. */
export interface Merged {
  merge: {
    /** The lines of all texts in order, and who changed them. */
    parts: readonly MergePart[];
    conflicts: number;
  };
}

interface Texts {
  left: string;
  right: string;
  /** What both came from; without it the two are merged alone. */
  base: string | undefined;
}

/** As conflicts name them. */
export const MERGE_NAMES = { left: 'Original Text', right: 'Changed Text' } as const;
export const ANCESTOR_NAME = 'Common Ancestor';

/** A shell takes the last line break off what it hands over, and boxes often lack it: missing in the ancestor alone, it is no change. */
const ended = (base: string, others: readonly string[]): string => {
  if (base === '' || base.endsWith('\n')) return base;
  const lineBreak = others.map((text) => /\r?\n$/.exec(text)?.[0]).find((found) => found !== undefined);
  return base + (lineBreak ?? '');
};

/** The texts as one, with marks around what has to be decided. */
export function mergeTexts({ left, right, base }: Texts, compare: CompareOptions, showAncestor: boolean) {
  const sides = getSides(left, right, base === undefined ? undefined : ended(base, [left, right]));
  const parts = sides.base
    ? threeWayParts(sides.base, sides.left, sides.right)
    : twoWayParts(sides.left, sides.right, compare);
  const conflicts = parts.filter(({ kind }) => kind === 'conflict').length;
  const names = { ...MERGE_NAMES, ...(showAncestor && { base: ANCESTOR_NAME }) };
  return {
    value: mergedText(parts, sides, new Map(), names),
    notes: conflicts > 0 ? [`${conflicts} ${conflicts === 1 ? 'conflict is' : 'conflicts are'} marked.`] : [],
    merge: { parts, conflicts } satisfies Merged['merge'],
  };
}
