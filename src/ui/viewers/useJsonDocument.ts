import { useEffect, useState } from 'react';
import type { JsonDocument } from '@/engines/json/document';
import { parseJson } from '@/engines/json/scan';
import { tryWorker } from '@/kit/run/try-worker';

/** Above this, parsing is left to a worker. */
const INLINE_LIMIT = 100_000;

type Answer = { arrays: Omit<JsonDocument, 'text'> } | { message: string };

export interface Parsed {
  document?: JsonDocument;
  /** Why there is none. */
  message?: string;
}

/** A JSON text as a document to walk through; large ones are parsed in the background. */
export function useJsonDocument(text: string): Parsed {
  const [parsed, setParsed] = useState<Parsed>({});
  useEffect(() => {
    const worker =
      text.length > INLINE_LIMIT
        ? tryWorker(() => new Worker(new URL('./tree.worker.ts', import.meta.url), { type: 'module' }))
        : undefined;
    if (!worker) {
      try {
        setParsed({ document: parseJson(text, { allowComments: true }) });
      } catch (error) {
        setParsed({ message: error instanceof Error ? error.message : String(error) });
      }
      return;
    }
    worker.addEventListener('error', () => setParsed({ message: 'The tree could not be drawn in the background.' }));
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      setParsed('arrays' in data ? { document: { ...data.arrays, text } } : data);
      worker.terminate();
    });
    worker.postMessage(text);
    return () => worker.terminate();
  }, [text]);
  return parsed;
}
