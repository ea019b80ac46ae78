import { useCallback, useEffect, useRef, useState } from 'react';
import { recall, remember, useForVisit, useUnsaved } from '@/ui/storage/visit';
import { repairDuration } from './webm';

export interface Recorded {
  /** The first of the visit is 1. */
  readonly number: number;
  readonly blob: Blob;
  readonly url: string;
  /** Milliseconds. */
  readonly length: number;
  /** It was downloaded. */
  readonly saved?: boolean;
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
  /** It was downloaded, and nothing is lost when the page goes. */
  noteSaved(video: Recorded): void;
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

/** The recordings of the visit: they are there again when the visitor comes back to the page. */
const VIDEOS = 'camera-recorder:videos';
let taken = 0;
/** Adds to the list of the page, while there is one. */
let addToPage: ((video: Recorded) => void) | undefined;

/** What was recorded until the page was left is there when the visitor comes back, or is by then. */
function addLater(video: Recorded): void {
  if (addToPage) addToPage(video);
  else remember(VIDEOS, [...(recall<readonly Recorded[]>(VIDEOS) ?? []), video]);
}

const PIECE_MS = 1000;
const CHECK_MS = 200;

/** @param onFailure must stay the same. */
export function useRecording(onFailure: () => void): Recording {
  const [state, setState] = useState<Recording['state']>('idle');
  const [size, setSize] = useState(0);
  const [videos, setVideos] = useForVisit<readonly Recorded[]>(VIDEOS, []);
  const recorder = useRef<MediaRecorder>(undefined);
  const watch = useRef(new Stopwatch());
  useUnsaved(VIDEOS, state !== 'idle' || videos.some(({ saved }) => !saved));

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
          const isHere = recorder.current === present;
          // Together with the video: until then the one before would be taken for it.
          if (isHere) setState('idle');
          if (blob.size === 0) return;
          const video = { number: ++taken, blob, url: URL.createObjectURL(blob), length };
          if (isHere) setVideos((old) => [...old, video]);
          else addLater(video);
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
    [onFailure, setVideos],
  );
  const pause = useCallback(() => recorder.current?.pause(), []);
  const resume = useCallback(() => recorder.current?.resume(), []);
  const remove = useCallback(
    (video: Recorded) => {
      setVideos((old) => old.filter(({ number }) => number !== video.number));
      URL.revokeObjectURL(video.url);
    },
    [setVideos],
  );
  const noteSaved = useCallback(
    ({ number }: Recorded) =>
      setVideos((old) => old.map((one) => (one.number === number ? { ...one, saved: true } : one))),
    [setVideos],
  );
  const restore = useCallback(
    (video: Recorded) => {
      const again = { ...video, url: URL.createObjectURL(video.blob) };
      setVideos((old) => [...old, again].sort((one, other) => one.number - other.number));
    },
    [setVideos],
  );

  useEffect(() => {
    addToPage = (video) => setVideos((old) => [...old, video]);
    return () => {
      addToPage = undefined;
    };
  }, [setVideos]);
  // What is recorded when the page is left ends there.
  useEffect(
    () => () => {
      const present = recorder.current;
      recorder.current = undefined;
      if (present && present.state !== 'inactive') present.stop();
    },
    [],
  );
  const getLength = useCallback(() => watch.current.length, []);
  return { state, size, videos, getLength, start, pause, resume, stop, remove, noteSaved, restore };
}
