import { children, getKey, type JsonDocument, JsonKind } from './document';

/** Members that usually name what an object is, from the surest on. */
const LIKELY = [/^[_@$]?id$/i, /^(?:uid|uuid|guid)$/i, /(?:[_-]id|I[dD])$/, /^(?:key|slug|sku|code|name)$/i];

export interface Side {
  readonly doc: JsonDocument;
  readonly symbols: Int32Array;
  /** Nodes that are as if they were not there. */
  readonly ignored: ReadonlySet<number>;
}

function member({ doc, ignored }: Side, node: number, name: string): number {
  let found = -1;
  for (const child of children(doc, node)) if (getKey(doc, child) === name) found = child;
  return ignored.has(found) ? -1 : found;
}

/** Every element by what it has under that name; nothing where one has no text or number there, or the same as another. */
function byKey(side: Side, elements: readonly number[], name: string): Map<number, number> | undefined {
  const { doc, symbols } = side;
  const found = new Map<number, number>();
  for (const node of elements) {
    if (doc.kind[node] !== JsonKind.object) return undefined;
    const value = member(side, node, name);
    const kind = value === -1 ? undefined : doc.kind[value];
    if (kind !== JsonKind.string && kind !== JsonKind.number) return undefined;
    if (found.has(symbols[value]!)) return undefined;
    found.set(symbols[value]!, node);
  }
  return found;
}

function guesses({ doc }: Side, [first]: readonly number[]): string[] {
  if (first === undefined || doc.kind[first] !== JsonKind.object) return [];
  const names = [...new Set(Array.from(children(doc, first), (child) => getKey(doc, child)!))];
  return LIKELY.flatMap((like, at) =>
    names.filter((name) => like.test(name) && !LIKELY.slice(0, at).some((surer) => surer.test(name))),
  );
}

export interface Keyed {
  key: string;
  /** For each element of the left its partner on the right, or -1. */
  partners: number[];
}

/**
 * The elements of two arrays paired by a member that tells each of them from the others on both sides: one of those
 * named, or a likely one. A guess is one only where something is paired by it.
 */
export function matchByKey(
  left: Side,
  mine: readonly number[],
  right: Side,
  theirs: readonly number[],
  keys: 'guess' | readonly string[],
): Keyed | undefined {
  if (mine.length === 0 || theirs.length === 0) return undefined;
  for (const key of keys === 'guess' ? guesses(left, mine) : keys) {
    const here = byKey(left, mine, key);
    const there = here && byKey(right, theirs, key);
    if (!there) continue;
    const partners = Array.from(here.keys(), (symbol) => there.get(symbol) ?? -1);
    if (keys !== 'guess' || partners.some((partner) => partner !== -1)) return { key, partners };
  }
  return undefined;
}

/** Which of the numbers form the longest rising sequence; negative ones never do. */
export function longestRise(numbers: readonly number[]): Set<number> {
  /** Of every length, the place where the sequence that ends lowest has its end. */
  const ends: number[] = [];
  const before = new Int32Array(numbers.length).fill(-1);
  for (const [at, number] of numbers.entries()) {
    if (number < 0) continue;
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numbers[ends[middle]!]! < number) low = middle + 1;
      else high = middle;
    }
    before[at] = low === 0 ? -1 : ends[low - 1]!;
    ends[low] = at;
  }
  const rise = new Set<number>();
  for (let at = ends.at(-1) ?? -1; at !== -1; at = before[at]!) rise.add(at);
  return rise;
}
