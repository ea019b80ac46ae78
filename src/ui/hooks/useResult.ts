import { useMemo } from 'react';
import { InputError } from '@/engines/input-error';
import { platformRandom } from '@/engines/random/source';
import type { InputValue } from '@/kit/input';
import type { Outcome } from '@/kit/output';
import { executeNow } from '@/kit/run/execute';
import type { AnyTool, Context, ToolData, ToolOptions } from '@/kit/tool';
import { IDLE, type RunState } from './useRun';

/** A run that was over at once. */
export const settled = <Data>(outcome: Outcome<Data> | undefined, error?: Error): RunState<Data> => ({
  ...IDLE,
  outcome,
  error,
});

/**
 * What a quick tool gives, worked out while rendering: the page is drawn with it from the first, by the server too.
 * `at` is the time it is asked at, for tools that ask for it.
 */
export function useResult<One extends AnyTool>(
  tool: One,
  input: InputValue<One['input']>,
  options: ToolOptions<One>,
  at?: number,
): RunState<ToolData<One>> {
  return useMemo(() => {
    if (input === '' && !tool.emptyInput) return IDLE;
    const context: Context = {
      signal: new AbortController().signal,
      random: platformRandom(),
      now: () => at ?? Date.now(),
      progress: () => {},
    };
    try {
      return settled(executeNow(tool, input, options, context) as Outcome<ToolData<One>>);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      return settled<ToolData<One>>(undefined, error);
    }
  }, [tool, input, options, at]);
}

/** The options of a tool that has none, the same at every render. */
export const NO_OPTIONS = {};
