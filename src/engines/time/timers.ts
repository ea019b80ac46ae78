import { type Countdown, type Finished, isCounting, readCountdown, settleCountdown } from './countdown';
import type { Target } from './target';

/** One of several countdowns that run side by side. */
export interface Timer {
  readonly id: string;
  readonly name: string;
  readonly countdown: Countdown;
  /** What it waits for, where that is a date and no length of time. */
  readonly target?: Target;
}

export const MOST_TIMERS = 20;
export const LONGEST_NAME = 60;

/** The moment at which the first of those that run reaches zero. */
export function nextEnd(timers: readonly Timer[]): number | undefined {
  const ends = timers.flatMap(({ countdown: { since, left } }) => (since === null ? [] : since + left));
  return ends.length > 0 ? Math.min(...ends) : undefined;
}

/** Notices the ends up to now, the newest last. */
export function settleTimers(
  timers: readonly Timer[],
  now: number,
): { timers: readonly Timer[]; ended: readonly Finished[] } {
  const ended: Finished[] = [];
  const settled = timers.map((timer) => {
    const { state, ends } = settleCountdown(timer.countdown, now, false);
    for (const at of ends) ended.push({ label: timer.name, length: state.length, at });
    return ends.length > 0 ? { ...timer, countdown: state } : timer;
  });
  return ended.length > 0 ? { timers: settled, ended: ended.sort((a, b) => a.at - b.at) } : { timers, ended };
}

/** Waits for a date that comes again, and reached it. */
export const isDueAgain = ({ target, countdown }: Timer): boolean =>
  target?.yearly === true && !isCounting(countdown) && countdown.left === 0;

function readTarget(raw: unknown): Target | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { until, zone, yearly } = raw as Record<string, unknown>;
  return typeof until === 'string' && typeof zone === 'string' ? { until, zone, yearly: yearly === true } : undefined;
}

/** A timer from storage, where anything may stand. */
export function readTimer(raw: Readonly<Record<string, unknown>>): Timer | undefined {
  const { id, name, countdown: rawCountdown } = raw;
  const countdown = readCountdown(rawCountdown);
  if (typeof id !== 'string' || typeof name !== 'string' || !countdown) return undefined;
  const target = readTarget(raw.target);
  return { id, name: name.slice(0, LONGEST_NAME), countdown, ...(target && { target }) };
}
