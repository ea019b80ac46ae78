import { useState } from 'react';
import { NumberForm } from '@/families/numbers/NumberForm';
import { Button } from '@/ui/controls/Button';
import { Examples, ExamplesMenu } from '@/ui/controls/Examples';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { Icon } from '@/ui/controls/Icon';
import { HistoryList } from '@/ui/history/HistoryList';
import { useRecent } from '@/ui/history/useRecent';
import { OutputPanel } from '@/ui/output/OutputPanel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { resultPanelProps } from '@/ui/pages/TransformLayout';
import { useTransform } from '@/ui/pages/useTransform';
import type tool from './tool';
import './view.css';

const PREVIEW = 40;
const shorten = (digits: string) => (digits.length > PREVIEW ? `${digits.slice(0, PREVIEW)}…` : digits);

const EXAMPLES = ['97', '91', '18446744073709551617'].map((title) => ({ title }));

export default function PrimeNumberChecker(props: ToolPageProps<typeof tool>) {
  const transform = useTransform({ ...props, page: props.page });
  const { outcome, error, stale } = transform.run;
  const [about, setAbout] = useState(false);
  const history = useRecent(outcome?.data, ({ number }) => number);
  const checked = error || stale ? undefined : outcome?.data;
  const ask = (input: string) => transform.ask({ input });

  return (
    <div className="generator">
      <NumberForm
        transform={transform}
        title="Prime number"
        examples={<ExamplesMenu examples={EXAMPLES} onPick={({ title }) => ask(title)} />}
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
        {checked && (
          <div className={`panel pn-verdict ${checked.isPrime ? 'pn-yes' : 'pn-no'}`} role="status">
            <Icon name={checked.isPrime ? 'badge-check' : 'x'} />
            <p>
              {checked.number} is {checked.isPrime ? 'a' : 'not a'} prime number
            </p>
          </div>
        )}
        <OutputPanel
          {...resultPanelProps(transform)}
          empty={
            <>
              <p>Enter a number and press Check.</p>
              <Examples examples={EXAMPLES} onPick={({ title }) => ask(title)} />
            </>
          }
        />
        <HistoryList
          title="Check History"
          history={history}
          getKey={({ number }) => number}
          show={({ number, isPrime }) => `${shorten(number)}: ${isPrime ? 'prime' : 'not prime'}`}
          action="Check again"
          onPress={({ number }) => ask(number)}
        />
      </div>
      <HelpGuide steps={helpSteps(props.tool, props.page)} />
    </div>
  );
}
