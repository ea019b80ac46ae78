import { MONTH_NAMES, WEEKDAY_NAMES } from './names';

const formatters = new Map<string, Intl.DateTimeFormat>();
const two = (value: number) => String(value).padStart(2, '0');

interface Style {
  hour24: boolean;
  /** IANA name; the visitor's own zone where there is none. */
  zone?: string;
}

/** 14:05:09, or 2:05:09 PM. */
export function formatTimeOfDay(moment: number, { hour24, zone }: Style): string {
  return zone === undefined ? formatHere(new Date(moment), hour24) : formatIn(zone, moment, hour24);
}

/** By hand: the first formatter that a page makes takes as long as all the rest of its start. */
function formatHere(date: Date, hour24: boolean): string {
  const hours = date.getHours();
  const rest = `${two(date.getMinutes())}:${two(date.getSeconds())}`;
  return hour24 ? `${two(hours)}:${rest}` : `${hours % 12 || 12}:${rest} ${hours < 12 ? 'AM' : 'PM'}`;
}

function formatIn(zone: string, moment: number, hour24: boolean): string {
  const key = `${hour24} ${zone}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      hour: hour24 ? '2-digit' : 'numeric',
      minute: '2-digit',
      second: '2-digit',
      // Not `hour12`: with it, some engines write midnight as 24:00:00.
      hourCycle: hour24 ? 'h23' : 'h12',
      timeZone: zone,
    });
    formatters.set(key, formatter);
  }
  // Newer versions of ICU put a narrow no-break space before AM and PM.
  return formatter.format(moment).replace(/\u202f/g, ' ');
}

/** "Monday, November 16, 2026", here. */
export function formatDate(moment: number): string {
  const date = new Date(moment);
  return `${WEEKDAY_NAMES[date.getDay()]}, ${MONTH_NAMES[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;
}

/** "Nov 16", here. */
export function formatMonthAndDay(moment: number): string {
  const date = new Date(moment);
  return `${MONTH_NAMES[date.getMonth()]!.slice(0, 3)} ${date.getDate()}`;
}
