import { type Countdown, type Finished, HISTORY_LIMIT, readCountdown, readFinished } from '@/engines/time/countdown';
import { formatDuration } from '@/engines/time/duration';
import { formatTimeOfDay } from '@/engines/time/time-of-day';
import { MOST_TIMERS, readTimer, type Timer } from '@/engines/time/timers';
import { notify } from '@/families/clock/notifications';
import { readTheme, type Theme } from '@/families/clock/useBodyTheme';
import { toast } from '@/ui/controls/Toast';
import { persist, readList } from '@/ui/storage/storage';

/** The date that is waited for, as it was worked out last. */
export interface SavedTarget {
  /** What it was worked out from. */
  readonly key: string;
  /** "Thursday, December 24, 2026, 18:00" */
  readonly words: string;
  /** Runs from when the date was set, or from the year before; stands at zero once it was reached. */
  readonly countdown: Countdown;
}

export interface SavedState {
  /** Null while nothing was started: then the fields say the length. */
  readonly countdown: Countdown | null;
  /** Newest first. */
  readonly history: readonly Finished[];
  readonly theme?: Theme;
  readonly target: SavedTarget | null;
  /** Those beside the large one. */
  readonly timers: readonly Timer[];
}

const readHistory = readList(HISTORY_LIMIT, readFinished);
const readTimers = readList(MOST_TIMERS, readTimer);

function readTarget(raw: unknown): SavedTarget | null {
  const {
    key,
    words,
    countdown: rawCountdown,
  } = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>;
  const countdown = readCountdown(rawCountdown);
  return typeof key === 'string' && typeof words === 'string' && countdown ? { key, words, countdown } : null;
}

export const stored = persist('localkit:countdown-timer', (raw): SavedState => {
  const { countdown, history, theme, target, timers } = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<
    string,
    unknown
  >;
  return {
    countdown: readCountdown(countdown) ?? null,
    history: readHistory(history),
    theme: readTheme(theme),
    target: readTarget(target),
    timers: readTimers(timers),
  };
});

export const change = (changes: Partial<SavedState>): void => {
  stored.set({ ...stored.get(), ...changes });
};

/** Lists what ended, the newest last, and tells of the last one. */
export function noteEnds(ended: readonly Finished[], changes: Partial<SavedState>): void {
  const before = stored.get();
  stored.set({ ...before, ...changes, history: [...ended.toReversed(), ...before.history].slice(0, HISTORY_LIMIT) });
  const { label, length, at } = ended.at(-1)!;
  const title = label || 'Time is up';
  const description = `The countdown of ${formatDuration(length)} ended at ${formatTimeOfDay(at, { hour24: true })}.`;
  toast({ title, description, stays: 10_000 });
  notify(title, description);
}
