import { lazy, useEffect, useMemo, useState } from 'react';
import { InputError } from '@/engines/input-error';
import { grouped } from '@/engines/number/grouped';
import { runOnce } from '@/families/editing/run-once';
import { toOutcome, toText, valueAs } from '@/kit/output';
import type { ToolOptions } from '@/kit/tool';
import { Button } from '@/ui/controls/Button';
import { Tabs } from '@/ui/controls/Tabs';
import { toast } from '@/ui/controls/Toast';
import { Boundary } from '@/ui/output/Boundary';
import { download } from '@/ui/output/download';
import { OutputView } from '@/ui/output/OutputView';
import { Notes } from '@/ui/output/Remarks';
import { ResultPanel } from '@/ui/output/ResultPanel';
import type { ToolPageProps } from '@/ui/pages/page';
import { resultPanelProps, TransformLayout } from '@/ui/pages/TransformLayout';
import { useTransform } from '@/ui/pages/useTransform';
import { DiffTree } from './DiffTree';
import type { Counts, Differences } from './report';
import type tool from './tool';
import './view.css';

/** Fetched with the first result. */
const Lines = lazy(async () => ({ default: (await import('@/ui/output/viewers/DiffViewer')).Diff }));

const FILE = 'json_diff_result.json';

const NONE: ReadonlySet<number> = new Set();

/** Where there is no JSON to compare, the lines of the texts and what is wrong with them. */
const textReport = (notes: readonly string[], diff: string): string =>
  JSON.stringify({ error: 'Invalid JSON', notes, lines: diff.split('\n') }, null, 2);

const summarize = ({ added, removed, changed, moved }: Counts) => ({
  Added: added,
  Removed: removed,
  Changed: changed,
  ...(moved > 0 && { Moved: moved }),
});

const DISPLAYS = { sides: 'Side by Side', tree: 'Tree View', raw: 'Raw View', patch: 'Patch' } as const;
type Display = keyof typeof DISPLAYS;
const FORMATS = { sides: 'sides', tree: 'report', raw: 'report', patch: 'patch' } as const;

/** What counts as the same word within a line. */
const ignoring = ({ ignoreCase, ignoreWhitespace }: ToolOptions<typeof tool>) => ({ ignoreCase, ignoreWhitespace });

const hasSameRows = (one: Differences | undefined, other: Differences | undefined): boolean =>
  one === other ||
  (one?.rows.length === other?.rows.length &&
    one?.rows.every(({ type, depth, name }, at) => {
      const row = other?.rows[at];
      return row?.type === type && row.depth === depth && row.name === name;
    }) === true);

/** Two columns are too narrow to read there. */
const NARROW = '(max-width: 639px)';

function useIsNarrow(): boolean {
  const [isNarrow, setIsNarrow] = useState(false);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const listen = () => setIsNarrow(query.matches);
    listen();
    query.addEventListener('change', listen);
    return () => query.removeEventListener('change', listen);
  }, []);
  return isNarrow;
}

export default function JsonDiffChecker(props: ToolPageProps<typeof tool>) {
  const { slug, tool } = props;
  const [chosenDisplay, setChosenDisplay] = useState<Exclude<Display, 'patch'>>('sides');
  const [chosenView, setChosenView] = useState<'split' | 'unified'>('split');
  const isNarrow = useIsNarrow();
  const view = isNarrow ? 'unified' : chosenView;
  // A link or an example may ask for the patch, which is an option; what is looked at otherwise is the page's own.
  const [isPatch, setIsPatch] = useState(false);
  const display: Display = isPatch ? 'patch' : chosenDisplay;
  const outputFormat = FORMATS[display];
  const extra = useMemo(() => ({ outputFormat }), [outputFormat]);
  const transform = useTransform(
    { ...props, page: props.page },
    {
      extra,
      missing: (_, { left, right }) =>
        left === '' || right === '' ? 'Enter the other document to compare.' : undefined,
    },
  );
  const { options, stillNeeded, run, edited } = transform;
  const asked = options.values.outputFormat;
  useEffect(() => setIsPatch(asked === 'patch'), [asked]);
  const setDisplay = (next: Display) => {
    if (next !== 'patch') setChosenDisplay(next);
    options.set({ outputFormat: next === 'patch' ? 'patch' : 'report' });
  };
  const { outcome, error } = run;
  const sample = stillNeeded ? undefined : toOutcome(tool.output.kind, tool.examples[0]!.output).shown;
  const found = outcome?.data;
  const texts = valueAs(outcome?.shown, 'diff');
  const [folded, setFolded] = useState<{ found: Differences | undefined; closed: ReadonlySet<number> }>();
  // Another look at the same documents is another run: what was closed stays so.
  const isSameTree = useMemo(() => hasSameRows(folded?.found, found), [folded, found]);
  const closed = isSameTree && folded ? folded.closed : NONE;
  const collapse = () =>
    setFolded({
      found,
      closed: new Set(found?.rows.flatMap(({ type }, at) => (type === 'inside' && at > 0 ? [at] : []))),
    });
  const summary = found && Object.entries(summarize(found.counts));
  /** The report of all differences, whatever is looked at. */
  const exportDiff = async () => {
    const report = texts && !found ? textReport(outcome!.notes, toText({ kind: 'diff', value: texts })) : undefined;
    if (report !== undefined) return download(FILE, report);
    const job = { slug, input: edited.value, options: { ...options.values, outputFormat: 'report' } };
    try {
      download(FILE, toText((await runOnce(tool, job)).shown));
    } catch (problem) {
      if (!(problem instanceof InputError)) throw problem;
      toast({ title: 'Not exported', description: problem.message, tone: 'destructive' });
    }
  };

  return (
    <TransformLayout
      transform={transform}
      className="jd"
      result={
        <ResultPanel
          {...resultPanelProps(transform)}
          announcement={summary?.map(([label, count]) => `${label} ${grouped(count)}`).join(', ')}
          options={{ ...options.values, ...extra }}
          onDownload={texts && exportDiff}
          save={
            found && display === 'patch' ? (
              <Button
                small
                variant="quiet"
                icon="download"
                label="Download Patch"
                onClick={() => download('json_patch.json', toText(outcome.shown))}
              />
            ) : undefined
          }
          views={
            (display === 'tree' || !isNarrow) && (
              <>
                <Button
                  small
                  variant="quiet"
                  icon="list-collapse"
                  label="Collapse All"
                  disabled={!found || display !== 'tree'}
                  onClick={collapse}
                />
                <Button
                  small
                  variant="quiet"
                  icon="list-tree"
                  label="Expand All"
                  disabled={!found || display !== 'tree'}
                  onClick={() => setFolded({ found, closed: NONE })}
                />
              </>
            )
          }
          remarks={
            <>
              <Notes notes={outcome?.notes ?? []} />
              {texts && !found && !options.values.repair && (
                <p className="hint-bar">
                  <Button small icon="wrench" label="Repair JSON" onClick={() => options.set({ repair: true })} />
                </p>
              )}
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
                    {found.matchedBy.length > 0 && (
                      <p className="quiet-note">Arrays matched by {found.matchedBy.join(', ')}</p>
                    )}
                  </section>
                  <Tabs label="View" className="small" tabs={DISPLAYS} value={display} onChange={setDisplay} />
                </div>
              )}
            </>
          }
        >
          {found && display === 'sides' && options.values.filter !== 'all' && (
            <p className="hint-bar">Side by Side shows all changes; Filter works in Tree View and Raw View.</p>
          )}
          {texts && !error && (!found || display === 'sides') && (
            <Boundary what="The diff" fallback={<p className="empty">…</p>}>
              <Lines value={texts} label="Differences" view={view} wrap options={ignoring(options.values)}>
                {!isNarrow && (
                  <Tabs
                    label="Lines"
                    className="small"
                    tabs={{ split: 'Split', unified: 'Unified' }}
                    value={view}
                    onChange={setChosenView}
                  />
                )}
              </Lines>
            </Boundary>
          )}
          {found && (display === 'raw' || display === 'patch') && outcome.shown.kind === 'code' && (
            <OutputView shown={outcome.shown} output={tool.output} options={options.values} />
          )}
          {found && display === 'tree' && (
            <>
              {found.omitted > 0 && <p className="hint-bar">{grouped(found.omitted)} more are in Raw View.</p>}
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
                      ? 'No differences: both are the same.'
                      : 'No differences of this kind.'}
                  </p>
                </div>
              )}
            </>
          )}
          {!outcome && !error && (
            <div className="empty" data-sample={sample ? '' : undefined}>
              <p className={sample ? 'unseen' : ''}>{stillNeeded ?? 'The differences appear here as you type.'}</p>
              {sample && (
                <div className="sample" aria-hidden="true" inert>
                  <OutputView shown={sample} output={tool.output} options={options.values} />
                </div>
              )}
            </div>
          )}
        </ResultPanel>
      }
    />
  );
}
