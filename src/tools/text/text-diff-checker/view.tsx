import { lazy, useCallback, useEffect, useMemo, useRef } from 'react';
import { lineCount } from '@/engines/diff';
import { type FieldRow, valueAs } from '@/kit/output';
import { Boundary } from '@/ui/Boundary';
import { Button } from '@/ui/Button';
import { plural } from '@/ui/count';
import { download } from '@/ui/download';
import { Examples, ToolExamples } from '@/ui/Examples';
import { HelpGuide } from '@/ui/HelpGuide';
import { InputBox } from '@/ui/InputBox';
import { OptionStrip } from '@/ui/OptionStrip';
import { prepareViewer } from '@/ui/OutputView';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { Notes } from '@/ui/Remarks';
import { ResultPanel } from '@/ui/ResultPanel';
import { RunStatus } from '@/ui/RunStatus';
import { toast } from '@/ui/Toast';
import { UndoButtons } from '@/ui/UndoButtons';
import { useLinked } from '@/ui/useLinked';
import { useOptions } from '@/ui/useOptions';
import { useRun } from '@/ui/useRun';
import { useUndoKeys } from '@/ui/useUndoKeys';
import { useForVisit } from '@/ui/visit';
import { formatSimilarity } from './scores';
import { joinTexts, type Snapshot } from './texts';
import type tool from './tool';
import { usePdf } from './usePdf';
import { useSteps } from './useSteps';
import './view.css';

/** Fetched once the page is there: nothing is compared before that. */
const Diff = lazy(async () => ({ default: (await import('@/ui/viewers/DiffViewer')).Diff }));

type Texts = Pick<Snapshot, 'left' | 'right'>;
const SIDES = ['left', 'right'] as const;

export default function TextDiffChecker(props: ToolPageProps<typeof tool>) {
  const { slug, tool } = props;
  const [texts, setTexts] = useForVisit<Texts>(`${slug}:texts`, { left: '', right: '' });
  const linkRead = useLinked(
    slug,
    useCallback((linked) => setTexts((old) => ({ ...old, ...linked })), [setTexts]),
  );
  const options = useOptions(slug, tool.options);
  const run = useRun(slug, tool);
  const { start, clear, outcome, error, stale } = run;
  const pdf = usePdf();
  const { view, wrapLines, ignoreCase, ignorePunctuation, ignoreWhitespace } = options.values;
  const empty = texts.left === '' && texts.right === '';

  const compare = useMemo(
    () => ({ ignoreCase, ignorePunctuation, ignoreWhitespace }),
    [ignoreCase, ignorePunctuation, ignoreWhitespace],
  );
  const now = useMemo<Snapshot>(() => ({ ...texts, ...compare }), [texts, compare]);
  const steps = useSteps(slug, now, options.ready && linkRead, ({ left, right, ...ignored }) => {
    setTexts({ left, right });
    options.set(ignored);
  });

  const fields = useRef<HTMLDivElement>(null);
  useUndoKeys(fields, steps);

  useEffect(() => prepareViewer(tool.output.kind), [tool]);

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

  const value = empty ? undefined : valueAs(outcome?.shown, 'diff');
  const linesOf = value && { left: lineCount(value.diff.leftBounds), right: lineCount(value.diff.rightBounds) };

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
      <div className="inputs" ref={fields}>
        {SIDES.map((side) => (
          <InputBox
            key={side}
            input={tool.input[side]}
            value={texts[side]}
            onChange={(text) => setTexts((old) => ({ ...old, [side]: text }))}
            onSubmit={execute}
            aside={linesOf ? plural(linesOf[side], 'line') : ''}
            actions={
              side === 'right' && (
                <>
                  <ToolExamples tool={tool} options={options} onEnter={replace} />
                  <UndoButtons steps={steps} />
                  <Button
                    iconOnly
                    look="quiet"
                    icon="trash-2"
                    label="Clear All"
                    aria-disabled={empty}
                    onClick={empty ? undefined : clearAll}
                  />
                </>
              )
            }
          />
        ))}
      </div>
      <ResultPanel
        slug={slug}
        tool={tool}
        run={run}
        options={options.values}
        linkable={empty ? undefined : { ...texts }}
        actions={
          <>
            <Button
              small
              look="quiet"
              icon="file-down"
              label="Export PDF"
              disabled={!value || stale || pdf.running}
              onClick={() =>
                pdf.start({ value: value!, options: compare, score: formatSimilarity(outcome!.data.similarity) })
              }
            />
            <Button
              small
              look="quiet"
              icon="download"
              label="Download Texts"
              disabled={empty}
              onClick={() => download('diff_texts.txt', joinTexts(texts))}
            />
          </>
        }
        above={<RunStatus running={pdf.running} progress={pdf.progress} onStop={pdf.stop} />}
        remarks={
          value && (
            <>
              <Facts facts={outcome!.facts} />
              <Notes notes={outcome!.notes} />
            </>
          )
        }
      >
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
                  if (example.options) options.set(example.options);
                  replace(example.input);
                }}
              />
            </div>
          )
        )}
      </ResultPanel>
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
