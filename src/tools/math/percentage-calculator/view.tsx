import { useEffect, useMemo, useRef, useState } from 'react';
import { isShown, type OptionValue } from '@/kit/option';
import type { FieldRow } from '@/kit/output';
import { Button, CopyButton } from '@/ui/Button';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { Examples } from '@/ui/Examples';
import { HelpGuide } from '@/ui/HelpGuide';
import { HistoryList } from '@/ui/HistoryList';
import { OptionField } from '@/ui/OptionField';
import { OutputView, prepareViewer } from '@/ui/OutputView';
import { Panel } from '@/ui/Panel';
import type { ToolPageProps } from '@/ui/pages/page';
import { type OptionState, useOptions } from '@/ui/useOptions';
import { useRun } from '@/ui/useRun';
import '@/ui/numbers/numbers.css';
import './view.css';

type Entered = Readonly<Record<string, string>>;
interface Entry {
  mode: string;
  entered: Entered;
  text: string;
}

const HISTORY_LENGTH = 10;
const MODES: Readonly<Record<string, (entered: Entered) => string>> = {
  basic: ({ percentage, value }) => `${percentage || 0}% of ${value || 0}`,
  change: ({ oldValue, newValue }) => `${oldValue || 0} → ${newValue || 0}`,
  reverse: ({ finalValue, rate }) => `${finalValue || 0} before ${rate || 0}%`,
};
const STEPS = [
  [
    'Choose',
    'Basic: a percentage of a value. % Change: from an old to a new value. Reverse %: the value before a rate was added.',
  ],
  ['Enter', 'Type the two numbers. An empty field counts as 0; decimals have a point.'],
  ['Calculate', 'Press Calculate or Enter.'],
  ['Result', 'Copy the result, or press an entry of the history to bring its numbers back.'],
] as const;

export default function PercentageCalculator({ slug, tool }: ToolPageProps) {
  // The mode alone is a setting; amounts are nobody's but the visitor's.
  const { mode: modeOption, ...amounts } = tool.options;
  const options: OptionState = useOptions(
    slug,
    useMemo(() => ({ mode: modeOption! }), [modeOption]),
  );
  const mode = options.values.mode as string;
  const run = useRun(slug, tool);
  const { outcome, error, stale } = run;
  const [entered, setEntered] = useState<Entered>({});
  const [history, setHistory] = useState<readonly Entry[]>([]);
  /** What the next outcome answers. */
  const asked = useRef<Omit<Entry, 'text'>>(undefined);

  useEffect(() => prepareViewer('fields'), []);
  const calculate = (next: Omit<Entry, 'text'>) => {
    asked.current = next;
    const empty = Object.fromEntries(Object.keys(amounts).map((name) => [name, '']));
    run.start(undefined, { ...empty, ...next.entered, mode: next.mode });
  };
  const rows = error || stale ? undefined : (outcome?.shown.value as readonly FieldRow[] | undefined);
  const [main, ...more] = rows ?? [];
  useEffect(() => {
    const of = asked.current;
    const [answer] = (outcome?.shown.value ?? []) as readonly FieldRow[];
    if (!of || !answer) return;
    const text = `${MODES[of.mode]!(of.entered)} = ${answer.value}`;
    setHistory((old) => [{ ...of, text }, ...old.filter((entry) => entry.text !== text)].slice(0, HISTORY_LENGTH));
  }, [outcome]);

  const clear = () => {
    setEntered({});
    run.clear();
  };

  return (
    <div className="generator">
      <Panel title="Percentage" className="form-box number-form pc-form">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            calculate({ mode, entered });
          }}
        >
          <OptionField
            option={modeOption!}
            value={mode}
            onChange={(next: OptionValue) => {
              options.set({ mode: next });
              clear();
            }}
          />
          {Object.entries(amounts)
            .filter(([, option]) => isShown(option, { mode }))
            .map(([name, option]) => (
              <OptionField
                key={name}
                option={option}
                value={entered[name] ?? ''}
                onChange={(value) => setEntered((old) => ({ ...old, [name]: value as string }))}
              />
            ))}
          <div className="form-pair">
            <Button type="submit" look="primary" label="Calculate" />
            <Button label="Clear" onClick={clear} />
          </div>
        </form>
      </Panel>
      <div className="number-column">
        <Panel
          title="Result"
          className="output-box"
          actions={<CopyButton small look="quiet" value={main?.value ?? ''} disabled={!main} />}
        >
          {error && <ErrorBanner error={error} />}
          {main && (
            <div className="pc-figure">
              <output aria-label="Result">{main.value}</output>
              {main.note && <small>{main.note}</small>}
            </div>
          )}
          <div className="output-body">
            {main ? (
              <OutputView
                shown={{ kind: 'fields', value: more }}
                output={{ ...tool.output, label: 'Details' }}
                options={{}}
              />
            ) : (
              !error && (
                <div className="empty">
                  <p>Enter two numbers and press Calculate.</p>
                  <Examples
                    of={tool.examples}
                    onPick={({ options: example }) => {
                      const { mode: next = 'basic', ...rest } = example as Record<string, string>;
                      options.set({ mode: next });
                      setEntered(rest);
                      calculate({ mode: next, entered: rest });
                    }}
                  />
                </div>
              )
            )}
          </div>
        </Panel>
        <HistoryList
          title="Calculation History"
          entries={history}
          keyOf={({ text }) => text}
          show={({ text }) => text}
          action="Bring back"
          onPress={(entry) => {
            options.set({ mode: entry.mode });
            setEntered(entry.entered);
            calculate(entry);
          }}
        />
      </div>
      <HelpGuide steps={STEPS} />
    </div>
  );
}
