import { useEffect, useMemo, useRef, useState } from 'react';
import type { FieldRow } from '@/kit/output';
import { Button } from '@/ui/Button';
import { plural } from '@/ui/count';
import { Examples } from '@/ui/Examples';
import { HelpGuide } from '@/ui/HelpGuide';
import { HistoryList } from '@/ui/HistoryList';
import { OutputPanel } from '@/ui/OutputPanel';
import { prepareViewer } from '@/ui/OutputView';
import { Panel } from '@/ui/Panel';
import type { ToolPageProps } from '@/ui/pages/page';
import { toast } from '@/ui/Toast';
import { useInputs } from '@/ui/useInputs';
import { useRun } from '@/ui/useRun';
import '@/ui/numbers/numbers.css';
import './view.css';

interface Entry {
  numbers: string;
  gcd: string;
  lcm: string;
}
const FEWEST = 2;
const MOST = 50;
const HISTORY_LENGTH = 10;
const PREVIEW = 60;
const shorten = (text: string) => (text.length > PREVIEW ? `${text.slice(0, PREVIEW)}…` : text);

const STEPS = [
  [
    'Numbers',
    'Enter two or more positive integers. Add Number makes room for another; several can be pasted into one field at once.',
  ],
  ['Calculate', 'Press Calculate or Enter once every field is filled.'],
  ['Result', 'GCD and LCM, the divisions of Euclid’s algorithm, and the prime factors of shorter numbers.'],
  ['History', 'Press an entry of the history to bring its numbers back.'],
] as const;

/** One field for each number, at least two; kept as one text so that a link can carry it. */
const fieldsOf = (text: string): string[] => {
  const parts = text === '' ? [] : text.split(',');
  return parts.length >= FEWEST ? parts : [...parts, ...Array<string>(FEWEST - parts.length).fill('')];
};

export default function GcdLcmCalculator({ slug, tool }: ToolPageProps) {
  const edited = useInputs(useMemo(() => ({ input: '' }), []));
  const numbers = fieldsOf(edited.value.input as string);
  const run = useRun(slug, tool);
  const { outcome, error, stale } = run;
  const [history, setHistory] = useState<readonly Entry[]>([]);
  const asked = useRef('');
  const added = useRef(false);
  const last = useRef<HTMLInputElement>(null);

  useEffect(() => prepareViewer('fields'), []);
  const count = numbers.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when there is one more, it is the one to type into.
  useEffect(() => {
    if (added.current) last.current?.focus();
    added.current = false;
  }, [count]);

  const write = (next: readonly string[]) => edited.change(() => ({ input: next.join(',') }));
  const filled = numbers.every((number) => number.trim() !== '');
  const calculate = (text: string) => {
    asked.current = text;
    run.start(text, {});
  };
  useEffect(() => {
    const rows = outcome?.shown.value as readonly FieldRow[] | undefined;
    if (!rows) return;
    const entry = { numbers: asked.current, gcd: rows[0]!.value, lcm: rows[1]!.value };
    setHistory((old) => [entry, ...old.filter((one) => one.numbers !== entry.numbers)].slice(0, HISTORY_LENGTH));
  }, [outcome]);
  const rows = error || stale ? undefined : (outcome?.shown.value as readonly FieldRow[] | undefined);

  return (
    <div className="generator">
      <Panel title="Numbers" className="form-box number-form">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (filled) calculate(numbers.join(','));
          }}
        >
          {numbers.map((number, at) => (
            <div className="gl-number" key={at}>
              <label className="field">
                <span>Number {at + 1}</span>
                <input
                  type="text"
                  inputMode="numeric"
                  autoComplete="off"
                  ref={at === numbers.length - 1 ? last : undefined}
                  value={number}
                  onChange={(event) => {
                    // Several pasted at once fill as many fields.
                    const parts = event.target.value.split(/[\s,;]+/).filter(Boolean);
                    const taken = parts.slice(0, MOST - numbers.length + 1);
                    write(numbers.toSpliced(at, 1, ...(parts.length > 0 ? taken : [''])));
                    const left = parts.length - taken.length;
                    if (left > 0)
                      toast({
                        title: `Only ${MOST} numbers fit here`,
                        description: `${plural(left, 'number', 'numbers')} at the end of what you pasted ${left === 1 ? 'was' : 'were'} left out.`,
                      });
                  }}
                />
              </label>
              {at >= FEWEST && (
                <Button
                  iconOnly
                  look="quiet"
                  icon="x"
                  label={`Remove Number ${at + 1}`}
                  onClick={() => write(numbers.toSpliced(at, 1))}
                />
              )}
            </div>
          ))}
          <Button
            icon="plus"
            label="Add Number"
            disabled={numbers.length >= MOST}
            onClick={() => {
              added.current = true;
              write([...numbers, '']);
            }}
          />
          <div className="form-pair">
            <Button type="submit" look="primary" label="Calculate" disabled={!filled} />
            <Button
              label="Clear"
              onClick={() => {
                edited.reset({ input: '' });
                run.clear();
              }}
            />
          </div>
          <details className="gl-about">
            <summary>About GCD and LCM</summary>
            <p>
              The greatest common divisor is the largest number that divides all of them; fractions are reduced by it.
            </p>
            <p>
              The least common multiple is the smallest number that all of them divide; it is the common denominator.
            </p>
            <p>For two numbers, GCD × LCM is their product.</p>
          </details>
        </form>
      </Panel>
      <div className="number-column">
        {rows && (
          <dl className="gl-answers" aria-label="Answers">
            {rows.slice(0, 2).map(({ label, value }) => (
              <div className="panel" key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <OutputPanel
          slug={slug}
          tool={tool}
          run={run}
          options={{}}
          linkable={filled ? { input: numbers.join(',') } : undefined}
          empty={
            <>
              <p>Enter two or more numbers and press Calculate.</p>
              <Examples
                of={tool.examples}
                onPick={({ input }) => {
                  const text = String(input).replaceAll(' ', '');
                  edited.replace({ input: text });
                  calculate(text);
                }}
              />
            </>
          }
        />
        <HistoryList
          title="History"
          entries={history}
          keyOf={({ numbers }) => numbers}
          show={({ numbers, gcd, lcm }) =>
            `${shorten(numbers.replaceAll(',', ', '))}: GCD ${shorten(gcd)}, LCM ${shorten(lcm)}`
          }
          action="Bring back"
          onPress={({ numbers }) => {
            edited.replace({ input: numbers });
            calculate(numbers);
          }}
        />
      </div>
      <HelpGuide steps={STEPS} />
    </div>
  );
}
