import { useCallback, useEffect, useRef, useState } from 'react';
import { InputError } from '@/engines/input-error';
import type { Chain, Definitions } from '@/kit/chain/chain';
import type { Summary, WholeResult } from '@/kit/chain/protocol';
import type { LineResult } from '@/kit/chain/run';
import { type ChainEvent, ChainRunner } from '@/kit/chain/runner';
import type { InputContent } from '@/ui/input/InputBox';

export interface ChainRun {
  /** What each step gave, in short; of the last run that reached it. */
  readonly summaries: readonly (Summary | undefined)[];
  readonly failed: { readonly step: number; readonly error: Error } | undefined;
  readonly running: boolean;
  readonly at: number | undefined;
  readonly progress: number | undefined;
  /** What comes out at the end. */
  readonly whole: WholeResult | undefined;
  readonly rows: readonly LineResult[] | undefined;
  /** What is shown is of an older state. */
  readonly stale: boolean;
}

const IDLE: ChainRun = {
  summaries: [],
  failed: undefined,
  running: false,
  at: undefined,
  progress: undefined,
  whole: undefined,
  rows: undefined,
  stale: false,
};

const ended = { running: false, at: undefined, progress: undefined } as const;

function next(run: ChainRun, event: ChainEvent): ChainRun {
  switch (event.kind) {
    case 'started':
      return { ...run, at: event.step, progress: undefined };
    case 'progress':
      return { ...run, progress: event.done };
    case 'step': {
      const summaries = [...run.summaries];
      summaries[event.step] = event.summary;
      return { ...run, summaries };
    }
    case 'done':
      return { ...run, ...ended, failed: undefined, whole: event.whole, rows: event.rows, stale: false };
    case 'failed': {
      const { step, message, details } = event.failure;
      const error = details ? new InputError(message, details) : new Error(message);
      return { ...run, ...ended, summaries: run.summaries.slice(0, step), failed: { step, error }, stale: true };
    }
    case 'stopped':
      return { ...run, ...ended, stale: run.whole !== undefined || run.rows !== undefined };
  }
}

/** Runs the chain whenever it or its input changes, off the page's thread. */
export function useChainRun(chain: Chain, input: InputContent, defined: Definitions | undefined, isOn: boolean) {
  const [run, setRun] = useState(IDLE);
  const runner = useRef<ChainRunner>(undefined);
  useEffect(() => () => runner.current?.close(), []);

  useEffect(() => {
    if (!defined) return;
    if (!isOn) {
      runner.current?.close();
      setRun(IDLE);
      return;
    }
    runner.current ??= new ChainRunner((event) => setRun((old) => next(old, event)));
    setRun((old) => ({
      ...old,
      running: true,
      summaries: old.summaries.slice(0, chain.steps.length),
      stale: old.whole !== undefined || old.rows !== undefined,
    }));
    runner.current.run(chain, input, defined);
  }, [chain, input, defined, isOn]);

  const stop = useCallback(() => runner.current?.stop(), []);
  const whole = useCallback((step: number) => runner.current!.whole(step), []);
  return { run, stop, whole };
}
