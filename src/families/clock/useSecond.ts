import { useEffect, useState } from 'react';
import { SECOND } from '@/engines/time/duration';

/** The present moment as each second begins; undefined until the page can be used. */
export function useSecond(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      const moment = Date.now();
      setNow(moment);
      // A hair late rather than early: a timer that fires too soon would show the same second twice.
      timer = setTimeout(tick, SECOND - (moment % SECOND) + 2);
    };
    // Not at once: what a clock shows need not hold up the start of its page.
    timer = setTimeout(tick);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
