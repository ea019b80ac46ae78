import { useEffect, useMemo, useRef, useState } from 'react';
import type { FieldRow } from '@/kit/output';
import { Button } from '@/ui/Button';
import { Examples } from '@/ui/Examples';
import { HelpGuide } from '@/ui/HelpGuide';
import { HistoryList } from '@/ui/HistoryList';
import { Icon } from '@/ui/Icon';
import { NumberForm } from '@/ui/numbers/NumberForm';
import { OutputPanel } from '@/ui/OutputPanel';
import { prepareViewer } from '@/ui/OutputView';
import type { ToolPageProps } from '@/ui/pages/page';
import { useInputs } from '@/ui/useInputs';
import { useRun } from '@/ui/useRun';
import './view.css';

interface Entry {
  number: string;
  isPrime: boolean;
}
const HISTORY_LENGTH = 10;
const PREVIEW = 40;
const shorten = (digits: string) => (digits.length > PREVIEW ? `${digits.slice(0, PREVIEW)}…` : digits);
const saysPrime = (rows: readonly FieldRow[]) => rows[0]?.value.endsWith(' is a prime number') ?? false;

const EXAMPLES = ['97', '91', '18446744073709551617'].map((title) => ({ title }));
const STEPS = [
  ['Number', 'Enter a whole number of up to 2,000 digits.'],
  ['Check', 'Press Check or Enter. The search for factors runs in the background; Stop ends it.'],
  ['Result', 'A number that is not prime is shown with its smallest divisor and its prime factors.'],
  ['History', 'Press an entry of the history to check it again.'],
] as const;

export default function PrimeNumberChecker({ slug, tool }: ToolPageProps) {
  const edited = useInputs(useMemo(() => ({ input: '' }), []));
  const number = edited.value.input as string;
  const run = useRun(slug, tool);
  const { outcome, error, stale } = run;
  const [about, setAbout] = useState(false);
  const [history, setHistory] = useState<readonly Entry[]>([]);
  const asked = useRef('');

  useEffect(() => prepareViewer('fields'), []);
  const check = (input: string) => {
    asked.current = input.trim();
    run.start(input, {});
  };
  const askFor = (input: string) => {
    edited.replace({ input });
    check(input);
  };
  useEffect(() => {
    if (!outcome) return;
    const entry = { number: asked.current, isPrime: saysPrime(outcome.shown.value as readonly FieldRow[]) };
    setHistory((old) => [entry, ...old.filter((one) => one.number !== entry.number)].slice(0, HISTORY_LENGTH));
  }, [outcome]);

  const rows = error || stale ? undefined : (outcome?.shown.value as readonly FieldRow[] | undefined);
  const prime = rows && saysPrime(rows);

  return (
    <div className="generator">
      <NumberForm
        title="Prime number"
        value={number}
        placeholder="97"
        action="Check"
        onChange={(value) => edited.change(() => ({ input: value }))}
        onSubmit={() => check(number)}
        onClear={() => {
          edited.reset({ input: '' });
          run.clear();
        }}
      >
        <Button icon="info" label="About Prime Numbers" aria-expanded={about} onClick={() => setAbout(!about)} />
        {about && (
          <div className="pn-about">
            <p>
              A prime number is a whole number above 1 that only 1 and itself divide. The first are 2, 3, 5, 7, 11 and
              13.
            </p>
            <p>
              Every whole number above 1 is a product of primes in exactly one way. There are infinitely many of them,
              as Euclid showed.
            </p>
            <p>
              Numbers below 2⁶⁴ are told for certain here; larger ones by tests that no known composite number passes.
            </p>
          </div>
        )}
      </NumberForm>
      <div className="number-column">
        {rows && (
          <div className={`panel pn-verdict ${prime ? 'pn-yes' : 'pn-no'}`} role="status">
            <Icon name={prime ? 'badge-check' : 'x'} />
            <p>{rows[0]!.value}</p>
          </div>
        )}
        <OutputPanel
          slug={slug}
          tool={tool}
          run={run}
          options={{}}
          linkable={number === '' ? undefined : { input: number }}
          empty={
            <>
              <p>Enter a number and press Check.</p>
              <Examples of={EXAMPLES} onPick={(example) => askFor(example.title)} />
            </>
          }
        />
        <HistoryList
          title="Check History"
          entries={history}
          keyOf={(entry) => entry.number}
          show={(entry) => `${shorten(entry.number)}: ${entry.isPrime ? 'prime' : 'not prime'}`}
          action="Check again"
          onPress={(entry) => askFor(entry.number)}
        />
      </div>
      <HelpGuide steps={STEPS} />
    </div>
  );
}
