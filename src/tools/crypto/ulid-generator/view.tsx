import { useEffect, useState } from 'react';
import { initialValues, line, type OptionValue } from '@/kit/option';
import { textOf } from '@/kit/output';
import { CopyButton } from '@/ui/Button';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { OptionField } from '@/ui/OptionField';
import { OutputView, prepareViewer } from '@/ui/OutputView';
import { Panel } from '@/ui/Panel';
import GeneratorPage from '@/ui/pages/GeneratorPage';
import type { ToolPageProps } from '@/ui/pages/page';
import { useRun } from '@/ui/useRun';
import './view.css';

const ULID = line('ULID', '', { placeholder: 'Paste a ULID' });

/** The generator, and below it any ULID taken apart. */
export default function UlidGenerator(props: ToolPageProps) {
  const { slug, tool } = props;
  const [text, setText] = useState('');
  const { start, clear, outcome, error } = useRun(slug, tool);

  useEffect(() => prepareViewer('fields'), []);
  useEffect(() => {
    if (text.trim() === '') clear();
    else start(undefined, { ...(initialValues(tool.options) as Record<string, OptionValue>), ulid: text });
  }, [text, tool, start, clear]);

  return (
    <>
      <GeneratorPage {...props} />
      <Panel
        className="ulid-decode"
        title="Decode"
        actions={
          <CopyButton
            small
            look="quiet"
            value={() => (outcome && !error ? textOf(outcome.shown) : '')}
            disabled={!outcome || Boolean(error)}
            label="Copy Parts"
          />
        }
      >
        <div className="ulid-decode-body">
          <OptionField option={ULID} value={text} onChange={(next) => setText(next as string)} />
          <p className="field-note">What you decode stays in this tab and is not remembered; nothing is sent.</p>
        </div>
        {error && <ErrorBanner error={error} />}
        {outcome && !error && (
          <OutputView shown={outcome.shown} output={{ ...tool.output, label: 'Parts' }} options={{}} />
        )}
      </Panel>
    </>
  );
}
