import { daysIn } from './plan';

/** Days told by more than their number. */
export interface DayRule {
  readonly days: readonly number[];
  /** So many days before the last: `L` is 0, `L-3` is 3. */
  readonly beforeLast: readonly number[];
  /** The workday nearest to a day of the same month; 0 is its last day, -2 two days before that. */
  readonly workdays: readonly number[];
}
export interface WeekdayRule {
  readonly weekdays: readonly number[];
  /** The last of their kind in the month. */
  readonly last: readonly number[];
  /** The first, second … of its kind in the month. */
  readonly nth: readonly (readonly [weekday: number, which: number])[];
}

function isWorkdayNear(wanted: number, year: number, month: number, day: number): boolean {
  const last = daysIn(year, month);
  const target = wanted > 0 ? wanted : last + wanted;
  if (target > last || target < 1) return false;
  const weekday = new Date(Date.UTC(year, month - 1, target)).getUTCDay();
  // Never into another month: from Saturday the 1st on to Monday, from Sunday the last back to Friday.
  const moved = weekday === 6 ? (target === 1 ? 2 : -1) : weekday === 0 ? (target === last ? -2 : 1) : 0;
  return day === target + moved;
}

export const fitsDay = (rule: DayRule, year: number, month: number, day: number): boolean =>
  rule.days.includes(day) ||
  rule.beforeLast.some((before) => day === daysIn(year, month) - before) ||
  rule.workdays.some((wanted) => isWorkdayNear(wanted, year, month, day));

export const fitsWeekday = (rule: WeekdayRule, year: number, month: number, day: number, weekday: number): boolean =>
  rule.weekdays.includes(weekday) ||
  (rule.last.includes(weekday) && day + 7 > daysIn(year, month)) ||
  rule.nth.some(([wanted, which]) => wanted === weekday && Math.ceil(day / 7) === which);
