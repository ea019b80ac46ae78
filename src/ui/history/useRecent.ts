import { useEffect, useState } from 'react';
import { usePersisted } from '../storage/storage';
import { type Recent, savedHistory } from './saved-history';

interface RecentSettings {
  /** How many are listed. */
  length?: number;
  /** Milliseconds an entry must stand before it is listed: half a word typed is not one. */
  delay?: number;
}

/**
 * The last entries, newest first, each key once. Nothing is added while the visitor has histories switched off.
 * @param entry the newest one, or a function that makes it once it is listed; another identity is another entry.
 */
export function useRecent<Entry extends object>(
  entry: Entry | (() => Entry | undefined) | undefined,
  getKey: (entry: Entry) => string,
  { length = 10, delay = 0 }: RecentSettings = {},
): Recent<Entry> {
  const isOn = usePersisted(savedHistory);
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another entry is one more, not another getKey.
  useEffect(() => {
    if (!entry || !isOn) return;
    const add = () => {
      const next = typeof entry === 'function' ? entry() : entry;
      if (!next) return;
      const key = getKey(next);
      setEntries((old) =>
        old[0] && getKey(old[0]) === key ? old : [next, ...old.filter((one) => getKey(one) !== key)].slice(0, length),
      );
    };
    if (delay === 0) return add();
    const timer = setTimeout(add, delay);
    return () => clearTimeout(timer);
  }, [entry, isOn, length, delay]);
  return {
    entries,
    clear() {
      setEntries([]);
      return () => setEntries(entries);
    },
  };
}
