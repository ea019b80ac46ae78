import { findEnd, IDLE, isRunning, pause, readStopwatch, type Stopwatch, settle, start } from './stopwatch';

/** Several stopwatches, of which one is shown large. */
export interface Stopwatches {
  readonly shown: number;
  /** One for each; empty where none was given. */
  readonly names: readonly string[];
  /** One for each; the place of the one shown is idle, as that is kept by itself. */
  readonly others: readonly Stopwatch[];
}

export const MOST_STOPWATCHES = 12;
export const LONGEST_NAME = 40;
export const ONE: Stopwatches = { shown: 0, names: [''], others: [IDLE] };

/** All of them together: those beside, and the one shown in its place. */
export interface All {
  readonly list: Stopwatches;
  readonly present: Stopwatch;
}

export const stopwatchAt = ({ list, present }: All, at: number): Stopwatch =>
  at === list.shown ? present : (list.others[at] ?? IDLE);

/** Changes each of them. */
export const changeEach = ({ list, present }: All, by: (stopwatch: Stopwatch) => Stopwatch): All => ({
  list: { ...list, others: list.others.map((one, at) => (at === list.shown ? one : by(one))) },
  present: by(present),
});

export function changeAt({ list, present }: All, at: number, by: (stopwatch: Stopwatch) => Stopwatch): All {
  if (at === list.shown) return { list, present: by(present) };
  return { list: { ...list, others: list.others.map((one, index) => (index === at ? by(one) : one)) }, present };
}

/** Shows another one. The one before goes on as it does. */
export function show(all: All, at: number): All {
  const { list, present } = all;
  if (at === list.shown || at < 0 || at >= list.names.length) return all;
  const others = list.others.with(list.shown, present).with(at, IDLE);
  return { list: { ...list, shown: at, others }, present: stopwatchAt(all, at) };
}

/** Adds one at the end and shows it. */
export function add(all: All): All {
  const { list, present } = all;
  if (list.names.length >= MOST_STOPWATCHES) return all;
  const more = { ...list, names: [...list.names, ''], others: [...list.others, IDLE] };
  return show({ list: more, present }, list.names.length);
}

/** Removes one; of the last one only what it measured. Where it was shown, its neighbour is. */
export function remove(all: All, at: number): All {
  const { list } = all;
  if (list.names.length === 1) return { list: ONE, present: IDLE };
  const { list: shown, present } = at === list.shown ? show(all, at > 0 ? at - 1 : 1) : all;
  return {
    list: {
      shown: shown.shown - (at < shown.shown ? 1 : 0),
      names: shown.names.toSpliced(at, 1),
      others: shown.others.toSpliced(at, 1),
    },
    present,
  };
}

export const rename = (list: Stopwatches, at: number, name: string): Stopwatches => ({
  ...list,
  names: list.names.with(at, name.slice(0, LONGEST_NAME)),
});

export const nameOf = ({ names }: Stopwatches, at: number): string => names[at]?.trim() || `Stopwatch ${at + 1}`;

/** Starts those that stand; ended countdowns stay as they are, for they would begin anew. */
export const startAll = (all: All, now: number): All =>
  changeEach(all, (one) => (one.endedAt === null ? start(settle(one, now), now) : one));
export const pauseAll = (all: All, now: number): All => changeEach(all, (one) => pause(one, now));

export const isAnyRunning = ({ list, present }: All): boolean => isRunning(present) || list.others.some(isRunning);

/** The moment at which a countdown beside the shown one reaches zero. */
export function nextEndBeside({ others }: Stopwatches): number | undefined {
  const ends = others.flatMap((one) => findEnd(one) ?? []);
  return ends.length > 0 ? Math.min(...ends) : undefined;
}

/** A list from storage, where anything may stand. */
export function readStopwatches(raw: unknown): Stopwatches {
  if (typeof raw !== 'object' || raw === null) return ONE;
  const { shown, names, others } = raw as Record<keyof Stopwatches, unknown>;
  if (!Array.isArray(names) || !Array.isArray(others) || names.length === 0) return ONE;
  const count = Math.min(names.length, MOST_STOPWATCHES);
  const at = Number.isInteger(shown) && (shown as number) >= 0 && (shown as number) < count ? (shown as number) : 0;
  return {
    shown: at,
    names: names.slice(0, count).map((name) => (typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '')),
    others: Array.from({ length: count }, (_, index) => (index === at ? IDLE : readStopwatch(others[index]))),
  };
}
