import { useMemo, useState } from 'react';
import type { Problem } from './problems';
import { pictureOf, type Settings } from './settings';
import { type Devices, useCamera } from './useCamera';
import { useMixed } from './useMixed';
import { useScreen } from './useScreen';

/** In place of the id of a microphone. */
export const NO_MICROPHONE = 'none';

export interface Sources {
  /** Whether the visitor has turned anything on. */
  readonly on: boolean;
  /** What is seen and recorded; nothing before all parts of it are there. */
  readonly stream: MediaStream | undefined;
  /** The camera that is open, and the microphone with it. */
  readonly camera: MediaStream | undefined;
  readonly problem: Problem | undefined;
  /** Asked for, and not answered yet. */
  readonly isWaiting: boolean;
  /** There is a picture without any sound, though sound was wanted. */
  readonly silent: boolean;
  readonly devices: Devices;
  /** An empty id is whichever the browser prefers. */
  readonly cameraId: string;
  readonly microphoneId: string;
  setCameraId(id: string): void;
  setMicrophoneId(id: string): void;
  turnOn(): void;
  /** Asks again for what failed. */
  retry(): void;
  stopScreen(): void;
}

/** Camera, microphone and screen by the settings, as the one stream that they make. */
export function useSources(values: Settings): Sources {
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
  const stream = useMixed({ camera: camera.stream, screen: screen.stream }, values);

  const turnOn = async () => {
    if (source !== 'camera' && !screen.stream) await screen.choose(picture);
    setOn(true);
  };
  const problem = (source === 'camera' ? undefined : screen.problem) ?? camera.problem;
  const retry = () => {
    if (screen.problem && source !== 'camera') return void turnOn();
    if (problem?.gone) setCameraId('');
    camera.retry();
  };
  return {
    on,
    stream,
    camera: camera.stream,
    problem,
    isWaiting: on && (source === 'camera' || screen.stream !== undefined),
    // A tab that is shared brings a sound of its own.
    silent: camera.silent && stream !== undefined && stream.getAudioTracks().length === 0,
    devices: camera.devices,
    cameraId,
    microphoneId,
    setCameraId,
    setMicrophoneId,
    turnOn,
    retry,
    stopScreen: screen.stop,
  };
}
