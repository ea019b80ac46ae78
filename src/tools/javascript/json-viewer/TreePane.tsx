import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { indexOf, type JsonDocument, keyOf, pathOf } from '@/engines/json';
import { NodeFinder } from '@/engines/json/pointer';
import { valueAs } from '@/kit/output';
import { Button } from '@/ui/Button';
import { plural } from '@/ui/count';
import { TextViewer } from '@/ui/OutputView';
import { Panel } from '@/ui/Panel';
import type { ToolPageProps } from '@/ui/pages/page';
import { ResultPanel } from '@/ui/ResultPanel';
import type { RunState } from '@/ui/useRun';
import { type Branches, firstBranches, JsonTree } from '@/ui/viewers/TreeViewer';
import { opened, rowOf } from './branches';
import { NodeActions } from './NodeActions';
import { SearchResults } from './SearchResults';
import type tool from './tool';

const ROW = 24;
/** Beyond this height the list scales its scrolling. */
const TALLEST = 8_000_000;

type Steps = readonly (string | number)[];

/** What outlives the pane: it is gone while the input is shown. */
export interface TreeState {
  /** The branches the visitor opened, of the document they belong to. */
  readonly chosen?: { readonly document: JsonDocument; readonly branches: Branches };
  /** The row last gone to. */
  readonly revealed?: { readonly document: JsonDocument; readonly branches: Branches; readonly node: number };
  readonly bookmarks: readonly Steps[];
  readonly wanted: string;
}

interface TreePaneProps extends ToolPageProps<typeof tool> {
  parsed: string;
  /** Of the parsed text, once it is there. */
  document: JsonDocument | undefined;
  run: RunState;
  state: TreeState;
  onState(change: Partial<TreeState>): void;
  /** What went wrong, and what is under way. */
  children: ReactNode;
}

function stepsTo(document: JsonDocument, node: number): Steps {
  const steps: (string | number)[] = [];
  for (let at = node; at > 0; at = document.parent[at]!) steps.push(keyOf(document, at) ?? indexOf(document, at)!);
  return steps.reverse();
}

export default function TreePane(props: TreePaneProps) {
  const { slug, tool: definition, parsed, document, run, state, onState, children } = props;
  const id = useId();
  const { chosen, revealed, bookmarks, wanted } = state;
  const branches = document && (chosen?.document === document ? chosen.branches : firstBranches(document));

  const kept = useMemo(() => {
    if (!document) return [];
    const finder = new NodeFinder(document);
    // A bookmark whose path an edit has removed waits for the path to come back.
    return bookmarks.map((steps) => finder.find(steps)).filter((node) => node !== -1);
  }, [document, bookmarks]);
  const bookmark = (node: number) => {
    const steps = stepsTo(document!, node);
    const others = bookmarks.filter((one) => JSON.stringify(one) !== JSON.stringify(steps));
    onState({ bookmarks: others.length < bookmarks.length ? others : [...bookmarks, steps] });
  };

  const tree = useRef<HTMLDivElement>(null);
  const reveal = (node: number) => {
    const next = { document: document!, branches: opened(document!, branches!, node) };
    onState({ chosen: next, revealed: { ...next, node } });
  };
  useEffect(() => {
    const list = tree.current?.querySelector('[role=tree]');
    if (!list || !document || revealed?.document !== document) return;
    const heightOf = (node: number) => rowOf(document, revealed.branches, node) * ROW;
    const full = heightOf(document.size);
    const scale = full > TALLEST ? (TALLEST - list.clientHeight) / (full - list.clientHeight) : 1;
    list.scrollTop = (heightOf(revealed.node) - list.clientHeight / 2) * scale;
  }, [document, revealed]);

  return (
    <div className="jw-panes">
      <Panel
        className="jw-tree"
        title="Tree Viewer"
        aside={document && plural(document.size, 'value')}
        actions={
          <input
            type="search"
            id={`${id}-search`}
            aria-label="Search"
            placeholder="Search keys and values"
            value={wanted}
            onChange={(event) => onState({ wanted: event.target.value })}
          />
        }
      >
        {children}
        <div className="jw-box" ref={tree}>
          {document && branches ? (
            <JsonTree
              document={document}
              label="JSON"
              branches={branches}
              onBranches={(next) => onState({ chosen: { document, branches: next } })}
              actions={(node) => (
                <NodeActions
                  document={document}
                  node={node}
                  bookmarked={kept.includes(node)}
                  found={revealed?.document === document && revealed.node === node}
                  onBookmark={bookmark}
                />
              )}
            />
          ) : (
            <div className="empty">
              <p>{parsed === '' ? 'Enter JSON and press Parse JSON.' : 'Reading…'}</p>
            </div>
          )}
        </div>
      </Panel>
      <div className="jw-side">
        {wanted !== '' && (
          <SearchResults slug={slug} tool={definition} text={parsed} wanted={wanted} onReveal={reveal} />
        )}
        <Panel className="jw-list" title="Bookmarked Keys" aside={kept.length > 0 && kept.length}>
          <div className="jw-scroll">
            {kept.map((node) => (
              <div key={node} className="jw-bookmark">
                <button type="button" onClick={() => reveal(node)}>
                  <code>{pathOf(document!, node, 'short')}</code>
                </button>
                <Button iconOnly small look="quiet" icon="x" label="Remove bookmark" onClick={() => bookmark(node)} />
              </div>
            ))}
            {kept.length === 0 && <p className="quiet-note">Bookmark a row of the tree to find it here.</p>}
          </div>
        </Panel>
        <ResultPanel
          slug={slug}
          tool={definition}
          run={run}
          options={{ search: '' }}
          linkable={parsed === '' ? undefined : { input: parsed }}
          className="jw-raw"
        >
          <TextViewer value={valueAs(run.outcome?.shown, 'code') ?? ''} label="Raw JSON" language="json" />
        </ResultPanel>
      </div>
    </div>
  );
}
