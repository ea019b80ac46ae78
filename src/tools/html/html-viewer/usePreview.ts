import { useCallback, useEffect, useRef, useState } from 'react';
import type { PageParts } from '@/engines/markup/page';
import type { Report } from '@/engines/markup/preview';
import { tryWorker } from '@/kit/run/try-worker';

/** The preview follows once the typing pauses this long. */
const PAUSE_MS = 300;
/** A larger page is shown on request only: taking it apart at every pause would be felt. */
const LIVE_LIMIT = 1_000_000;
/** From this size on it is taken apart beside the page's own thread. */
const WORKER_FROM = 50_000;
const MOST_REPORTS = 200;

export interface Preview {
  html: string;
  generation: number;
}

export const sizeOf = ({ html, css, js }: PageParts): number => html.length + css.length + js.length;

/** Undefined where there are no workers, or none that can do it. */
function prepareApart(parts: PageParts, scripts: boolean): Promise<string | undefined> {
  const worker = tryWorker(() => new Worker(new URL('./prepare.worker.ts', import.meta.url), { type: 'module' }));
  return new Promise<string | undefined>((resolve) => {
    if (!worker) return resolve(undefined);
    worker.addEventListener('message', ({ data }: MessageEvent<string | undefined>) => resolve(data));
    worker.addEventListener('error', () => resolve(undefined));
    worker.postMessage({ parts, scripts });
  }).finally(() => worker?.terminate());
}

/** The page as the sandbox shows it, kept up with the parts, and what it reports. */
export function usePreview(parts: PageParts, scripts: boolean) {
  const [preview, setPreview] = useState<Preview>();
  const [reports, setReports] = useState<readonly Report[]>([]);
  const [markup, setMarkup] = useState<typeof import('@/engines/markup')>();
  const newest = useRef(0);
  const size = sizeOf(parts);

  const refresh = useCallback(async () => {
    const generation = ++newest.current;
    const { combinePage, preparePreview, ...rest } = await import('@/engines/markup');
    setMarkup({ combinePage, preparePreview, ...rest });
    const html =
      (sizeOf(parts) < WORKER_FROM ? undefined : await prepareApart(parts, scripts)) ??
      (await preparePreview(combinePage(parts), { scripts }));
    if (generation !== newest.current) return;
    setReports([]);
    setPreview({ html, generation });
  }, [parts, scripts]);

  useEffect(() => {
    if (size === 0) {
      newest.current++;
      setPreview(undefined);
      setReports([]);
      return;
    }
    if (size > LIVE_LIMIT) return;
    const timer = setTimeout(refresh, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [size, refresh]);

  const receive = useCallback(
    (message: unknown) => {
      const report = markup?.readReport(message);
      if (!report) return;
      setReports((old) =>
        report.level === 'clear'
          ? old.filter(({ level }) => level === 'blocked')
          : old.length < MOST_REPORTS
            ? [...old, report]
            : old,
      );
    },
    [markup],
  );
  const clearReports = useCallback(() => setReports((old) => old.filter(({ level }) => level === 'blocked')), []);

  return { preview, reports, refresh, receive, clearReports, live: size <= LIVE_LIMIT };
}
