import { integerBelow, integerBetween, shuffle } from './draw';
import { type Draw, PLAIN_VALUES, REALISTIC_FIELDS, realisticRecord, type Scalar, word } from './field-values';
import type { RandomSource } from './source';

export type Tree = Scalar | readonly Tree[] | { readonly [key: string]: Tree };

const FIELDS = Object.keys(REALISTIC_FIELDS);

/** What real documents nest, and the fields found there. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  address: ['city', 'country', 'phone'],
  customer: ['id', 'name', 'email', 'active'],
  employer: ['company', 'city', 'country'],
  order: ['id', 'createdAt', 'status', 'price'],
  owner: ['name', 'email', 'phone'],
  stock: ['product', 'quantity', 'price'],
};
const LISTS: Readonly<Record<string, readonly string[]>> = {
  contacts: ['name', 'email', 'phone'],
  items: ['product', 'price', 'quantity'],
  orders: ['id', 'createdAt', 'status'],
  reviews: ['name', 'rating', 'createdAt'],
};
const SCALAR_LISTS: Readonly<Record<string, Draw>> = {
  ratings: REALISTIC_FIELDS.rating!,
  tags: word,
  visits: REALISTIC_FIELDS.createdAt!,
};

/** An object of random fields, nested at most `depth` deep; a flat object is one deep. */
export function randomObject(
  source: RandomSource,
  depth: number,
  realistic: boolean,
): { readonly [key: string]: Tree } {
  return realistic ? realisticObject(source, depth, pickSome(source, FIELDS)) : plainObject(source, depth);
}

/** At least one wherever there is depth left: who asks for a deep document gets one. */
const branchCount = (source: RandomSource, depth: number): number => (depth > 1 ? integerBetween(source, 1, 2) : 0);

const pickSome = (source: RandomSource, names: readonly string[]): readonly string[] =>
  shuffle(source, names).slice(0, integerBetween(source, 3, 5));

function realisticObject(source: RandomSource, depth: number, fields: readonly string[]): { [key: string]: Tree } {
  const object: { [key: string]: Tree } = realisticRecord(source, fields);
  const names = [...Object.keys(PARTS), ...Object.keys(SCALAR_LISTS), ...(depth > 2 ? Object.keys(LISTS) : [])];
  for (const name of shuffle(source, names).slice(0, branchCount(source, depth)))
    object[name] = realisticBranch(source, depth - 1, name);
  return object;
}

function realisticBranch(source: RandomSource, depth: number, name: string): Tree {
  const part = PARTS[name];
  if (part) return realisticObject(source, depth, part);
  const scalar = SCALAR_LISTS[name];
  return several(source, () => (scalar ? scalar(source) : realisticObject(source, depth - 1, LISTS[name]!)));
}

function plainObject(source: RandomSource, depth: number): { [key: string]: Tree } {
  const leaves = integerBetween(source, 3, 5);
  const size = leaves + branchCount(source, depth);
  return Object.fromEntries(
    Array.from({ length: size }, (_, at) => [
      `key${at + 1}`,
      at < leaves ? plainValue(source) : plainBranch(source, depth - 1),
    ]),
  );
}

function plainBranch(source: RandomSource, depth: number): Tree {
  if (integerBelow(source, 3) > 0) return plainObject(source, depth);
  return several(source, () => (depth > 1 ? plainObject(source, depth - 1) : plainValue(source)));
}

function plainValue(source: RandomSource): Scalar {
  return PLAIN_VALUES[integerBelow(source, PLAIN_VALUES.length + 1)]?.(source) ?? null;
}

const several = (source: RandomSource, draw: () => Tree): Tree[] =>
  Array.from({ length: integerBetween(source, 2, 4) }, draw);
