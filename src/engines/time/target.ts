import { MONTH_NAMES } from './names';
import { parseDate } from './parse-date';
import { formatTime, getWeekday, placeIn, toWallTime, type WallTime, type ZonedTime } from './zones';

/** A date and time of day that is waited for. */
export interface Target {
  /** 2026-12-24T18:00 */
  readonly until: string;
  readonly zone: string;
  /** Whether it comes again every year. */
  readonly yearly: boolean;
}

export interface FoundTarget {
  /** The moment, in milliseconds. */
  readonly at: number;
  /** The one a year before, where it comes every year. */
  readonly before?: number;
  /** "Thursday, December 24, 2026, 18:00", as the clocks of its zone have it. */
  readonly words: string;
}

const toMilliseconds = (time: ZonedTime): number => Number(time.epochNanoseconds / 1_000_000n);

/** The same day and time in another year; what is on 29 February is on the 28th in other years. */
function inYear(wall: WallTime, year: number, zone: string): ZonedTime {
  const isLeapDay = wall.month === 2 && wall.day === 29;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return placeIn({ ...wall, year, day: isLeapDay && !isLeap ? 28 : wall.day }, zone).time;
}

function describe(time: ZonedTime): string {
  const wall = toWallTime(time);
  return `${getWeekday(time)}, ${MONTH_NAMES[wall.month - 1]} ${wall.day}, ${wall.year}, ${formatTime(wall).replace(/:00$/, '')}`;
}

/**
 * When a target is; of one that comes every year the next time after now, but never before its own first year. Where the clocks of the
 * zone skip it, it is later by as much as they skip, and where they show it twice it is the first of both.
 */
export function findTarget({ until, zone, yearly }: Target, now: number): FoundTarget {
  const wall = parseDate(until, 'The date');
  let year = wall.year;
  if (yearly) {
    // A year early: the date may be later there than here.
    year = Math.max(year, new Date(now).getUTCFullYear() - 1);
    while (toMilliseconds(inYear(wall, year, zone)) <= now) year++;
  }
  const time = inYear(wall, year, zone);
  return {
    at: toMilliseconds(time),
    ...(yearly && { before: toMilliseconds(inYear(wall, year - 1, zone)) }),
    words: describe(time),
  };
}
