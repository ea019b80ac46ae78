import { useCallback, useEffect, useState } from 'react';
import { InputError } from '@/engines/input-error';
import { type Countdown, fullCountdown, isCounting, settleCountdown } from '@/engines/time/countdown';
import type { Target } from '@/engines/time/target';
import { localZone } from '@/engines/time/zone-names';
import { useAlarmAt } from '@/families/clock/useAlarmAt';
import { usePersisted } from '@/ui/storage/storage';
import { change, noteEnds, type SavedTarget, stored } from './store';

/** Until a target from now, or from the year before; at zero where it lies behind. */
export async function countTo(target: Target, now: number): Promise<Omit<SavedTarget, 'key'>> {
  const { findTarget } = await import('@/engines/time/target');
  const { at, before, words } = findTarget({ ...target, zone: target.zone || localZone() }, now);
  const from = before ?? now;
  const length = Math.max(1, at - from);
  const countdown = at > now ? { length, left: length, since: from } : { ...fullCountdown(length), left: 0 };
  return { words, countdown };
}

const NONE: Countdown = { length: 0, left: 0, since: null };

interface Waiting {
  state: Countdown;
  words: string;
  problem: string;
}

/** The countdown to a date: worked out when the date is set, and again each time it comes around. */
export function useTarget(
  target: Target | undefined,
  { label, ringFor }: { label: string; ringFor(at: number): void },
): Waiting {
  const { target: saved } = usePersisted(stored);
  const [problem, setProblem] = useState('');
  const key = target?.until ? JSON.stringify(target) : '';
  const isCurrent = saved !== null && saved.key === key;
  const isDue = key !== '' && (!isCurrent || (target?.yearly === true && !isCounting(saved.countdown)));

  useEffect(() => {
    setProblem('');
    if (!isDue) return;
    let over = false;
    countTo(JSON.parse(key), Date.now())
      .then((found) => {
        if (!over) change({ target: { key, ...found } });
      })
      .catch((error: unknown) => {
        if (!over) setProblem(error instanceof InputError ? error.message : 'This date could not be read');
      });
    return () => {
      over = true;
    };
  }, [key, isDue]);

  const settle = useCallback(() => {
    const { target: before } = stored.get();
    if (before?.key !== key) return;
    const { state: settled, ends } = settleCountdown(before.countdown, Date.now(), false);
    const at = ends.at(-1);
    if (at === undefined) return;
    noteEnds([{ label: label.trim(), length: settled.length, at }], { target: { ...before, countdown: settled } });
    ringFor(at);
  }, [key, label, ringFor]);

  const state = isCurrent ? saved.countdown : NONE;
  useAlarmAt(key !== '' && state.since !== null ? state.since + state.left : undefined, settle);
  return { state, words: isCurrent ? saved.words : '', problem };
}
