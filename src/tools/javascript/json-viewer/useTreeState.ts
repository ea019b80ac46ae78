import { useEffect, useRef, useState } from 'react';
import type { JsonDocument } from '@/engines/json';
import type { Branches } from '@/ui/output/viewers/TreeViewer';
import type { TreeState } from './tree-state';

/** How the tree is looked at, of the document that is shown. `onText` takes a text that was edited in the tree. */
export function useTreeState(shown: JsonDocument | undefined, onText: (text: string) => void) {
  const [tree, setTree] = useState<TreeState>({ bookmarks: [], wanted: '', view: 'tree' });
  const change = (part: Partial<TreeState>) => setTree((old) => ({ ...old, ...part }));
  /** What is to be open in a text that was edited in the tree, once it is read. */
  const carried = useRef<{ text: string; branches: Branches }>(undefined);
  useEffect(() => {
    const waiting = carried.current;
    if (!shown || shown.text !== waiting?.text) return;
    carried.current = undefined;
    setTree((old) => ({ ...old, chosen: { document: shown, branches: waiting.branches } }));
  }, [shown]);
  return {
    tree,
    change,
    setBranches: (branches: Branches) => shown && change({ chosen: { document: shown, branches } }),
    edit(text: string, branches: Branches) {
      carried.current = { text, branches };
      onText(text);
    },
  };
}
