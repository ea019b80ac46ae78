import { useMemo, useRef, useState } from 'react';
import { text } from '@/kit/input';
import { Button, CopyButton } from '@/ui/Button';
import { CopyAndDownload } from '@/ui/CopyAndDownload';
import { countCharacters, plural } from '@/ui/count';
import { download } from '@/ui/download';
import { EditActions } from '@/ui/EditActions';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { Examples } from '@/ui/Examples';
import { HelpGuide } from '@/ui/HelpGuide';
import { InputBox, type InputHandle } from '@/ui/InputBox';
import { OptionStrip } from '@/ui/OptionStrip';
import { TextViewer } from '@/ui/OutputView';
import { useOneText } from '@/ui/one-text/useOneText';
import { Panel } from '@/ui/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { Facts } from '@/ui/Remarks';
import { RunStatus } from '@/ui/RunStatus';
import { ShareMenu } from '@/ui/ShareMenu';
import { Tabs } from '@/ui/Tabs';
import { useOptions } from '@/ui/useOptions';
import { KEY_MAP } from './tool';
import './view.css';

const MAP_INPUT = text('Key Map', { accept: '.json', placeholder: '{"a": "firstName"}' });

export default function JsonMinifier({ slug, tool }: ToolPageProps) {
  const [keyMap, setKeyMap] = useState('');
  const [tab, setTab] = useState<'input' | 'output'>('input');
  const options = useOptions(slug, tool.options);
  const { values } = options;
  const extra = useMemo(() => ({ keyMap }), [keyMap]);
  const one = useOneText(slug, tool, options, { extra });
  const { edited, text: input, empty, run, execute, output, load, box } = one;
  const { outcome, error, stale } = run;
  const mapBox = useRef<InputHandle>(null);
  const restoring = values.mode === 'restore';

  const map = outcome?.facts.find(({ label }) => label === KEY_MAP)?.value;
  const act = (mode: 'minify' | 'restore') => {
    // The map of what was just minified is most likely the one that is wanted.
    if (mode === 'restore' && keyMap === '' && map) setKeyMap(map);
    edited.settle();
    options.set({ mode });
    if (values.mode === mode) execute();
    if (!empty) setTab('output');
  };
  const mapIsWrong = error && 'details' in error && (error.details as { field?: string }).field === 'keyMap';

  return (
    <div className={`transform jm ${restoring ? 'two-inputs' : ''}`} data-pane={tab}>
      <OptionStrip shape={tool.options} options={options}>
        <div className="strip-actions">
          <Button
            label="Restore Keys"
            look={restoring ? 'primary' : 'plain'}
            disabled={empty}
            onClick={() => act('restore')}
          />
          <Button
            label="Minify JSON"
            look={restoring ? 'plain' : 'primary'}
            busy={run.running && !restoring}
            disabled={empty}
            onClick={() => act('minify')}
          />
        </div>
      </OptionStrip>
      <Tabs
        label="Pane"
        className="pane-tabs"
        tabs={{ input: 'Input', output: 'Output' }}
        value={tab}
        onChange={setTab}
      />
      <div className="inputs">
        <InputBox
          {...box}
          onSubmit={execute}
          actions={
            <>
              <CopyButton iconOnly look="quiet" label="Copy Input" value={input} disabled={empty} />
              <EditActions edited={edited} empty={empty} />
            </>
          }
        />
        {restoring && (
          <InputBox input={MAP_INPUT} value={keyMap} handle={mapBox} onChange={(value) => setKeyMap(value as string)} />
        )}
      </div>
      <Panel
        className={`output-box ${stale ? 'stale' : ''}`}
        title="Output"
        aside={output !== '' && plural(countCharacters(output), 'character')}
        actions={
          <>
            <CopyAndDownload text={output} file="minified.json" copyLabel="Copy Output" downloadLabel="Download JSON" />
            <ShareMenu shape={tool.options} options={values} inputs={empty ? undefined : { input }} />
          </>
        }
      >
        <RunStatus running={run.running} progress={run.progress} onStop={run.stop} />
        {error && (
          <ErrorBanner
            error={error}
            text={mapIsWrong ? keyMap : input}
            onGoTo={mapIsWrong ? (offset) => mapBox.current?.goTo(offset) : one.goTo}
          />
        )}
        {outcome && !error && <Facts facts={outcome.facts.filter(({ label }) => label !== KEY_MAP)} />}
        <div className="output-body" aria-busy={run.running}>
          {output !== '' ? (
            <TextViewer value={output} label="Output" language="json" />
          ) : (
            !error && (
              <div className="empty">
                <p>The result appears here as you type.</p>
                <Examples of={tool.examples} onPick={load} />
              </div>
            )
          )}
        </div>
        {map !== undefined && !restoring && (
          <section className="jm-map" aria-label="Key Map">
            <header className="panel-bar">
              <h3>Key Map</h3>
              <span className="panel-aside">What each short key stands for</span>
              <div className="panel-actions">
                <CopyButton small look="quiet" label="Copy Key Map" value={map} />
                <Button
                  small
                  look="quiet"
                  icon="download"
                  label="Download Key Map"
                  onClick={() => download('key-map.json', map)}
                />
              </div>
            </header>
            <TextViewer value={map} label="Key Map" language="json" />
          </section>
        )}
      </Panel>
      <HelpGuide steps={helpSteps(tool)} />
    </div>
  );
}
