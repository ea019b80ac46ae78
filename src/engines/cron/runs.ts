import { type Fields, isDay } from './parse';

export interface CronRun {
  /** Milliseconds since 1970. */
  time: number;
  /** How a change of the clocks moved it. */
  change?: 'skipped' | 'first' | 'second' | 'omitted';
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From one run to the next: 29 February on a given weekday comes back after 40 years at the latest. */
const FARTHEST_DAYS = 41 * 366;
/** Of a greater jump cron thinks that someone set the clock, and makes up for nothing. */
const LONGEST_GAP = 3 * HOUR;

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
export function offsetsOf(zone: string): (moment: number) => number {
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

/**
 * The next runs after a moment. Where clocks go forward, a job of a fixed time runs as soon as they have; where they go
 * back it runs the first time only. A job whose minute or hour begins with a star follows the clock: it skips what is
 * skipped and repeats what is repeated. The run after those that were skipped says so.
 */
export function nextRuns(fields: Fields, after: number, zone: string, count: number): CronRun[] {
  const offset = offsetsOf(zone);
  const followsClock = fields.minute.star || fields.hour.star;
  const runs: CronRun[] = [];
  /** When the clocks went forward over runs that nothing makes up for. */
  let omitted = Number.POSITIVE_INFINITY;
  // The day before too: of a change of clocks late in it something may be left.
  const firstDay = Math.floor((after + offset(after)) / DAY) - 1;

  let lastDay = firstDay;

  for (let day = firstDay; day < lastDay + FARTHEST_DAYS && runs.length < count; day++) {
    const start = day * DAY;
    const date = new Date(start);
    if (!isDay(fields, date.getUTCMonth() + 1, date.getUTCDate(), date.getUTCDay())) continue;
    const before = offset(start - DAY);
    const behind = offset(start + 2 * DAY);
    const ofDay: CronRun[] = [];
    for (const hour of fields.hour.values)
      for (const minute of fields.minute.values) {
        const wall = start + hour * HOUR + minute * MINUTE;
        if (before === behind) {
          ofDay.push({ time: wall - before });
          continue;
        }
        const early = wall - before;
        const late = wall - behind;
        const isEarly = offset(early) === before;
        const isLate = offset(late) === behind;
        if (isEarly && isLate) {
          ofDay.push({ time: early, change: 'first' });
          if (followsClock) ofDay.push({ time: late, change: 'second' });
        } else if (isEarly || isLate) ofDay.push({ time: isEarly ? early : late });
        else if (!followsClock && behind - before < LONGEST_GAP)
          ofDay.push({ time: changeBetween(offset, start - DAY, start + 2 * DAY), change: 'skipped' });
        else omitted = changeBetween(offset, start - DAY, start + 2 * DAY);
      }
    for (const run of ofDay.sort((a, b) => a.time - b.time)) {
      if (run.time >= omitted) {
        if (omitted > after) run.change ??= 'omitted';
        omitted = Number.POSITIVE_INFINITY;
      }
      // Of all that fell into one gap one is told.
      if (run.time > after && run.time !== runs.at(-1)?.time && runs.length < count) {
        runs.push(run);
        lastDay = day;
      }
    }
  }
  return runs;
}
