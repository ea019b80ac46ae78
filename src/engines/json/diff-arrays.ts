import { matchSequences } from '@/engines/diff/sequence';
import { type Keyed, longestRise, type Side } from './diff-keys';
import { children, getKey, isContainer, JsonKind } from './document';

/** Runs of unmatched elements up to this many pairs are paired by likeness, longer ones in order. */
const PAIRING_LIMIT = 10_000;
/** Children looked at to tell how alike two containers are. */
const SAMPLE = 64;

/** Left and right node of every element, in pairs: equal ones aligned, what is between them paired by likeness. */
export function pairAligned(left: Side, mine: readonly number[], right: Side, theirs: readonly number[]): number[] {
  const match = align(
    mine.map((node) => left.symbols[node]!),
    theirs.map((node) => right.symbols[node]!),
  );
  const pairs: number[] = [];
  let x = 0;
  let y = 0;
  const between = (toX: number, toY: number) => {
    const [xs, ys] = [mine.slice(x, toX), theirs.slice(y, toY)];
    const alike = (i: number, j: number) => likeness(left, xs[i]!, right, ys[j]!);
    let [i, j] = [0, 0];
    for (const [p, q] of pairUp(xs.length, ys.length, alike)) {
      while (i < p) pairs.push(xs[i++]!, -1);
      while (j < q) pairs.push(-1, ys[j++]!);
      pairs.push(xs[i++]!, ys[j++]!);
    }
    while (i < xs.length) pairs.push(xs[i++]!, -1);
    while (j < ys.length) pairs.push(-1, ys[j++]!);
  };
  for (const [at, other] of match.entries()) {
    if (other === -1) continue;
    if (at > x || other > y) between(at, other);
    pairs.push(mine[at]!, theirs[other]!);
    x = at + 1;
    y = other + 1;
  }
  between(mine.length, theirs.length);
  return pairs;
}

/** The same where order is none: equal ones first, the rest by likeness, in the order of the left side. */
export function pairInAnyOrder(left: Side, mine: readonly number[], right: Side, theirs: readonly number[]): number[] {
  const waiting = new Map<number, number[]>();
  for (const node of theirs.toReversed()) {
    const same = waiting.get(right.symbols[node]!);
    if (same) same.push(node);
    else waiting.set(right.symbols[node]!, [node]);
  }
  const partner = new Map<number, number>();
  for (const node of mine) {
    const same = waiting.get(left.symbols[node]!)?.pop();
    if (same !== undefined) partner.set(node, same);
  }
  const taken = new Set(partner.values());
  const xs = mine.filter((node) => !partner.has(node));
  const ys = theirs.filter((node) => !taken.has(node));
  const alike = (i: number, j: number) => likeness(left, xs[i]!, right, ys[j]!);
  for (const [i, j] of mostAlike(xs.length, ys.length, alike)) partner.set(xs[i]!, ys[j]!);
  return orderByLeft(
    mine,
    mine.map((node) => partner.get(node) ?? -1),
    theirs,
  );
}

function orderByLeft(mine: readonly number[], partners: readonly number[], theirs: readonly number[]): number[] {
  const paired = new Set(partners);
  return [
    ...mine.flatMap((node, at) => [node, partners[at]!]),
    ...theirs.filter((node) => !paired.has(node)).flatMap((node) => [-1, node]),
  ];
}

/**
 * The same for elements that a key pairs. Where order counts, as few as can be are moved: such a one stands alone on
 * either side, and `moved` says what belongs together.
 */
export function pairKeyed(
  { partners }: Keyed,
  mine: readonly number[],
  theirs: readonly number[],
  moved: Map<number, number> | undefined,
): number[] {
  if (!moved) return orderByLeft(mine, partners, theirs);
  const stays = longestRise(partners);
  const pairs: number[] = [];
  let y = 0;
  const addUpTo = (partner: number) => {
    while (y < theirs.length && theirs[y] !== partner) pairs.push(-1, theirs[y++]!);
    y++;
  };
  for (const [at, node] of mine.entries()) {
    const partner = partners[at]!;
    if (stays.has(at)) {
      addUpTo(partner);
      pairs.push(node, partner);
      continue;
    }
    pairs.push(node, -1);
    if (partner !== -1) moved.set(node, partner);
  }
  addUpTo(-1);
  return pairs;
}

/** For each symbol of `a` its place in `b`, or -1, by the longest sequence they have in common. */
function align(a: readonly number[], b: readonly number[]): Int32Array {
  const match = new Int32Array(a.length).fill(-1);
  let start = 0;
  let [aEnd, bEnd] = [a.length, b.length];
  while (start < aEnd && start < bEnd && a[start] === b[start]) match[start] = start++;
  while (aEnd > start && bEnd > start && a[aEnd - 1] === b[bEnd - 1]) match[--aEnd] = --bEnd;
  // What is left is one of each, or nothing: in a deep document that is so at every level, and must cost little.
  if (aEnd === start || bEnd === start || (aEnd - start === 1 && bEnd - start === 1)) return match;
  // The search keeps tables as long as there are symbols, so that they are numbered anew.
  const dense = new Map<number, number>();
  const renumber = (symbol: number) => {
    const known = dense.get(symbol) ?? dense.size;
    dense.set(symbol, known);
    return known;
  };
  const x = Int32Array.from(a.slice(start, aEnd), renumber);
  const y = Int32Array.from(b.slice(start, bEnd), renumber);
  for (const [at, other] of matchSequences(x, y, dense.size).match.entries())
    if (other !== -1) match[start + at] = start + other;
  return match;
}

/** How much two elements that are not equal have in common: from 0 for another kind of value to almost 1. */
function likeness(left: Side, a: number, right: Side, b: number): number {
  const [kind, other] = [left.doc.kind[a], right.doc.kind[b]];
  if (!isContainer(left.doc, a) && !isContainer(right.doc, b)) return kind === other ? 0.2 : 0.1;
  if (kind !== other) return 0;
  const named = kind === JsonKind.object;
  const sample = ({ doc, symbols, ignored }: Side, node: number) => {
    const found = new Map<string | number, number>();
    for (const child of children(doc, node)) {
      if (found.size === SAMPLE) break;
      if (!ignored.has(child)) found.set(named ? getKey(doc, child)! : symbols[child]!, symbols[child]!);
    }
    return found;
  };
  const [mine, theirs] = [sample(left, a), sample(right, b)];
  let common = 0;
  // A name in common counts for something, the same value under it for more.
  for (const [name, symbol] of mine) if (theirs.has(name)) common += theirs.get(name) === symbol ? 1 : 0.3;
  return 0.1 + (0.9 * common) / Math.max(1, mine.size, theirs.size);
}

/** Index pairs in rising order, as many and as alike as can be. */
function pairUp(m: number, n: number, alike: (i: number, j: number) => number): [number, number][] {
  if (m === 0 || n === 0) return [];
  if (m * n > PAIRING_LIMIT || (m === 1 && n === 1))
    return Array.from({ length: Math.min(m, n) }, (_, i): [number, number] => [i, i]);
  const width = n + 1;
  const best = new Float64Array((m + 1) * width);
  const score = new Float64Array(m * n);
  for (let i = m - 1; i >= 0; i--)
    for (let j = n - 1; j >= 0; j--) {
      // One for being a pair at all, so that the most pairs come first and likeness decides which.
      score[i * n + j] = 1 + alike(i, j);
      best[i * width + j] = Math.max(
        best[(i + 1) * width + j]!,
        best[i * width + j + 1]!,
        best[(i + 1) * width + j + 1]! + score[i * n + j]!,
      );
    }
  const pairs: [number, number][] = [];
  let [i, j] = [0, 0];
  while (i < m && j < n) {
    const here = best[i * width + j]!;
    if (here === best[(i + 1) * width + j + 1]! + score[i * n + j]!) pairs.push([i++, j++]);
    else if (here === best[(i + 1) * width + j]!) i++;
    else j++;
  }
  return pairs;
}

/** Index pairs, the most alike first. */
function mostAlike(m: number, n: number, alike: (i: number, j: number) => number): [number, number][] {
  const most = Math.min(m, n);
  if (m * n > PAIRING_LIMIT || (m === 1 && n === 1)) return Array.from({ length: most }, (_, i) => [i, i]);
  const all = Array.from({ length: m * n }, (_, at) => ({ i: Math.floor(at / n), j: at % n, score: 0 }));
  for (const one of all) one.score = alike(one.i, one.j);
  const [left, right] = [new Set<number>(), new Set<number>()];
  const pairs: [number, number][] = [];
  for (const { i, j } of all.sort((a, b) => b.score - a.score)) {
    if (left.has(i) || right.has(j)) continue;
    left.add(i);
    right.add(j);
    pairs.push([i, j]);
    if (pairs.length === most) break;
  }
  return pairs;
}
