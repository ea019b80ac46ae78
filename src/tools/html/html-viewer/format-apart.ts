import type { PageParts } from '@/engines/markup/page';
import { tryWorker } from '@/kit/run/try-worker';
import type { FormattedParts } from './format';

/** Beside the page's own thread, where there is one: a large page takes seconds. */
export async function formatApart(parts: PageParts): Promise<FormattedParts> {
  const worker = tryWorker(() => new Worker(new URL('./format.worker.ts', import.meta.url), { type: 'module' }));
  const formatted = await new Promise<FormattedParts | undefined>((resolve) => {
    if (!worker) return resolve(undefined);
    worker.addEventListener('message', ({ data }: MessageEvent<FormattedParts>) => resolve(data));
    worker.addEventListener('error', () => resolve(undefined));
    worker.postMessage(parts);
  });
  worker?.terminate();
  return formatted ?? (await import('./format')).formatParts(parts);
}
