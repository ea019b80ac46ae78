import { lazy, useCallback, useEffect, useMemo, useState } from 'react';
import { grouped } from '@/engines/number/grouped';
import { inputsOf } from '@/kit/input';
import type { OptionValue } from '@/kit/option';
import { type ComparedTexts, textOf } from '@/kit/output';
import { Boundary } from '@/ui/Boundary';
import { Button, CopyButton } from '@/ui/Button';
import { download } from '@/ui/download';
import { EditActions } from '@/ui/EditActions';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { Examples } from '@/ui/Examples';
import { HelpGuide } from '@/ui/HelpGuide';
import { InputBox } from '@/ui/InputBox';
import { OptionStrip } from '@/ui/OptionStrip';
import { TextViewer } from '@/ui/OutputView';
import { Panel } from '@/ui/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { Notes } from '@/ui/Remarks';
import { RunStatus } from '@/ui/RunStatus';
import { ShareMenu } from '@/ui/ShareMenu';
import { Tabs } from '@/ui/Tabs';
import { useInputs } from '@/ui/useInputs';
import { useOptions } from '@/ui/useOptions';
import { useRun } from '@/ui/useRun';
import { DiffTree } from './DiffTree';
import type { TreeRows } from './report';
import { TREE } from './tool';
import './view.css';

/** Fetched only where the texts are no JSON. */
const TextDiff = lazy(async () => ({ default: (await import('@/ui/viewers/DiffViewer')).Diff }));

const START = { left: '', right: '' };
const NONE: ReadonlySet<number> = new Set();

/** Where there is no JSON to compare, the lines of the texts and what is wrong with them. */
const textReport = (notes: readonly string[], diff: string): string =>
  JSON.stringify({ error: 'Invalid JSON', notes, lines: diff.split('\n') }, null, 2);

export default function JsonDiffChecker({ slug, tool }: ToolPageProps) {
  const edited = useInputs(START);
  const [look, setLook] = useState<'tree' | 'raw'>('tree');
  const options = useOptions(slug, tool.options);
  const { start, clear, outcome, error, stale, ...run } = useRun(slug, tool);
  const { values, ready } = options;
  const inputs = edited.value as Readonly<Record<'left' | 'right', string>>;
  const empty = inputs.left === '' && inputs.right === '';
  const incomplete = inputs.left === '' || inputs.right === '';

  const execute = useCallback(() => {
    if (incomplete) clear();
    else start(inputs, { ...values, tree: true });
  }, [incomplete, inputs, values, start, clear]);
  useEffect(() => {
    if (ready) execute();
  }, [ready, execute]);

  const shown = incomplete ? undefined : outcome?.shown;
  const raw = shown?.kind === 'code' ? shown.value : '';
  const text = useMemo(() => (shown ? textOf(shown) : ''), [shown]);
  const facts = outcome?.facts;
  const tree = useMemo<TreeRows | undefined>(() => {
    const json = facts?.find(({ label }) => label === TREE)?.value;
    return json === undefined ? undefined : JSON.parse(json);
  }, [facts]);
  const [folded, setFolded] = useState<{ tree: TreeRows | undefined; closed: ReadonlySet<number> }>();
  const closed = folded?.tree === tree && folded ? folded.closed : NONE;
  const collapse = () =>
    setFolded({
      tree,
      closed: new Set(tree?.rows.flatMap(({ type }, at) => (type === 'inside' && at > 0 ? [at] : []))),
    });

  return (
    <div className="transform two-inputs jd">
      <OptionStrip shape={tool.options} options={options}>
        <div className="strip-actions">
          <Button
            label="Compare"
            look="primary"
            disabled={incomplete}
            onClick={() => {
              edited.settle();
              execute();
            }}
          />
        </div>
      </OptionStrip>
      <div className="inputs">
        {inputsOf(tool.input).map(([name, input]) => (
          <InputBox
            key={name}
            input={input}
            value={inputs[name as 'left' | 'right']}
            onChange={(value) => edited.change((old) => ({ ...old, [name]: value }))}
            onSubmit={execute}
            actions={name === 'right' && <EditActions edited={edited} empty={empty} />}
          />
        ))}
      </div>
      <Panel
        className={`output-box ${stale ? 'stale' : ''}`}
        title="Differences"
        actions={
          <>
            <Button
              small
              look="quiet"
              icon="list-collapse"
              label="Collapse All"
              disabled={!tree || look === 'raw'}
              onClick={collapse}
            />
            <Button
              small
              look="quiet"
              icon="list-tree"
              label="Expand All"
              disabled={!tree || look === 'raw'}
              onClick={() => setFolded({ tree, closed: NONE })}
            />
            <CopyButton small look="quiet" value={text} disabled={text === ''} />
            <Button
              small
              look="quiet"
              icon="download"
              label="Export Diff"
              disabled={text === ''}
              onClick={() => download('json_diff_result.json', raw || textReport(outcome!.notes, text))}
            />
            <ShareMenu shape={tool.options} options={values} inputs={empty ? undefined : inputs} />
          </>
        }
      >
        <RunStatus running={run.running} progress={run.progress} onStop={run.stop} />
        {error && <ErrorBanner error={error} />}
        {shown && !error && <Notes notes={outcome!.notes} />}
        {raw !== '' && !error && (
          <div className="jd-bar">
            <section className="jd-summary" aria-label="Diff Summary">
              <h3>Diff Summary</h3>
              <dl>
                {facts!
                  .filter(({ label }) => label !== TREE)
                  .map(({ label, value }) => (
                    <div key={label} className={`jd-${label.toLowerCase()}`}>
                      <dt>{label}</dt>
                      <dd>{value}</dd>
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
        <div className="output-body" aria-busy={run.running}>
          {shown?.kind === 'diff' && !error && (
            <Boundary what="The diff" fallback={<p className="empty">…</p>}>
              <TextDiff value={shown.value as ComparedTexts} label="Differences" view="split" wrap options={{}} />
            </Boundary>
          )}
          {raw !== '' && look === 'raw' && <TextViewer value={raw} label="Differences" language="json" />}
          {raw !== '' && look === 'tree' && tree && (
            <>
              {tree.left > 0 && <p className="hint-bar">{grouped(tree.left)} more are in the raw view.</p>}
              {tree.rows.length > 0 ? (
                <DiffTree
                  rows={tree.rows}
                  label="Differences"
                  closed={closed}
                  onClosed={(next) => setFolded({ tree, closed: next })}
                />
              ) : (
                <div className="empty">
                  <p>
                    {values.filter === 'all' ? 'No differences: both say the same.' : 'No differences of this kind.'}
                  </p>
                </div>
              )}
            </>
          )}
          {!shown && !error && (
            <div className="empty">
              <p>{empty ? 'The differences appear here as you type.' : 'Enter the other document to compare.'}</p>
              <Examples
                of={tool.examples}
                onPick={(example) => {
                  if (example.options) options.set(example.options as Record<string, OptionValue>);
                  edited.replace(example.input as typeof START);
                }}
              />
            </div>
          )}
        </div>
      </Panel>
      <HelpGuide steps={helpSteps(tool)} />
    </div>
  );
}
