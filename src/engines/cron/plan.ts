import { type Fields, isDay } from './parse';

/**
 * What a scheduler does where the clocks change. `make-up` runs right after a gap what fell into it, and once what the
 * clocks show twice; `follow` skips what they skip and repeats what they repeat. The last two skip, and run once what
 * is shown twice, the first or the second time.
 */
export type ClockRule = 'make-up' | 'follow' | 'first' | 'second';

/** When something runs: times of a day, and the days. What every way of writing a schedule is turned into. */
export interface Plan {
  readonly seconds: readonly number[];
  readonly minutes: readonly number[];
  readonly hours: readonly number[];
  /** @param month from 1. @param weekday Sunday is 0. */
  fits(year: number, month: number, day: number, weekday: number): boolean;
  /** The years, in order, where not every year. */
  readonly years?: readonly number[];
  readonly clockRule: ClockRule;
}

/** The plan of five fields. */
export const makePlan = (fields: Fields): Plan => ({
  seconds: [0],
  minutes: fields.minute.values,
  hours: fields.hour.values,
  fits: (_, month, day, weekday) => isDay(fields, month, day, weekday),
  // Vixie cron: a job whose minute or hour begins with a star is one that goes by the clock.
  clockRule: fields.minute.star || fields.hour.star ? 'follow' : 'make-up',
});

export const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The days of a year on which something runs, as `month-day`. */
export function daysOfYear(plan: Plan, year: number): Set<string> {
  const found = new Set<string>();
  if (plan.years && !plan.years.includes(year)) return found;
  for (let month = 1; month <= 12; month++)
    for (let day = 1; day <= daysIn(year, month); day++) {
      const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
      if (plan.fits(year, month, day, weekday)) found.add(`${month}-${day}`);
    }
  return found;
}
