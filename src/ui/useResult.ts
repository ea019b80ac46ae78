import { useMemo } from 'react';
import { InputError } from '@/engines/input-error';
import { platformRandom } from '@/engines/random/source';
import type { InputValue } from '@/kit/input';
import type { Outcome } from '@/kit/output';
import { executeNow } from '@/kit/run/execute';
import type { AnyTool, Context, DataOf, OptionsOf } from '@/kit/tool';
import type { RunState } from './useRun';

const CONTEXT: Context = {
  signal: new AbortController().signal,
  random: platformRandom(),
  now: Date.now,
  progress: () => {},
};

/** What a quick tool gives, worked out while rendering: the page is drawn with it from the first, by the server too. */
export function useResult<One extends AnyTool>(
  tool: One,
  input: InputValue<One['input']>,
  options: OptionsOf<One>,
): RunState<DataOf<One>> {
  return useMemo(() => {
    const settled = { outcome: undefined, error: undefined, running: false, progress: undefined, stale: false };
    try {
      return { ...settled, outcome: executeNow(tool, input, options, CONTEXT) as Outcome<DataOf<One>> };
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      return { ...settled, error };
    }
  }, [tool, input, options]);
}
