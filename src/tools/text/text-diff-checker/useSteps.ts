import { useEffect, useState } from 'react';
import type { Snapshot } from './texts';

/** A change counts as settled, and becomes a step to go back to, after this long without another. */
const SETTLE_MS = 500;
const DEPTH = 50;
/** Characters kept over all steps: fifty copies of a book are nothing, fifty of a log would fill the memory. */
const MOST_CHARACTERS = 100_000_000;

interface Steps {
  settled: Snapshot;
  past: readonly Snapshot[];
  future: readonly Snapshot[];
}

const same = (one: Snapshot, other: Snapshot): boolean =>
  (Object.keys(one) as (keyof Snapshot)[]).every((name) => one[name] === other[name]);

function newest(past: readonly Snapshot[]): readonly Snapshot[] {
  let room = MOST_CHARACTERS;
  let from = past.length;
  while (from > 0 && past.length - from < DEPTH) {
    const { left, right } = past[from - 1]!;
    room -= left.length + right.length;
    if (room < 0) break;
    from--;
  }
  return past.slice(from);
}

const settle = (steps: Steps, now: Snapshot): Steps =>
  same(steps.settled, now) ? steps : { settled: now, past: newest([...steps.past, steps.settled]), future: [] };

/**
 * Undo and redo over texts and options that live elsewhere.
 * @param ready false until the link and the remembered settings are read, which is no step of the visitor's.
 */
export function useSteps(now: Snapshot, ready: boolean, restore: (snapshot: Snapshot) => void) {
  const [steps, setSteps] = useState<Steps>();

  useEffect(() => {
    if (!ready || (steps && same(steps.settled, now))) return;
    if (!steps) return setSteps({ settled: now, past: [], future: [] });
    const timer = setTimeout(() => setSteps(settle(steps, now)), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [now, ready, steps]);

  const present = steps && settle(steps, now);
  const step = (to: Snapshot, past: readonly Snapshot[], future: readonly Snapshot[]) => {
    setSteps({ settled: to, past, future });
    restore(to);
  };
  return {
    canUndo: present !== undefined && present.past.length > 0,
    canRedo: present !== undefined && present.future.length > 0,
    undo() {
      const to = present?.past.at(-1);
      if (to) step(to, present!.past.slice(0, -1), [present!.settled, ...present!.future]);
    },
    redo() {
      const to = present?.future[0];
      if (to) step(to, [...present!.past, present!.settled], present!.future.slice(1));
    },
    /** Makes the present a step at once, without waiting for it to settle. */
    settle() {
      if (present) setSteps(present);
    },
  };
}
