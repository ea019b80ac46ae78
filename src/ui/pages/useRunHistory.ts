import { useCallback } from 'react';
import { type Outcome, toText } from '@/kit/output';
import type { Recent } from '../history/saved-history';
import { useRecent } from '../history/useRecent';
import type { Values } from '../hooks/useOptions';
import type { RunState } from '../hooks/useRun';
import type { Inputs } from '../input/useInputs';
import { SETTLE_MS } from '../input/useUndoable';

/** A run that gave a result, with all it takes to have it again. */
export interface PastRun {
  inputs: Inputs;
  /** As they were: with others the same input gives another result, or none. */
  options: Values;
  output: string;
  outcome: Outcome;
}

/** The last results that stood for a moment. `isListed` is false where nothing may be remembered. */
export function useRunHistory(
  { outcome, stale }: RunState,
  inputs: Inputs,
  options: Values,
  isListed: boolean,
): Recent<PastRun> {
  const shown = outcome?.shown;
  const makeEntry = useCallback((): PastRun | undefined => {
    const output = shown ? toText(shown) : '';
    return output === '' ? undefined : { inputs, options, output, outcome: outcome! };
  }, [shown, inputs, options, outcome]);
  return useRecent(shown && !stale && isListed ? makeEntry : undefined, ({ output }) => output, {
    length: 5,
    delay: SETTLE_MS,
  });
}
