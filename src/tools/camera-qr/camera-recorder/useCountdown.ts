import { useCallback, useEffect, useRef, useState } from 'react';

/** Counts down in seconds, then does what was asked for. */
export function useCountdown() {
  const [left, setLeft] = useState<number>();
  const then = useRef<() => void>(undefined);
  useEffect(() => {
    if (left === undefined) return;
    const timer = setTimeout(() => {
      if (left > 1) return setLeft(left - 1);
      setLeft(undefined);
      then.current?.();
    }, 1000);
    return () => clearTimeout(timer);
  }, [left]);
  const start = useCallback((seconds: number, run: () => void) => {
    if (seconds === 0) return run();
    then.current = run;
    setLeft(seconds);
  }, []);
  const cancel = useCallback(() => setLeft(undefined), []);
  return { left, start, cancel };
}
