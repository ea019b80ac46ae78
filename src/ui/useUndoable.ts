import { useCallback, useEffect } from 'react';
import { useForVisit } from './visit';

/** A value counts as settled, and becomes a step to go back to, after this long without a change. */
export const SETTLE_MS = 500;
/** Steps kept; texts are large. */
const DEPTH = 50;

interface Steps<Value> {
  now: Value;
  settled: Value;
  past: readonly Value[];
  future: readonly Value[];
}

const settle = <Value>(steps: Steps<Value>): Steps<Value> =>
  steps.now === steps.settled
    ? steps
    : { now: steps.now, settled: steps.now, past: [...steps.past, steps.settled].slice(-DEPTH), future: [] };

export interface Undoable<Value> {
  value: Value;
  /** As one types: a run of changes is one step. */
  change(next: (old: Value) => Value): void;
  /** A step of its own: an upload, an example. */
  replace(next: Value): void;
  /** Makes what was changed so far a step, without waiting. */
  settle(): void;
  undo(): void;
  redo(): void;
  /** Starts over and forgets every step. */
  reset(value: Value): void;
  canUndo: boolean;
  canRedo: boolean;
}

/** A value that can be taken back, for views that hold their own input. With a key it is there again, steps and all, when the visitor comes back. */
export function useUndoable<Value>(initial: Value, key?: string): Undoable<Value> {
  const [steps, setSteps] = useForVisit<Steps<Value>>(key, { now: initial, settled: initial, past: [], future: [] });
  const { now, settled, past, future } = steps;

  useEffect(() => {
    if (now === settled) return;
    const timer = setTimeout(() => setSteps(settle), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [now, settled, setSteps]);

  return {
    value: now,
    change: useCallback((next) => setSteps((old) => ({ ...old, now: next(old.now) })), [setSteps]),
    replace: useCallback((next) => setSteps((old) => settle({ ...settle(old), now: next })), [setSteps]),
    settle: useCallback(() => setSteps(settle), [setSteps]),
    undo: useCallback(
      () =>
        setSteps((old) => {
          const { now, past, future } = settle(old);
          if (past.length === 0) return old;
          const value = past.at(-1) as Value;
          return { now: value, settled: value, past: past.slice(0, -1), future: [now, ...future] };
        }),
      [setSteps],
    ),
    redo: useCallback(
      () =>
        setSteps((old) => {
          const { now, past, future } = settle(old);
          if (future.length === 0) return old;
          const value = future[0] as Value;
          return { now: value, settled: value, past: [...past, now], future: future.slice(1) };
        }),
      [setSteps],
    ),
    reset: useCallback((value) => setSteps({ now: value, settled: value, past: [], future: [] }), [setSteps]),
    canUndo: past.length > 0 || now !== settled,
    canRedo: future.length > 0 && now === settled,
  };
}
