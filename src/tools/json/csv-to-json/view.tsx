import { useState } from 'react';
import { Button } from '@/ui/Button';
import { CopyAndDownload } from '@/ui/CopyAndDownload';
import { countCharacters, plural } from '@/ui/count';
import { EditActions } from '@/ui/EditActions';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { Examples } from '@/ui/Examples';
import { HelpGuide } from '@/ui/HelpGuide';
import { InputBox } from '@/ui/InputBox';
import { OptionStrip } from '@/ui/OptionStrip';
import { OutputView } from '@/ui/OutputView';
import { useOneText } from '@/ui/one-text/useOneText';
import { Panel } from '@/ui/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { Remarks } from '@/ui/Remarks';
import { RunStatus } from '@/ui/RunStatus';
import { ShareMenu } from '@/ui/ShareMenu';
import { Tabs } from '@/ui/Tabs';
import { useOptions } from '@/ui/useOptions';

export default function CsvToJson({ slug, tool }: ToolPageProps) {
  const [look, setLook] = useState<'raw' | 'tree'>('raw');
  const options = useOptions(slug, tool.options);
  const { values } = options;
  const { edited, text, empty, run, output, goTo, load, box } = useOneText(slug, tool, options);
  const { outcome, error, stale } = run;
  // Pressed with nothing to convert, the button says so; before that an empty page is no mistake.
  const convert = () => {
    edited.settle();
    run.start(text, values);
  };

  return (
    <div className="transform">
      <OptionStrip shape={tool.options} options={options}>
        <div className="strip-actions">
          <Button label="Convert to JSON" look="primary" onClick={convert} />
        </div>
      </OptionStrip>
      <div className="inputs">
        <InputBox {...box} onSubmit={convert} actions={<EditActions edited={edited} empty={empty} />} />
      </div>
      <Panel
        className={`output-box ${stale ? 'stale' : ''}`}
        title="Output"
        aside={output !== '' && plural(countCharacters(output), 'character')}
        actions={
          <>
            <Tabs label="View" className="small" tabs={{ raw: 'Raw', tree: 'Tree' }} value={look} onChange={setLook} />
            <CopyAndDownload text={output} file="converted.json" downloadLabel="Download JSON" />
            <ShareMenu shape={tool.options} options={values} inputs={empty ? undefined : { input: text }} />
          </>
        }
      >
        <RunStatus running={run.running} progress={run.progress} onStop={run.stop} />
        {error && <ErrorBanner error={error} text={text} onGoTo={goTo} />}
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
                <Examples of={tool.examples} onPick={load} />
              </div>
            )
          )}
        </div>
      </Panel>
      <HelpGuide steps={helpSteps(tool)} />
    </div>
  );
}
