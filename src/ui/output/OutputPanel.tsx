import { lazy, type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Shown, toText } from '@/kit/output';
import { Button } from '../controls/Button';
import { Tabs } from '../controls/Tabs';
import { Boundary } from './Boundary';
import { OutputView } from './OutputView';
import { ResultPanel, type ResultPanelProps } from './ResultPanel';

const ResultPreview = lazy(() => import('./ResultPreview'));
const FoldViewer = lazy(() => import('./viewers/FoldText'));

/** One of several ways to look at the same result. */
export interface ResultView {
  label: string;
  /** What is shown instead of the result as it is. */
  convert?(shown: Shown): Shown;
  /** What stands beside it, or below it on a narrow screen. */
  beside?(shown: Shown): Shown;
  /** Said above it. */
  note?(viewed: Shown): string | undefined;
  /** What is drawn in place of all this. */
  draw?(shown: Shown, label: string): ReactNode;
}

interface OutputPanelProps extends Omit<ResultPanelProps, 'children' | 'views'> {
  /** Shown while there is no result. */
  empty: ReactNode;
  /** An example of a result, dimmed, while there is none. */
  sample?: Shown;
  isSampleComing?: boolean;
  /** Ways to look at the result, the first as it is. */
  views?: Readonly<Record<string, ResultView>>;
  /** A wrong input leaves no result behind that could be taken for its own. */
  clearsOnError?: boolean;
}

const toTree = (shown: Shown): Shown => (shown.kind === 'list' ? shown : { kind: 'tree', value: toText(shown) });
const TREE_VIEWS: Readonly<Record<string, ResultView>> = {
  raw: { label: 'Raw' },
  fold: { label: 'Fold', draw: (shown, label) => <FoldViewer text={toText(shown)} label={label} /> },
  tree: { label: 'Tree', convert: toTree },
  both: { label: 'Both', beside: toTree },
};
/** Where text and tree have room beside each other, beside the input. */
const ROOM_FOR_BOTH = '(min-width: 1400px)';

/** A list or a table of fields without a line: there is nothing to show yet. */
const isNothing = ({ value }: Shown): boolean => Array.isArray(value) && value.length === 0;

/** The result, drawn as its kind asks for, with everything one can do with it. */
export function OutputPanel({ empty, sample, isSampleComing, views, clearsOnError, ...panel }: OutputPanelProps) {
  const { tool, options } = panel;
  const { output } = tool;
  const run = panel.run.error && clearsOnError ? { ...panel.run, outcome: undefined, stale: false } : panel.run;
  const allViews = views ?? (output.tree ? TREE_VIEWS : undefined);
  const [view, setView] = useState(() => Object.keys(allViews ?? {})[0] ?? '');
  useEffect(() => {
    if (allViews === TREE_VIEWS && matchMedia(ROOM_FOR_BOTH).matches) setView('both');
  }, [allViews]);
  const [preview, setPreview] = useState(false);
  const shown = run.outcome?.shown;
  const current = allViews?.[view];
  const viewed = useMemo(() => (shown && current?.convert ? current.convert(shown) : shown), [shown, current]);
  const beside = useMemo(() => shown && current?.beside?.(shown), [shown, current]);
  const note = viewed && current?.note?.(viewed);

  return (
    <ResultPanel
      {...panel}
      run={run}
      side={beside ? <OutputView shown={beside} output={output} options={options} /> : panel.side}
      views={
        <>
          {allViews && shown?.kind !== 'list' && (
            <Tabs
              label="View"
              className="small"
              tabs={Object.fromEntries(Object.entries(allViews).map(([name, { label }]) => [name, label]))}
              value={view}
              onChange={setView}
            />
          )}
          {output.preview && (
            <Button
              small
              variant="quiet"
              icon={preview ? 'eye-off' : 'eye'}
              label={preview ? 'Hide Preview' : 'Show Preview'}
              onClick={() => setPreview(!preview)}
            />
          )}
        </>
      }
    >
      {note && <p className="hint-bar">{note}</p>}
      {shown && !isNothing(shown) ? (
        preview ? (
          <Boundary what="The preview" fallback={null}>
            <ResultPreview shown={shown} as={output.preview!} />
          </Boundary>
        ) : current?.draw ? (
          <Boundary what="This view" fallback={null}>
            {current.draw(shown, output.label)}
          </Boundary>
        ) : (
          <OutputView shown={viewed!} output={output} options={options} />
        )
      ) : (
        !run.error && (
          <div className="empty" data-sample={sample ? '' : undefined} data-waits={isSampleComing ? '' : undefined}>
            {empty}
            {sample && !isNothing(sample) && (
              <div className="sample" aria-hidden="true" inert>
                <OutputView shown={sample} output={output} options={options} isDrawnBefore />
              </div>
            )}
          </div>
        )
      )}
    </ResultPanel>
  );
}
