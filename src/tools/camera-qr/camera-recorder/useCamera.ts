import { useCallback, useEffect, useState } from 'react';
import { explain, INSECURE, isGone, type Problem } from './problems';

export interface Devices {
  readonly cameras: readonly MediaDeviceInfo[];
  readonly microphones: readonly MediaDeviceInfo[];
}

export interface Camera {
  readonly stream: MediaStream | undefined;
  readonly problem: Problem | undefined;
  /** The picture is there, the sound is not. */
  readonly silent: boolean;
  readonly devices: Devices;
  retry(): void;
}

const stop = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

const constraint = (id: string): MediaTrackConstraints | true => (id ? { deviceId: { exact: id } } : true);

/** A voice for a recording of the screen; where there is none, the screen alone is better than nothing. */
const openVoice = async (microphoneId: string | undefined): Promise<MediaStream> =>
  microphoneId === undefined
    ? new MediaStream()
    : navigator.mediaDevices.getUserMedia({ audio: constraint(microphoneId) }).catch(() => new MediaStream());

/** Where the microphone is refused or there is none, the camera alone is better than nothing. */
async function open(
  picture: MediaTrackConstraints | undefined,
  cameraId: string,
  microphoneId: string | undefined,
): Promise<MediaStream> {
  if (!picture) return openVoice(microphoneId);
  const video = cameraId ? { ...picture, deviceId: { exact: cameraId } } : picture;
  const { mediaDevices } = navigator;
  if (microphoneId === undefined) return mediaDevices.getUserMedia({ video });
  try {
    return await mediaDevices.getUserMedia({ video, audio: constraint(microphoneId) });
  } catch (error) {
    if (microphoneId && isGone(error)) return open(picture, cameraId, '');
    return mediaDevices.getUserMedia({ video }).catch(() => {
      throw error;
    });
  }
}

/**
 * The camera, from when it is turned on until the page is left; the microphone alone where no picture is wanted.
 * An empty id is whichever the browser prefers; no microphone is undefined.
 * @param picture must stay the same
 */
export function useCamera(
  on: boolean,
  picture: MediaTrackConstraints | undefined,
  cameraId: string,
  microphoneId: string | undefined,
): Camera {
  const [stream, setStream] = useState<MediaStream>();
  const [problem, setProblem] = useState<Problem>();
  const [devices, setDevices] = useState<Devices>({ cameras: [], microphones: [] });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens anew.
  useEffect(() => {
    if (!on) return;
    // What was open before stays in sight until the next has come, but a camera is no voice, nor the other way round.
    setStream((before) => (before && before.getVideoTracks().length > 0 === Boolean(picture) ? before : undefined));
    if (!navigator.mediaDevices?.getUserMedia) {
      setProblem(INSECURE);
      return;
    }
    let over = false;
    let opened: MediaStream | undefined;
    const list = async () => {
      const all = await navigator.mediaDevices.enumerateDevices().catch(() => []);
      const named = all.filter(({ deviceId }) => deviceId !== '');
      if (!over)
        setDevices({
          cameras: named.filter(({ kind }) => kind === 'videoinput'),
          microphones: named.filter(({ kind }) => kind === 'audioinput'),
        });
    };
    open(picture, cameraId, microphoneId).then(
      (found) => {
        opened = found;
        // The answer may come when nobody waits for it any more; a light that stays on would be a lie.
        if (over) return stop(found);
        setProblem(undefined);
        setStream(found);
        found.getVideoTracks()[0]?.addEventListener('ended', () => {
          setStream(undefined);
          setProblem({ title: 'The camera was disconnected', advice: 'Connect it again and press Try Again.' });
        });
        list();
      },
      (error) => {
        if (over) return;
        setStream(undefined);
        setProblem(explain(error, cameraId !== ''));
        list();
      },
    );
    navigator.mediaDevices.addEventListener('devicechange', list);
    return () => {
      over = true;
      navigator.mediaDevices.removeEventListener('devicechange', list);
      stop(opened);
    };
  }, [on, picture, cameraId, microphoneId, attempt]);

  return {
    stream,
    problem,
    silent: stream !== undefined && microphoneId !== undefined && stream.getAudioTracks().length === 0,
    devices,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
