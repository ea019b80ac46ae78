import type { JsonDocument } from './document';
import { JsonKind } from './document';
import { decodeString, stringEnd } from './strings';

/**
 * The nodes of a subtree in output order when the members of every object are sorted by decoded key. A parent comes
 * before its children in the arrays, so one pass can hand out places: each child gets the place after what its
 * earlier siblings take up. No recursion, whatever the depth.
 */
export function sortedOrder(doc: JsonDocument, root: number): Int32Array {
  const { text, kind, next, key, count } = doc;
  const size = next[root]! - root;
  const place = new Int32Array(size);
  const order = new Int32Array(size);
  const names: string[] = [];
  const members: number[] = [];

  for (let node = root; node < root + size; node++) {
    let at = place[node - root]!;
    order[at] = node;
    if (count[node] === 0) continue;
    at++;
    const stop = next[node]!;
    if (kind[node] === JsonKind.array) {
      for (let child = node + 1; child < stop; child = next[child]!) {
        place[child - root] = at;
        at += next[child]! - child;
      }
      continue;
    }

    let length = 0;
    let sorted = true;
    for (let child = node + 1; child < stop; child = next[child]!) {
      const from = key[child]!;
      const name = decodeString(text, from, stringEnd(text, from));
      if (length > 0 && name < names[length - 1]!) sorted = false;
      names[length] = name;
      members[length++] = child;
    }
    const ranks = sorted ? null : rank(names, length);
    for (let i = 0; i < length; i++) {
      const child = members[ranks === null ? i : ranks[i]!]!;
      place[child - root] = at;
      at += next[child]! - child;
    }
  }
  return order;
}

/** Positions of the first `length` names in sorted order, stable. */
function rank(names: readonly string[], length: number): number[] {
  const ranks = Array.from({ length }, (_, i) => i);
  if (length > 16) {
    return ranks.sort((a, b) => (names[a]! < names[b]! ? -1 : names[a]! > names[b]! ? 1 : 0));
  }
  // Most objects are small, and for them the call overhead of sort() is most of its cost.
  for (let i = 1; i < length; i++) {
    const name = names[i]!;
    let j = i;
    while (j > 0 && names[ranks[j - 1]!]! > name) {
      ranks[j] = ranks[j - 1]!;
      j--;
    }
    ranks[j] = i;
  }
  return ranks;
}
