import { lazy, type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { getKey, getPath, indexOf, type JsonDocument } from '@/engines/json';
import type { Edit } from '@/engines/json/edit';
import { NodeFinder } from '@/engines/json/pointer';
import { valueAs } from '@/kit/output';
import { Button } from '@/ui/controls/Button';
import { Tabs } from '@/ui/controls/Tabs';
import type { RunState } from '@/ui/hooks/useRun';
import { Boundary } from '@/ui/output/Boundary';
import { plural } from '@/ui/output/count';
import { TextViewer } from '@/ui/output/OutputView';
import { Panel } from '@/ui/output/Panel';
import { ResultPanel } from '@/ui/output/ResultPanel';
import { type Branches, firstBranches, JsonTree } from '@/ui/output/viewers/TreeViewer';
import type { ToolPageProps } from '@/ui/pages/page';
import { getRow, opened, shifted } from './branches';
import { NodeActions } from './NodeActions';
import { SearchBox } from './SearchBox';
import { SearchResults } from './SearchResults';
import type tool from './tool';
import { useSearch } from './useSearch';
import { ValuePreview } from './ValuePreview';

const TableView = lazy(() => import('./TableView'));
const ColumnsView = lazy(() => import('./ColumnsView'));
const GraphView = lazy(() => import('./GraphView'));
const EditPanel = lazy(() => import('./EditPanel'));

const VIEWS = { tree: 'Tree', table: 'Table', columns: 'Columns', graph: 'Graph' } as const;
const OTHERS = { table: TableView, columns: ColumnsView, graph: GraphView } as const;

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
  readonly view: keyof typeof VIEWS;
  /** The search whose results are stepped through, and the place among them. */
  readonly stepped?: { readonly of: object; readonly at: number };
  /** The value that is being edited, in the text it belongs to. */
  readonly editing?: { readonly text: string; readonly node: number } | undefined;
}

interface TreePaneProps extends Omit<ToolPageProps<typeof tool>, 'page'> {
  parsed: string;
  /** Of the parsed text, once it is there. */
  document: JsonDocument | undefined;
  run: RunState;
  state: TreeState;
  onState(change: Partial<TreeState>): void;
  /** Takes a changed text, and the branches that are to be open in it. */
  onEdit(text: string, branches: Branches): void;
  /** What went wrong, and what is under way. */
  children: ReactNode;
}

function stepsTo(document: JsonDocument, node: number): Steps {
  const steps: (string | number)[] = [];
  for (let at = node; at > 0; at = document.parent[at]!) steps.push(getKey(document, at) ?? indexOf(document, at)!);
  return steps.reverse();
}

/** The nodes of the bookmarks. One whose path an edit has removed waits for the path to come back. */
const useBookmarked = (document: JsonDocument | undefined, bookmarks: readonly Steps[]) =>
  useMemo(() => {
    if (!document) return [];
    const finder = new NodeFinder(document);
    return bookmarks.map((steps) => finder.find(steps)).filter((node) => node !== -1);
  }, [document, bookmarks]);

export default function TreePane(props: TreePaneProps) {
  const { slug, tool: definition, parsed, document, run, state, onState, onEdit, children } = props;
  const { chosen, revealed, bookmarks, wanted, view, stepped, editing } = state;
  const branches = document && (chosen?.document === document ? chosen.branches : firstBranches(document));

  const kept = useBookmarked(document, bookmarks);
  const bookmark = (node: number) => {
    const steps = stepsTo(document!, node);
    const others = bookmarks.filter((one) => JSON.stringify(one) !== JSON.stringify(steps));
    onState({ bookmarks: others.length < bookmarks.length ? others : [...bookmarks, steps] });
  };

  const tree = useRef<HTMLDivElement>(null);
  const reveal = (node: number, rest: Partial<TreeState> = {}) => {
    const next = { document: document!, branches: opened(document!, branches!, node) };
    onState({ chosen: next, revealed: { ...next, node }, view: 'tree', ...rest });
  };
  useScrollTo(tree, document, view === 'tree' ? revealed : undefined);

  const search = useSearch({ slug, tool: definition }, parsed, wanted);
  const { found } = search;
  const hits = useMemo(() => new Set(found?.results.map(({ node }) => node)), [found]);
  const at = found && stepped?.of === found ? stepped.at : -1;
  const stepTo = (place: number) => {
    const hit = found?.results[place];
    if (found && hit && document) reveal(hit.node, { stepped: { of: found, at: place } });
  };
  const step = (by: 1 | -1) => {
    const count = found?.results.length ?? 0;
    if (count > 0) stepTo(at < 0 && by < 0 ? count - 1 : (at + by + count) % count);
  };
  // The first place shows itself; whoever looks at a table is not torn out of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is what was found that matters.
  useEffect(() => {
    if (found && stepped?.of !== found && view === 'tree') stepTo(0);
  }, [found, document]);
  // Several documents are shown as one array that nobody wrote.
  const isOwn = document?.text === parsed;
  const edit = (node: number) => onState({ editing: { text: parsed, node } });
  const edited = isOwn && editing?.text === parsed ? editing.node : undefined;
  const takeEdit = ({ text, shift }: Edit, next?: number) => {
    onState({ editing: next === undefined ? undefined : { text, node: next } });
    onEdit(text, shifted(branches!, shift));
  };
  const Other = view === 'tree' ? undefined : OTHERS[view];

  return (
    <div className="jw-panes">
      <Panel className="jw-tree" title="Tree Viewer" aside={document && plural(document.size, 'value')}>
        {children}
        <div className="jw-views">
          <Tabs label="View" className="small" tabs={VIEWS} value={view} onChange={(next) => onState({ view: next })} />
          <SearchBox
            wanted={wanted}
            onWanted={(next) => onState({ wanted: next })}
            total={found?.total}
            at={at}
            onStep={step}
          />
        </div>
        <div className="jw-box" ref={tree}>
          {document && Other ? (
            <Boundary what="This view" fallback={<p className="quiet-note">…</p>}>
              <Other document={document} onReveal={reveal} />
            </Boundary>
          ) : document && branches ? (
            <JsonTree
              document={document}
              label="JSON"
              branches={branches}
              onBranches={(next) => onState({ chosen: { document, branches: next } })}
              actions={(node) => (
                <>
                  <ValuePreview document={document} node={node} />
                  <NodeActions
                    document={document}
                    node={node}
                    bookmarked={kept.includes(node)}
                    found={revealed?.document === document && revealed.node === node ? 'here' : hits.has(node) && 'too'}
                    onBookmark={bookmark}
                    onEdit={isOwn ? edit : undefined}
                  />
                </>
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
        {edited !== undefined && document && (
          <Boundary what="The editor" fallback={null}>
            <EditPanel
              key={`${edited}:${parsed.length}`}
              document={document}
              node={edited}
              onEdit={takeEdit}
              onClose={() => onState({ editing: undefined })}
            />
          </Boundary>
        )}
        {wanted !== '' && <SearchResults search={search} at={at} onPick={stepTo} />}
        <Bookmarks document={document} nodes={kept} onPick={reveal} onRemove={bookmark} />
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

interface BookmarksProps {
  document: JsonDocument | undefined;
  nodes: readonly number[];
  onPick(node: number): void;
  onRemove(node: number): void;
}

const Bookmarks = ({ document, nodes, onPick, onRemove }: BookmarksProps) => (
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

/** Brings the node that was asked for to the middle of the tree. */
function useScrollTo(
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
