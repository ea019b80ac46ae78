import type { Plan } from './plan';

export interface CronRun {
  /** Milliseconds since 1970. */
  time: number;
  /** How a change of the clocks moved it. */
  change?: 'skipped' | 'first' | 'second' | 'omitted';
}

const SECOND = 1000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From one run to the next: 29 February on a given weekday comes back after 40 years at the latest. */
const FARTHEST_DAYS = 41 * 366;
/** Of a greater jump cron thinks that someone set the clock, and makes up for nothing. */
const LONGEST_GAP = 3 * HOUR;

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
export function getOffsets(zone: string): (moment: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (moment) => {
    const parts: Record<string, number> = {};
    for (const { type, value } of format.formatToParts(moment)) parts[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
  };
}

/** The first moment of the later of two offsets. */
function changeBetween(offset: (moment: number) => number, from: number, to: number): number {
  const before = offset(from);
  let low = from;
  let high = to;
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (offset(middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** The times of a day from midnight on, from the first to the last or the other way round, within bounds. */
function* getTimes({ hours, minutes, seconds }: Plan, from: number, to: number, backwards: boolean): Generator<number> {
  const inOrder = (values: readonly number[]) => (backwards ? values.toReversed() : values);
  const [byHour, byMinute, bySecond] = [inOrder(hours), inOrder(minutes), inOrder(seconds)];
  for (const hour of byHour) {
    // Most of a day that has a run every second is passed over an hour at a time.
    if ((hour + 1) * HOUR <= from || hour * HOUR >= to) continue;
    for (const minute of byMinute) {
      const start = hour * HOUR + minute * MINUTE;
      if (start + MINUTE <= from || start >= to) continue;
      for (const second of bySecond) {
        const time = start + second * SECOND;
        if (time >= from && time < to) yield time;
      }
    }
  }
}

/** The runs of a day in which the clocks are changed, in order; `omitted` is told of those that nothing makes up for. */
function changedDay(
  plan: Plan,
  start: number,
  offset: (moment: number) => number,
  omitted: (at: number) => void,
): CronRun[] {
  const before = offset(start - DAY);
  const behind = offset(start + 2 * DAY);
  const change = changeBetween(offset, start - DAY, start + 2 * DAY);
  const runs: CronRun[] = [];
  for (const time of getTimes(plan, 0, DAY, false)) {
    const early = start + time - before;
    const late = start + time - behind;
    const isEarly = early < change;
    const isLate = late >= change;
    if (isEarly && isLate) {
      if (plan.clockRule !== 'second') runs.push({ time: early, change: 'first' });
      if (plan.clockRule === 'second' || plan.clockRule === 'follow') runs.push({ time: late, change: 'second' });
    } else if (isEarly || isLate) runs.push({ time: isEarly ? early : late });
    else if (plan.clockRule === 'make-up' && behind - before < LONGEST_GAP)
      runs.push({ time: change, change: 'skipped' });
    else omitted(change);
  }
  return runs.sort((a, b) => a.time - b.time);
}

const fitsAt = (plan: Plan, start: number): boolean => {
  const date = new Date(start);
  return plan.fits(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate(), date.getUTCDay());
};

/** The first day of the nearest year in which the plan runs at all, if this day is in none; undefined where none is left. */
function yearJump(plan: Plan, day: number, step: 1 | -1): number | undefined {
  if (!plan.years) return day;
  const year = new Date(day * DAY).getUTCFullYear();
  if (plan.years.includes(year)) return day;
  const next = step === 1 ? plan.years.find((one) => one > year) : plan.years.findLast((one) => one < year);
  if (next === undefined) return undefined;
  return Date.UTC(next, step === 1 ? 0 : 11, step === 1 ? 1 : 31) / DAY;
}

/**
 * The next runs after a moment; where the clocks change by the rule of the plan. The run after those that were skipped
 * says so.
 */
export function nextRuns(plan: Plan, after: number, zone: string, count: number): CronRun[] {
  const offset = getOffsets(zone);
  const runs: CronRun[] = [];
  /** When the clocks went forward over runs that nothing makes up for. */
  let omitted = Number.POSITIVE_INFINITY;
  const take = (run: CronRun): boolean => {
    if (run.time >= omitted) {
      if (omitted > after) run.change ??= 'omitted';
      omitted = Number.POSITIVE_INFINITY;
    }
    // Of all that fell into one gap one is told.
    if (run.time <= after || run.time === runs.at(-1)?.time) return false;
    runs.push(run);
    return true;
  };
  // The day before too: of a change of clocks late in it something may be left.
  const firstDay = Math.floor((after + offset(after)) / DAY) - 1;
  let lastDay = firstDay;
  for (let at = firstDay; at < lastDay + FARTHEST_DAYS && runs.length < count; at++) {
    const day = yearJump(plan, at, 1);
    if (day === undefined) break;
    if (day > at) lastDay = day;
    at = day;
    const start = day * DAY;
    if (!fitsAt(plan, start)) continue;
    const before = offset(start - DAY);
    if (before === offset(start + 2 * DAY)) {
      const from = omitted === Number.POSITIVE_INFINITY ? after + 1 - start + before : 0;
      for (const time of getTimes(plan, from, DAY, false)) {
        if (take({ time: start + time - before })) lastDay = day;
        if (runs.length === count) break;
      }
      continue;
    }
    const ofDay = changedDay(plan, start, offset, (change) => {
      omitted = change;
    });
    for (const run of ofDay) if (runs.length < count && take(run)) lastDay = day;
  }
  return runs;
}

/** The runs before a moment, the latest first. */
export function lastRuns(plan: Plan, before: number, zone: string, count: number): CronRun[] {
  const offset = getOffsets(zone);
  const runs: CronRun[] = [];
  const firstDay = Math.floor((before + offset(before)) / DAY) + 1;
  let lastDay = firstDay;
  for (let at = firstDay; at > lastDay - FARTHEST_DAYS && runs.length < count; at--) {
    const day = yearJump(plan, at, -1);
    if (day === undefined) break;
    if (day < at) lastDay = day;
    at = day;
    const start = day * DAY;
    if (!fitsAt(plan, start)) continue;
    const ahead = offset(start - DAY);
    const take = (run: CronRun) => {
      if (runs.length === count || run.time >= before || run.time === runs.at(-1)?.time) return;
      runs.push(run);
      lastDay = day;
    };
    if (ahead === offset(start + 2 * DAY))
      for (const time of getTimes(plan, 0, Math.min(DAY, before - start + ahead), true)) {
        take({ time: start + time - ahead });
        if (runs.length === count) break;
      }
    else for (const run of changedDay(plan, start, offset, () => {}).reverse()) take(run);
  }
  return runs;
}
