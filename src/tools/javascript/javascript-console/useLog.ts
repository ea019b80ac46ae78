import { useCallback, useEffect, useRef, useState } from 'react';
import type { Entry } from './entry';
import { append, EMPTY } from './log';

const COMMIT_MS = 50;

/** Everything that was logged. What comes close together is drawn together. */
export function useLog() {
  const [log, setLog] = useState(EMPTY);
  const arrived = useRef<{ entries: Entry[]; left: number; timer: ReturnType<typeof setTimeout> | undefined }>({
    entries: [],
    left: 0,
    timer: undefined,
  });

  const commit = useCallback(() => {
    const { entries, left } = arrived.current;
    clearTimeout(arrived.current.timer);
    arrived.current = { entries: [], left, timer: undefined };
    setLog((old) => ({ ...append(old, entries), ...(left > 0 && { left }) }));
  }, []);
  /** @param left how many more there were that did not come. */
  const add = useCallback(
    (entries: readonly Entry[], left = arrived.current.left) => {
      arrived.current.left = left;
      for (const entry of entries) arrived.current.entries.push(entry);
      arrived.current.timer ??= setTimeout(commit, COMMIT_MS);
    },
    [commit],
  );
  const clear = useCallback(() => {
    arrived.current.entries = [];
    arrived.current.left = 0;
    setLog(EMPTY);
  }, []);

  useEffect(() => () => clearTimeout(arrived.current.timer), []);
  return { log, add, commit, clear };
}
