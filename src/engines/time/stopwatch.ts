/**
 * A stopwatch and countdown as plain data. Nothing counts here: a state says when it was started, and what it shows at a moment follows from
 * the moment. So it neither drifts nor minds being closed, throttled or asleep.
 *
 * Moments are milliseconds of the wall clock. A monotonic clock would not survive a reload, and in several browsers it stands still while the
 * machine sleeps; the price is that a clock set back by hand cannot be told from time not passed, which `elapsedAt` limits to "no time passed".
 */
export interface Stopwatch {
  /** Length of the countdown; null while it counts up. */
  readonly countdown: number | null;
  /** Time run up to the last start. */
  readonly elapsed: number;
  /** Moment of the last start; null while it stands. */
  readonly since: number | null;
  /** Moment of the first start after a reset. */
  readonly startedAt: number | null;
  /** Moment the countdown reached zero. */
  readonly endedAt: number | null;
  /** Oldest first. */
  readonly laps: readonly Lap[];
  /** Elapsed time at which the present lap began; stays when the list is cleared. */
  readonly lapFrom: number;
}

export interface Lap {
  /** Elapsed time when the lap ended. */
  readonly total: number;
  /** What this lap took. */
  readonly lap: number;
  /** Moment it ended. */
  readonly at: number;
  /** What the visitor calls it. */
  readonly name?: string;
}

const LONGEST_LAP_NAME = 60;

export const IDLE: Stopwatch = {
  countdown: null,
  elapsed: 0,
  since: null,
  startedAt: null,
  endedAt: null,
  laps: [],
  lapFrom: 0,
};

export const isRunning = (state: Stopwatch): boolean => state.since !== null;
export const isFinished = (state: Stopwatch): boolean => state.endedAt !== null;

export function elapsedAt({ elapsed, since, countdown }: Stopwatch, now: number): number {
  const total = elapsed + (since === null ? 0 : Math.max(0, now - since));
  return countdown === null ? total : Math.min(total, countdown);
}

/** What the display shows: the time run, or the time left of a countdown. */
export const shownAt = (state: Stopwatch, now: number): number =>
  state.countdown === null ? elapsedAt(state, now) : state.countdown - elapsedAt(state, now);

export const presentLapAt = (state: Stopwatch, now: number): number =>
  Math.max(0, elapsedAt(state, now) - state.lapFrom);

/** Starts, or goes on after a pause. A countdown that has ended begins anew. */
export function start(state: Stopwatch, now: number): Stopwatch {
  if (isRunning(state)) return state;
  if (isFinished(state)) return startCountdown(state, state.countdown!, now);
  return { ...state, since: now, startedAt: state.startedAt ?? now };
}

export function pause(state: Stopwatch, now: number): Stopwatch {
  const settled = settle(state, now);
  return isRunning(settled) ? { ...settled, elapsed: elapsedAt(settled, now), since: null } : settled;
}

/** Only a stopwatch that runs has laps. */
export const canLap = (state: Stopwatch): boolean => isRunning(state) && state.countdown === null;

export function lap(state: Stopwatch, now: number): Stopwatch {
  if (!canLap(state)) return state;
  const total = elapsedAt(state, now);
  return { ...state, laps: [...state.laps, { total, lap: presentLapAt(state, now), at: now }], lapFrom: total };
}

export const renameLap = (state: Stopwatch, index: number, name: string): Stopwatch => ({
  ...state,
  laps: state.laps.map(({ total, lap, at, ...rest }, position) =>
    position === index
      ? { total, lap, at, ...(name !== '' && { name: name.slice(0, LONGEST_LAP_NAME) }) }
      : { total, lap, at, ...rest },
  ),
});

/** Empties the list; the present lap goes on from where it began. */
export const clearLaps = (state: Stopwatch): Stopwatch => ({ ...state, laps: [] });

/** Puts cleared laps back before those taken since. */
export const restoreLaps = (state: Stopwatch, { laps }: Stopwatch): Stopwatch => ({
  ...state,
  laps: [...laps, ...state.laps],
});

/** Takes the place of what was on the display. The laps taken before stay. */
export function startCountdown({ laps }: Stopwatch, length: number, now: number): Stopwatch {
  return length > 0 ? { ...IDLE, laps, countdown: length, since: now, startedAt: now } : { ...IDLE, laps };
}

/** The moment a running countdown reaches zero. */
export const findEnd = ({ countdown, elapsed, since }: Stopwatch): number | undefined =>
  countdown === null || since === null ? undefined : since + (countdown - elapsed);

/** Notices that a countdown has reached zero, however late it is asked, and when that was. */
export function settle(state: Stopwatch, now: number): Stopwatch {
  const endedAt = findEnd(state);
  if (endedAt === undefined || endedAt > now) return state;
  return { ...state, elapsed: state.countdown!, since: null, endedAt };
}

/** Positions of the fastest and the slowest lap; none while there is nothing to compare. */
export function extremes(laps: readonly Lap[]): { fastest: number; slowest: number } | undefined {
  let fastest = 0;
  let slowest = 0;
  laps.forEach(({ lap }, at) => {
    if (lap < laps[fastest]!.lap) fastest = at;
    if (lap > laps[slowest]!.lap) slowest = at;
  });
  return fastest === slowest ? undefined : { fastest, slowest };
}

const isTime = (raw: unknown): raw is number => typeof raw === 'number' && Number.isFinite(raw) && raw >= 0;
const timeOrNull = (raw: unknown): number | null => (isTime(raw) ? raw : null);

function readLaps(raw: unknown): readonly Lap[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((one: Partial<Lap> | null) =>
    isTime(one?.total) && isTime(one.lap) && isTime(one.at)
      ? {
          total: one.total,
          lap: one.lap,
          at: one.at,
          ...(typeof one.name === 'string' && one.name !== '' && { name: one.name.slice(0, LONGEST_LAP_NAME) }),
        }
      : [],
  );
}

/** A state from storage, where anything may stand: what does not fit together is as if it had been reset. */
export function readStopwatch(raw: unknown): Stopwatch {
  if (typeof raw !== 'object' || raw === null) return IDLE;
  const found = raw as Record<keyof Stopwatch, unknown>;
  const laps = readLaps(found.laps);
  const countdown = timeOrNull(found.countdown);
  const since = timeOrNull(found.since);
  const endedAt = countdown === null || since !== null ? null : timeOrNull(found.endedAt);
  if (!isTime(found.elapsed) || (countdown !== null && (countdown === 0 || found.elapsed > countdown)))
    return { ...IDLE, laps };
  const { elapsed } = found;
  return {
    countdown,
    elapsed: endedAt === null ? elapsed : countdown!,
    since,
    startedAt: timeOrNull(found.startedAt) ?? since,
    endedAt,
    laps,
    lapFrom: isTime(found.lapFrom) ? found.lapFrom : 0,
  };
}
