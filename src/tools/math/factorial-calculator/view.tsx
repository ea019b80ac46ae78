import { useState } from 'react';
import { NumberForm } from '@/families/numbers/NumberForm';
import { toText } from '@/kit/output';
import { Button } from '@/ui/controls/Button';
import { Examples, ExamplesMenu } from '@/ui/controls/Examples';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { HistoryList } from '@/ui/history/HistoryList';
import { useRecent } from '@/ui/history/useRecent';
import { plural } from '@/ui/output/count';
import { download } from '@/ui/output/download';
import { OutputPanel } from '@/ui/output/OutputPanel';
import { Panel } from '@/ui/output/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { resultPanelProps } from '@/ui/pages/TransformLayout';
import { useTransform } from '@/ui/pages/useTransform';
import { getSteps } from './steps';
import type tool from './tool';
import './view.css';

/** Digits of a result shown in the history. */
const PREVIEW = 40;
const shorten = (digits: string) =>
  digits.length > PREVIEW ? `${digits.slice(0, PREVIEW)}… (${plural(digits.length, 'digit')})` : digits;

const EXAMPLES = ['5', '52', '1000', '10000'].map((number) => ({ title: `${number}!`, number }));

export default function FactorialCalculator(props: ToolPageProps<typeof tool>) {
  const transform = useTransform({ ...props, page: props.page });
  const { outcome, error, stale } = transform.run;
  const [steps, setSteps] = useState(false);
  // Not by the result: 0! and 1! have the same.
  const history = useRecent(outcome, ({ data }) => String(data.number));
  const ask = (input: string) => transform.ask({ input });

  return (
    <div className="generator">
      <NumberForm
        transform={transform}
        title="Factorial"
        examples={<ExamplesMenu examples={EXAMPLES} onPick={({ number }) => ask(number)} />}
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
          {...resultPanelProps(transform)}
          empty={
            <>
              <p>Enter a number and press Calculate.</p>
              <Examples examples={EXAMPLES} onPick={({ number }) => ask(number)} />
            </>
          }
        />
        {steps && outcome && !error && !stale && (
          <Panel title="Steps">
            <ol className="fc-steps">
              {getSteps(BigInt(outcome.data.number)).map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Panel>
        )}
        <HistoryList
          title="History"
          actions={
            <Button
              small
              variant="quiet"
              icon="download"
              label="Download History"
              onClick={() =>
                download(
                  'factorial_history.txt',
                  history.entries.map(({ data, shown }) => `${data.number}! = ${toText(shown)}\n`).join(''),
                )
              }
            />
          }
          history={history}
          getKey={({ data }) => data.number}
          show={({ data, shown }) => `${data.number}! = ${shorten(toText(shown))}`}
          action="Bring back"
          onPress={({ data }) => ask(String(data.number))}
        />
      </div>
      <HelpGuide steps={helpSteps(props.tool, props.page)} />
    </div>
  );
}
