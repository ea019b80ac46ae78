import { useEffect, useMemo, useRef } from 'react';
import { isShown } from '@/kit/option';
import { valueAs } from '@/kit/output';
import { Button } from '@/ui/controls/Button';
import { toastCleared } from '@/ui/controls/EditActions';
import { Examples, ExamplesMenu } from '@/ui/controls/Examples';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { OptionField } from '@/ui/controls/OptionField';
import { UndoButtons } from '@/ui/controls/UndoButtons';
import { HistoryList } from '@/ui/history/HistoryList';
import { useRecent } from '@/ui/history/useRecent';
import { useOptions } from '@/ui/hooks/useOptions';
import { useRun } from '@/ui/hooks/useRun';
import { useUndoable } from '@/ui/input/useUndoable';
import { useUndoKeys } from '@/ui/input/useUndoKeys';
import { OutputView, prepareViewer } from '@/ui/output/OutputView';
import { Panel } from '@/ui/output/Panel';
import { ResultPanel } from '@/ui/output/ResultPanel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { useActionSteps } from '@/ui/pages/useActionSteps';
import type tool from './tool';
import '@/families/numbers/numbers.css';
import './view.css';

type Entered = Readonly<Record<string, string>>;
interface Question {
  mode: keyof typeof MODES;
  entered: Entered;
}

const MODES = {
  basic: ({ percentage, value }: Entered) => `${percentage || 0}% of ${value || 0}`,
  change: ({ oldValue, newValue }: Entered) => `${oldValue || 0} → ${newValue || 0}`,
  reverse: ({ finalValue, rate }: Entered) => `${finalValue || 0} before ${rate || 0}%`,
} as const;
const NOTHING: Entered = {};

export default function PercentageCalculator(props: ToolPageProps<typeof tool>) {
  const { slug, tool } = props;
  // The mode alone is a setting; amounts are nobody's but the visitor's.
  const { mode: modeOption, ...amounts } = tool.options;
  const options = useOptions(
    slug,
    useMemo(() => ({ mode: modeOption }), [modeOption]),
  );
  const { mode } = options.values;
  const edited = useUndoable(NOTHING, `${slug}:amounts`);
  const stepTo = useActionSteps(edited, options);
  const form = useRef<HTMLFormElement>(null);
  useUndoKeys(form, edited);
  const run = useRun(slug, tool);
  const { outcome, error, stale, source } = run;

  useEffect(() => prepareViewer('fields'), []);
  const calculate = (question: Question) => {
    const empty = Object.fromEntries(Object.keys(amounts).map((name) => [name, '']));
    run.start(undefined, { ...empty, ...question.entered, mode: question.mode });
  };
  const ask = (question: Question) => {
    stepTo(question.entered, { mode: question.mode });
    calculate(question);
  };
  const pick = ({ options: { mode: next, ...entered } = {} }: (typeof tool.examples)[number]) =>
    ask({ mode: next ?? 'basic', entered });
  const [main, ...more] = valueAs(outcome?.shown, 'fields') ?? [];
  const answer = main?.value;
  const shows = main && !error && !stale;
  const history = useRecent(
    useMemo(() => {
      if (!source || answer === undefined) return undefined;
      const { mode: asked, ...entered } = source.options;
      return { mode: asked, entered, text: `${MODES[asked](entered)} = ${answer}` };
    }, [source, answer]),
    ({ text }) => text,
  );

  const clear = () => {
    const before = edited.value;
    stepTo(NOTHING, { mode });
    run.clear();
    return () => stepTo(before, { mode });
  };
  const empty = Object.values(edited.value).every((value) => value === '') && !outcome && !error;

  return (
    <div className="generator">
      <Panel
        title="Percentage"
        className="form-box number-form pc-form"
        actions={
          <>
            <ExamplesMenu examples={tool.examples} onPick={pick} />
            <UndoButtons steps={edited} />
          </>
        }
      >
        <form
          ref={form}
          data-main-input=""
          onSubmit={(event) => {
            event.preventDefault();
            edited.settle();
            calculate({ mode, entered: edited.value });
          }}
        >
          <OptionField
            option={modeOption}
            value={mode}
            onChange={(next) => {
              stepTo(NOTHING, { mode: next });
              run.clear();
            }}
          />
          {Object.entries(amounts)
            .filter(([, option]) => isShown(option, { mode }))
            .map(([name, option]) => (
              <OptionField
                key={name}
                option={option}
                value={edited.value[name] ?? ''}
                onChange={(value) => edited.change((old) => ({ ...old, [name]: value }))}
              />
            ))}
          <div className="form-pair">
            <Button type="submit" variant="primary" label="Calculate" />
            <Button label="Clear" aria-disabled={empty} onClick={empty ? undefined : () => toastCleared(clear())} />
          </div>
        </form>
      </Panel>
      <div className="number-column">
        <ResultPanel
          slug={slug}
          tool={tool}
          run={shows ? run : { ...run, outcome: undefined }}
          options={options.values}
          aside={false}
          // The figure says it itself.
          announcement=""
          copies={answer}
          remarks={
            shows && (
              <div className="pc-figure">
                <output aria-label="Result">{main.value}</output>
                {main.note && <small>{main.note}</small>}
              </div>
            )
          }
        >
          {shows ? (
            <OutputView
              shown={{ kind: 'fields', value: more }}
              output={{ ...tool.output, label: 'Details' }}
              options={options.values}
            />
          ) : (
            !error && (
              <div className="empty">
                <p>Enter two numbers and press Calculate.</p>
                <Examples examples={tool.examples} onPick={pick} />
              </div>
            )
          )}
        </ResultPanel>
        <HistoryList
          title="Calculation History"
          history={history}
          getKey={({ text }) => text}
          show={({ text }) => text}
          action="Bring back"
          onPress={ask}
        />
      </div>
      <HelpGuide steps={helpSteps(props.tool, props.page)} />
    </div>
  );
}
