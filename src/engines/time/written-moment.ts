import { MONTH_NAMES, WEEKDAY_NAMES } from './names';

const FORM = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?))?/;

/** "2023-11-14" as "14 November 2023". */
export function writtenDay(date: string): string {
  const [, year, month, day] = FORM.exec(date) ?? [];
  return year ? `${Number(day)} ${MONTH_NAMES[Number(month) - 1]} ${Number(year)}` : date;
}

/** "2023-11-14 22:13:20" as "Tuesday, 14 November 2023, 22:13:20"; other texts as they are. Parts of seconds are left out. */
export function writtenMoment(text: string): string {
  const [, year, month, day, time] = FORM.exec(text) ?? [];
  if (!year) return text;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return [WEEKDAY_NAMES[date.getUTCDay()], writtenDay(text), time].filter(Boolean).join(', ');
}
