import * as Zoned from 'temporal-polyfill/fns/ZonedDateTime';
import type { ZonedTime } from './zones';

export interface TimeDifference {
  readonly years: number;
  readonly months: number;
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  /** Time that really passed, in nanoseconds. */
  readonly elapsed: bigint;
  /** The second moment is the earlier one. */
  readonly swapped: boolean;
}

/**
 * Years, months and days by the calendar of the first one's zone, and what remains below a day as time that really passes. So noon to noon
 * is a day also where the clocks change between, and the order of two in one zone makes no difference.
 */
export function differenceBetween(one: ZonedTime, other: ZonedTime): TimeDifference {
  const swapped = one.epochNanoseconds > other.epochNanoseconds;
  const there = Zoned.withTimeZone(other, one.timeZoneId);
  const [start, end] = swapped ? [there, one] : [one, there];
  const { years, months, days, hours, minutes, seconds } = Zoned.diff(start, end, { largestUnit: 'years' });
  return {
    years,
    months,
    days,
    hours,
    minutes,
    seconds,
    elapsed: end.epochNanoseconds - start.epochNanoseconds,
    swapped,
  };
}

/** Whole weeks and the days that remain, by the calendar of the first one's zone. */
export function weeksAndDays(one: ZonedTime, other: ZonedTime): { weeks: number; days: number } {
  const there = Zoned.withTimeZone(other, one.timeZoneId);
  const [start, end] = one.epochNanoseconds > other.epochNanoseconds ? [there, one] : [one, there];
  const { weeks, days } = Zoned.diff(start, end, { largestUnit: 'weeks' });
  return { weeks, days };
}

/** The same time a day later, also where a day has 23 hours. */
export const addDay = (time: ZonedTime): ZonedTime => Zoned.addDays(time, 1);
