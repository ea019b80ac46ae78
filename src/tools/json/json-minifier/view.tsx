import { useCallback, useEffect, useRef, useState } from 'react';
import { type Input, text } from '@/kit/input';
import type { OptionValue } from '@/kit/option';
import { Button, CopyButton } from '@/ui/Button';
import { countCharacters, plural } from '@/ui/count';
import { download } from '@/ui/download';
import { EditActions } from '@/ui/EditActions';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { HelpGuide } from '@/ui/HelpGuide';
import { InputBox, type InputHandle } from '@/ui/InputBox';
import { OptionStrip } from '@/ui/OptionStrip';
import { TextViewer } from '@/ui/OutputView';
import { Panel } from '@/ui/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { Facts } from '@/ui/Remarks';
import { RunStatus } from '@/ui/RunStatus';
import { ShareMenu } from '@/ui/ShareMenu';
import { Tabs } from '@/ui/Tabs';
import { useInputs } from '@/ui/useInputs';
import { useOptions } from '@/ui/useOptions';
import { useRun } from '@/ui/useRun';
import { KEY_MAP } from './tool';
import './view.css';

const START = { input: '' };
const MAP_INPUT = text('Key Map', { accept: '.json', placeholder: '{"a": "firstName"}' });

export default function JsonMinifier({ slug, tool }: ToolPageProps) {
  const edited = useInputs(START);
  const [keyMap, setKeyMap] = useState('');
  const [tab, setTab] = useState<'input' | 'output'>('input');
  const options = useOptions(slug, tool.options);
  const { start, clear, outcome, error, stale, ...run } = useRun(slug, tool);
  const box = useRef<InputHandle>(null);
  const mapBox = useRef<InputHandle>(null);
  const { values, ready } = options;
  const input = edited.value.input as string;
  const empty = input === '';
  const restoring = values.mode === 'restore';

  const execute = useCallback(
    (changes: Readonly<Record<string, OptionValue>> = {}) => {
      if (empty) clear();
      else start(input, { ...values, keyMap, ...changes });
    },
    [input, empty, values, keyMap, start, clear],
  );
  useEffect(() => {
    if (ready) execute();
  }, [ready, execute]);

  const output = empty ? '' : ((outcome?.shown.value as string | undefined) ?? '');
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
    <div className={`transform jm ${restoring ? 'two-inputs' : ''}`} data-tab={tab}>
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
            disabled={empty}
            onClick={() => act('minify')}
          />
        </div>
      </OptionStrip>
      <Tabs
        label="Pane"
        className="jm-tabs"
        tabs={{ input: 'Input', output: 'Output' }}
        value={tab}
        onChange={setTab}
      />
      <div className="inputs jm-input">
        <InputBox
          input={tool.input as Input}
          value={input}
          handle={box}
          onChange={(value) => edited.change(() => ({ input: value }))}
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
        className={`output-box jm-output ${stale ? 'stale' : ''}`}
        title="Output"
        aside={output !== '' && plural(countCharacters(output), 'character')}
        actions={
          <>
            <CopyButton small look="quiet" label="Copy Output" value={output} disabled={output === ''} />
            <Button
              small
              look="quiet"
              icon="download"
              label="Download JSON"
              disabled={output === ''}
              onClick={() => download('minified.json', output)}
            />
            <ShareMenu shape={tool.options} options={values} inputs={empty ? undefined : { input }} />
          </>
        }
      >
        <RunStatus running={run.running} progress={run.progress} onStop={run.stop} />
        {error && (
          <ErrorBanner
            error={error}
            text={mapIsWrong ? keyMap : input}
            onGoTo={(offset) => (mapIsWrong ? mapBox : box).current?.goTo(offset)}
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
