import { useCallback, useEffect, useRef, useState } from 'react';
import { keep } from '@/ui/storage';

export const kept = keep('localkit:html-editor', (raw) => (typeof raw === 'string' ? raw : undefined));

const PAUSE_MS = 300;

export type SaveState = 'none' | 'saved' | 'refused';

/** Keeps the document in the browser at the next pause and when the page is left. `read` gives it as it then is. */
export function useAutosave(read: () => string | undefined) {
  const [state, setState] = useState<SaveState>('none');
  const changed = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(read);
  latest.current = read;

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const html = changed.current ? latest.current() : undefined;
    if (html === undefined) return;
    const done = kept.set(html);
    // What was refused is tried again with the next change and when the page is left.
    changed.current = !done;
    setState(done ? 'saved' : 'refused');
  }, []);

  const touch = useCallback(() => {
    changed.current = true;
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, PAUSE_MS);
  }, [flush]);

  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && flush();
    const onLeave = (event: BeforeUnloadEvent) => {
      flush();
      if (changed.current) event.preventDefault();
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

  return { state, touch };
}
