import { useCallback, useEffect } from 'react';
import { useForVisit } from '../storage/visit';
import { getStack, redo, settle, type UndoStack, undo } from './undo-stack';

/** A value counts as settled, and becomes a step to go back to, after this long without a change. */
export const SETTLE_MS = 500;
interface Edited<Value> {
  readonly now: Value;
  readonly steps: UndoStack<Value>;
}

const settled = <Value>({ now, steps }: Edited<Value>): Edited<Value> => ({ now, steps: settle(steps, now) });

const stepped = <Value>(edited: Edited<Value>, step: typeof undo): Edited<Value> => {
  const steps = step(settled(edited).steps);
  return steps ? { now: steps.settled, steps } : edited;
};

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
  const [edited, setEdited] = useForVisit<Edited<Value>>(key, { now: initial, steps: getStack(initial) });
  const { now, steps } = edited;
  const isSettled = now === steps.settled;

  useEffect(() => {
    if (now === steps.settled) return;
    const timer = setTimeout(() => setEdited(settled), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [now, steps, setEdited]);

  return {
    value: now,
    change: useCallback((next) => setEdited(({ now, steps }) => ({ now: next(now), steps })), [setEdited]),
    replace: useCallback((next) => setEdited((old) => settled({ ...settled(old), now: next })), [setEdited]),
    settle: useCallback(() => setEdited(settled), [setEdited]),
    undo: useCallback(() => setEdited((old) => stepped(old, undo)), [setEdited]),
    redo: useCallback(() => setEdited((old) => stepped(old, redo)), [setEdited]),
    reset: useCallback((value) => setEdited({ now: value, steps: getStack(value) }), [setEdited]),
    canUndo: steps.past.length > 0 || !isSettled,
    canRedo: steps.future.length > 0 && isSettled,
  };
}
