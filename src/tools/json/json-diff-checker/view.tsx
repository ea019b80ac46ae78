import { lazy, useState } from 'react';
import { grouped } from '@/engines/number/grouped';
import { textOf, valueAs } from '@/kit/output';
import { definePage } from '@/kit/page';
import { Boundary } from '@/ui/Boundary';
import { Button } from '@/ui/Button';
import { download } from '@/ui/download';
import { Examples } from '@/ui/Examples';
import { OutputView } from '@/ui/OutputView';
import type { ToolPageProps } from '@/ui/pages/page';
import { resultOf, TransformLayout } from '@/ui/pages/TransformLayout';
import { useTransform } from '@/ui/pages/useTransform';
import { Notes } from '@/ui/Remarks';
import { ResultPanel } from '@/ui/ResultPanel';
import { Tabs } from '@/ui/Tabs';
import { DiffTree } from './DiffTree';
import type { Counts, Differences } from './report';
import type tool from './tool';
import './view.css';

/** Fetched only where the texts are no JSON. */
const TextDiff = lazy(async () => ({ default: (await import('@/ui/viewers/DiffViewer')).Diff }));

const PAGE = definePage({ remembers: false });
const NONE: ReadonlySet<number> = new Set();

/** Where there is no JSON to compare, the lines of the texts and what is wrong with them. */
const textReport = (notes: readonly string[], diff: string): string =>
  JSON.stringify({ error: 'Invalid JSON', notes, lines: diff.split('\n') }, null, 2);

const summaryOf = ({ added, removed, changed }: Counts) => ({ Added: added, Removed: removed, Changed: changed });

export default function JsonDiffChecker(props: ToolPageProps<typeof tool>) {
  const { tool } = props;
  const [look, setLook] = useState<'tree' | 'raw'>('tree');
  const transform = useTransform(
    { ...props, page: PAGE },
    {
      wants: (_, { left, right }) => (left === '' || right === '' ? 'Enter the other document to compare.' : undefined),
    },
  );
  const { options, wanted, run } = transform;
  const { outcome, error } = run;
  const found = outcome?.data;
  const texts = valueAs(outcome?.shown, 'diff');
  const [folded, setFolded] = useState<{ found: Differences | undefined; closed: ReadonlySet<number> }>();
  const closed = folded?.found === found && folded ? folded.closed : NONE;
  const collapse = () =>
    setFolded({
      found,
      closed: new Set(found?.rows.flatMap(({ type }, at) => (type === 'inside' && at > 0 ? [at] : []))),
    });
  const summary = found && Object.entries(summaryOf(found.counts));

  return (
    <TransformLayout
      of={transform}
      className="jd"
      result={
        <ResultPanel
          {...resultOf(transform)}
          says={summary?.map(([label, count]) => `${label} ${grouped(count)}`).join(', ')}
          onDownload={
            texts &&
            (() =>
              download('json_diff_result.json', textReport(outcome!.notes, textOf({ kind: 'diff', value: texts }))))
          }
          looks={
            <>
              <Button
                small
                look="quiet"
                icon="list-collapse"
                label="Collapse All"
                disabled={!found || look === 'raw'}
                onClick={collapse}
              />
              <Button
                small
                look="quiet"
                icon="list-tree"
                label="Expand All"
                disabled={!found || look === 'raw'}
                onClick={() => setFolded({ found, closed: NONE })}
              />
            </>
          }
          remarks={
            <>
              <Notes notes={outcome?.notes ?? []} />
              {summary && (
                <div className="jd-bar">
                  <section className="jd-summary" aria-label="Diff Summary">
                    <h3>Diff Summary</h3>
                    <dl>
                      {summary.map(([label, count]) => (
                        <div key={label} className={`jd-${label.toLowerCase()}`}>
                          <dt>{label}</dt>
                          <dd>{count}</dd>
                        </div>
                      ))}
                    </dl>
                  </section>
                  <Tabs
                    label="View"
                    className="small"
                    tabs={{ tree: 'Tree View', raw: 'Raw View' }}
                    value={look}
                    onChange={setLook}
                  />
                </div>
              )}
            </>
          }
        >
          {texts && !error && (
            <Boundary what="The diff" fallback={<p className="empty">…</p>}>
              <TextDiff value={texts} label="Differences" view="split" wrap options={{}} />
            </Boundary>
          )}
          {found && look === 'raw' && (
            <OutputView shown={outcome.shown} output={tool.output} options={options.values} />
          )}
          {found && look === 'tree' && (
            <>
              {found.omitted > 0 && <p className="hint-bar">{grouped(found.omitted)} more are in the raw view.</p>}
              {found.rows.length > 0 ? (
                <DiffTree
                  rows={found.rows}
                  label="Differences"
                  closed={closed}
                  onClosed={(next) => setFolded({ found, closed: next })}
                />
              ) : (
                <div className="empty">
                  <p>
                    {options.values.filter === 'all'
                      ? 'No differences: both say the same.'
                      : 'No differences of this kind.'}
                  </p>
                </div>
              )}
            </>
          )}
          {!outcome && !error && (
            <div className="empty">
              <p>{wanted ?? 'The differences appear here as you type.'}</p>
              <Examples of={tool.examples} onPick={transform.load} />
            </div>
          )}
        </ResultPanel>
      }
    />
  );
}
