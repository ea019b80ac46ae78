import { useEffect, useState } from 'react';
import { type Composed, compose, mixSound } from './compose';
import type { Settings } from './settings';

const USUAL_RATE = 30;

interface Parts {
  camera: MediaStream | undefined;
  screen: MediaStream | undefined;
}

/** What is seen and recorded: a camera as it is, or pictures and sounds put together. Nothing while a part of it is missing. */
export function useMixed({ camera, screen }: Parts, { source, mirror, frameRate }: Settings): MediaStream | undefined {
  const [mixed, setMixed] = useState<MediaStream>();
  const isPlain = source === 'camera' && !mirror;
  useEffect(() => {
    const main = source === 'camera' ? camera : screen;
    // With a screen, the camera's stream is the voice: who speaks at once should be heard.
    if (isPlain || !main || !camera) return;
    const framesPerSecond = frameRate === 'auto' ? USUAL_RATE : Number(frameRate);
    const composed: Composed | undefined =
      source === 'screen'
        ? undefined
        : compose({ main, inset: source === 'both' ? camera : undefined, mirror, framesPerSecond });
    const pictures = composed?.stream ?? main;
    const sound = mixSound([...(screen && source !== 'camera' ? [screen] : []), ...(camera ? [camera] : [])]);
    setMixed(new MediaStream([...pictures.getVideoTracks(), ...(sound.track ? [sound.track] : [])]));
    return () => {
      setMixed(undefined);
      composed?.stop();
      sound.stop();
    };
  }, [camera, screen, source, mirror, frameRate, isPlain]);
  return isPlain ? camera : mixed;
}
