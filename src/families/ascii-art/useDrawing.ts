import { useCallback, useEffect, useRef, useState } from 'react';
import type { Values } from '@/ui/hooks/useOptions';
import type { useRun } from '@/ui/hooks/useRun';

/** Typing goes on for a moment before the art is drawn anew. */
const PAUSE_MS = 300;

type Run = Pick<ReturnType<typeof useRun>, 'start' | 'clear' | 'running'>;

/** Draws what is typed once there is a pause, and at once when asked to. */
export function useDrawing({ start, clear, running }: Run, text: string, wanted: Values, ready: boolean) {
  /** A change waits for its pause. */
  const [waiting, setWaiting] = useState(false);
  const drawn = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const draw = useCallback(() => {
    clearTimeout(timer.current);
    drawn.current = true;
    setWaiting(false);
    start(text, wanted);
  }, [text, wanted, start]);
  useEffect(() => {
    if (!ready) return;
    if (text.trim() === '') {
      setWaiting(false);
      return clear();
    }
    setWaiting(true);
    timer.current = setTimeout(draw, drawn.current ? PAUSE_MS : 0);
    return () => clearTimeout(timer.current);
  }, [ready, text, draw, clear]);
  return { draw, waiting, pending: waiting || running };
}
