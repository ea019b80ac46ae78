import type { SliceAnswer, SliceRequest } from './slices.worker';

/** Below this a second thread costs more than it saves. */
const WORTHWHILE = 32 << 20;

export interface SliceReader {
  read(start: number, end: number): Promise<ArrayBuffer>;
  close(): void;
}

/** A reader of a large file on a thread of its own; undefined where there is none to be had. */
export function openSlices(file: unknown): SliceReader | undefined {
  // A library has no file for it that a bundler would find.
  if (import.meta.env.SSR || typeof Worker === 'undefined' || !(file instanceof Blob) || file.size < WORTHWHILE)
    return undefined;
  let worker: Worker;
  try {
    worker = new Worker(new URL('./slices.worker.ts', import.meta.url), { type: 'module', name: 'reader' });
  } catch {
    return undefined;
  }
  worker.postMessage({ file } satisfies SliceRequest);
  const waiting: { resolve(bytes: ArrayBuffer): void; reject(reason: unknown): void }[] = [];
  worker.onmessage = ({ data }: MessageEvent<SliceAnswer>) => {
    const asked = waiting.shift();
    if ('bytes' in data) asked?.resolve(data.bytes);
    else asked?.reject(data.failed);
  };
  worker.onerror = (event) => {
    for (const { reject } of waiting.splice(0)) reject(new Error(event.message));
  };
  return {
    read: (start, end) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        worker.postMessage({ start, end } satisfies SliceRequest);
      }),
    close: () => worker.terminate(),
  };
}
