import { useCallback, useEffect, useState } from 'react';
import { formatBytes } from '@/engines/bytes/size';
import { useLinked } from '@/ui/hooks/useLinked';
import { readText } from '@/ui/input/read-file';
import { useForVisit } from '@/ui/storage/visit';
import { readAddress } from './address';
import type { Outcome } from './RemoteFrame';
import { MOST_HTML, useOwnPage } from './useOwnPage';

const HAS_SCRIPTS = /<script|\son\w+\s*=|javascript:/i;

interface Progress {
  readonly busy: boolean;
  /** Stays until the next one is known. */
  readonly outcome?: Outcome | undefined;
}

function noteOn(html: string, scripts: boolean): string {
  if (html.length > MOST_HTML) return `This page is larger than ${formatBytes(MOST_HTML)}: too large to show here.`;
  return !scripts && HAS_SCRIPTS.test(html)
    ? 'Its scripts are off. Nothing is requested from another host.'
    : 'It’s shown as you type. Nothing is requested from another host.';
}

/** The HTML that is pasted, and whether its scripts may run. */
function usePasted(slug: string) {
  const [html, setHtml] = useForVisit(`${slug}:html`, '');
  const [pastes, setPastes] = useForVisit(`${slug}:pastes`, false);
  const [scripts, setScripts] = useState(false);
  const page = useOwnPage(pastes ? html : '');
  const takeFile = async (file: File | undefined) => {
    const text = file && (await readText(file, '.html, .htm'));
    if (text === undefined) return;
    // What comes in a file may be by anyone: its scripts wait until they are allowed.
    setScripts(false);
    setHtml(text);
  };
  return { html, setHtml, pastes, setPastes, scripts, setScripts, page, takeFile, note: noteOn(html, scripts) };
}

/** What the screens show, a page at an address or one that is pasted, and how far each of them is. */
export function usePageSource(slug: string, screens: number, refresh: { autoRefresh: boolean; interval: string }) {
  const [typed, setTyped] = useForVisit(`${slug}:url`, '');
  const pasted = usePasted(slug);
  const { pastes, setPastes, setHtml } = pasted;
  const [loaded, setLoaded] = useState<string>();
  const [generation, setGeneration] = useState(0);
  const [problem, setProblem] = useState<{ problem: string; suggestion?: string }>();
  const [progress, setProgress] = useState<Readonly<Record<number, Progress>>>({});

  useLinked(
    slug,
    // Whoever wrote the link is not the visitor: the address is filled in, and asked for only when Load is pressed.
    useCallback(
      ({ url, html: linked }) => {
        if (url !== undefined) setTyped(url);
        if (linked !== undefined) setHtml(linked);
        setPastes(linked !== undefined);
      },
      [setTyped, setHtml, setPastes],
    ),
  );

  const states = pastes || loaded === undefined ? [] : Array.from({ length: screens }, (_, index) => progress[index]);
  const busy = states.some((one) => one?.busy);
  const shows = pastes ? pasted.page !== undefined : loaded !== undefined;
  const again = () => setGeneration((old) => old + 1);

  const seconds = Number(refresh.interval);
  const waits = shows && !busy && refresh.autoRefresh;
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => {
      if (!document.hidden) setGeneration((old) => old + 1);
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [waits, seconds]);

  const load = (text: string) => {
    const address = readAddress(text, location.protocol);
    setProgress({});
    if (address.problem !== undefined) {
      setProblem(address);
      setLoaded(undefined);
      return;
    }
    setProblem(undefined);
    setLoaded(address.href);
    again();
  };
  const onOutcome = (index: number, next: Outcome | undefined) =>
    setProgress((old) => ({
      ...old,
      [index]: { busy: next === undefined || next === 'slow', outcome: next ?? old[index]?.outcome },
    }));

  const inputs: Readonly<Record<string, string>> = pastes ? { html: pasted.html } : { url: typed.trim() };
  return {
    pasted,
    typed,
    setTyped,
    /** The address that is shown. */
    loaded,
    load,
    generation,
    again,
    problem,
    shows,
    busy,
    isShown: states.length > 0 && states.every((one) => one?.outcome === 'shown'),
    outcomes: states.map((one) => one?.outcome),
    onOutcome,
    /** For a link to what is shown. */
    inputs: Object.values(inputs).some((one) => one.trim()) ? inputs : undefined,
  };
}

export type PageSource = ReturnType<typeof usePageSource>;
