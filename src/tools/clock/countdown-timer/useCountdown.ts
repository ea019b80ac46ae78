import { useCallback } from 'react';
import {
  type Countdown,
  extendCountdown,
  fullCountdown,
  isCounting,
  leftAt,
  settleCountdown,
  startCounting,
  stopCounting,
} from '@/engines/time/countdown';
import { toDuration } from '@/engines/time/duration';
import { prepareSounds } from '@/families/clock/sounds';
import { useAlarmAt } from '@/families/clock/useAlarmAt';
import { toast } from '@/ui/controls/Toast';
import { usePersisted } from '@/ui/storage/storage';
import type { Settings } from './settings';
import { change, noteEnds, stored } from './store';

interface Sounds {
  silence(): void;
  /** The alert, if the page was open when this ended. */
  ringFor(at: number): void;
}

/** The countdown as it stands, what its buttons and keys do, and its end. */
export function useCountdown(ready: boolean, values: Settings, { silence, ringFor }: Sounds) {
  const { hours, minutes, seconds, label, autoRestart } = values;
  const { countdown } = usePersisted(stored);
  const length = toDuration({ hours, minutes, seconds });
  const state = countdown ?? fullCountdown(length);

  /** Notes what ended meanwhile; gives the countdown as it stands now. */
  const settle = useCallback((): Countdown | null => {
    const before = stored.get().countdown;
    if (!before) return null;
    const { state: settled, ends } = settleCountdown(before, Date.now(), autoRestart);
    if (ends.length === 0) return before;
    noteEnds(
      ends.map((at) => ({ label: label.trim(), length: settled.length, at })),
      { countdown: settled },
    );
    ringFor(ends.at(-1)!);
    return settled;
  }, [autoRestart, label, ringFor]);

  const startOrStop = () => {
    prepareSounds();
    silence();
    const present = settle() ?? fullCountdown(length);
    const now = Date.now();
    change({ countdown: isCounting(present) ? stopCounting(present, now) : startCounting(present, now) });
  };
  const reset = () => {
    silence();
    const { countdown } = stored.get();
    change({ countdown: null });
    if (countdown && leftAt(countdown, Date.now()) > 0)
      toast({ title: 'Reset', action: { label: 'Undo', run: () => change({ countdown }) } });
  };
  const extend = (by: number) => {
    const present = settle();
    if (present) change({ countdown: extendCountdown(present, by) });
  };
  useAlarmAt(ready && state.since !== null ? state.since + state.left : undefined, settle);
  return { state, startOrStop, reset, extend };
}
