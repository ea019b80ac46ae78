import { isContainer, type JsonDocument } from '@/engines/json/document';
import type { Branches } from '@/ui/output/viewers/TreeViewer';

const isOpen = ({ all, except }: Branches, node: number): boolean => all !== except.has(node);

/** The same branches with every one above the node open. */
export function opened(document: JsonDocument, branches: Branches, node: number): Branches {
  const except = new Set(branches.except);
  for (let up = document.parent[node]!; up !== -1; up = document.parent[up]!)
    if (!isOpen({ ...branches, except }, up)) {
      if (branches.all) except.delete(up);
      else except.add(up);
    }
  return { all: branches.all, except };
}

/** Which row of the tree the node has. */
export function getRow(document: JsonDocument, branches: Branches, wanted: number): number {
  let row = 0;
  for (let node = 0; node < wanted; row++)
    node = isContainer(document, node) && !isOpen(branches, node) ? document.next[node]! : node + 1;
  return row;
}

/** The same branches after an edit that moved what stands behind it. */
export function shifted({ all, except }: Branches, { from, by }: { from: number; by: number }): Branches {
  const next = new Set<number>();
  for (const node of except) {
    if (node >= from) next.add(node + by);
    else if (node < from + by || by >= 0) next.add(node);
  }
  return { all, except: next };
}
