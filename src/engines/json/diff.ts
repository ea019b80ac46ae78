import { pairAligned, pairInAnyOrder, pairKeyed } from './diff-arrays';
import { matchByKey, type Side } from './diff-keys';
import { Numbering, type SameOptions, type Speller, speller, symbolise } from './diff-symbols';
import { children, getKey, type JsonDocument, JsonKind } from './document';

export interface JsonDiffOptions extends SameOptions {
  /** Lists the members of every object by key. */
  sortKeys?: boolean;
  /** Pairs the objects of an array by a member that tells them apart: one of these, or a likely one. */
  arrayKeys?: 'guess' | readonly string[];
  /** Nodes that are as if they were not there. */
  ignored?: { readonly left: ReadonlySet<number>; readonly right: ReadonlySet<number> };
}

/**
 * `inside` is a container found on both sides with differences in it; what follows one level deeper is in it. `moved` is
 * an element that its key shows to stand elsewhere; what else differs in it follows as if it had stayed.
 */
export type DifferenceType = 'inside' | 'added' | 'removed' | 'changed' | 'moved';

export interface DiffRow {
  type: DifferenceType;
  depth: number;
  /** Nodes of the left and the right document, -1 where there is none. */
  left: number;
  right: number;
}

/** Two documents, and what in one corresponds to what in the other. */
export interface Comparison {
  readonly left: Side;
  readonly right: Side;
  isSame(a: number, b: number): boolean;
  /** Both are objects, or both arrays. */
  isInside(a: number, b: number): boolean;
  /**
   * Left and right node of all children of such two, in pairs, -1 where there is none: in the order of the left side,
   * with what only the right has where it belongs. A moved element stands alone twice.
   */
  pairs(a: number, b: number): number[];
  /** Elements that were moved and where they are now, of the arrays whose pairs were asked for. */
  readonly moved: ReadonlyMap<number, number>;
  isMovedTo(right: number): boolean;
  /** The key that the elements of an array were paired by, of the arrays whose pairs were asked for. */
  readonly keys: ReadonlyMap<number, string>;
}

const NONE: ReadonlySet<number> = new Set();

/**
 * Compares values, not their spelling: the order of keys, escapes and 1.0 for 1 make no difference. Of equal keys in
 * one object the last counts, as in every parser.
 */
export function compareDocuments(
  leftDoc: JsonDocument,
  rightDoc: JsonDocument,
  options: JsonDiffOptions = {},
): Comparison {
  const { ignored, ignoreOrder, sortKeys, arrayKeys } = options;
  const spell = speller(options);
  const numberings = { values: new Numbering(), names: new Numbering() };
  const side = (doc: JsonDocument, without: ReadonlySet<number> = NONE): Side => ({
    doc,
    ignored: without,
    symbols: symbolise(doc, spell, numberings, { ignored: without, ignoreOrder }),
  });
  const left = side(leftDoc, ignored?.left);
  const right = side(rightDoc, ignored?.right);
  const moved = new Map<number, number>();
  const movedTo = new Set<number>();
  const keys = new Map<number, string>();

  const elementsIn = (a: number, b: number): number[] => {
    const mine = commentsIn(left, a);
    const theirs = commentsIn(right, b);
    const keyed = arrayKeys && matchByKey(left, mine, right, theirs, arrayKeys);
    if (!keyed) return (ignoreOrder ? pairInAnyOrder : pairAligned)(left, mine, right, theirs);
    keys.set(a, keyed.key);
    const pairs = pairKeyed(keyed, mine, theirs, ignoreOrder ? undefined : moved);
    for (const node of mine) if (moved.has(node)) movedTo.add(moved.get(node)!);
    return pairs;
  };
  return {
    left,
    right,
    isSame: (a, b) => left.symbols[a] === right.symbols[b] || left.ignored.has(a) || right.ignored.has(b),
    isInside: (a, b) => leftDoc.kind[a]! <= JsonKind.array && leftDoc.kind[a] === rightDoc.kind[b],
    pairs: (a, b) =>
      leftDoc.kind[a] === JsonKind.object ? pairMembers(left, a, right, b, spell, sortKeys) : elementsIn(a, b),
    moved,
    isMovedTo: (node) => movedTo.has(node),
    keys,
  };
}

/** The differences, in the order of the text. */
export function getRows(comparison: Comparison): DiffRow[] {
  const { moved } = comparison;
  const rows: DiffRow[] = [];
  const stack: DiffRow[] = [{ type: 'changed', depth: 0, left: 0, right: 0 }];
  for (let pair = stack.pop(); pair; pair = stack.pop()) {
    const { left: a, right: b, type } = pair;
    if (type !== 'changed') {
      rows.push(pair);
      continue;
    }
    if (comparison.isSame(a, b)) continue;
    if (!comparison.isInside(a, b)) {
      rows.push(pair);
      continue;
    }
    rows.push({ ...pair, type: 'inside' });
    const depth = pair.depth + 1;
    const below = comparison.pairs(a, b);
    for (let i = below.length - 2; i >= 0; i -= 2) {
      const [left = -1, right = -1] = [below[i], below[i + 1]];
      const to = right === -1 ? moved.get(left) : undefined;
      if (to !== undefined) {
        stack.push({ type: 'changed', depth, left, right: to }, { type: 'moved', depth, left, right: to });
      } else if (right === -1) stack.push({ type: 'removed', depth, left, right });
      else if (left !== -1) {
        // Most of a large array is the same on both sides.
        if (!comparison.isSame(left, right)) stack.push({ type: 'changed', depth, left, right });
      } else if (!comparison.isMovedTo(right)) stack.push({ type: 'added', depth, left, right });
    }
  }
  return rows;
}

export const diffJson = (left: JsonDocument, right: JsonDocument, options?: JsonDiffOptions): DiffRow[] =>
  getRows(compareDocuments(left, right, options));

export const commentsIn = ({ doc, ignored }: Side, node: number): number[] => {
  const all = [...children(doc, node)];
  return ignored.size === 0 ? all : all.filter((child) => !ignored.has(child));
};

function getMembers({ doc, ignored }: Side, node: number): Map<string, number> {
  const members = new Map<string, number>();
  for (const child of children(doc, node)) members.set(getKey(doc, child)!, child);
  if (ignored.size > 0) for (const [name, child] of members) if (ignored.has(child)) members.delete(name);
  return members;
}

/** Left and right node of every member, in pairs: first those of the left side in its order, then what is new. */
function pairMembers(left: Side, a: number, right: Side, b: number, spell: Speller, sorted = false): number[] {
  const mine = getMembers(left, a);
  const theirs = getMembers(right, b);
  // Names that are the same only in another spelling are paired once those that are truly the same are.
  const loose = new Map<string, string[]>();
  for (const name of theirs.keys()) {
    if (mine.has(name)) continue;
    const spelled = spell.name(name);
    loose.set(spelled, [...(loose.get(spelled) ?? []), name]);
  }
  const rows: [name: string, left: number, right: number][] = [];
  for (const [name, node] of mine) {
    const other = theirs.has(name) ? name : loose.get(spell.name(name))?.shift();
    rows.push([name, node, other === undefined ? -1 : theirs.get(other)!]);
    if (other !== undefined) theirs.delete(other);
  }
  for (const [name, node] of theirs) rows.push([name, -1, node]);
  if (sorted) rows.sort(([x], [y]) => (x < y ? -1 : x > y ? 1 : 0));
  return rows.flatMap(([, x, y]) => [x, y]);
}
