import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/controls/Button';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { Tabs } from '@/ui/controls/Tabs';
import { toast } from '@/ui/controls/Toast';
import { useOptions } from '@/ui/hooks/useOptions';
import { Panel } from '@/ui/output/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { DeviceFields } from './DeviceFields';
import { LiveStage } from './LiveStage';
import { SettingFields } from './SettingFields';
import { ShotsPanel } from './ShotsPanel';
import { bitsOf, SETTINGS, typeOf } from './settings';
import { useCountdown } from './useCountdown';
import { type Recording, useRecording } from './useRecording';
import { useShots } from './useShots';
import { useSources } from './useSources';
import { Running, VideoPanel } from './VideoPanel';
import './view.css';

const MINUTE = 60_000;

const tellNotRecorded = () =>
  toast({ title: 'Not recorded', description: 'The browser can’t record this camera.', tone: 'destructive' });
const isSupported = (type: string) => MediaRecorder.isTypeSupported(type);

export default function CameraRecorder({ slug, tool, page }: ToolPageProps) {
  const { values, set } = useOptions(slug, SETTINGS);
  const { source } = values;
  const sources = useSources(values);
  const { stream } = sources;
  const recording = useRecording(tellNotRecorded);
  const countdown = useCountdown();
  const shots = useShots(values.screenshots);
  const [chosen, setChosen] = useState<number>();
  const [preview, setPreview] = useState(false);
  const live = useRef<HTMLVideoElement>(null);
  const recorded = recording.state !== 'idle';
  const isBusy = recorded || countdown.left !== undefined;

  useEffect(() => {
    if (live.current) live.current.srcObject = stream ?? null;
  }, [stream]);
  const { stop } = recording;
  const { cancel } = countdown;
  useEffect(() => {
    // What was recorded until the camera went away is kept.
    if (stream) return;
    stop();
    cancel();
  }, [stream, stop, cancel]);

  const record = () => {
    if (!stream) return;
    setPreview(false);
    setChosen(undefined);
    recording.start(stream, {
      type: typeOf(values.format, isSupported) ?? typeOf('auto', isSupported),
      bitsPerSecond: bitsOf(values),
      stopAfter: values.stopAfter > 0 ? values.stopAfter * MINUTE : undefined,
    });
  };
  // The stream may have changed while it was counted.
  const begin = useRef(record);
  begin.current = record;

  return (
    <div className="cam">
      <Panel title="Camera" className="cam-main" aside={recorded && <Running recording={recording} />}>
        <div className="cam-sources" inert={isBusy}>
          <Tabs
            label={SETTINGS.source.label}
            tabs={SETTINGS.source.choices}
            value={source}
            onChange={(next) => {
              if (next === 'camera') sources.stopScreen();
              set({ source: next });
            }}
          />
        </div>
        <LiveStage source={source} sources={sources} live={live} state={recording.state} countdown={countdown.left} />
        <RecordButtons
          recording={recording}
          isCounting={countdown.left !== undefined}
          disabled={!stream}
          onStart={() => countdown.start(Number(values.countdown), () => begin.current())}
          onCancel={cancel}
          onShot={() => shots.take(live.current)}
        />
        {sources.on && <DeviceFields sources={sources} hasCamera={source !== 'screen'} disabled={isBusy} />}
        <SettingFields values={values} disabled={isBusy} onChange={set} />
        {sources.silent && <p className="cam-note">No microphone, or access was blocked: videos will have no sound.</p>}
      </Panel>
      <VideoPanel recording={recording} chosen={chosen} preview={preview} onChoose={setChosen} onPreview={setPreview} />
      <ShotsPanel shots={shots.shots} onRemove={shots.remove} onSaved={shots.noteSaved} />
      <HelpGuide steps={helpSteps(tool, page)} />
    </div>
  );
}

interface RecordButtonsProps {
  recording: Recording;
  isCounting: boolean;
  /** Nothing is seen that could be recorded. */
  disabled: boolean;
  onStart(): void;
  /** Stops counting. */
  onCancel(): void;
  onShot(): void;
}

function RecordButtons({ recording, isCounting, disabled, onStart, onCancel, onShot }: RecordButtonsProps) {
  const recorded = recording.state !== 'idle';
  const paused = recording.state === 'paused';
  const main = { variant: 'primary', disabled } as const;
  return (
    <div className="cam-buttons dock">
      {recorded ? (
        <Button {...main} icon="square" label="Stop Recording" onClick={recording.stop} />
      ) : isCounting ? (
        <Button {...main} icon="x" label="Cancel" onClick={onCancel} />
      ) : (
        <Button {...main} icon="circle" label="Start Recording" onClick={onStart} />
      )}
      {recorded && (
        <Button
          icon={paused ? 'play' : 'pause'}
          label={paused ? 'Resume' : 'Pause'}
          onClick={paused ? recording.resume : recording.pause}
        />
      )}
      <Button icon="camera" label="Take Screenshot" disabled={disabled} onClick={onShot} />
    </div>
  );
}
