import { useCallback, useEffect, useRef, useState } from 'react';
import type { Input } from '@/kit/input';
import type { OptionValue } from '@/kit/option';
import { Button, CopyButton } from '@/ui/Button';
import { countCharacters, plural } from '@/ui/count';
import { download } from '@/ui/download';
import { EditActions } from '@/ui/EditActions';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { HelpGuide } from '@/ui/HelpGuide';
import { InputBox, type InputHandle } from '@/ui/InputBox';
import { OptionStrip } from '@/ui/OptionStrip';
import { OutputView } from '@/ui/OutputView';
import { Panel } from '@/ui/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { Remarks } from '@/ui/Remarks';
import { RunStatus } from '@/ui/RunStatus';
import { ShareMenu } from '@/ui/ShareMenu';
import { Tabs } from '@/ui/Tabs';
import { useInputs } from '@/ui/useInputs';
import { useOptions } from '@/ui/useOptions';
import { useRun } from '@/ui/useRun';

const START = { input: '' };

export default function CsvToJson({ slug, tool }: ToolPageProps) {
  const edited = useInputs(START);
  const [look, setLook] = useState<'raw' | 'tree'>('raw');
  const options = useOptions(slug, tool.options);
  const { start, clear, outcome, error, stale, ...run } = useRun(slug, tool);
  const box = useRef<InputHandle>(null);
  const { values, ready } = options;
  const input = edited.value.input as string;
  const empty = input === '';

  useEffect(() => {
    if (!ready) return;
    if (empty) clear();
    else start(input, values);
  }, [ready, input, empty, values, start, clear]);
  // Pressed with nothing to convert, the button says so; before that an empty page is no mistake.
  const convert = useCallback(() => {
    edited.settle();
    start(input, values);
  }, [edited.settle, input, values, start]);

  const output = empty ? '' : ((outcome?.shown.value as string | undefined) ?? '');

  return (
    <div className="transform">
      <OptionStrip shape={tool.options} options={options}>
        <div className="strip-actions">
          <Button label="Convert to JSON" look="primary" onClick={convert} />
        </div>
      </OptionStrip>
      <div className="inputs">
        <InputBox
          input={tool.input as Input}
          value={input}
          handle={box}
          onChange={(value) => edited.change(() => ({ input: value }))}
          onSubmit={convert}
          actions={<EditActions edited={edited} empty={empty} />}
        />
      </div>
      <Panel
        className={`output-box ${stale ? 'stale' : ''}`}
        title="Output"
        aside={output !== '' && plural(countCharacters(output), 'character')}
        actions={
          <>
            <Tabs label="View" className="small" tabs={{ raw: 'Raw', tree: 'Tree' }} value={look} onChange={setLook} />
            <CopyButton small look="quiet" value={output} disabled={output === ''} />
            <Button
              small
              look="quiet"
              icon="download"
              label="Download JSON"
              disabled={output === ''}
              onClick={() => download('converted.json', output)}
            />
            <ShareMenu shape={tool.options} options={values} inputs={empty ? undefined : { input }} />
          </>
        }
      >
        <RunStatus running={run.running} progress={run.progress} onStop={run.stop} />
        {error && <ErrorBanner error={error} text={input} onGoTo={(offset) => box.current?.goTo(offset)} />}
        {output !== '' && !error && <Remarks outcome={outcome!} />}
        <div className="output-body" aria-busy={run.running}>
          {output !== '' ? (
            <OutputView
              shown={{ kind: look === 'tree' ? 'tree' : 'code', value: output }}
              output={tool.output}
              options={values}
            />
          ) : (
            !error && (
              <div className="empty">
                <p>The result appears here as you type.</p>
                <p className="examples">
                  {tool.examples.map((example) => (
                    <Button
                      key={example.title}
                      small
                      label={example.title}
                      onClick={() => {
                        if (example.options) options.set(example.options as Record<string, OptionValue>);
                        edited.replace({ input: example.input as string });
                      }}
                    />
                  ))}
                </p>
              </div>
            )
          )}
        </div>
      </Panel>
      <HelpGuide steps={helpSteps(tool)} />
    </div>
  );
}
