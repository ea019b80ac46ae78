import { readStopwatch, type Stopwatch, settle } from '@/engines/time/stopwatch';
import { type All, readStopwatches } from '@/engines/time/stopwatches';
import { toast } from '@/ui/controls/Toast';
import { persist } from '@/ui/storage/storage';

/** The one that is shown. */
export const stored = persist('localkit:stopwatch', readStopwatch);
/** Those beside it, and the names of all. */
export const storedList = persist('localkit:stopwatches', readStopwatches);

export function change(by: (state: Stopwatch, now: number) => Stopwatch): Stopwatch {
  const now = Date.now();
  const before = stored.get();
  const next = by(settle(before, now), now);
  if (next !== before) stored.set(next);
  return next;
}

/** Does what cannot be seen to be harmless, and offers the way back. Going back to a running stopwatch costs it no time. */
export function changeUndoably(
  title: string,
  by: (state: Stopwatch, now: number) => Stopwatch,
  back: (state: Stopwatch, before: Stopwatch) => Stopwatch = (_, before) => before,
): void {
  const before = stored.get();
  const { shown } = storedList.get();
  change(by);
  const undo = () => {
    // Another one may be shown by now, and is not to be written over.
    if (storedList.get().shown === shown) change((state) => back(state, before));
  };
  toast({ title, action: { label: 'Undo', run: undo } });
}

export const getAll = (): All => ({ list: storedList.get(), present: stored.get() });

export function setAll({ list, present }: All): void {
  storedList.set(list);
  stored.set(present);
}
