import { useCallback, useEffect, useRef, useState } from 'react';
import { whenHidden } from '@/ui/editing/when-hidden';
import { keep } from '@/ui/storage';
import { toast } from '@/ui/Toast';

export interface Draft {
  markdown: string;
  css: string;
}

const SAVE_MS = 5000;

const readDraft = (raw: unknown): Draft | undefined => {
  const { markdown, css } = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>;
  return typeof markdown === 'string' ? { markdown, css: typeof css === 'string' ? css : '' } : undefined;
};
export const kept = keep('markdownDraft', readDraft);

export type DraftState = 'none' | 'saved' | 'unsaved' | 'refused';

/**
 * Keeps what is written in the browser: every five seconds, when the page is left, and on request; only on request
 * while a document that came with a link is shown in the place of the visitor's own.
 */
export function useDraft(draft: Draft, changed: boolean, visiting: boolean) {
  const [state, setState] = useState<DraftState>('none');
  const latest = useRef(draft);
  const saved = useRef<Draft>(undefined);
  const refused = useRef(false);
  latest.current = draft;

  const save = useCallback(() => {
    const { markdown, css } = latest.current;
    const done = kept.set({ markdown, css });
    saved.current = done ? latest.current : undefined;
    setState(done ? 'saved' : 'refused');
    // Said once, not every five seconds.
    if (!done && !refused.current)
      toast({
        title: 'The draft could not be saved',
        description: 'The browser has no room for it or does not allow it. Your text is still here: download it.',
        tone: 'destructive',
      });
    refused.current = !done;
    return done;
  }, []);

  useEffect(() => {
    if (changed && saved.current !== draft) setState((old) => (old === 'refused' ? old : 'unsaved'));
  }, [draft, changed]);

  useEffect(() => {
    if (!changed || visiting) return;
    const saveIfNew = () => {
      if (saved.current !== latest.current) save();
    };
    const timer = setInterval(saveIfNew, SAVE_MS);
    const stop = whenHidden(saveIfNew);
    return () => {
      // Another page of the site may be next: nothing typed is lost.
      saveIfNew();
      clearInterval(timer);
      stop();
    };
  }, [changed, visiting, save]);

  useEffect(() => {
    if (!changed || !visiting) return;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onLeave);
    return () => removeEventListener('beforeunload', onLeave);
  }, [changed, visiting]);

  return { state, save };
}
