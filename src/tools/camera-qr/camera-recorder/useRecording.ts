import { useCallback, useEffect, useRef, useState } from 'react';
import { repairDuration } from './webm';

export interface Recorded {
  /** The first of the visit is 1. */
  readonly number: number;
  readonly blob: Blob;
  readonly url: string;
  /** Milliseconds. */
  readonly length: number;
}

export interface RecordingOptions {
  /** What is written; whatever the browser prefers if not said. */
  readonly type: string | undefined;
  readonly bitsPerSecond: number | undefined;
  /** Milliseconds after which it ends by itself. */
  readonly stopAfter: number | undefined;
}

export interface Recording {
  readonly state: 'idle' | 'recording' | 'paused';
  readonly size: number;
  /** Of the visit, the newest last. */
  readonly videos: readonly Recorded[];
  /** How long it has been recorded, without the pauses. */
  getLength(): number;
  start(stream: MediaStream, options: RecordingOptions): void;
  pause(): void;
  resume(): void;
  stop(): void;
  remove(video: Recorded): void;
  /** Puts one that was removed back into its place. */
  restore(video: Recorded): void;
}

/** Runs while it is recorded, and stands still in pauses. */
class Stopwatch {
  private past = 0;
  private since: number | undefined;
  get length() {
    return this.past + (this.since === undefined ? 0 : performance.now() - this.since);
  }
  start() {
    this.since ??= performance.now();
  }
  stop() {
    this.past = this.length;
    this.since = undefined;
  }
}

const PIECE_MS = 1000;
const CHECK_MS = 200;

/** @param onFailure must stay the same. */
export function useRecording(onFailure: () => void): Recording {
  const [state, setState] = useState<Recording['state']>('idle');
  const [size, setSize] = useState(0);
  const [videos, setVideos] = useState<readonly Recorded[]>([]);
  const recorder = useRef<MediaRecorder>(undefined);
  const watch = useRef(new Stopwatch());
  const taken = useRef(0);

  const stop = useCallback(() => {
    if (recorder.current && recorder.current.state !== 'inactive') recorder.current.stop();
  }, []);
  const start = useCallback(
    (stream: MediaStream, { type, bitsPerSecond, stopAfter }: RecordingOptions) => {
      const parts: Blob[] = [];
      const time = new Stopwatch();
      try {
        const present = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: bitsPerSecond });
        const checkEnd = () => {
          if (stopAfter !== undefined && time.length >= stopAfter && present.state !== 'inactive') present.stop();
        };
        let checking: ReturnType<typeof setInterval> | undefined;
        present.ondataavailable = ({ data }) => {
          parts.push(data);
          setSize((before) => before + data.size);
          // Timers of a page that nobody looks at come late, the pieces of a recording do not.
          checkEnd();
        };
        present.onstart = () => {
          time.start();
          checking = setInterval(checkEnd, CHECK_MS);
          setState('recording');
        };
        present.onpause = () => {
          time.stop();
          setState('paused');
        };
        present.onresume = () => {
          time.start();
          setState('recording');
        };
        present.onerror = onFailure;
        present.onstop = async () => {
          time.stop();
          clearInterval(checking);
          const { length } = time;
          const blob = await repairDuration(new Blob(parts, { type: present.mimeType }), length);
          // The page was left.
          if (recorder.current !== present) return;
          // Together with the video: until then the one before would be taken for it.
          setState('idle');
          if (blob.size === 0) return;
          const number = ++taken.current;
          setVideos((old) => [...old, { number, blob, url: URL.createObjectURL(blob), length }]);
        };
        // In pieces, so that the size can be told as it grows.
        present.start(PIECE_MS);
        recorder.current = present;
        watch.current = time;
        setSize(0);
      } catch {
        onFailure();
      }
    },
    [onFailure],
  );
  const pause = useCallback(() => recorder.current?.pause(), []);
  const resume = useCallback(() => recorder.current?.resume(), []);
  const remove = useCallback((video: Recorded) => {
    setVideos((old) => old.filter((one) => one !== video));
    URL.revokeObjectURL(video.url);
  }, []);
  const restore = useCallback((video: Recorded) => {
    const again = { ...video, url: URL.createObjectURL(video.blob) };
    setVideos((old) => [...old, again].sort((one, other) => one.number - other.number));
  }, []);

  const kept = useRef(videos);
  kept.current = videos;
  // A recording under way when the page is left goes with it.
  useEffect(
    () => () => {
      const present = recorder.current;
      recorder.current = undefined;
      if (present && present.state !== 'inactive') present.stop();
      for (const { url } of kept.current) URL.revokeObjectURL(url);
    },
    [],
  );
  const getLength = useCallback(() => watch.current.length, []);
  return { state, size, videos, getLength, start, pause, resume, stop, remove, restore };
}
