import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { fetchColors, NOT_FETCHED } from '@/engines/color/entered';
import { InputError } from '@/engines/input-error';
import { type Cells, checkSize, wholeSize } from './cells';
import { canReadColors, MOST, readColors, type TableColors, type TableSettings } from './table';
import { writeCss, writeHtml } from './write';

/** What is written only where it is asked for. */
export const TEXTS = {
  markdown: { label: 'Markdown', file: 'table.md' },
  csv: { label: 'CSV', file: 'table.csv' },
  latex: { label: 'LaTeX', file: 'table.tex' },
} as const;
export type TextPart = keyof typeof TEXTS;
export const isTextPart = (tab: string): tab is TextPart => tab in TEXTS;

/** A table of the largest size that is set may be larger still. */
export function fullSize(cells: Cells, settings: TableSettings): TableSettings {
  const { rows, columns } = wholeSize(cells, settings);
  return {
    ...settings,
    ...(settings.rows === MOST.rows && { rows }),
    ...(settings.columns === MOST.columns && { columns }),
  };
}

interface Written {
  html: string;
  css: string;
  colors: TableColors;
}

function writeTable(cells: Cells, settings: TableSettings): Written | InputError {
  try {
    const full = fullSize(cells, settings);
    checkSize(full);
    return { html: writeHtml(cells, full), css: writeCss(settings), colors: readColors(settings) };
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}

/** The code of the table, or what is wrong with its settings. */
export function useWritten(cells: Cells, settings: TableSettings) {
  const last = useRef<Written>(undefined);
  // Of a large table the code is written when there is time, not at every keystroke.
  const settled = useDeferredValue(cells);

  const readable = canReadColors(settings);
  const [fetched, setFetched] = useState<'yes' | 'failed'>();
  useEffect(() => {
    if (readable) return;
    fetchColors().then(
      () => setFetched('yes'),
      () => setFetched('failed'),
    );
  }, [readable]);

  const result = useMemo((): Written | InputError | undefined => {
    if (!readable) return fetched === 'failed' ? new InputError(NOT_FETCHED) : undefined;
    return writeTable(settled, settings);
  }, [settled, settings, readable, fetched]);
  if (result && !(result instanceof InputError)) last.current = result;
  const written = last.current;
  /** What is copied and saved is the table as it is now, also while the code that is shown is still of an older one. */
  const take = (part: 'html' | 'css'): string => {
    const now = settled === cells || !readable ? result : writeTable(cells, settings);
    return (now === undefined || now instanceof InputError ? written : now)?.[part] ?? '';
  };
  return { result, written, take };
}

/** A table as Markdown, CSV or LaTeX, once the code that writes them is there. */
export function useTextPart(part: TextPart, cells: Cells, settings: TableSettings): string | undefined {
  const [write, setWrite] = useState<(cells: Cells, settings: TableSettings) => string>();
  useEffect(() => {
    setWrite(undefined);
    let isCurrent = true;
    getWriter(part).then((loaded) => isCurrent && setWrite(() => loaded));
    return () => {
      isCurrent = false;
    };
  }, [part]);
  return useMemo(() => write?.(cells, settings), [write, cells, settings]);
}

async function getWriter(part: TextPart) {
  if (part === 'latex') return (await import('./latex')).writeLatex;
  const { writeCsv, writeMarkdown } = await import('./write-text');
  return part === 'csv' ? writeCsv : writeMarkdown;
}
