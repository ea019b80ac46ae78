import { useEffect, useMemo, useState } from 'react';
import { Button } from '@/ui/Button';
import { plural } from '@/ui/count';
import { download } from '@/ui/download';
import { Examples } from '@/ui/Examples';
import { HelpGuide } from '@/ui/HelpGuide';
import { HistoryList } from '@/ui/HistoryList';
import { NumberForm } from '@/ui/numbers/NumberForm';
import { OutputPanel } from '@/ui/OutputPanel';
import { Panel } from '@/ui/Panel';
import type { ToolPageProps } from '@/ui/pages/page';
import { useInputs } from '@/ui/useInputs';
import { useRun } from '@/ui/useRun';
import { stepsOf } from './steps';
import { readNumber } from './tool';
import './view.css';

interface Entry {
  number: string;
  result: string;
}
const HISTORY_LENGTH = 10;
/** Digits of a result shown in the history. */
const PREVIEW = 40;
const shorten = (digits: string) =>
  digits.length > PREVIEW ? `${digits.slice(0, PREVIEW)}… (${plural(digits.length, 'digit')})` : digits;

const EXAMPLES = ['5', '52', '1000', '10000'].map((number) => ({ title: `${number}!`, number }));
const STEPS = [
  ['Number', 'Enter a whole number from 0 to 100,000.'],
  ['Calculate', 'Press Calculate or Enter. A long calculation runs in the background and can be stopped.'],
  ['Steps', 'Show Steps tells how the result comes about.'],
  ['Output', 'Copy or download the digits. Download History keeps all results of this page in a file.'],
] as const;

export default function FactorialCalculator({ slug, tool }: ToolPageProps) {
  const edited = useInputs(useMemo(() => ({ input: '' }), []));
  const number = edited.value.input as string;
  const run = useRun(slug, tool);
  const { outcome, error, stale } = run;
  const [asked, setAsked] = useState('');
  const [steps, setSteps] = useState(false);
  const [history, setHistory] = useState<readonly Entry[]>([]);

  const calculate = (input: string) => {
    setAsked(input.trim());
    run.start(input, {});
  };
  const askFor = (input: string) => {
    edited.replace({ input });
    calculate(input);
  };
  const digits = error || stale ? undefined : (outcome?.shown.value as string | undefined);
  useEffect(() => {
    if (digits === undefined) return;
    // Not by the result: 0! and 1! have the same.
    const number = String(readNumber(asked));
    setHistory((old) =>
      [{ number, result: digits }, ...old.filter((one) => one.number !== number)].slice(0, HISTORY_LENGTH),
    );
  }, [digits, asked]);

  return (
    <div className="generator">
      <NumberForm
        title="Factorial"
        value={number}
        placeholder="10"
        action="Calculate"
        onChange={(value) => edited.change(() => ({ input: value }))}
        onSubmit={() => calculate(number)}
        onClear={() => {
          edited.reset({ input: '' });
          run.clear();
        }}
      >
        <Button
          icon={steps ? 'eye-off' : 'eye'}
          label={steps ? 'Hide Steps' : 'Show Steps'}
          aria-expanded={steps}
          onClick={() => setSteps(!steps)}
        />
      </NumberForm>
      <div className="number-column">
        <OutputPanel
          slug={slug}
          tool={tool}
          run={run}
          options={{}}
          linkable={number === '' ? undefined : { input: number }}
          empty={
            <>
              <p>Enter a number and press Calculate.</p>
              <Examples of={EXAMPLES} onPick={(example) => askFor(example.number)} />
            </>
          }
        />
        {steps && digits !== undefined && (
          <Panel title="Steps">
            <ol className="fc-steps">
              {stepsOf(readNumber(asked)).map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Panel>
        )}
        <HistoryList
          title="History"
          head={
            <div className="fc-history-head">
              <h2>History</h2>
              <Button
                small
                look="quiet"
                icon="download"
                label="Download History"
                onClick={() =>
                  download(
                    'factorial_history.txt',
                    history.map(({ number: n, result }) => `${n}! = ${result}\n`).join(''),
                  )
                }
              />
            </div>
          }
          entries={history}
          keyOf={(entry) => entry.number}
          show={(entry) => `${entry.number}! = ${shorten(entry.result)}`}
          action="Bring back"
          onPress={(entry) => askFor(entry.number)}
        />
      </div>
      <HelpGuide steps={STEPS} />
    </div>
  );
}
