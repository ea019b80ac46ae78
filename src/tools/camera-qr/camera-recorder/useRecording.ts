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
  start(stream: MediaStream): void;
  stop(): void;
  /** Puts another in its place, or none. */
  replace(video: Pick<Recorded, 'blob' | 'length'> | undefined): void;
}

/** Best first. Safari writes MP4 only. */
const TYPES = ['video/webm;codecs=vp9,opus', 'video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'];

/** @param onFailure must stay the same. */
export function useRecording(onFailure: () => void): Recording {
  const [since, setSince] = useState<number>();
  const [size, setSize] = useState(0);
  const [video, setVideo] = useState<Recorded>();
  const recorder = useRef<MediaRecorder>(undefined);

  const start = useCallback(
    (stream: MediaStream) => {
      const parts: Blob[] = [];
      let begun = 0;
      try {
        const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
        const present = new MediaRecorder(stream, { mimeType });
        present.ondataavailable = ({ data }) => {
          parts.push(data);
          setSize((before) => before + data.size);
        };
        present.onstart = () => {
          begun = performance.now();
          setSince(Date.now());
        };
        present.onerror = onFailure;
        present.onstop = async () => {
          const length = performance.now() - begun;
          setSince(undefined);
          if (recorder.current !== present) return;
          const blob = await repairDuration(new Blob(parts, { type: present.mimeType }), length);
          if (blob.size > 0) setVideo({ blob, url: URL.createObjectURL(blob), length });
        };
        // In pieces, so that the size can be told as it grows.
        present.start(1000);
        // Not before: where it cannot start, the last recording stays.
        recorder.current = present;
        setSize(0);
        setVideo(undefined);
      } catch {
        onFailure();
      }
    },
    [onFailure],
  );
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
  return { since, size, video, start, stop, replace };
}
