import { useEffect, useState } from 'react';
import { clockSkew } from './skew';

/** The time, at each whole second of the clock; nothing before the page runs in a browser. */
export function useWholeSeconds(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setNow(Date.now());
      timer = setTimeout(tick, 1000 - (Date.now() % 1000));
    };
    tick();
    return () => clearTimeout(timer);
  }, []);
  return now;
}

/** How far this clock is off, by what this site's server says of the time; nothing of the page is in the question. */
export function useSkew(): number | undefined {
  const [skew, setSkew] = useState<number>();
  useEffect(() => {
    if (!navigator.onLine) return;
    const asked = Date.now();
    fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
      ({ headers }) => setSkew(clockSkew(headers.get('Date'), asked, Date.now(), headers.get('Age'))),
      // Without an answer it is not known, as at first.
      () => {},
    );
  }, []);
  return skew;
}
