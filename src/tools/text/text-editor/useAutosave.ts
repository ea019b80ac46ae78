import { useCallback, useEffect, useRef, useState } from 'react';
import { keep } from '@/ui/storage';

export const kept = keep('markdown', (raw) => (typeof raw === 'string' ? raw : undefined));

/** Writing more than this at every keystroke would be felt. */
const AT_ONCE = 200_000;
const PAUSE_MS = 500;

export type SaveState = 'none' | 'saved' | 'waiting' | 'refused';

/** Keeps every change in the browser: at once, or a text that is long at the next pause and when the page is left. */
export function useAutosave() {
  const [state, setState] = useState<SaveState>('none');
  const waiting = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (waiting.current === undefined) return;
    const done = kept.set(waiting.current);
    // What was refused is tried again with the next change and when the page is left.
    if (done) waiting.current = undefined;
    setState(done ? 'saved' : 'refused');
  }, []);

  const save = useCallback(
    (text: string) => {
      waiting.current = text;
      clearTimeout(timer.current);
      if (text.length <= AT_ONCE) return flush();
      setState((old) => (old === 'refused' ? old : 'waiting'));
      timer.current = setTimeout(flush, PAUSE_MS);
    },
    [flush],
  );

  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && flush();
    const onLeave = (event: BeforeUnloadEvent) => {
      flush();
      if (waiting.current !== undefined) event.preventDefault();
    };
    addEventListener('pagehide', flush);
    addEventListener('beforeunload', onLeave);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      flush();
      removeEventListener('pagehide', flush);
      removeEventListener('beforeunload', onLeave);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [flush]);

  return { state, save, pending: useCallback(() => waiting.current !== undefined, []) };
}
