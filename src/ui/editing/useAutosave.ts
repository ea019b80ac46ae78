import { useCallback, useEffect, useRef, useState } from 'react';
import type { Kept } from '../storage';
import { whenHidden } from './when-hidden';

/** Keeps what is written in the browser: at once or at the next pause, and when the page is left. */
export function useAutosave(kept: Kept<string | undefined>) {
  const [state, setState] = useState<'none' | 'saved' | 'refused'>('none');
  /** Some of it waits for the pause. */
  const [waiting, setWaiting] = useState(false);
  const unsaved = useRef<() => string | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const text = unsaved.current?.();
    if (text === undefined) return;
    const done = kept.set(text);
    // What was refused is tried again with the next change and when the page is left.
    if (done) unsaved.current = undefined;
    setState(done ? 'saved' : 'refused');
    setWaiting(false);
  }, [kept]);

  /** @param read gives the text when it is kept, or nothing while it must not be: leaving the page is asked about then. */
  const save = useCallback(
    (read: () => string | undefined, pause: number) => {
      unsaved.current = read;
      clearTimeout(timer.current);
      if (pause === 0) return flush();
      setWaiting(true);
      timer.current = setTimeout(flush, pause);
    },
    [flush],
  );

  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      flush();
      if (unsaved.current) event.preventDefault();
    };
    addEventListener('beforeunload', onLeave);
    const stop = whenHidden(flush);
    return () => {
      flush();
      stop();
      removeEventListener('beforeunload', onLeave);
    };
  }, [flush]);

  /** What waits is given up. */
  const drop = useCallback(() => {
    clearTimeout(timer.current);
    unsaved.current = undefined;
    setWaiting(false);
  }, []);

  return { state, waiting, save, drop, pending: useCallback(() => unsaved.current !== undefined, []) };
}
