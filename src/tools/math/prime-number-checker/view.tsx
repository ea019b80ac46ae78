import { useState } from 'react';
import { NumberField, NumberPage, useAnswers } from '@/families/numbers/NumberPage';
import { Button } from '@/ui/controls/Button';
import { ExamplesMenu } from '@/ui/controls/Examples';
import { OptionField } from '@/ui/controls/OptionField';
import { HistoryList } from '@/ui/history/HistoryList';
import { OutputPanel } from '@/ui/output/OutputPanel';
import type { ToolPageProps } from '@/ui/pages/page';
import { resultPanelProps } from '@/ui/pages/TransformLayout';
import { useSample } from '@/ui/pages/useSample';
import { useTransform } from '@/ui/pages/useTransform';
import type tool from './tool';
import './view.css';

const PREVIEW = 40;
const shorten = (digits: string) => (digits.length > PREVIEW ? `${digits.slice(0, PREVIEW)}…` : digits);

const EXAMPLES = ['97', '91', '18446744073709551617'].map((title) => ({ title }));

export default function PrimeNumberChecker(props: ToolPageProps<typeof tool>) {
  const { slug, tool } = props;
  const transform = useTransform(props);
  const { text, empty, run, options } = transform;
  const [action = ''] = transform.actions;
  const [about, setAbout] = useState(false);
  const checked = run.error || run.stale ? undefined : run.outcome?.data;
  /** What was being checked as it was stopped. */
  const [stopped, setStopped] = useState<string>();
  const isStopped = stopped === text && !run.running && !checked && !run.error;
  const stop = () => {
    setStopped(text);
    run.stop();
  };
  const { history, setAsked } = useAnswers(text, checked, ({ number }) => number);
  const sample = useSample(slug, tool, options.values, empty);
  const ask = (input: string) => transform.ask({ input });

  return (
    <NumberPage
      {...props}
      className={checked && (checked.isPrime ? 'pn-yes' : 'pn-no')}
      fields={
        <>
          <NumberField
            label={tool.input.label}
            placeholder={sample?.inputs.input}
            value={text}
            onChange={(value) => transform.setInput('input', value)}
          />
          <OptionField
            option={tool.options.searchLonger}
            value={options.values.searchLonger}
            onChange={(searchLonger) => options.set({ searchLonger })}
          />
        </>
      }
      examples={<ExamplesMenu examples={EXAMPLES} onPick={({ title }) => ask(title)} />}
      steps={transform.edited}
      onClear={empty ? undefined : transform.clear}
      action={action}
      incomplete={text.trim() === ''}
      onSubmit={() => {
        setAsked();
        transform.runAction(action);
      }}
    >
      <OutputPanel
        {...resultPanelProps(transform)}
        run={{ ...run, stop }}
        above={
          isStopped && (
            <p className="hint-bar" role="status">
              Stopped before it was known.
            </p>
          )
        }
        announcement={checked && `${checked.number} is ${checked.isPrime ? 'a' : 'not a'} prime number`}
        sample={sample?.shown}
        empty={null}
      />
      <HistoryList
        title="Check History"
        history={history}
        getKey={({ number }) => number}
        show={({ number, isPrime }) => `${shorten(number)}: ${isPrime ? 'prime' : 'not prime'}`}
        action="Check again"
        onPress={({ number }) => ask(number)}
      />
      <div className="pn-about across">
        <Button icon="info" label="About Prime Numbers" aria-expanded={about} onClick={() => setAbout(!about)} />
        {about && (
          <>
            <p>
              A prime number is a whole number above 1 divisible only by 1 and itself. The first are 2, 3, 5, 7, 11 and
              13.
            </p>
            <p>
              Every whole number above 1 is a product of primes in exactly one way. There are infinitely many of them,
              as Euclid showed.
            </p>
            <p>Numbers below 2⁶⁴ are certain here; larger ones are tested in a way no known composite number passes.</p>
          </>
        )}
      </div>
    </NumberPage>
  );
}
