import { type RefObject, useEffect } from 'react';
import type { JsonDocument } from '@/engines/json';
import { getRow } from './branches';
import type { TreeState } from './tree-state';

const ROW = 24;
/** Beyond this height the list scales its scrolling. */
const TALLEST = 8_000_000;

/** Brings the node that was asked for to the middle of the tree. */
export function useScrollTo(
  tree: RefObject<HTMLElement | null>,
  document: JsonDocument | undefined,
  revealed: TreeState['revealed'],
): void {
  useEffect(() => {
    const list = tree.current?.querySelector('[role=tree]');
    if (!list || !document || revealed?.document !== document) return;
    const getHeight = (node: number) => getRow(document, revealed.branches, node) * ROW;
    const full = getHeight(document.size);
    const scale = full > TALLEST ? (TALLEST - list.clientHeight) / (full - list.clientHeight) : 1;
    list.scrollTop = (getHeight(revealed.node) - list.clientHeight / 2) * scale;
  }, [tree, document, revealed]);
}
