import { useCallback, useEffect, useRef, useState } from 'react';
import { repairDuration } from './webm';

export interface Recorded {
  readonly blob: Blob;
  readonly url: string;
  /** Milliseconds. */
  readonly length: number;
}

export interface Recording {
  readonly since: number | undefined;
  readonly size: number;
  readonly video: Recorded | undefined;
  readonly failed: boolean;
  start(stream: MediaStream): void;
  stop(): void;
  /** Puts another in its place, or none. */
  replace(video: Pick<Recorded, 'blob' | 'length'> | undefined): void;
}

/** Best first. Safari writes MP4 only. */
const TYPES = ['video/webm;codecs=vp9,opus', 'video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'];

export function useRecording(): Recording {
  const [since, setSince] = useState<number>();
  const [size, setSize] = useState(0);
  const [video, setVideo] = useState<Recorded>();
  const [failed, setFailed] = useState(false);
  const recorder = useRef<MediaRecorder>(undefined);

  const start = useCallback((stream: MediaStream) => {
    const parts: Blob[] = [];
    let begun = 0;
    setFailed(false);
    try {
      const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
      const present = new MediaRecorder(stream, { mimeType });
      recorder.current = present;
      present.ondataavailable = ({ data }) => {
        parts.push(data);
        setSize((before) => before + data.size);
      };
      present.onstart = () => {
        begun = performance.now();
        setSince(Date.now());
      };
      present.onerror = () => setFailed(true);
      present.onstop = async () => {
        const length = performance.now() - begun;
        setSince(undefined);
        if (recorder.current !== present) return;
        const blob = await repairDuration(new Blob(parts, { type: present.mimeType }), length);
        if (blob.size > 0) setVideo({ blob, url: URL.createObjectURL(blob), length });
      };
      setSize(0);
      setVideo(undefined);
      // In pieces, so that the size can be told as it grows.
      present.start(1000);
    } catch {
      setFailed(true);
    }
  }, []);
  const stop = useCallback(() => {
    if (recorder.current?.state !== 'inactive') recorder.current?.stop();
  }, []);
  const replace = useCallback<Recording['replace']>(
    (next) => setVideo(next && { ...next, url: URL.createObjectURL(next.blob) }),
    [],
  );

  useEffect(() => {
    if (!video) return;
    return () => URL.revokeObjectURL(video.url);
  }, [video]);
  // A recording under way when the page is left goes with it.
  useEffect(
    () => () => {
      const present = recorder.current;
      recorder.current = undefined;
      if (present && present.state !== 'inactive') present.stop();
    },
    [],
  );
  return { since, size, video, failed, start, stop, replace };
}
