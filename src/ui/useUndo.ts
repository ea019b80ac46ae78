import { useCallback, useState } from 'react';

interface Stacks<Value> {
  past: readonly Value[];
  future: readonly Value[];
}

/** Entries kept; texts are large. */
const DEPTH = 50;

export interface Undo<Value> {
  /** Remembers `before` as what Undo goes back to, and forgets what Redo would bring. */
  push(before: Value): void;
  undo(now: Value): Value | undefined;
  redo(now: Value): Value | undefined;
  clear(): void;
  canUndo: boolean;
  canRedo: boolean;
}

/** Two stacks of settled values. The present value belongs to the caller. */
export function useUndo<Value>(): Undo<Value> {
  const [{ past, future }, setStacks] = useState<Stacks<Value>>({ past: [], future: [] });
  return {
    push: useCallback((before) => setStacks((old) => ({ past: [...old.past, before].slice(-DEPTH), future: [] })), []),
    undo: (now) => {
      const value = past.at(-1);
      if (past.length > 0) setStacks({ past: past.slice(0, -1), future: [now, ...future] });
      return value;
    },
    redo: (now) => {
      const value = future[0];
      if (future.length > 0) setStacks({ past: [...past, now], future: future.slice(1) });
      return value;
    },
    clear: useCallback(() => setStacks({ past: [], future: [] }), []),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  };
}
