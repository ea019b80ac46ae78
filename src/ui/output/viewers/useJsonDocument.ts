import { useEffect, useState } from 'react';
import type { JsonDocument } from '@/engines/json/document';
import { parseJson } from '@/engines/json/scan';
import { tryWorker } from '@/kit/run/try-worker';

/** Above this, parsing is left to a worker. */
const INLINE_LIMIT = 100_000;

/** Several documents have a text of their own, which makes one array of them. */
type Answer = { arrays: Omit<JsonDocument, 'text'>; text?: string } | { message: string };

export interface Parsed {
  /** What it is of. */
  text?: string;
  /** Of JSON Lines and the like an array of all documents, whose text is another than was given. */
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
        setParsed({ text, document: parseJson(text, { allowComments: true }) });
        return;
      } catch (error) {
        let current = true;
        // Seldom wanted, so it comes when it is.
        import('@/engines/json/documents').then(({ readDocuments }) => {
          const several = current && readDocuments(text, { allowComments: true });
          if (several) setParsed({ text, document: several.doc });
          else if (current) setParsed({ message: error instanceof Error ? error.message : String(error) });
        });
        return () => {
          current = false;
        };
      }
    }
    worker.addEventListener('error', () => setParsed({ message: 'The tree couldn’t be built in the background.' }));
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      setParsed('arrays' in data ? { text, document: { ...data.arrays, text: data.text ?? text } } : data);
      worker.terminate();
    });
    worker.postMessage(text);
    return () => worker.terminate();
  }, [text]);
  return parsed;
}
