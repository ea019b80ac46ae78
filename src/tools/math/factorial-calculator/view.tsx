import { useState } from 'react';
import { NumberField, NumberPage, useAnswers } from '@/families/numbers/NumberPage';
import { toText } from '@/kit/output';
import { Button } from '@/ui/controls/Button';
import { ExamplesMenu } from '@/ui/controls/Examples';
import { HistoryList } from '@/ui/history/HistoryList';
import { plural } from '@/ui/output/count';
import { download } from '@/ui/output/download';
import { OutputPanel } from '@/ui/output/OutputPanel';
import type { ToolPageProps } from '@/ui/pages/page';
import { resultPanelProps } from '@/ui/pages/TransformLayout';
import { useSample } from '@/ui/pages/useSample';
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
  const { slug, tool } = props;
  const transform = useTransform(props);
  const { text, empty, run, options } = transform;
  const [action = ''] = transform.actions;
  const [steps, setSteps] = useState(false);
  const result = run.error || run.stale ? undefined : run.outcome;
  // Not by the result: 0! and 1! have the same.
  const { history, setAsked } = useAnswers(text, result, ({ data }) => String(data.number));
  const sample = useSample(slug, tool, options.values, empty);
  const ask = (input: string) => transform.ask({ input });

  return (
    <NumberPage
      {...props}
      fields={
        <NumberField
          label={tool.input.label}
          placeholder={sample?.inputs.input}
          value={text}
          onChange={(value) => transform.setInput('input', value)}
        />
      }
      examples={<ExamplesMenu examples={EXAMPLES} onPick={({ number }) => ask(number)} />}
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
        sample={sample?.shown}
        empty={null}
        actions={
          <Button
            small
            variant="quiet"
            icon={steps ? 'eye-off' : 'eye'}
            label={steps ? 'Hide Steps' : 'Show Steps'}
            aria-expanded={steps}
            onClick={() => setSteps(!steps)}
          />
        }
        below={
          steps &&
          result && (
            <ol className="fc-steps" aria-label="Steps">
              {getSteps(BigInt(result.data.number)).map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )
        }
      />
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
        action="Reuse"
        onPress={({ data }) => ask(String(data.number))}
      />
    </NumberPage>
  );
}
