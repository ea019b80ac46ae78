import { InputError } from '@/engines/input-error';
import { parseDate } from '@/engines/time/parse-date';

/** A day, or a time of a day, on a calendar without zones. */
export interface CalendarDate {
  /** Seconds since 1970 by that calendar. */
  readonly seconds: number;
  readonly hasTime: boolean;
}

const DAY = 86_400;

function secondsAt(year: number, month: number, day: number, inDay: number): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month, day);
  return date.getTime() / 1000 + inDay;
}

const inRange = (date: CalendarDate): CalendarDate => {
  const year = new Date(date.seconds * 1000).getUTCFullYear();
  if (!(year >= 1 && year <= 9999)) throw new InputError('Dates go from the year 1 to 9999');
  return date;
};

/** "25 Dec 2026" and "December 25th, 2026" as parseDate reads them. */
function inOrder(text: string): string {
  const [, first, behind, day = behind, month = first, year] =
    /^(?:(\p{L}{3})\p{L}*\.?\s+(\d{1,2})\p{L}*|(\d{1,2})\p{L}*\s+(\p{L}{3})\p{L}*\.?),?\s+(\d{4})$/u.exec(text) ?? [];
  return year ? `${day} ${month} ${year} 00:00` : text;
}

export function readDate(text: string): CalendarDate {
  const { year, month, day, hour, minute, second } = parseDate(inOrder(text));
  const seconds = secondsAt(year, month - 1, day, hour * 3600 + minute * 60 + second);
  return inRange({ seconds, hasTime: text.includes(':') });
}

/** Months end where the shorter of them ends: a month after 31 January is the last of February. */
export function addToDate(date: CalendarDate, by: { months?: number; seconds?: number }): CalendarDate {
  const at = new Date(date.seconds * 1000);
  const month = at.getUTCMonth() + (by.months ?? 0);
  const last = new Date(secondsAt(at.getUTCFullYear(), month + 1, 0, 0) * 1000).getUTCDate();
  const inDay = date.seconds - Math.floor(date.seconds / DAY) * DAY;
  const moved = secondsAt(at.getUTCFullYear(), month, Math.min(at.getUTCDate(), last), inDay) + (by.seconds ?? 0);
  if (!Number.isFinite(moved)) throw new InputError('Dates go from the year 1 to 9999');
  const seconds = Math.round(moved);
  return inRange({ seconds, hasTime: date.hasTime || seconds % DAY !== 0 });
}

export function formatCalendarDate({ seconds, hasTime }: CalendarDate): string {
  const [day, time = ''] = new Date(seconds * 1000).toISOString().split('T');
  if (!hasTime) return day!;
  const clock = time.slice(0, 8);
  return `${day} ${clock.endsWith(':00') ? clock.slice(0, 5) : clock}`;
}
