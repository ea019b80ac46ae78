import { useEffect, useState } from 'react';
import { tryWorker } from '@/kit/run/try-worker';
import type { DrawOptions } from './draw-code';
import type { Verdict } from './read-back';

/** Reading waits for a pause in typing. */
const PAUSE_MS = 250;

/** Whether a reader gets the text back from the finished picture; undefined until it was tried. */
export function useReadBack(text: string, options: DrawOptions, drawn: boolean): Verdict | undefined {
  const [verdict, setVerdict] = useState<Verdict>();
  const wanted = JSON.stringify({ text, options });
  useEffect(() => {
    setVerdict(undefined);
    if (!drawn) return;
    let worker: Worker | undefined;
    const timer = setTimeout(() => {
      worker = tryWorker(() => new Worker(new URL('./read-back.worker.ts', import.meta.url), { type: 'module' }));
      worker?.addEventListener('message', ({ data }: MessageEvent<Verdict | undefined>) => {
        setVerdict(data);
        worker?.terminate();
      });
      worker?.postMessage(JSON.parse(wanted));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      worker?.terminate();
    };
  }, [wanted, drawn]);
  return verdict;
}
