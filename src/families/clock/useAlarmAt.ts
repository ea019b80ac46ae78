import { useEffect, useRef } from 'react';
import { tryWorker } from '@/kit/run/try-worker';

/** Longer waits overflow the browser's timers; asking again in between costs nothing. */
const LONGEST_WAIT = 6 * 60 * 60 * 1000;

/**
 * Calls back at a moment, also where the page is hidden: browsers let timers of hidden pages fire once a minute only, but not those of workers.
 * It may call more than once, and late after a sleep; whoever is called looks at the clock.
 */
export function useAlarmAt(moment: number | undefined, onTime: () => void): void {
  const latest = useRef(onTime);
  useEffect(() => {
    latest.current = onTime;
  });
  useEffect(() => {
    if (moment === undefined) return;
    const wake = () => latest.current();
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      clearTimeout(timer);
      const left = moment - Date.now();
      // Asked again rather than trusted: timers fire a little early at times, and none lasts for weeks.
      if (left > 0) timer = setTimeout(check, Math.min(left, LONGEST_WAIT));
      else wake();
    };
    check();
    const worker = tryWorker(() => new Worker(new URL('./alarm.worker.ts', import.meta.url), { type: 'module' }));
    worker?.addEventListener('message', check);
    worker?.postMessage(moment);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      worker?.terminate();
      document.removeEventListener('visibilitychange', check);
    };
  }, [moment]);
}
