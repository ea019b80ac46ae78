import { useEffect, useMemo, useRef } from 'react';
import { playSound } from './sounds';

/** The one sound of a timer: a new one ends the one before. */
export function useTimerSound() {
  const stop = useRef(() => {});
  const opened = useRef(0);
  useEffect(() => {
    opened.current ||= Date.now();
  }, []);
  return useMemo(
    () => ({
      silence: () => stop.current(),
      play(...sound: Parameters<typeof playSound>) {
        stop.current();
        stop.current = playSound(...sound);
      },
      /** What ended while the page was closed is told, not rung. */
      wasOpenAt: (moment: number) => moment >= opened.current,
    }),
    [],
  );
}
