import type { JsonDocument } from './document';

/** What is known of every value, in arrays by the number of its node. */
export type Nodes = Pick<JsonDocument, 'kind' | 'start' | 'end' | 'parent' | 'next' | 'count' | 'key'>;

export const newNodes = (capacity: number): Nodes => ({
  kind: new Uint8Array(capacity),
  start: new Int32Array(capacity),
  end: new Int32Array(capacity),
  parent: new Int32Array(capacity),
  next: new Int32Array(capacity),
  count: new Int32Array(capacity),
  key: new Int32Array(capacity),
});

/** The same with room for more. */
export function grownNodes(nodes: Nodes, capacity: number): Nodes {
  const grown = newNodes(capacity);
  for (const name of Object.keys(nodes) as (keyof Nodes)[]) grown[name].set(nodes[name]);
  return grown;
}

/** Gives back memory where it is worth a copy. */
function trim<T extends Uint8Array<ArrayBuffer> | Int32Array<ArrayBuffer>>(array: T, size: number): T {
  return (array.length - size > size >>> 3 ? array.slice(0, size) : array.subarray(0, size)) as T;
}

export const trimmedNodes = ({ kind, start, end, parent, next, count, key }: Nodes, size: number): Nodes => ({
  kind: trim(kind, size),
  start: trim(start, size),
  end: trim(end, size),
  parent: trim(parent, size),
  next: trim(next, size),
  count: trim(count, size),
  key: trim(key, size),
});
