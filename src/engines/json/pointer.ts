import { children, getKey, type JsonDocument, JsonKind } from './document';

/** Finds nodes by the names and indices that lead to them. What was walked once is remembered, so many paths are found quickly. */
export class NodeFinder {
  private readonly members = new Map<number, Map<string, number>>();
  private readonly elements = new Map<number, number[]>();

  constructor(private readonly doc: JsonDocument) {}

  /** The child by that name or index, or -1. Of equal names the last counts, as in JSON.parse. */
  child(node: number, step: string | number): number {
    const { doc } = this;
    if (doc.kind[node] === JsonKind.array) {
      let list = this.elements.get(node);
      if (!list) {
        list = [...children(doc, node)];
        this.elements.set(node, list);
      }
      return list[Number(step)] ?? -1;
    }
    if (doc.kind[node] !== JsonKind.object) return -1;
    let map = this.members.get(node);
    if (!map) {
      map = new Map();
      for (const child of children(doc, node)) map.set(getKey(doc, child)!, child);
      this.members.set(node, map);
    }
    return map.get(String(step)) ?? -1;
  }

  find(steps: readonly (string | number)[]): number {
    let node = 0;
    for (const step of steps) {
      node = this.child(node, step);
      if (node === -1) break;
    }
    return node;
  }
}
