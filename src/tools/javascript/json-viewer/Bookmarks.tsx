import { useMemo } from 'react';
import { getKey, getPath, indexOf, type JsonDocument } from '@/engines/json';
import { NodeFinder } from '@/engines/json/pointer';
import { Button } from '@/ui/controls/Button';
import { Panel } from '@/ui/output/Panel';
import type { Steps } from './tree-state';

function stepsTo(document: JsonDocument, node: number): Steps {
  const steps: (string | number)[] = [];
  for (let at = node; at > 0; at = document.parent[at]!) steps.push(getKey(document, at) ?? indexOf(document, at)!);
  return steps.reverse();
}

/** The nodes of the bookmarks. One whose path an edit has removed waits for the path to come back. */
export function useBookmarks(
  document: JsonDocument | undefined,
  bookmarks: readonly Steps[],
  onChange: (bookmarks: readonly Steps[]) => void,
) {
  const kept = useMemo(() => {
    if (!document) return [];
    const finder = new NodeFinder(document);
    return bookmarks.map((steps) => finder.find(steps)).filter((node) => node !== -1);
  }, [document, bookmarks]);
  /** Sets one, or takes it away. */
  const bookmark = (node: number) => {
    const steps = stepsTo(document!, node);
    const others = bookmarks.filter((one) => JSON.stringify(one) !== JSON.stringify(steps));
    onChange(others.length < bookmarks.length ? others : [...bookmarks, steps]);
  };
  return { kept, bookmark };
}

interface BookmarksProps {
  document: JsonDocument | undefined;
  nodes: readonly number[];
  onPick(node: number): void;
  onRemove(node: number): void;
}

export const Bookmarks = ({ document, nodes, onPick, onRemove }: BookmarksProps) => (
  <Panel className="jw-list" title="Bookmarked Keys" aside={nodes.length > 0 && nodes.length}>
    <div className="jw-scroll">
      {nodes.map((node) => (
        <div key={node} className="jw-bookmark">
          <button type="button" onClick={() => onPick(node)}>
            <code>{getPath(document!, node, 'short')}</code>
          </button>
          <Button iconOnly small variant="quiet" icon="x" label="Remove bookmark" onClick={() => onRemove(node)} />
        </div>
      ))}
      {nodes.length === 0 && <p className="quiet-note">Bookmark a row of the tree to find it here.</p>}
    </div>
  </Panel>
);
