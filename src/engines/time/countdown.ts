/**
 * A countdown as plain data: it says when it was started, and what is left at a moment follows from the moment. It neither drifts nor minds being
 * closed, throttled or asleep.
 */
export interface Countdown {
  /** Milliseconds from full to zero. */
  readonly length: number;
  /** Left when it last stood still. */
  readonly left: number;
  /** Moment it was set going; null while it stands. */
  readonly since: number | null;
}

/** A countdown that reached zero. */
export interface Finished {
  readonly label: string;
  readonly length: number;
  /** Moment it ended. */
  readonly at: number;
}

export const HISTORY_LIMIT = 50;

export const fullCountdown = (length: number): Countdown => ({ length, left: length, since: null });
export const isCounting = ({ since }: Countdown): boolean => since !== null;

export const leftAt = ({ left, since }: Countdown, now: number): number =>
  since === null ? left : Math.max(0, left - Math.max(0, now - since));

/** Goes on where it stands; from the full length where it stands at zero. */
export function startCounting(state: Countdown, now: number): Countdown {
  if (isCounting(state) || state.length <= 0) return state;
  return { ...state, left: state.left > 0 ? state.left : state.length, since: now };
}

export const stopCounting = (state: Countdown, now: number): Countdown =>
  isCounting(state) ? { ...state, left: leftAt(state, now), since: null } : state;

/** Makes a countdown that runs longer, as if it had been set so from the start. */
export const extendCountdown = (state: Countdown, by: number): Countdown =>
  isCounting(state) ? { ...state, length: state.length + by, left: state.left + by } : state;

/**
 * Notices the ends up to now, however late it is asked, and when they were, the newest last. With restarting it goes on at once, so that rounds
 * follow each other without a gap even where nobody looked.
 */
export function settleCountdown(
  state: Countdown,
  now: number,
  restarts: boolean,
): { state: Countdown; ends: readonly number[] } {
  const { length, left, since } = state;
  if (since === null || now - since < left) return { state, ends: [] };
  const first = since + left;
  if (!restarts) return { state: { length, left: 0, since: null }, ends: [first] };
  const rounds = Math.floor((now - first) / length);
  const kept = Math.min(rounds, HISTORY_LIMIT - 1);
  const ends = Array.from({ length: kept + 1 }, (_, at) => first + (rounds - kept + at) * length);
  return { state: { length, left: length, since: first + rounds * length }, ends };
}

const isLength = (raw: unknown): raw is number => typeof raw === 'number' && Number.isFinite(raw) && raw >= 0;

/** A countdown from storage, where anything may stand. */
export function readCountdown(raw: unknown): Countdown | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { length, left, since } = raw as Record<string, unknown>;
  if (!isLength(length) || length === 0 || !isLength(left) || left > length) return undefined;
  return { length, left, since: isLength(since) ? since : null };
}

export function readFinished(raw: Readonly<Record<string, unknown>>): Finished | undefined {
  const { label, length, at } = raw;
  return typeof label === 'string' && isLength(length) && isLength(at) ? { label, length, at } : undefined;
}
