import { lazy, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { lineCount } from '@/engines/diff';
import { text } from '@/kit/input';
import { initialValues } from '@/kit/option';
import { toOutcome, valueAs } from '@/kit/output';
import { Button } from '@/ui/controls/Button';
import { Examples, ToolExamples } from '@/ui/controls/Examples';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { OptionStrip } from '@/ui/controls/OptionStrip';
import { toast } from '@/ui/controls/Toast';
import { UndoButtons } from '@/ui/controls/UndoButtons';
import { useLinked } from '@/ui/hooks/useLinked';
import { useOptions } from '@/ui/hooks/useOptions';
import { useRun } from '@/ui/hooks/useRun';
import { InputBox } from '@/ui/input/InputBox';
import { useUndoKeys } from '@/ui/input/useUndoKeys';
import { Boundary } from '@/ui/output/Boundary';
import { plural } from '@/ui/output/count';
import { download } from '@/ui/output/download';
import { LongText } from '@/ui/output/LongText';
import { prepareViewer } from '@/ui/output/OutputView';
import { Notes } from '@/ui/output/Remarks';
import { ResultPanel } from '@/ui/output/ResultPanel';
import { RunStatus } from '@/ui/output/RunStatus';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { useForVisit } from '@/ui/storage/visit';
import { Facts } from './Facts';
import { formatSimilarity } from './scores';
import { joinTexts, type Snapshot } from './texts';
import type tool from './tool';
import { useNarrow } from './useNarrow';
import { usePdf } from './usePdf';
import { useRequestedRun } from './useRequestedRun';
import { useSteps } from './useSteps';
import './view.css';

/** Fetched once the page is there: nothing is compared before that. */
const Diff = lazy(async () => ({ default: (await import('@/ui/output/viewers/DiffViewer')).Diff }));

/** Fetched when somebody merges. */
const MergePanel = lazy(() => import('./MergePanel'));

type Texts = Pick<Snapshot, 'left' | 'right' | 'base'>;
const NOTHING: Texts = { left: '', right: '', base: '' };
const SIDES = ['left', 'right'] as const;
const THREE = ['left', 'base', 'right'] as const;
const ANCESTOR = text('Common Ancestor', {
  placeholder: 'Type or paste the version both texts came from, or drop a file',
});
const TITLES = { merge: 'Merged Text', patch: 'Patch' } as const;

export default function TextDiffChecker(props: ToolPageProps<typeof tool>) {
  const { slug, tool } = props;
  const [texts, setTexts] = useForVisit<Texts>(`${slug}:texts`, NOTHING);
  const linkRead = useLinked(
    slug,
    useCallback((linked) => setTexts((old) => ({ ...old, ...linked })), [setTexts]),
  );
  const options = useOptions(slug, tool.options);
  const run = useRun(slug, tool);
  const { start, clear, outcome, error, stale } = run;
  const pdf = usePdf();
  const isNarrow = useNarrow();
  const { values } = options;
  const { view, wrapLines, marks } = values;
  const { left, right, base } = texts;
  const threeWay = view === 'merge' && values.threeWay;
  const empty = left === '' && right === '' && (!threeWay || base === '');

  const { compare, asked } = useRequestedRun(values, base);
  const now = useMemo<Snapshot>(() => ({ left, right, base, ...compare }), [left, right, base, compare]);
  const steps = useSteps(slug, now, options.ready && linkRead, ({ left, right, base, ...ignored }) => {
    setTexts({ left, right, base });
    options.set(ignored);
  });

  const fields = useRef<HTMLDivElement>(null);
  useUndoKeys(fields, steps);

  useEffect(() => prepareViewer(tool.output.kind), [tool]);

  const execute = useCallback(() => {
    if (empty) clear();
    else start({ left, right }, { ...initialValues(tool.options), ...asked });
  }, [empty, left, right, asked, tool, start, clear]);
  useEffect(() => {
    if (options.ready) execute();
  }, [options.ready, execute]);

  /** A step of its own, apart from what was typed just before. */
  const replace = (next: Texts) => {
    steps.settle();
    setTexts(next);
  };
  /** An example's ancestor is an option of the tool, and a text of the page. */
  const enter = (input: Omit<Texts, 'base'>) => {
    const ancestor = tool.examples.find((one) => one.input === input)?.options?.commonAncestor;
    replace({ ...input, base: ancestor ?? '' });
    options.set({ commonAncestor: '' });
  };
  const clearAll = () => {
    replace(NOTHING);
    toast({ title: 'Cleared', description: 'Undo restores both texts.' });
  };

  const value = empty ? undefined : valueAs(outcome?.shown, 'diff');
  const written = empty ? undefined : valueAs(outcome?.shown, 'text');
  const data = empty ? undefined : outcome?.data;
  const of = run.source;
  // Side by side each text would have half of a phone.
  const shownView = view === 'unified' || isNarrow ? 'unified' : 'split';
  const [recipe] = tool.examples;
  const sample = useMemo(
    () => (empty && recipe ? valueAs(toOutcome(tool.output.kind, recipe.output).shown, 'diff') : undefined),
    [empty, recipe, tool],
  );
  /** What has been chosen so far; the result itself only knows what is open. */
  const [merged, setMerged] = useState<string>();
  const similarity = data && 'similarity' in data ? data.similarity : undefined;
  const isMerging = data !== undefined && 'merge' in data;
  const getLines = value && { left: lineCount(value.diff.leftBounds), right: lineCount(value.diff.rightBounds) };

  return (
    <div className="transform two-inputs text-diff">
      <OptionStrip shape={tool.options} options={options}>
        <Button
          icon="arrow-left-right"
          label="Swap Texts"
          disabled={empty}
          onClick={() => replace({ ...texts, left: right, right: left })}
        />
        <Button
          variant="primary"
          label="Compare"
          disabled={empty}
          onClick={() => {
            steps.settle();
            execute();
          }}
        />
      </OptionStrip>
      <div className={`inputs ${threeWay ? 'three' : ''}`} ref={fields}>
        {(threeWay ? THREE : SIDES).map((side) => (
          <InputBox
            key={side}
            input={side === 'base' ? ANCESTOR : tool.input[side]}
            value={texts[side]}
            onChange={(text) => setTexts((old) => ({ ...old, [side]: text }))}
            onSubmit={execute}
            sample={empty && side !== 'base' ? recipe?.input[side] : undefined}
            foot={
              side === 'left' &&
              empty && (
                <>
                  <span>Paste, drop a file, or try</span>
                  <Examples
                    examples={tool.examples}
                    onPick={(example) => {
                      if (example.options) options.set(example.options);
                      enter(example.input);
                    }}
                  />
                </>
              )
            }
            aside={getLines && side !== 'base' ? plural(getLines[side], 'line') : ''}
            actions={
              side === 'right' && (
                <>
                  <ToolExamples tool={tool} options={options} onEnter={enter} />
                  <UndoButtons steps={steps} />
                  <Button
                    iconOnly
                    variant="quiet"
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
        run={
          isMerging && merged !== undefined
            ? { ...run, outcome: { ...outcome!, shown: { kind: 'text', value: merged } } }
            : run
        }
        options={values}
        title={isMerging ? TITLES.merge : written !== undefined ? TITLES.patch : undefined}
        linkable={empty ? undefined : threeWay ? { ...texts } : { left, right }}
        actions={
          <>
            <Button
              small
              variant="quiet"
              icon="file-down"
              label="Export PDF"
              disabled={!value || stale || pdf.running}
              onClick={() =>
                pdf.start({ value: value!, options: { ...compare, marks }, score: formatSimilarity(similarity!) })
              }
            />
            <Button
              small
              variant="quiet"
              icon="download"
              label="Download Texts"
              disabled={empty}
              onClick={() => download('diff_texts.txt', joinTexts(texts))}
            />
          </>
        }
        above={<RunStatus running={pdf.running} progress={pdf.progress} onStop={pdf.stop} />}
        remarks={
          outcome &&
          !empty && (
            <>
              {value && <Facts facts={outcome.facts} />}
              {!isMerging && <Notes notes={outcome.notes} />}
            </>
          )
        }
      >
        {value ? (
          <Boundary what="The diff" fallback={<p className="empty">…</p>}>
            <Diff
              value={value}
              label={tool.output.label}
              view={shownView}
              wrap={wrapLines}
              options={{ ...compare, marks }}
            />
          </Boundary>
        ) : isMerging && of ? (
          <Boundary what="The merge" fallback={<p className="empty">…</p>}>
            <MergePanel
              {...of.input}
              base={of.options.threeWay ? of.options.commonAncestor : undefined}
              parts={data.merge.parts}
              showAncestor={of.options.showAncestor}
              onMerged={setMerged}
              onUse={(text) => replace({ ...texts, left: text })}
            />
          </Boundary>
        ) : written ? (
          <LongText text={written} label={TITLES.patch} />
        ) : written === '' ? (
          <p className="empty">The texts are the same: nothing to patch.</p>
        ) : (
          !error && (
            <div className="empty" data-sample="">
              <p className="unseen">The differences appear here as you type.</p>
              {sample && (
                <div className="sample" aria-hidden="true" inert>
                  <Boundary what="The example" fallback={null}>
                    <Diff value={sample} label="Example" view={shownView} wrap={wrapLines} />
                  </Boundary>
                </div>
              )}
            </div>
          )
        )}
      </ResultPanel>
      <HelpGuide steps={helpSteps(tool)} />
    </div>
  );
}
