import { useEffect, useMemo, useState } from 'react';
import { InputError } from '@/engines/input-error';
import { runOnce } from '@/families/editing/run-once';
import { toOutcome, toText, valueAs } from '@/kit/output';
import { Button } from '@/ui/controls/Button';
import { toast } from '@/ui/controls/Toast';
import { download } from '@/ui/output/download';
import { OutputView } from '@/ui/output/OutputView';
import { Notes } from '@/ui/output/Remarks';
import { ResultPanel } from '@/ui/output/ResultPanel';
import type { ToolPageProps } from '@/ui/pages/page';
import { resultPanelProps, TransformLayout } from '@/ui/pages/TransformLayout';
import { type Transform, useTransform } from '@/ui/pages/useTransform';
import { Sides, Tree } from './Shown';
import { countsText, type Display, Summary } from './Summary';
import type tool from './tool';
import { type Folding, useFolding } from './useFolding';
import { useIsNarrow } from './useIsNarrow';
import './view.css';

const FILE = 'json_diff_result.json';

const FORMATS = { sides: 'sides', tree: 'report', raw: 'report', patch: 'patch' } as const;

/** Where there is no JSON to compare, the lines of the texts and what is wrong with them. */
const textReport = (notes: readonly string[], diff: string): string =>
  JSON.stringify({ error: 'Invalid JSON', notes, lines: diff.split('\n') }, null, 2);

/** How the differences are looked at, and the run that this takes. */
function useDisplayed(props: ToolPageProps<typeof tool>) {
  const [chosen, setChosen] = useState<Exclude<Display, 'patch'>>('sides');
  // A link or an example may ask for the patch, which is an option; what is looked at otherwise is the page's own.
  const [isPatch, setIsPatch] = useState(false);
  const display: Display = isPatch ? 'patch' : chosen;
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
  const { options } = transform;
  const asked = options.values.outputFormat;
  useEffect(() => setIsPatch(asked === 'patch'), [asked]);
  const setDisplay = (next: Display) => {
    if (next !== 'patch') setChosen(next);
    options.set({ outputFormat: next === 'patch' ? 'patch' : 'report' });
  };
  return { transform, extra, display, setDisplay };
}

/** Saves the report of all differences, whatever is looked at. */
async function saveReport({ slug, tool: definition, edited, options, run }: Transform<typeof tool>): Promise<void> {
  const { outcome } = run;
  const texts = valueAs(outcome?.shown, 'diff');
  if (outcome && texts && !outcome.data)
    return download(FILE, textReport(outcome.notes, toText({ kind: 'diff', value: texts })));
  const job = { slug, input: edited.value, options: { ...options.values, outputFormat: 'report' } };
  try {
    download(FILE, toText((await runOnce(definition, job)).shown));
  } catch (problem) {
    if (!(problem instanceof InputError)) throw problem;
    toast({ title: 'Not exported', description: problem.message, tone: 'destructive' });
  }
}

export default function JsonDiffChecker(props: ToolPageProps<typeof tool>) {
  const { tool: definition } = props;
  const { transform, extra, display, setDisplay } = useDisplayed(props);
  const isNarrow = useIsNarrow();
  const [lines, setLines] = useState<'split' | 'unified'>('split');
  const { outcome, error } = transform.run;
  const { values, set } = transform.options;
  const found = outcome?.data;
  const texts = valueAs(outcome?.shown, 'diff');
  const folding = useFolding(found);

  return (
    <TransformLayout
      transform={transform}
      className="jd"
      result={
        <ResultPanel
          {...resultPanelProps(transform)}
          announcement={found && countsText(found)}
          options={{ ...values, ...extra }}
          onDownload={texts && (() => saveReport(transform))}
          save={found && display === 'patch' ? <SavePatch text={() => toText(outcome.shown)} /> : undefined}
          views={
            (display === 'tree' || !isNarrow) && (
              <FoldButtons folding={folding} disabled={!found || display !== 'tree'} />
            )
          }
          remarks={
            <>
              <Notes notes={outcome?.notes ?? []} />
              {texts && !found && !values.repair && (
                <p className="hint-bar">
                  <Button small icon="wrench" label="Repair JSON" onClick={() => set({ repair: true })} />
                </p>
              )}
              {found && <Summary found={found} display={display} onDisplay={setDisplay} />}
            </>
          }
        >
          {found && display === 'sides' && values.filter !== 'all' && (
            <p className="hint-bar">Side by Side shows all changes; Filter works in Tree View and Raw View.</p>
          )}
          {texts && !error && (!found || display === 'sides') && (
            <Sides value={texts} options={values} isNarrow={isNarrow} chosen={lines} onChoose={setLines} />
          )}
          {found && (display === 'raw' || display === 'patch') && outcome.shown.kind === 'code' && (
            <OutputView shown={outcome.shown} output={definition.output} options={values} />
          )}
          {found && display === 'tree' && <Tree found={found} folding={folding} isFiltered={values.filter !== 'all'} />}
          {!outcome && !error && <NoResult transform={transform} />}
        </ResultPanel>
      }
    />
  );
}

const SavePatch = ({ text }: { text(): string }) => (
  <Button
    small
    variant="quiet"
    icon="download"
    label="Download Patch"
    onClick={() => download('json_patch.json', text())}
  />
);

const FoldButtons = ({ folding, disabled }: { folding: Folding; disabled: boolean }) => (
  <>
    <Button
      small
      variant="quiet"
      icon="list-collapse"
      label="Collapse All"
      disabled={disabled}
      onClick={folding.collapseAll}
    />
    <Button small variant="quiet" icon="list-tree" label="Expand All" disabled={disabled} onClick={folding.expandAll} />
  </>
);

/** Before there is a result: what is missing, or an example of one. */
function NoResult({ transform: { tool: definition, options, stillNeeded } }: { transform: Transform<typeof tool> }) {
  const sample = stillNeeded ? undefined : toOutcome(definition.output.kind, definition.examples[0]!.output).shown;
  return (
    <div className="empty" data-sample={sample ? '' : undefined}>
      <p className={sample ? 'unseen' : ''}>{stillNeeded ?? 'The differences appear here as you type.'}</p>
      {sample && (
        <div className="sample" aria-hidden="true" inert>
          <OutputView shown={sample} output={definition.output} options={options.values} />
        </div>
      )}
    </div>
  );
}
