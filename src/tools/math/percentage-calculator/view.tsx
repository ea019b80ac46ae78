import { useEffect, useMemo } from 'react';
import { NumberField, NumberPage, useAnswers } from '@/families/numbers/NumberPage';
import { isShown } from '@/kit/option';
import { toOutcome, valueAs } from '@/kit/output';
import { ExamplesMenu } from '@/ui/controls/Examples';
import { OptionField } from '@/ui/controls/OptionField';
import { HistoryList } from '@/ui/history/HistoryList';
import { useOptions } from '@/ui/hooks/useOptions';
import { type Run, useRun } from '@/ui/hooks/useRun';
import { useUndoable } from '@/ui/input/useUndoable';
import { OutputPanel } from '@/ui/output/OutputPanel';
import { prepareViewer } from '@/ui/output/OutputView';
import type { ToolPageProps } from '@/ui/pages/page';
import { useActionSteps } from '@/ui/pages/useActionSteps';
import type tool from './tool';

type Entered = Readonly<Record<string, string>>;
interface Question {
  mode: keyof typeof MODES;
  entered: Entered;
}

const MODES = {
  basic: ({ percentage, value }: Entered) => `${percentage || 0}% of ${value || 0}`,
  change: ({ oldValue, newValue }: Entered) => `${oldValue || 0} → ${newValue || 0}`,
  reverse: ({ finalValue, rate }: Entered) => `${finalValue || 0} before ${rate || 0}%`,
  share: ({ part, whole }: Entered) => `${part || 0} of ${whole || 0}`,
  whole: ({ knownPart, knownPercentage }: Entered) => `${knownPart || 0} is ${knownPercentage || 0}%`,
  difference: ({ firstValue, secondValue }: Entered) => `${firstValue || 0} and ${secondValue || 0}`,
  successive: ({ startingValue, changes }: Entered) => `${startingValue || 0} by ${changes || 0}`,
  tip: ({ bill, tipRate, taxRate }: Entered) => `${bill || 0} with ${tipRate || 0}% tip and ${taxRate || 0}% tax`,
  question: ({ question }: Entered) => question || '',
} as const;
const NOTHING: Entered = {};

/** The questions answered so far, each in one line. */
function useSolved(source: Run<typeof tool>['source'], answer: string | undefined, asking: string) {
  return useAnswers(
    asking,
    useMemo(() => {
      if (!source || answer === undefined) return undefined;
      const { mode: asked, ...entered } = source.options;
      return { mode: asked, entered, text: `${MODES[asked](entered)} = ${answer}` };
    }, [source, answer]),
    ({ text }) => text,
  );
}

/** The mode and the amounts, the answer to them, and what was answered before. */
function useQuestion(slug: string, definition: typeof tool) {
  // The mode alone is a setting; amounts are nobody's but the visitor's.
  const { mode: modeOption, ...amounts } = definition.options;
  const options = useOptions(
    slug,
    useMemo(() => ({ mode: modeOption }), [modeOption]),
  );
  const { mode } = options.values;
  const edited = useUndoable(NOTHING, `${slug}:amounts`);
  const stepTo = useActionSteps(edited, options);
  const run = useRun(slug, definition);
  const { outcome, error, stale } = run;

  const calculate = (question: Question) => {
    const empty = Object.fromEntries(Object.keys(amounts).map((name) => [name, '']));
    run.start(undefined, { ...empty, ...question.entered, mode: question.mode });
  };
  const answer = error || stale ? undefined : valueAs(outcome?.shown, 'fields')?.[0]?.value;
  const { history, setAsked } = useSolved(run.source, answer, JSON.stringify([mode, edited.value]));
  const fields = Object.entries(amounts).filter(([, option]) => isShown(option, { mode }));
  const complete = fields.every(([name]) => edited.value[name]?.trim());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the numbers are the reason to calculate, nothing else.
  useEffect(() => {
    // Half a sentence is no question yet.
    if (complete && mode !== 'question') calculate({ mode, entered: edited.value });
  }, [mode, edited.value, complete]);

  return {
    options,
    mode,
    modeOption,
    fields,
    edited,
    run,
    answer,
    history,
    isEmpty: Object.values(edited.value).every((value) => value === '') && !outcome && !error,
    open(next: Question['mode']) {
      stepTo(NOTHING, { mode: next });
      run.clear();
    },
    ask(question: Question) {
      stepTo(question.entered, { mode: question.mode });
      calculate(question);
    },
    submit() {
      edited.settle();
      setAsked();
      calculate({ mode, entered: edited.value });
    },
    clear() {
      const before = edited.value;
      stepTo(NOTHING, { mode });
      run.clear();
      return () => stepTo(before, { mode });
    },
  };
}

export default function PercentageCalculator(props: ToolPageProps<typeof tool>) {
  const { slug, tool } = props;
  const { options, mode, modeOption, fields, edited, run, answer, history, isEmpty, ...question } = useQuestion(
    slug,
    tool,
  );
  useEffect(() => prepareViewer('fields'), []);
  const example = tool.examples.find((one) => (one.options?.mode ?? 'basic') === mode);
  const examples: Entered = example?.options ?? {};
  const pick = ({ options: { mode: next, ...entered } = {} }: (typeof tool.examples)[number]) =>
    question.ask({ mode: next ?? 'basic', entered });

  return (
    <NumberPage
      {...props}
      className="pc"
      strip={<OptionField option={modeOption} value={mode} onChange={question.open} />}
      fields={fields.map(([name, option]) => (
        <NumberField
          key={name}
          label={option.label}
          placeholder={(isEmpty && examples[name]) || option.placeholder}
          inputMode={option.inputMode ?? 'text'}
          value={edited.value[name] ?? ''}
          onChange={(value) => {
            edited.change((old) => ({ ...old, [name]: value }));
            if (mode === 'question') run.clear();
          }}
        />
      ))}
      examples={<ExamplesMenu examples={tool.examples} onPick={pick} />}
      steps={edited}
      onClear={isEmpty ? undefined : question.clear}
      action="Calculate"
      onSubmit={question.submit}
    >
      <OutputPanel
        slug={slug}
        tool={tool}
        run={run}
        options={options.values}
        copies={answer}
        announcement={answer && `Result: ${answer}`}
        clearsOnError
        sample={isEmpty && example ? toOutcome('fields', example.output).shown : undefined}
        empty={isEmpty ? null : <p>Enter the numbers, or press Calculate.</p>}
      />
      <HistoryList
        title="Calculation History"
        history={history}
        getKey={({ text }) => text}
        show={({ text }) => text}
        action="Reuse"
        onPress={question.ask}
      />
    </NumberPage>
  );
}
