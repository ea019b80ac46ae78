import { useEffect, useMemo } from 'react';
import { initialValues, type Line } from '@/kit/option';
import { OptionField } from '@/ui/controls/OptionField';
import { useRun } from '@/ui/hooks/useRun';
import { OutputView, prepareViewer } from '@/ui/output/OutputView';
import { ResultPanel } from '@/ui/output/ResultPanel';
import type { ToolPageProps } from '@/ui/pages/page';
import { useForVisit } from '@/ui/storage/visit';
import './decode.css';

interface DecodePanelProps extends ToolPageProps {
  /** The option that makes the tool take a text apart rather than generate one. */
  option: string;
  field: Line;
  note: string;
}

/** Below a generator: anything like what it makes, taken apart. */
export function DecodePanel({ slug, tool, option, field, note }: DecodePanelProps) {
  const [text, setText] = useForVisit(`${slug}:decode`, '');
  const run = useRun(slug, tool);
  const { start, clear, outcome, error } = run;
  const output = useMemo(
    () => ({ ...tool.output, label: 'Parts', copyLabel: 'Copy Parts', downloadLabel: 'Download Parts' }),
    [tool],
  );

  useEffect(() => prepareViewer('fields'), []);
  useEffect(() => {
    if (text.trim() === '') clear();
    else start(undefined, { ...initialValues(tool.options), [option]: text });
  }, [text, tool, option, start, clear]);

  return (
    <ResultPanel
      slug={slug}
      tool={{ ...tool, output }}
      run={error ? { ...run, outcome: undefined } : run}
      options={{}}
      share={null}
      className="decode"
      title="Decode"
      aside={false}
      above={
        <div className="decode-body">
          <OptionField option={field} value={text} onChange={setText} />
          <p className="field-note">{note}</p>
        </div>
      }
    >
      {outcome && !error && <OutputView shown={outcome.shown} output={output} options={{}} />}
    </ResultPanel>
  );
}
