import { useLayoutEffect, useState } from 'react';
import { SECOND } from '@/engines/time/duration';
import { elapsedAt, isRunning, type Stopwatch } from '@/engines/time/stopwatch';

/**
 * The present moment, renewed as often as the display can tell: with every picture of the screen for milliseconds, otherwise as each second
 * begins. A hidden page shows nothing but its title, for which seconds are enough.
 */
export function useTick(state: Stopwatch, milliseconds: boolean): number {
  const [now, setNow] = useState(0);

  // Before the next paint: a page that comes back while it runs must not flash an old time.
  useLayoutEffect(() => {
    if (!isRunning(state)) return;
    let cancel = () => {};
    const tick = () => {
      const moment = Date.now();
      setNow(moment);
      if (milliseconds && !document.hidden) {
        const frame = requestAnimationFrame(tick);
        cancel = () => cancelAnimationFrame(frame);
      } else {
        const timer = setTimeout(tick, SECOND - (elapsedAt(state, moment) % SECOND));
        cancel = () => clearTimeout(timer);
      }
    };
    const restart = () => {
      cancel();
      tick();
    };
    tick();
    document.addEventListener('visibilitychange', restart);
    return () => {
      cancel();
      document.removeEventListener('visibilitychange', restart);
    };
  }, [state, milliseconds]);

  return now;
}
