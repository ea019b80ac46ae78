import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { formatBytes } from '@/engines/bytes/size';
import { formatDuration } from '@/engines/time/duration';
import { Button } from '@/ui/controls/Button';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { Tabs } from '@/ui/controls/Tabs';
import { toast } from '@/ui/controls/Toast';
import { useOptions } from '@/ui/hooks/useOptions';
import { plural } from '@/ui/output/count';
import { download, tellNoPicture } from '@/ui/output/download';
import { Panel } from '@/ui/output/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { SettingFields } from './SettingFields';
import { bitsOf, pictureOf, SETTINGS, typeOf } from './settings';
import { useCamera } from './useCamera';
import { useCountdown } from './useCountdown';
import { useMixed } from './useMixed';
import { type Recorded, type Recording, useRecording } from './useRecording';
import { useScreen } from './useScreen';
import './view.css';

interface Shot {
  readonly number: number;
  readonly blob: Blob;
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

const NO_MICROPHONE = 'none';
const MINUTE = 60_000;
const JPEG_QUALITY = 0.92;

const tellNotRecorded = () =>
  toast({ title: 'Not recorded', description: 'The browser can’t record this camera.', tone: 'destructive' });
const isSupported = (type: string) => MediaRecorder.isTypeSupported(type);

export default function CameraRecorder(_: ToolPageProps) {
  const { values, set } = useOptions(_.slug, SETTINGS);
  const { source, resolution, frameRate } = values;
  const [on, setOn] = useState(false);
  const [cameraId, setCameraId] = useState('');
  const [microphoneId, setMicrophoneId] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: other settings must not open the camera anew.
  const picture = useMemo(() => pictureOf(values), [resolution, frameRate]);
  const camera = useCamera(
    on,
    source === 'screen' ? undefined : picture,
    cameraId,
    microphoneId === NO_MICROPHONE ? undefined : microphoneId,
  );
  const screen = useScreen();
  const { devices } = camera;
  const stream = useMixed({ camera: camera.stream, screen: screen.stream }, values);
  // A tab that is shared brings a sound of its own.
  const silent = camera.silent && stream !== undefined && stream.getAudioTracks().length === 0;
  const recording = useRecording(tellNotRecorded);
  const countdown = useCountdown();
  const [chosen, setChosen] = useState<number>();
  const [preview, setPreview] = useState(false);
  const [shots, setShots] = useState<readonly Shot[]>([]);
  const taken = useRef(0);
  const live = useRef<HTMLVideoElement>(null);
  const recorded = recording.state !== 'idle';
  const isBusy = recorded || countdown.left !== undefined;
  const { videos } = recording;
  const video = recorded ? undefined : (videos.find(({ number }) => number === chosen) ?? videos.at(-1));
  const problem = (source === 'camera' ? undefined : screen.problem) ?? camera.problem;

  useEffect(() => {
    if (live.current) live.current.srcObject = stream ?? null;
  }, [stream]);
  const kept = useRef(shots);
  kept.current = shots;
  useEffect(
    () => () => {
      for (const { url } of kept.current) URL.revokeObjectURL(url);
    },
    [],
  );
  const { stop } = recording;
  const { cancel } = countdown;
  useEffect(() => {
    // What was recorded until the camera went away is kept.
    if (stream) return;
    stop();
    cancel();
  }, [stream, stop, cancel]);

  const turnOn = async () => {
    if (source !== 'camera' && !screen.stream) await screen.choose(picture);
    setOn(true);
  };
  const takeShot = async () => {
    const shown = live.current;
    if (!shown) return;
    // Pressed before the first picture has come: that one is taken.
    if (shown.readyState < HTMLMediaElement.HAVE_CURRENT_DATA)
      await new Promise((come) => shown.addEventListener('loadeddata', come, { once: true }));
    const { videoWidth: width, videoHeight: height } = shown;
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    canvas.getContext('2d')?.drawImage(shown, 0, 0);
    const blob = await new Promise<Blob | null>((done) =>
      canvas.toBlob(done, `image/${values.screenshots}`, JPEG_QUALITY),
    );
    if (!blob) return tellNoPicture();
    const number = ++taken.current;
    setShots((old) => [{ number, blob, url: URL.createObjectURL(blob), width, height }, ...old]);
  };
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
  const removeVideo = (gone: Recorded) => {
    recording.remove(gone);
    toast({ title: 'Video deleted', action: { label: 'Undo', run: () => recording.restore(gone) } });
  };
  const removeShot = (shot: Shot) => {
    setShots((old) => old.filter((one) => one !== shot));
    URL.revokeObjectURL(shot.url);
    const undo = () => {
      const again = { ...shot, url: URL.createObjectURL(shot.blob) };
      setShots((old) => [...old, again].sort((a, b) => b.number - a.number));
    };
    toast({ title: 'Screenshot deleted', action: { label: 'Undo', run: undo } });
  };
  const isWaiting = on && (source === 'camera' || screen.stream !== undefined);

  return (
    <div className="cam">
      <Panel title="Camera" className="cam-main" aside={recorded && <Running recording={recording} />}>
        <div className="cam-sources" inert={isBusy}>
          <Tabs
            label={SETTINGS.source.label}
            tabs={SETTINGS.source.choices}
            value={source}
            onChange={(next) => {
              if (next === 'camera') screen.stop();
              set({ source: next });
            }}
          />
        </div>
        <div className={`cam-stage ${stream ? 'cam-on' : ''}`}>
          <video ref={live} autoPlay muted playsInline hidden={!stream} aria-label="Live video" />
          {problem ? (
            <div className="cam-problem" role="alert">
              <strong>{problem.title}</strong>
              <p>{problem.advice}</p>
              <Button
                icon="rotate-ccw"
                label="Try Again"
                onClick={() => {
                  if (screen.problem && source !== 'camera') return void turnOn();
                  if (problem.gone) setCameraId('');
                  camera.retry();
                }}
              />
            </div>
          ) : (
            !stream &&
            (isWaiting ? (
              <p className="cam-waiting">
                {`Waiting for the ${source === 'screen' ? 'microphone' : 'camera'}. Allow it when the browser asks.`}
              </p>
            ) : (
              <div className="cam-waiting">
                <Button
                  variant="primary"
                  icon={source === 'camera' ? 'camera' : 'monitor'}
                  label={source === 'camera' ? 'Turn On Camera' : 'Choose a Screen'}
                  onClick={turnOn}
                />
                <p>
                  {source === 'camera'
                    ? 'Your browser will ask for the camera and microphone. Nothing is uploaded.'
                    : 'Your browser will ask which screen, window or tab to show. Nothing is uploaded.'}
                </p>
              </div>
            ))
          )}
          {recorded && (
            <span className="cam-light" aria-hidden="true">
              {recording.state === 'paused' ? 'PAUSED' : 'REC'}
            </span>
          )}
          {countdown.left !== undefined && (
            <output className="cam-count" aria-live="assertive" aria-label="Recording starts in">
              {countdown.left}
            </output>
          )}
        </div>
        <div className="cam-buttons dock">
          <Button
            variant="primary"
            icon={recorded ? 'square' : countdown.left === undefined ? 'circle' : 'x'}
            label={recorded ? 'Stop Recording' : countdown.left === undefined ? 'Start Recording' : 'Cancel'}
            disabled={!stream}
            onClick={() => {
              if (recorded) recording.stop();
              else if (countdown.left !== undefined) countdown.cancel();
              else countdown.start(Number(values.countdown), () => begin.current());
            }}
          />
          {recorded && (
            <Button
              icon={recording.state === 'paused' ? 'play' : 'pause'}
              label={recording.state === 'paused' ? 'Resume' : 'Pause'}
              onClick={recording.state === 'paused' ? recording.resume : recording.pause}
            />
          )}
          <Button icon="camera" label="Take Screenshot" disabled={!stream} onClick={takeShot} />
        </div>
        {on && (
          <div className="cam-devices">
            {source !== 'screen' && (
              <Device
                label="Camera"
                value={cameraId || (camera.stream?.getVideoTracks()[0]?.getSettings().deviceId ?? '')}
                devices={devices.cameras}
                disabled={isBusy}
                onChange={setCameraId}
              />
            )}
            <Device
              label="Microphone"
              value={microphoneId || (camera.stream?.getAudioTracks()[0]?.getSettings().deviceId ?? '')}
              devices={devices.microphones}
              none="No microphone"
              disabled={isBusy}
              onChange={setMicrophoneId}
            />
          </div>
        )}
        <SettingFields values={values} disabled={isBusy} onChange={set} />
        {silent && <p className="cam-note">No microphone, or access was blocked: videos will have no sound.</p>}
      </Panel>
      <Panel
        title="Video"
        className="cam-video"
        aside={video && describe(video)}
        actions={
          <>
            <Button
              small
              variant="quiet"
              icon={preview ? 'eye-off' : 'eye'}
              label="Preview"
              aria-pressed={preview}
              disabled={!video}
              onClick={() => setPreview(!preview)}
            />
            <Button
              small
              variant="quiet"
              icon="trash-2"
              label="Delete"
              disabled={!video}
              onClick={() => video && removeVideo(video)}
            />
            <Button
              small
              variant="quiet"
              icon="download"
              label="Download Video"
              disabled={!video}
              onClick={() => video && download(`recording.${extension(video)}`, video.blob)}
            />
          </>
        }
      >
        {video && preview ? (
          // biome-ignore lint/a11y/useMediaCaption: the visitor's own recording has no captions.
          <video className="cam-playback" src={video.url} controls aria-label="Recorded video" />
        ) : (
          <div className="empty">
            <p>{video ? 'The recording is ready.' : recorded ? 'Recording…' : 'Your video appears here.'}</p>
          </div>
        )}
        {videos.length > 0 && (
          <ul className="cam-list" aria-label="Recordings">
            {videos.toReversed().map((one) => (
              <VideoRow key={one.number} video={one} onRemove={() => removeVideo(one)}>
                <Button
                  small
                  variant="quiet"
                  icon="video"
                  label={`Recording ${one.number}`}
                  aria-pressed={one === video}
                  disabled={recorded}
                  onClick={() => {
                    setChosen(one.number);
                    setPreview(true);
                  }}
                />
              </VideoRow>
            ))}
          </ul>
        )}
      </Panel>
      <Panel title="Screenshots" className="cam-shots" aside={shots.length > 0 && plural(shots.length, 'picture')}>
        {shots.length === 0 ? (
          <div className="empty">
            <p>Take Screenshot saves the current picture here.</p>
          </div>
        ) : (
          <ul>
            {shots.map((shot) => (
              <li key={shot.number}>
                <img src={shot.url} width={shot.width} height={shot.height} alt={`Screenshot ${shot.number}`} />
                <span className="grow">
                  {shot.width} × {shot.height}
                </span>
                <Button
                  iconOnly
                  small
                  variant="quiet"
                  icon="download"
                  label={`Download screenshot ${shot.number}`}
                  onClick={() =>
                    download(`screenshot-${shot.number}.${shot.blob.type === 'image/jpeg' ? 'jpg' : 'png'}`, shot.blob)
                  }
                />
                <Button
                  iconOnly
                  small
                  variant="quiet"
                  icon="trash-2"
                  label={`Delete screenshot ${shot.number}`}
                  onClick={() => removeShot(shot)}
                />
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <HelpGuide steps={helpSteps(_.tool, _.page)} />
    </div>
  );
}

const extension = ({ blob }: Recorded) => (blob.type.includes('mp4') ? 'mp4' : 'webm');
const describe = ({ length, blob }: Recorded) => `${formatDuration(length)} · ${formatBytes(blob.size)}`;

/** Time and size of what is being recorded. */
function Running({ recording: { size, getLength } }: { recording: Recording }) {
  const [length, setLength] = useState(getLength);
  useEffect(() => {
    const timer = setInterval(() => setLength(getLength()), 500);
    return () => clearInterval(timer);
  }, [getLength]);
  return (
    <span role="timer" aria-label="Recording time">
      {formatDuration(length)} · {formatBytes(size)}
    </span>
  );
}

interface VideoRowProps {
  video: Recorded;
  onRemove(): void;
  /** What shows it. */
  children: ReactNode;
}

/** A recording of the visit. */
const VideoRow = ({ video, onRemove, children }: VideoRowProps) => (
  <li>
    {children}
    <span className="grow">{`${describe(video)} · ${extension(video) === 'mp4' ? 'MP4' : 'WebM'}`}</span>
    <Button
      iconOnly
      small
      variant="quiet"
      icon="download"
      label={`Download recording ${video.number}`}
      onClick={() => download(`recording-${video.number}.${extension(video)}`, video.blob)}
    />
    <Button
      iconOnly
      small
      variant="quiet"
      icon="trash-2"
      label={`Delete recording ${video.number}`}
      onClick={onRemove}
    />
  </li>
);

interface DeviceProps {
  label: string;
  value: string;
  devices: readonly MediaDeviceInfo[];
  /** What choosing none of them is called. */
  none?: string;
  disabled: boolean;
  onChange(id: string): void;
}

function Device({ label, value, devices, none, disabled, onChange }: DeviceProps) {
  const id = useId();
  const known = devices.some(({ deviceId }) => deviceId === value) || (none !== undefined && value === NO_MICROPHONE);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={known ? value : ''}
        disabled={disabled || (devices.length === 0 && !known)}
        onChange={(event) => onChange(event.target.value)}
      >
        {!known && <option value="">Default</option>}
        {devices.map((device, at) => (
          <option key={device.deviceId} value={device.deviceId}>
            {device.label || `${label} ${at + 1}`}
          </option>
        ))}
        {none && <option value={NO_MICROPHONE}>{none}</option>}
      </select>
    </div>
  );
}
