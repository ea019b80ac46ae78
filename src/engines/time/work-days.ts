import { InputError } from '@/engines/input-error';

const DAY_MS = 86_400_000;
/** After 400 years all dates fall on the same days of the week again. */
const CYCLE = 146_097;

/** Days since 1970, or nothing for a day that the calendar does not have. */
function dayNumber(year: number, month: number, day: number): number | undefined {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() / DAY_MS : undefined;
}
export const dayOf = ({ year, month, day }: { year: number; month: number; day: number }): number =>
  dayNumber(year, month, day)!;

const yearOf = (day: number): number => new Date(day * DAY_MS).getUTCFullYear();
/** 0 is Sunday; 1 January 1970 was a Thursday. */
const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;

export interface Holidays {
  /** Days since 1970. */
  readonly once: ReadonlySet<number>;
  /** Month and day. */
  readonly yearly: readonly (readonly [month: number, day: number])[];
}

/** One a line: 2026-12-24, or 12-25 for every year; what follows after a blank is its name. */
export function readHolidays(text: string): Holidays {
  const once = new Set<number>();
  const yearly = new Map<string, readonly [number, number]>();
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    const written = line.replace(/#.*/, '').trim();
    if (written === '') continue;
    const [, year, month, day] = /^(?:(\d{4})-|-{2})?(\d\d)-(\d\d)(?:\s.*)?$/.exec(written) ?? [];
    // A leap year has every day there is.
    const number = dayNumber(Number(year ?? 2000), Number(month), Number(day));
    if (number === undefined)
      throw new InputError(`Line ${at + 1} of Holidays must look like 2026-12-24, or 12-25 for every year`, {
        field: 'holidays',
      });
    if (year === undefined) yearly.set(`${month}-${day}`, [Number(month), Number(day)]);
    else once.add(number);
  }
  return { once, yearly: [...yearly.values()] };
}

export interface DayCounts {
  /** Neither on the weekend nor a holiday. */
  workDays: number;
  weekendDays: number;
  /** Those that are not on the weekend. */
  holidays: number;
}

/** The days from one to before another, by what one does on them; both are days since 1970. */
export function countDays(
  from: number,
  to: number,
  weekend: ReadonlySet<number>,
  { once, yearly }: Holidays,
): DayCounts {
  let weekendDays = Math.floor((to - from) / 7) * weekend.size;
  for (let day = to - ((to - from) % 7); day < to; day++) if (weekend.has(weekdayOf(day))) weekendDays++;

  const isFree = (day: number) => weekend.has(weekdayOf(day));
  const isYearly = (day: number) => {
    const date = new Date(day * DAY_MS);
    return yearly.some(([month, dayOfMonth]) => date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth);
  };
  const countYearly = (first: number, end: number): number => {
    let count = 0;
    for (let year = yearOf(first); year <= yearOf(end); year++)
      for (const [month, dayOfMonth] of yearly) {
        const day = dayNumber(year, month, dayOfMonth);
        if (day !== undefined && day >= first && day < end && !isFree(day)) count++;
      }
    return count;
  };
  const cycles = Math.floor((to - from) / CYCLE);
  let holidays = countYearly(from + cycles * CYCLE, to) + (cycles && cycles * countYearly(from, from + CYCLE));
  for (const day of once) if (day >= from && day < to && !isFree(day) && !isYearly(day)) holidays++;

  return { workDays: to - from - weekendDays - holidays, weekendDays, holidays };
}

/** The first day after another with the month and day of a date; what was on 29 February is on the 28th in other years. */
export function nextAnniversary(of: { month: number; day: number }, after: number): number {
  for (let year = yearOf(after); ; year++) {
    const day = dayNumber(year, of.month, of.day) ?? dayNumber(year, 2, 28)!;
    if (day > after) return day;
  }
}
