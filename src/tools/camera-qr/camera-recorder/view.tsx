import { useEffect, useId, useRef, useState } from 'react';
import { formatBytes } from '@/engines/bytes/size';
import { formatDuration } from '@/engines/time/duration';
import { Button } from '@/ui/controls/Button';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { toast } from '@/ui/controls/Toast';
import { plural } from '@/ui/output/count';
import { download, tellNoPicture } from '@/ui/output/download';
import { Panel } from '@/ui/output/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { useCamera } from './useCamera';
import { type Recorded, useRecording } from './useRecording';
import './view.css';

interface Shot {
  readonly number: number;
  readonly blob: Blob;
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

const NO_MICROPHONE = 'none';

const tellNotRecorded = () =>
  toast({ title: 'Not recorded', description: 'The browser can’t record this camera.', tone: 'destructive' });

export default function CameraRecorder(_: ToolPageProps) {
  const [on, setOn] = useState(false);
  const [cameraId, setCameraId] = useState('');
  const [microphoneId, setMicrophoneId] = useState('');
  const { stream, problem, silent, devices, retry } = useCamera(
    on,
    cameraId,
    microphoneId === NO_MICROPHONE ? undefined : microphoneId,
  );
  const recording = useRecording(tellNotRecorded);
  const [preview, setPreview] = useState(false);
  const [shots, setShots] = useState<readonly Shot[]>([]);
  const taken = useRef(0);
  const live = useRef<HTMLVideoElement>(null);
  const recorded = recording.since !== undefined;
  const { video } = recording;

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
  useEffect(() => {
    // What was recorded until the camera went away is kept.
    if (!stream) stop();
  }, [stream, stop]);

  const takeShot = async () => {
    const picture = live.current;
    if (!picture) return;
    // Pressed before the first picture has come: that one is taken.
    if (picture.readyState < HTMLMediaElement.HAVE_CURRENT_DATA)
      await new Promise((come) => picture.addEventListener('loadeddata', come, { once: true }));
    const { videoWidth: width, videoHeight: height } = picture;
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (!blob) return tellNoPicture();
    const number = ++taken.current;
    setShots((old) => [{ number, blob, url: URL.createObjectURL(blob), width, height }, ...old]);
  };
  const removeVideo = () => {
    recording.replace(undefined);
    toast({ title: 'Video deleted', action: { label: 'Undo', run: () => recording.replace(video) } });
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

  return (
    <div className="cam">
      <Panel
        title="Camera"
        className="cam-main"
        aside={recorded && <Running since={recording.since!} size={recording.size} />}
      >
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
                  if (problem.gone) setCameraId('');
                  retry();
                }}
              />
            </div>
          ) : (
            !stream &&
            (on ? (
              <p className="cam-waiting">Waiting for the camera. Allow it when the browser asks.</p>
            ) : (
              <div className="cam-waiting">
                <Button variant="primary" icon="camera" label="Turn On Camera" onClick={() => setOn(true)} />
                <p>Your browser will ask for the camera and microphone. Nothing is uploaded.</p>
              </div>
            ))
          )}
          {recorded && (
            <span className="cam-light" aria-hidden="true">
              REC
            </span>
          )}
        </div>
        <div className="cam-buttons dock">
          <Button
            variant="primary"
            icon={recorded ? 'square' : 'circle'}
            label={recorded ? 'Stop Recording' : 'Start Recording'}
            disabled={!stream}
            onClick={() => {
              if (recorded) return recording.stop();
              if (video)
                toast({
                  title: 'The last recording was replaced',
                  action: { label: 'Download it', run: () => download(fileName(video), video.blob) },
                });
              setPreview(false);
              recording.start(stream!);
            }}
          />
          <Button icon="camera" label="Take Screenshot" disabled={!stream} onClick={takeShot} />
        </div>
        {on && (
          <div className="cam-devices">
            <Device
              label="Camera"
              value={cameraId || (stream?.getVideoTracks()[0]?.getSettings().deviceId ?? '')}
              devices={devices.cameras}
              disabled={recorded}
              onChange={setCameraId}
            />
            <Device
              label="Microphone"
              value={microphoneId || (stream?.getAudioTracks()[0]?.getSettings().deviceId ?? '')}
              devices={devices.microphones}
              none="No microphone"
              disabled={recorded}
              onChange={setMicrophoneId}
            />
          </div>
        )}
        {silent && <p className="cam-note">No microphone, or access was blocked: videos will have no sound.</p>}
      </Panel>
      <Panel
        title="Video"
        className="cam-video"
        aside={video && `${formatDuration(video.length)} · ${formatBytes(video.blob.size)}`}
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
            <Button small variant="quiet" icon="trash-2" label="Delete" disabled={!video} onClick={removeVideo} />
            <Button
              small
              variant="quiet"
              icon="download"
              label="Download Video"
              disabled={!video}
              onClick={() => video && download(fileName(video), video.blob)}
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
                  onClick={() => download(`screenshot-${shot.number}.png`, shot.blob)}
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

const fileName = ({ blob }: Recorded) => `recording.${blob.type.includes('mp4') ? 'mp4' : 'webm'}`;

/** Time and size of what is being recorded. */
function Running({ since, size }: { since: number; size: number }) {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="timer" aria-label="Recording time">
      {formatDuration(now - since)} · {formatBytes(size)}
    </span>
  );
}

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
