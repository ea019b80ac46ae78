import { useEffect } from 'react';
import { getStack, redo, settle, type UndoStack, undo } from '@/ui/input/undo-stack';
import { SETTLE_MS } from '@/ui/input/useUndoable';
import { useForVisit } from '@/ui/storage/visit';
import type { Snapshot } from './texts';

const isSame = (one: Snapshot, other: Snapshot): boolean =>
  (Object.keys(one) as (keyof Snapshot)[]).every((name) => one[name] === other[name]);

/**
 * Undo and redo over texts and options that live elsewhere.
 * @param ready false until the link and the remembered settings are read, which is no step of the visitor's.
 */
export function useSteps(slug: string, now: Snapshot, ready: boolean, restore: (snapshot: Snapshot) => void) {
  const [steps, setSteps] = useForVisit<UndoStack<Snapshot> | undefined>(`${slug}:steps`, undefined);

  useEffect(() => {
    if (!ready || (steps && isSame(steps.settled, now))) return;
    if (!steps) return setSteps(getStack(now));
    const timer = setTimeout(() => setSteps(settle(steps, now, isSame)), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [now, ready, steps, setSteps]);

  const present = steps && settle(steps, now, isSame);
  const step = (way: typeof undo) => () => {
    const next = present && way(present);
    if (!next) return;
    setSteps(next);
    restore(next.settled);
  };
  return {
    canUndo: present !== undefined && present.past.length > 0,
    canRedo: present !== undefined && present.future.length > 0,
    undo: step(undo),
    redo: step(redo),
    /** Makes the present a step at once, without waiting for it to settle. */
    settle() {
      if (present) setSteps(present);
    },
  };
}
