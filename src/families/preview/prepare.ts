import type { Library, PageParts } from '@/engines/markup/page';
import type { Prepared } from '@/engines/markup/preview';
import { tryWorker } from '@/kit/run/try-worker';

/** From this size on a page is taken apart beside the page's own thread. */
const WORKER_FROM = 50_000;

export interface PrepareTask {
  readonly parts: PageParts;
  readonly libraries: readonly Library[];
  readonly remote: boolean;
}

/** Undefined where there are no workers, or none that can do it. */
function prepareApart(task: PrepareTask): Promise<Prepared | undefined> {
  const worker = tryWorker(() => new Worker(new URL('./prepare.worker.ts', import.meta.url), { type: 'module' }));
  return new Promise<Prepared | undefined>((resolve) => {
    if (!worker) return resolve(undefined);
    worker.addEventListener('message', ({ data }: MessageEvent<Prepared | undefined>) => resolve(data));
    worker.addEventListener('error', () => resolve(undefined));
    worker.postMessage(task);
  }).finally(() => worker?.terminate());
}

/** The visitor's page as the sealed frame shows it. */
export async function preparePage(
  parts: PageParts,
  remote: boolean,
  libraries: readonly Library[] = [],
): Promise<Prepared> {
  const { combinePage, preparePreview } = await import('@/engines/markup');
  const size = [parts.html, parts.css, parts.js, ...libraries.map(({ text }) => text)].join('').length;
  return (
    (size < WORKER_FROM ? undefined : await prepareApart({ parts, libraries, remote })) ??
    (await preparePreview(combinePage(parts, libraries), { remote }))
  );
}
