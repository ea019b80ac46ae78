import { useEffect, useRef, useState } from 'react';
import { toast } from '@/ui/controls/Toast';
import { download } from '@/ui/output/download';
import type { PdfControl, PdfJob } from './pdf';
import type { PdfMessage } from './pdf.worker';

/** Draws in a worker, which stopping ends at once. */
function makeInWorker(job: PdfJob, { onProgress, signal }: Required<PdfControl>): Promise<Uint8Array> {
  const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module', name: 'pdf' });
  return new Promise<Uint8Array>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<PdfMessage>) => {
      if ('done' in data) onProgress(data.done);
      else if ('bytes' in data) resolve(data.bytes);
      else reject(new Error(data.failed));
    };
    worker.onerror = (event) => reject(new Error(event.message));
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.postMessage(job);
  }).finally(() => worker.terminate());
}

/** Makes the PDF on demand: what it takes is fetched by the first click. */
export function usePdf() {
  const current = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<number>();
  useEffect(() => () => current.current?.abort(), []);

  const start = async (job: PdfJob) => {
    const controller = new AbortController();
    const { signal } = controller;
    current.current?.abort();
    current.current = controller;
    setProgress(0);
    try {
      const control = { signal, onProgress: (done: number) => signal.aborted || setProgress(done) };
      const make = typeof OffscreenCanvas === 'undefined' ? (await import('./pdf')).makePdf : makeInWorker;
      const bytes = await make(job, control);
      signal.throwIfAborted();
      download('text-diff.pdf', bytes);
      toast({ title: 'PDF exported', description: 'text-diff.pdf is in your downloads.' });
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      toast({
        title: 'No PDF was made',
        description: 'The browser couldn’t draw it. Your texts haven’t changed.',
        tone: 'destructive',
      });
    }
    setProgress(undefined);
  };
  const stop = () => {
    current.current?.abort();
    setProgress(undefined);
  };
  return { start, stop, progress, running: progress !== undefined };
}
