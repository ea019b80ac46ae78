import type { PageParts } from '@/engines/markup/page';
import type { Prepared } from '@/engines/markup/preview';
import { tryWorker } from '@/kit/run/try-worker';

/** From this size on a page is taken apart beside the page's own thread. */
const WORKER_FROM = 50_000;

/** Undefined where there are no workers, or none that can do it. */
function prepareApart(parts: PageParts, remote: boolean): Promise<Prepared | undefined> {
  const worker = tryWorker(() => new Worker(new URL('./prepare.worker.ts', import.meta.url), { type: 'module' }));
  return new Promise<Prepared | undefined>((resolve) => {
    if (!worker) return resolve(undefined);
    worker.addEventListener('message', ({ data }: MessageEvent<Prepared | undefined>) => resolve(data));
    worker.addEventListener('error', () => resolve(undefined));
    worker.postMessage({ parts, remote });
  }).finally(() => worker?.terminate());
}

/** The visitor's page as the sealed frame shows it. */
export async function preparePage(parts: PageParts, remote: boolean): Promise<Prepared> {
  const { combinePage, preparePreview } = await import('@/engines/markup');
  const isLarge = parts.html.length + parts.css.length + parts.js.length >= WORKER_FROM;
  return (
    (isLarge ? await prepareApart(parts, remote) : undefined) ?? (await preparePreview(combinePage(parts), { remote }))
  );
}
