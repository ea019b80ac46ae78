import { lazy } from 'react';
import { grouped } from '@/engines/number/grouped';
import type { ComparedTexts } from '@/kit/output';
import type { ToolOptions } from '@/kit/tool';
import { Tabs } from '@/ui/controls/Tabs';
import { Boundary } from '@/ui/output/Boundary';
import { DiffTree } from './DiffTree';
import type { Differences } from './report';
import type tool from './tool';
import type { Folding } from './useFolding';

/** Fetched with the first result. */
const Lines = lazy(async () => ({ default: (await import('@/ui/output/viewers/DiffViewer')).Diff }));

/** What counts as the same word within a line. */
const ignoring = ({ ignoreCase, ignoreWhitespace }: ToolOptions<typeof tool>) => ({ ignoreCase, ignoreWhitespace });

interface SidesProps {
  value: ComparedTexts;
  options: ToolOptions<typeof tool>;
  isNarrow: boolean;
  /** How the lines stand where there is room for a choice. */
  chosen: 'split' | 'unified';
  onChoose(chosen: 'split' | 'unified'): void;
}

/** Both documents line by line: beside one another where there is room. */
export function Sides({ value, options, isNarrow, chosen, onChoose }: SidesProps) {
  const view = isNarrow ? 'unified' : chosen;
  return (
    <Boundary what="The diff" fallback={<p className="empty">…</p>}>
      <Lines value={value} label="Differences" view={view} wrap options={ignoring(options)}>
        {!isNarrow && (
          <Tabs
            label="Lines"
            className="small"
            tabs={{ split: 'Split', unified: 'Unified' }}
            value={view}
            onChange={onChoose}
          />
        )}
      </Lines>
    </Boundary>
  );
}

interface TreeProps {
  found: Differences;
  folding: Folding;
  /** Only one kind of difference is asked for. */
  isFiltered: boolean;
}

/** The differences where they are in the documents. */
export const Tree = ({ found, folding, isFiltered }: TreeProps) => (
  <>
    {found.omitted > 0 && <p className="hint-bar">{grouped(found.omitted)} more are in Raw View.</p>}
    {found.rows.length > 0 ? (
      <DiffTree rows={found.rows} label="Differences" closed={folding.closed} onClosed={folding.setClosed} />
    ) : (
      <div className="empty">
        <p>{isFiltered ? 'No differences of this kind.' : 'No differences: both are the same.'}</p>
      </div>
    )}
  </>
);
