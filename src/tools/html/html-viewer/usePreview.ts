import { useCallback, useEffect, useRef, useState } from 'react';
import type { Library, PageParts } from '@/engines/markup/page';
import type { Report } from '@/engines/markup/preview';
import { preparePage } from '@/families/preview/prepare';

/** The preview follows once the typing pauses this long. */
const PAUSE_MS = 300;
/** A larger page is shown on request only: taking it apart at every pause would be felt. */
const LIVE_LIMIT = 1_000_000;
const MOST_REPORTS = 200;

export interface Preview extends Allowed {
  html: string;
  /** Runs before the page. */
  reporter: string;
  generation: number;
}

export const getSize = ({ html, css, js }: PageParts): number => html.length + css.length + js.length;

/** What the visitor lets the page do. */
export interface Allowed {
  scripts: boolean;
  remote: boolean;
}

/** The page as the sandbox shows it, kept up with the parts, and what it reports. */
export function usePreview(parts: PageParts, libraries: readonly Library[], { scripts, remote }: Allowed) {
  const [preview, setPreview] = useState<Preview>();
  const [reports, setReports] = useState<readonly Report[]>([]);
  const newest = useRef(0);
  const size = getSize(parts);

  const refresh = useCallback(async () => {
    const generation = ++newest.current;
    const [{ REPORTER }, { html, blocked }] = await Promise.all([
      import('@/engines/markup'),
      preparePage(parts, remote, libraries),
    ]);
    if (generation !== newest.current) return;
    setReports(blocked.map((text) => ({ level: 'blocked', text, directive: 'frame-src' })));
    setPreview({ html, reporter: REPORTER, scripts, remote, generation });
  }, [parts, libraries, scripts, remote]);

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

  const listen = useCallback((port: MessagePort) => {
    port.addEventListener('message', async ({ data }) => {
      const { readReport } = await import('@/engines/markup');
      const report = readReport(data);
      if (!report) return;
      setReports((old) =>
        report.level === 'clear'
          ? old.filter(({ level }) => level === 'blocked')
          : old.length < MOST_REPORTS
            ? [...old, report]
            : old,
      );
    });
  }, []);
  const clearReports = useCallback(() => setReports((old) => old.filter(({ level }) => level === 'blocked')), []);

  return { preview, reports, refresh, listen, clearReports, live: size <= LIVE_LIMIT };
}
