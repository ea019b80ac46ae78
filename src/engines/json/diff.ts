import { type CompareOptions, comparable } from '@/engines/diff/compare';
import { matchSequences } from '@/engines/diff/sequence';
import { children, isContainer, type JsonDocument, JsonKind, keyOf, stringValue, valueText } from './document';
import { numberKey } from './numbers';

export interface JsonDiffOptions extends Pick<CompareOptions, 'ignoreCase' | 'ignoreWhitespace'> {
  /** 1, "1" and true, "true" are the same. */
  ignoreDataType?: boolean;
  /** Lists the members of every object by key. */
  sortKeys?: boolean;
}

/** `inside` is a container found on both sides with differences in it; what follows one level deeper is in it. */
export type DifferenceType = 'inside' | 'added' | 'removed' | 'changed';

export interface DiffRow {
  type: DifferenceType;
  depth: number;
  /** Nodes of the left and the right document, -1 where there is none. */
  left: number;
  right: number;
}

/** Runs of unmatched elements up to this many pairs are paired by likeness, longer ones in order. */
const PAIRING_LIMIT = 10_000;
/** Children looked at to tell how alike two containers are. */
const SAMPLE = 64;

/**
 * The differences of two documents, in the order of the text. Values are compared, not their spelling: the order of
 * keys, escapes and 1.0 for 1 make no difference. Of equal keys in one object the last counts, as in every parser.
 */
export function diffJson(left: JsonDocument, right: JsonDocument, options: JsonDiffOptions = {}): DiffRow[] {
  const spell = speller(options);
  const symbols = new Numbering();
  const names = new Numbering();
  const l = symbolise(left, spell, symbols, names);
  const r = symbolise(right, spell, symbols, names);
  const rows: DiffRow[] = [];
  const stack: DiffRow[] = [{ type: 'changed', depth: 0, left: 0, right: 0 }];

  for (let pair = stack.pop(); pair; pair = stack.pop()) {
    const { left: a, right: b, depth } = pair;
    if (a === -1 || b === -1) {
      rows.push(pair);
      continue;
    }
    if (l[a] === r[b]) continue;
    const kind = left.kind[a]!;
    if (kind > JsonKind.array || kind !== right.kind[b]) {
      rows.push({ ...pair, type: 'changed' });
      continue;
    }
    rows.push({ ...pair, type: 'inside' });
    const below =
      kind === JsonKind.object
        ? pairMembers(left, a, right, b, spell, options.sortKeys)
        : pairElements(left, a, right, b, l, r);
    for (let i = below.length - 2; i >= 0; i -= 2) {
      const [x = -1, y = -1] = [below[i], below[i + 1]];
      stack.push({ type: x === -1 ? 'added' : y === -1 ? 'removed' : 'changed', depth: depth + 1, left: x, right: y });
    }
  }
  return rows;
}

type Spell = (doc: JsonDocument, node: number) => string;
interface Speller {
  scalar: Spell;
  name(name: string): string;
}

function speller({ ignoreCase, ignoreWhitespace, ignoreDataType }: JsonDiffOptions): Speller {
  const text =
    ignoreCase || ignoreWhitespace ? (s: string) => comparable(s, { ignoreCase, ignoreWhitespace }) : undefined;
  const name = text ?? ((s: string) => s);
  const isNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
  return {
    name,
    scalar(doc, node) {
      const string = stringValue(doc, node);
      if (string === undefined) {
        const written = valueText(doc, node);
        const value = doc.kind[node] === JsonKind.number ? numberKey(written) : written;
        return ignoreDataType ? `"${name(value)}` : value;
      }
      return `"${ignoreDataType && isNumber.test(string) ? numberKey(string) : name(string)}`;
    },
  };
}

/** Numbers handed out to texts in the order they are first seen. */
class Numbering {
  private readonly known = new Map<string, number>();

  of(text: string): number {
    let number = this.known.get(text);
    if (number === undefined) {
      number = this.known.size;
      this.known.set(text, number);
    }
    return number;
  }
}

/** Objects of up to this many members are put in order as they are read. */
const SMALL = 32;

function sortTogether(keys: number[], values: number[], size: number): void {
  const order = Array.from({ length: size }, (_, at) => at).sort((a, b) => keys[a]! - keys[b]! || a - b);
  const [oldKeys, oldValues] = [keys.slice(0, size), values.slice(0, size)];
  for (const [at, from] of order.entries()) {
    keys[at] = oldKeys[from]!;
    values[at] = oldValues[from]!;
  }
}

/** A number for every value such that equal values, and only those, have the same. Children come after their parent. */
function symbolise(doc: JsonDocument, spell: Speller, symbols: Numbering, names: Numbering): Int32Array {
  const { kind, next } = doc;
  const result = new Int32Array(doc.size);
  const keys: number[] = [];
  const values: number[] = [];
  for (let node = doc.size - 1; node >= 0; node--) {
    if (kind[node]! > JsonKind.array) {
      result[node] = symbols.of(spell.scalar(doc, node));
      continue;
    }
    const isObject = kind[node] === JsonKind.object;
    let size = 0;
    for (let child = node + 1; child < next[node]!; child = next[child]!) {
      let at = size++;
      if (isObject) {
        const key = names.of(spell.name(keyOf(doc, child)!));
        // Names are numbered as they come, so most objects are in order already.
        while (at > 0 && keys[at - 1]! > key && size <= SMALL) {
          keys[at] = keys[at - 1]!;
          values[at] = values[at - 1]!;
          at--;
        }
        keys[at] = key;
      }
      values[at] = result[child]!;
    }
    if (isObject && size > SMALL) sortTogether(keys, values, size);
    let spelled = isObject ? '{' : '[';
    for (let at = 0; at < size; at++) {
      // Of equal names the last counts.
      if (isObject && at + 1 < size && keys[at] === keys[at + 1]) continue;
      spelled += isObject ? `${keys[at]}:${values[at]},` : `${values[at]},`;
    }
    result[node] = symbols.of(spelled);
  }
  return result;
}

function membersOf(doc: JsonDocument, node: number): Map<string, number> {
  const members = new Map<string, number>();
  for (const child of children(doc, node)) members.set(keyOf(doc, child)!, child);
  return members;
}

/** Left and right node of every member, in pairs: first those of the left side in its order, then what is new. */
function pairMembers(
  left: JsonDocument,
  a: number,
  right: JsonDocument,
  b: number,
  spell: Speller,
  sorted = false,
): number[] {
  const mine = membersOf(left, a);
  const theirs = membersOf(right, b);
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

/** Left and right node of every element, in pairs: equal ones aligned, what is between them paired by likeness. */
function pairElements(
  left: JsonDocument,
  a: number,
  right: JsonDocument,
  b: number,
  l: Int32Array,
  r: Int32Array,
): number[] {
  const mine = [...children(left, a)];
  const theirs = [...children(right, b)];
  const match = align(
    mine.map((node) => l[node]!),
    theirs.map((node) => r[node]!),
  );
  const pairs: number[] = [];
  let x = 0;
  let y = 0;
  const between = (toX: number, toY: number) => {
    const [xs, ys] = [mine.slice(x, toX), theirs.slice(y, toY)];
    const alike = (i: number, j: number) => likeness(left, xs[i]!, right, ys[j]!, l, r);
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
    between(at, other);
    // The same on both sides: no row.
    x = at + 1;
    y = other + 1;
  }
  between(mine.length, theirs.length);
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
function likeness(left: JsonDocument, a: number, right: JsonDocument, b: number, l: Int32Array, r: Int32Array): number {
  if (!isContainer(left, a) && !isContainer(right, b)) return left.kind[a] === right.kind[b] ? 0.2 : 0.1;
  if (left.kind[a] !== right.kind[b]) return 0;
  const named = left.kind[a] === JsonKind.object;
  const sample = (doc: JsonDocument, node: number, symbols: Int32Array) => {
    const found = new Map<string | number, number>();
    for (const child of children(doc, node)) {
      if (found.size === SAMPLE) break;
      found.set(named ? keyOf(doc, child)! : symbols[child]!, symbols[child]!);
    }
    return found;
  };
  const [mine, theirs] = [sample(left, a, l), sample(right, b, r)];
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
