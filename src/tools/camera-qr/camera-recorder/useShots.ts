import { useEffect, useRef, useState } from 'react';
import { toast } from '@/ui/controls/Toast';
import { tellNoPicture } from '@/ui/output/download';
import type { Settings } from './settings';

export interface Shot {
  readonly number: number;
  readonly blob: Blob;
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

const JPEG_QUALITY = 0.92;

/** The screenshots of the visit, the newest first. */
export function useShots(format: Settings['screenshots']) {
  const [shots, setShots] = useState<readonly Shot[]>([]);
  const taken = useRef(0);
  const kept = useRef(shots);
  kept.current = shots;
  useEffect(
    () => () => {
      for (const { url } of kept.current) URL.revokeObjectURL(url);
    },
    [],
  );

  const take = async (shown: HTMLVideoElement | null) => {
    if (!shown) return;
    // Pressed before the first picture has come: that one is taken.
    if (shown.readyState < HTMLMediaElement.HAVE_CURRENT_DATA)
      await new Promise((come) => shown.addEventListener('loadeddata', come, { once: true }));
    const { videoWidth: width, videoHeight: height } = shown;
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    canvas.getContext('2d')?.drawImage(shown, 0, 0);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, `image/${format}`, JPEG_QUALITY));
    if (!blob) return tellNoPicture();
    const number = ++taken.current;
    setShots((old) => [{ number, blob, url: URL.createObjectURL(blob), width, height }, ...old]);
  };
  const remove = (shot: Shot) => {
    setShots((old) => old.filter((one) => one !== shot));
    URL.revokeObjectURL(shot.url);
    const undo = () => {
      const again = { ...shot, url: URL.createObjectURL(shot.blob) };
      setShots((old) => [...old, again].sort((a, b) => b.number - a.number));
    };
    toast({ title: 'Screenshot deleted', action: { label: 'Undo', run: undo } });
  };
  return { shots, take, remove };
}
