import { useEffect, useRef, useState } from 'react';
import { preparePage } from '@/families/preview/prepare';
import { findBreakpoints } from './viewports';

const PAUSE_MS = 300;
/** Each viewport holds a copy of its own. */
export const MOST_HTML = 1_000_000;

export interface OwnPage {
  readonly html: string;
  readonly breakpoints: readonly number[];
  readonly generation: number;
}

/** The pasted page as the frames show it, kept up with what is typed. */
export function useOwnPage(source: string): OwnPage | undefined {
  const [page, setPage] = useState<OwnPage>();
  const newest = useRef(0);
  useEffect(() => {
    const generation = ++newest.current;
    if (source.trim() === '' || source.length > MOST_HTML) return setPage(undefined);
    const timer = setTimeout(async () => {
      const { html } = await preparePage({ html: source, css: '', js: '' }, false);
      if (generation === newest.current) setPage({ html, breakpoints: findBreakpoints(source), generation });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [source]);
  return page;
}

/** Scrolls all frames as one is scrolled. */
export function useFollow() {
  const ports = useRef(new Map<number, MessagePort>());
  return (index: number, port: MessagePort) => {
    ports.current.set(index, port);
    port.addEventListener('message', ({ data }) => {
      if (data?.kind !== 'scrolled' || typeof data.at !== 'number') return;
      for (const [at, other] of ports.current) if (at !== index) other.postMessage({ kind: 'scroll', at: data.at });
    });
  };
}
