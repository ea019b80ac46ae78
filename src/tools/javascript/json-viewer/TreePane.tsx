import { lazy, type ReactNode, useRef } from 'react';
import type { JsonDocument } from '@/engines/json';
import type { Edit } from '@/engines/json/edit';
import { valueAs } from '@/kit/output';
import { Tabs } from '@/ui/controls/Tabs';
import type { RunState } from '@/ui/hooks/useRun';
import type { Undoable } from '@/ui/input/useUndoable';
import { useUndoKeys } from '@/ui/input/useUndoKeys';
import { Boundary } from '@/ui/output/Boundary';
import { plural } from '@/ui/output/count';
import { TextViewer } from '@/ui/output/OutputView';
import { Panel } from '@/ui/output/Panel';
import { ResultPanel } from '@/ui/output/ResultPanel';
import { type Branches, firstBranches, JsonTree } from '@/ui/output/viewers/TreeViewer';
import type { ToolPageProps } from '@/ui/pages/page';
import { Bookmarks, useBookmarks } from './Bookmarks';
import { opened, shifted } from './branches';
import { NodeActions } from './NodeActions';
import { SearchBox } from './SearchBox';
import { SearchResults } from './SearchResults';
import type tool from './tool';
import { type TreeState, VIEWS } from './tree-state';
import { useHits } from './useHits';
import { useScrollTo } from './useScrollTo';
import { ValuePreview } from './ValuePreview';

const TableView = lazy(() => import('./TableView'));
const ColumnsView = lazy(() => import('./ColumnsView'));
const GraphView = lazy(() => import('./GraphView'));
const EditPanel = lazy(() => import('./EditPanel'));

const OTHERS = { table: TableView, columns: ColumnsView, graph: GraphView } as const;

interface TreePaneProps extends Omit<ToolPageProps<typeof tool>, 'page'> {
  parsed: string;
  /** Of the parsed text, once it is there. */
  document: JsonDocument | undefined;
  run: RunState;
  state: TreeState;
  onState(change: Partial<TreeState>): void;
  /** Takes a changed text, and the branches that are to be open in it. */
  onEdit(text: string, branches: Branches): void;
  /** Of the text, which is edited in the tree too. */
  steps: Pick<Undoable<never>, 'undo' | 'redo'>;
  /** What went wrong, and what is under way. */
  children: ReactNode;
}

export default function TreePane(props: TreePaneProps) {
  const { slug, tool: definition, parsed, document, run, state, onState, onEdit, steps, children } = props;
  const { chosen, revealed, bookmarks, wanted, view, editing } = state;
  const branches = document && (chosen?.document === document ? chosen.branches : firstBranches(document));

  const { kept, bookmark } = useBookmarks(document, bookmarks, (next) => onState({ bookmarks: next }));
  const tree = useRef<HTMLDivElement>(null);
  useUndoKeys(tree, steps);
  const reveal = (node: number, rest: Partial<TreeState> = {}) => {
    const next = { document: document!, branches: opened(document!, branches!, node) };
    onState({ chosen: next, revealed: { ...next, node }, view: 'tree', ...rest });
  };
  useScrollTo(tree, document, view === 'tree' ? revealed : undefined);

  const { search, hits, at, stepTo, step } = useHits({ slug, tool: definition }, { parsed, document, state, reveal });
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
            total={search.found?.total}
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
