import { useEffect } from 'react';
import { useRun } from '@/ui/hooks/useRun';
import type { ToolPageProps } from '@/ui/pages/page';
import type tool from './tool';

const SEARCH_MS = 250;

/** Where the wanted text is, found by the tool itself so that megabytes are searched in the background. */
export function useSearch(
  { slug, tool: definition }: Omit<ToolPageProps<typeof tool>, 'page'>,
  text: string,
  wanted: string,
) {
  const { start, clear, outcome, running, progress, stop, stale } = useRun(slug, definition);
  useEffect(() => {
    if (text === '' || wanted === '') return clear();
    const timer = setTimeout(() => start(text, { search: wanted }), SEARCH_MS);
    return () => clearTimeout(timer);
  }, [wanted, text, start, clear]);
  const found = wanted === '' ? undefined : outcome?.data;
  return { found, note: outcome?.notes[0], running, progress, stop, stale };
}

export type Search = ReturnType<typeof useSearch>;
