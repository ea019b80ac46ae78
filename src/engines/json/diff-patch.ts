import type { Comparison } from './diff';
import { children, getKey, indexOf, type JsonDocument, JsonKind, valueText } from './document';

/** An operation of RFC 6902; `value` is a node of the right document. */
export type PatchOperation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: number }
  | { readonly op: 'remove'; readonly path: string }
  | { readonly op: 'move'; readonly from: string; readonly path: string };

const escaped = (name: string): string => name.replace(/~/g, '~0').replace(/\//g, '~1');

/** Where the node is, as in RFC 6901. */
function getPointer(doc: JsonDocument, node: number): string {
  const steps: string[] = [];
  for (let at = node; at > 0; at = doc.parent[at]!) steps.push(escaped(getKey(doc, at) ?? String(indexOf(doc, at))));
  return steps
    .reverse()
    .map((step) => `/${step}`)
    .join('');
}

/** How many of some places are taken before another, told in few steps however many there are (a Fenwick tree). */
class TakenPaths {
  private readonly sums: Int32Array;
  constructor(size: number) {
    this.sums = new Int32Array(size + 1);
  }
  change(place: number, by: 1 | -1): void {
    for (let at = place + 1; at < this.sums.length; at += at & -at) this.sums[at]! += by;
  }
  before(place: number): number {
    let sum = 0;
    for (let at = place; at > 0; at -= at & -at) sum += this.sums[at]!;
    return sum;
  }
}

/** The patch as JSON on one line, with every value as it was written. */
export const patchText = (operations: readonly PatchOperation[], right: JsonDocument): string =>
  `[${operations
    .map((operation) => {
      const { op, path } = operation;
      const from = op === 'move' ? `"from":${JSON.stringify(operation.from)},` : '';
      const value = 'value' in operation ? `,"value":${valueText(right, operation.value)}` : '';
      return `{"op":"${op}",${from}"path":${JSON.stringify(path)}${value}}`;
    })
    .join()}]`;

/**
 * The operations that make the right document of the left one, as far as the two differ. What is in a container is
 * mended before its elements change their places, so that every path but the last step is as in the left document.
 */
export function toPatch(comparison: Comparison): PatchOperation[] {
  const { left, moved } = comparison;
  const operations: PatchOperation[] = [];
  const stack: { a: number; b: number; pairs?: readonly number[] }[] = [{ a: 0, b: 0 }];
  for (let top = stack.pop(); top; top = stack.pop()) {
    const { a, b, pairs } = top;
    if (pairs) {
      const restructure = left.doc.kind[a] === JsonKind.object ? changeMembers : changePlaces;
      restructure(comparison, a, pairs, operations);
      continue;
    }
    if (comparison.isSame(a, b)) continue;
    if (!comparison.isInside(a, b)) {
      operations.push({ op: 'replace', path: getPointer(left.doc, a), value: b });
      continue;
    }
    const below = comparison.pairs(a, b);
    stack.push({ a, b, pairs: below });
    for (let i = below.length - 2; i >= 0; i -= 2) {
      const x = below[i]!;
      const y = below[i + 1] === -1 ? moved.get(x) : below[i + 1];
      if (x !== -1 && y !== undefined && !comparison.isSame(x, y)) stack.push({ a: x, b: y });
    }
  }
  return operations;
}

function changeMembers({ left, right }: Comparison, a: number, pairs: readonly number[], into: PatchOperation[]): void {
  // Deep documents have as many containers as levels, and most of them keep their members.
  if (!pairs.includes(-1)) return;
  const base = getPointer(left.doc, a);
  for (let i = 0; i < pairs.length; i += 2)
    if (pairs[i + 1] === -1) into.push({ op: 'remove', path: `${base}/${escaped(getKey(left.doc, pairs[i]!)!)}` });
  for (let i = 0; i < pairs.length; i += 2) {
    const [x, value] = [pairs[i]!, pairs[i + 1]!];
    if (x === -1) into.push({ op: 'add', path: `${base}/${escaped(getKey(right.doc, value)!)}`, value });
  }
}

/** Removals from the end on, then moves and additions from the start. */
function changePlaces(comparison: Comparison, a: number, pairs: readonly number[], into: PatchOperation[]): void {
  const { left, moved } = comparison;
  const { doc, ignored } = left;
  const slots = ignored.size === 0 ? pairs : withIgnored(comparison, a, pairs);
  let isNew = false;
  let base: string | undefined;
  const at = (index: number) => {
    base ??= getPointer(doc, a);
    return `${base}/${index}`;
  };
  for (let i = slots.length - 2; i >= 0; i -= 2) {
    const x = slots[i]!;
    if (x === -1) isNew = true;
    else if (slots[i + 1] === -1 && !moved.has(x) && !ignored.has(x))
      into.push({ op: 'remove', path: at(indexOf(doc, x)!) });
  }
  if (!isNew) return;

  const taken = new TakenPaths(slots.length / 2);
  /** Where a moved element is before it is moved, by the node that it is on the right. */
  const origin = new Map<number, number>();
  for (let i = 0; i < slots.length; i += 2) {
    const [x, y] = [slots[i]!, slots[i + 1]!];
    if (x === -1 || (y === -1 && !moved.has(x) && !ignored.has(x))) continue;
    taken.change(i / 2, 1);
    const to = moved.get(x);
    if (to !== undefined) origin.set(to, i / 2);
  }
  for (let i = 0; i < slots.length; i += 2) {
    if (slots[i] !== -1) continue;
    const value = slots[i + 1]!;
    const place = origin.get(value);
    if (place === undefined) into.push({ op: 'add', path: at(taken.before(i / 2)), value });
    else {
      const from = at(taken.before(place));
      taken.change(place, -1);
      into.push({ op: 'move', from, path: at(taken.before(i / 2)) });
    }
    taken.change(i / 2, 1);
  }
}

/** The pairs with those elements of the left side at their places that the comparison took no notice of: they stay. */
function withIgnored({ left }: Comparison, a: number, pairs: readonly number[]): number[] {
  const slots: number[] = [];
  const all = [...children(left.doc, a)];
  let next = 0;
  for (let i = 0; i < pairs.length; i += 2) {
    const x = pairs[i]!;
    if (x !== -1) {
      while (all[next] !== x) slots.push(all[next++]!, -1);
      next++;
    }
    slots.push(x, pairs[i + 1]!);
  }
  while (next < all.length) slots.push(all[next++]!, -1);
  return slots;
}
