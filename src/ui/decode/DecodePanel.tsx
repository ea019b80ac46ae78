import { useEffect, useState } from 'react';
import { initialValues, type Line, type OptionValue } from '@/kit/option';
import { textOf } from '@/kit/output';
import { CopyButton } from '../Button';
import { ErrorBanner } from '../ErrorBanner';
import { OptionField } from '../OptionField';
import { OutputView, prepareViewer } from '../OutputView';
import { Panel } from '../Panel';
import type { ToolPageProps } from '../pages/page';
import { useRun } from '../useRun';
import './decode.css';

interface DecodePanelProps extends ToolPageProps {
  /** The option that makes the tool take a text apart rather than generate one. */
  option: string;
  field: Line;
  note: string;
}

/** Below a generator: anything like what it makes, taken apart. */
export function DecodePanel({ slug, tool, option, field, note }: DecodePanelProps) {
  const [text, setText] = useState('');
  const { start, clear, outcome, error } = useRun(slug, tool);
  const parts = error ? undefined : outcome?.shown;

  useEffect(() => prepareViewer('fields'), []);
  useEffect(() => {
    if (text.trim() === '') clear();
    else start(undefined, { ...(initialValues(tool.options) as Record<string, OptionValue>), [option]: text });
  }, [text, tool, option, start, clear]);

  return (
    <Panel
      className="decode"
      title="Decode"
      actions={
        <CopyButton small look="quiet" label="Copy Parts" value={parts ? textOf(parts) : ''} disabled={!parts} />
      }
    >
      <div className="decode-body">
        <OptionField option={field} value={text} onChange={(next) => setText(next as string)} />
        <p className="field-note">{note}</p>
      </div>
      {error && <ErrorBanner error={error} />}
      {parts && <OutputView shown={parts} output={{ ...tool.output, label: 'Parts' }} options={{}} />}
    </Panel>
  );
}
