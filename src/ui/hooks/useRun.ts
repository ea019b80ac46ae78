import { useCallback, useEffect, useRef, useState } from 'react';
import { InputError } from '@/engines/input-error';
import type { InputValue } from '@/kit/input';
import type { Outcome } from '@/kit/output';
import { runsInWorker, runTool } from '@/kit/run/runner';
import type { AnyTool, ToolData, ToolOptions } from '@/kit/tool';
import type { Values } from './useOptions';

/** A worker starts only once the typing pauses this long. */
const PAUSE_MS = 150;
/** Changes closer together than this are one burst of typing. */
const BURST_MS = 1000;

export interface RunState<Data = unknown> {
  /** The last result; kept, dimmed, while a newer one is awaited or has failed. */
  outcome: Outcome<Data> | undefined;
  error: Error | undefined;
  running: boolean;
  /** From 0 to 1 where the tool tells. */
  progress: number | undefined;
  /** The outcome is not of the present input. */
  stale: boolean;
}

/** Nothing was run yet. */
export const IDLE: RunState<never> = {
  outcome: undefined,
  error: undefined,
  running: false,
  progress: undefined,
  stale: false,
};

interface SourcedState<One extends AnyTool> extends RunState<ToolData<One>> {
  /** What the outcome is the result of; something else may have been entered since. */
  source?: { input: InputValue<One['input']>; options: ToolOptions<One> };
}

export interface Run<One extends AnyTool = AnyTool> extends SourcedState<One> {
  start(input: unknown, options: Values): void;
  stop(): void;
  clear(): void;
}

/** Runs a tool, the newest call only: starting again ends what was under way. */
export function useRun<One extends AnyTool>(slug: string, tool: One, each = false): Run<One> {
  type State = SourcedState<One>;
  const [state, setState] = useState<State>(IDLE);
  const current = useRef<AbortController>(undefined);
  const lastStart = useRef(0);

  const stop = useCallback(() => {
    current.current?.abort();
    setState((old) => ({ ...old, running: false, stale: old.outcome !== undefined }));
  }, []);
  const clear = useCallback(() => {
    current.current?.abort();
    setState(IDLE);
  }, []);
  const start = useCallback(
    (input: unknown, options: Values) => {
      current.current?.abort();
      const controller = new AbortController();
      current.current = controller;
      const { signal } = controller;
      const settle = (next: Partial<State>) => {
        if (!signal.aborted)
          setState((old) => ({ ...old, running: false, progress: undefined, stale: false, ...next }));
      };
      const go = () => {
        if (signal.aborted) return;
        const source = { input, options } as State['source'];
        const succeed = (outcome: Outcome) =>
          settle({ outcome: outcome as Outcome<ToolData<One>>, error: undefined, source });
        const fail = (error: unknown) => {
          if (!signal.aborted && !(error instanceof InputError)) console.error(error);
          settle({ error: error as Error, stale: true });
        };
        const onProgress = (progress: number) => !signal.aborted && setState((old) => ({ ...old, progress }));
        try {
          const outcome = runTool(tool, { slug, input, options, each }, { signal, onProgress });
          if (outcome instanceof Promise) outcome.then(succeed, fail);
          else succeed(outcome);
        } catch (error) {
          fail(error);
        }
      };
      if (runsInWorker(tool, { input, options, each })) {
        setState((old) => ({ ...old, running: true, progress: undefined, stale: old.outcome !== undefined }));
        // The first of a burst starts at once, in a task of its own: copying a large input takes the page's time.
        // What follows waits for a pause.
        const sinceLast = Date.now() - lastStart.current;
        lastStart.current = Date.now();
        setTimeout(go, sinceLast > BURST_MS ? 0 : PAUSE_MS);
      } else go();
    },
    [slug, tool, each],
  );

  useEffect(() => () => current.current?.abort(), []);
  return { ...state, start, stop, clear };
}
