import { useCallback, useEffect, useRef } from 'react';
import { localMinute } from '@/engines/time/zone-names';
import { DateTimeField } from '@/families/clock/DateTimeField';
import { useSecond } from '@/families/clock/useSecond';
import { useLocalZone, ZoneSelect } from '@/families/clock/ZoneSelect';
import { Button, CopyButton } from '@/ui/controls/Button';
import { EditActions } from '@/ui/controls/EditActions';
import { ToolExamples } from '@/ui/controls/Examples';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { OptionStrip } from '@/ui/controls/OptionStrip';
import { useOptions } from '@/ui/hooks/useOptions';
import { useRun } from '@/ui/hooks/useRun';
import { InputBox, type InputHandle } from '@/ui/input/InputBox';
import { useInputs } from '@/ui/input/useInputs';
import { useUndoKeys } from '@/ui/input/useUndoKeys';
import { OutputPanel } from '@/ui/output/OutputPanel';
import { prepareViewer } from '@/ui/output/OutputView';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import type tool from './tool';
import './view.css';

const START = { input: '' };
/** Of more than this only what does not change is shown: it is not computed anew with every second. */
const LIVE_LIMIT = 100;

export default function UnixTimestampConverter({ slug, tool: definition, page }: ToolPageProps<typeof tool>) {
  const localZone = useLocalZone();
  const edited = useInputs(START, slug);
  const options = useOptions(slug, definition.options);
  const run = useRun(slug, definition, true);
  const handle = useRef<InputHandle>(null);
  const now = useSecond();
  const fields = useRef<HTMLDivElement>(null);
  useUndoKeys(fields, edited);
  const { values, set, ready } = options;
  const { start, clear } = run;
  const text = edited.value.input;
  const zone = values.timezone || localZone;
  const toDate = values.mode === 'date';
  const empty = text.trim() === '';
  // "5 seconds ago" is true for a second only.
  const second = text.length <= LIVE_LIMIT ? now : undefined;

  useEffect(() => prepareViewer(definition.output.kind), [definition]);
  const execute = useCallback(() => {
    if (empty) clear();
    else start(text, values);
  }, [empty, text, values, start, clear]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each second is a reason to run again.
  useEffect(() => {
    if (ready) execute();
  }, [ready, execute, second]);

  const enter = (input: string) => edited.replace({ input });
  const useCurrentTime = () => {
    const moment = Date.now();
    if (toDate) return enter(String(Math.floor(moment / 1000)));
    enter(new Date(moment).toISOString().replace(/\.\d+/, ''));
  };

  return (
    <div className="transform ut">
      <div className="ut-now across">
        <span>Current timestamp</span>
        <output aria-live="off">{now === undefined ? '…' : Math.floor(now / 1000)}</output>
        <CopyButton
          iconOnly
          small
          variant="quiet"
          label="Copy current timestamp"
          value={() => String(Math.floor(Date.now() / 1000))}
        />
        <Button small icon="clock" label="Use Current Time" onClick={useCurrentTime} />
      </div>
      <OptionStrip shape={definition.options} options={options}>
        <ZoneSelect value={zone} onChange={(timezone) => set({ timezone })} />
        {!toDate && <DateTimeField label="Pick a date" value={pickable(text)} onChange={enter} />}
        <div className="strip-actions">
          <Button label="Convert" variant="primary" disabled={empty} onClick={execute} />
        </div>
      </OptionStrip>
      <div className="inputs" ref={fields}>
        <InputBox
          input={{
            ...definition.input,
            label: toDate ? 'Unix Timestamp' : 'Date',
            placeholder: toDate ? '1700000000, or one per line' : '2026-01-31 23:59:59 or yesterday 5pm, one per line',
          }}
          value={text}
          handle={handle}
          onChange={(value) => edited.change(() => ({ input: value }))}
          onSubmit={execute}
          actions={
            <>
              <ToolExamples tool={definition} options={options} onEnter={edited.replace} />
              <EditActions edited={edited} empty={text === ''} />
            </>
          }
        />
      </div>
      <OutputPanel
        slug={slug}
        tool={definition}
        run={run}
        options={values}
        linkable={empty ? undefined : { input: text }}
        errorText={text}
        onGoTo={(offset) => handle.current?.goTo(offset)}
        empty={
          <>
            <p>The result appears here as you type.</p>
            <p className="examples">
              <Button small label="Now" onClick={useCurrentTime} />
              {toDate ? (
                ['0', '1700000000123', '253402300799'].map((example) => (
                  <Button key={example} small label={example} onClick={() => enter(example)} />
                ))
              ) : (
                <Button
                  small
                  label="Midnight"
                  onClick={() => enter(localMinute(Date.now(), localZone).replace(/T.*/, ''))}
                />
              )}
            </p>
          </>
        }
      />
      <HelpGuide steps={helpSteps(definition, page)} />
    </div>
  );
}

/** What the date field can show of the input. */
const pickable = (text: string): string => (/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text.trim()) ? text.trim() : '');
