import { lazy, useCallback, useEffect, useMemo, useState } from 'react';
import { lineCount } from '@/engines/diff';
import { inputsOf } from '@/kit/input';
import type { OptionValue } from '@/kit/option';
import { type ComparedTexts, type FieldRow, textOf } from '@/kit/output';
import { Boundary } from '@/ui/Boundary';
import { Button, CopyButton } from '@/ui/Button';
import { plural } from '@/ui/count';
import { download } from '@/ui/download';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { Examples } from '@/ui/Examples';
import { HelpGuide } from '@/ui/HelpGuide';
import { InputBox } from '@/ui/InputBox';
import { readFragment } from '@/ui/link';
import { OptionStrip } from '@/ui/OptionStrip';
import { prepareViewer } from '@/ui/OutputView';
import { Panel } from '@/ui/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { RunStatus } from '@/ui/RunStatus';
import { ShareMenu } from '@/ui/ShareMenu';
import { toast } from '@/ui/Toast';
import { UndoButtons } from '@/ui/UndoButtons';
import { useOptions } from '@/ui/useOptions';
import { useRun } from '@/ui/useRun';
import { joinTexts, type Snapshot } from './texts';
import { usePdf } from './usePdf';
import { useSteps } from './useSteps';
import './view.css';

/** Fetched once the page is there: nothing is compared before that. */
const Diff = lazy(async () => ({ default: (await import('@/ui/viewers/DiffViewer')).Diff }));

type Texts = Pick<Snapshot, 'left' | 'right'>;
type Side = keyof Texts;

export default function TextDiffChecker({ slug, tool }: ToolPageProps) {
  const [texts, setTexts] = useState<Texts>({ left: '', right: '' });
  const [linkRead, setLinkRead] = useState(false);
  const options = useOptions(slug, tool.options);
  const { start, clear, outcome, error, stale, ...run } = useRun(slug, tool);
  const pdf = usePdf();
  const { view, wrapLines, ignoreCase, ignorePunctuation, ignoreWhitespace } = options.values as unknown as Snapshot & {
    view: 'split' | 'unified';
    wrapLines: boolean;
  };
  const empty = texts.left === '' && texts.right === '';

  const compare = useMemo(
    () => ({ ignoreCase, ignorePunctuation, ignoreWhitespace }),
    [ignoreCase, ignorePunctuation, ignoreWhitespace],
  );
  const now = useMemo<Snapshot>(() => ({ ...texts, ...compare }), [texts, compare]);
  const steps = useSteps(now, options.ready && linkRead, ({ left, right, ...ignored }) => {
    setTexts({ left, right });
    options.set(ignored);
  });

  useEffect(() => prepareViewer(tool.output.kind), [tool]);
  useEffect(() => {
    readFragment(location.hash).then((linked) => {
      if (linked) setTexts((old) => ({ ...old, ...linked }));
      setLinkRead(true);
    });
  }, []);

  const execute = useCallback(() => {
    if (empty) clear();
    else start(texts, compare);
  }, [empty, texts, compare, start, clear]);
  useEffect(() => {
    if (options.ready) execute();
  }, [options.ready, execute]);

  /** A step of its own, apart from what was typed just before. */
  const replace = (next: Texts) => {
    steps.settle();
    setTexts(next);
  };
  const clearAll = () => {
    replace({ left: '', right: '' });
    toast({ title: 'Cleared', description: 'Undo brings both texts back.' });
  };

  const value = empty ? undefined : (outcome?.shown.value as ComparedTexts | undefined);
  const usable = value !== undefined && !stale;
  const score = outcome?.facts[0]?.value ?? '';
  const linesOf: Partial<Record<string, number>> = value
    ? { left: lineCount(value.diff.leftBounds), right: lineCount(value.diff.rightBounds) }
    : {};

  return (
    <div className="transform two-inputs text-diff">
      <OptionStrip shape={tool.options} options={options}>
        <div className="strip-actions">
          <Button
            icon="arrow-left-right"
            label="Swap Texts"
            disabled={empty}
            onClick={() => replace({ left: texts.right, right: texts.left })}
          />
          <Button
            look="primary"
            label="Compare"
            disabled={empty}
            onClick={() => {
              steps.settle();
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
            value={texts[name as Side]}
            onChange={(text) => setTexts((old) => ({ ...old, [name]: text as string }))}
            onSubmit={execute}
            aside={linesOf[name] === undefined ? '' : plural(linesOf[name], 'line')}
            actions={
              name === 'right' && (
                <>
                  <UndoButtons steps={steps} />
                  <Button iconOnly look="quiet" icon="trash-2" label="Clear All" disabled={empty} onClick={clearAll} />
                </>
              )
            }
          />
        ))}
      </div>
      <Panel
        className={`output-box ${stale ? 'stale' : ''}`}
        title={tool.output.label}
        actions={
          <>
            <CopyButton
              small
              look="quiet"
              disabled={!usable}
              value={() => textOf({ kind: 'diff', value: value as ComparedTexts })}
            />
            <Button
              small
              look="quiet"
              icon="file-down"
              label="Export PDF"
              disabled={!usable || pdf.running}
              onClick={() => pdf.start({ value: value!, options: compare, score })}
            />
            <Button
              small
              look="quiet"
              icon="download"
              label="Download Texts"
              disabled={empty}
              onClick={() => download('diff_texts.txt', joinTexts(texts))}
            />
            <ShareMenu shape={tool.options} options={options.values} inputs={empty ? undefined : { ...texts }} />
          </>
        }
      >
        <RunStatus running={run.running} progress={run.progress} onStop={run.stop} />
        <RunStatus running={pdf.running} progress={pdf.progress} onStop={pdf.stop} />
        {error && <ErrorBanner error={error} />}
        {value && !error && <Facts facts={outcome!.facts} />}
        {value && !error && outcome!.notes.length > 0 && (
          <ul className="banner notes">
            {outcome!.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        <div className="output-body" aria-busy={run.running}>
          {value ? (
            <Boundary what="The diff" fallback={<p className="empty">…</p>}>
              <Diff value={value} label={tool.output.label} view={view} wrap={wrapLines} options={compare} />
            </Boundary>
          ) : (
            !error && (
              <div className="empty">
                <p>The differences appear here as you type.</p>
                <Examples
                  of={tool.examples}
                  onPick={(example) => {
                    if (example.options) options.set(example.options as Record<string, OptionValue>);
                    replace(example.input as Texts);
                  }}
                />
              </div>
            )
          )}
        </div>
      </Panel>
      <HelpGuide steps={helpSteps(tool)} />
    </div>
  );
}

/** The scores. Of the similarity there is a bar too. */
const Facts = ({ facts }: { facts: readonly FieldRow[] }) => (
  <dl className="facts">
    {facts.map(({ label, value, note, meter }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {value}
          {note && <span className="text-diff-note">{note}</span>}
          {meter !== undefined && <meter value={meter} aria-label={label} />}
        </dd>
      </div>
    ))}
  </dl>
);
