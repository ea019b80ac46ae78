import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The present moment, renewed after as many milliseconds as `next` says from each; it stands still without one.
 * Before the next paint: a page that comes back while time runs must not flash an old time.
 */
export function useMoment(next: ((now: number) => number) | undefined): number {
  const [now, setNow] = useState(0);
  const latest = useRef(next);
  latest.current = next;
  const running = next !== undefined;
  useLayoutEffect(() => {
    if (!running) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      const moment = Date.now();
      setNow(moment);
      timer = setTimeout(tick, latest.current?.(moment) ?? 1000);
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [running]);
  return now;
}
