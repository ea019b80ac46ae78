import { useEffect, useState } from 'react';
import { toText } from '@/kit/output';
import { type Recent, savedHistory } from '../history/saved-history';
import type { Values } from '../hooks/useOptions';
import type { RunState } from '../hooks/useRun';
import type { Inputs } from '../input/useInputs';
import { SETTLE_MS } from '../input/useUndoable';
import { usePersisted } from '../storage/storage';

const LENGTH = 5;

/** A run that gave a result, with all it takes to have it again. */
export interface PastRun {
  inputs: Inputs;
  /** As they were: with others the same input gives another result, or none. */
  options: Values;
  output: string;
}

/** The last results that stood for a moment, newest first, each once. `keeps` is false where nothing may be remembered. */
export function useRunHistory(
  { outcome, stale }: RunState,
  inputs: Inputs,
  options: Values,
  keeps: boolean,
): Recent<PastRun> {
  const on = usePersisted(savedHistory);
  const [entries, setEntries] = useState<readonly PastRun[]>([]);
  useEffect(() => {
    if (!outcome || stale || !keeps || !on) return;
    const timer = setTimeout(() => {
      const entry = { inputs, options, output: toText(outcome.shown) };
      if (entry.output === '') return;
      setEntries((old) =>
        old[0]?.output === entry.output
          ? old
          : [entry, ...old.filter(({ output }) => output !== entry.output)].slice(0, LENGTH),
      );
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [outcome, stale, keeps, on, inputs, options]);
  return {
    entries,
    clear() {
      setEntries([]);
      return () => setEntries(entries);
    },
  };
}
