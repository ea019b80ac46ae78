import { InputError } from '@/engines/input-error';
import { dayNumber, dayParts, weekdayOf } from './dates';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  ...['November', 'December'],
];

function readWeekday(text: string): number {
  const found = WEEKDAYS.findIndex((day) => text.length >= 2 && day.toLowerCase().startsWith(text.toLowerCase()));
  if (found === -1)
    throw new InputError(`“${text}” isn’t a weekday: write Mon, Wed, Fri or Tue-Thu`, { field: 'weekdays' });
  return found;
}

/** The days of `Mon, Wed-Fri`, 0 for Monday, in order; a range may go over the end of the week. */
export function parseWeekdays(text: string): number[] {
  const days = new Set<number>();
  const parts = text.replace(/\s*[-–]\s*/g, '-').split(/[\s,;]+/);
  for (const part of parts.filter(Boolean)) {
    const [from = '', to = from] = part.split('-');
    const last = readWeekday(to);
    for (let day = readWeekday(from); ; day = (day + 1) % 7) {
      days.add(day);
      if (day === last) break;
    }
  }
  return [...days].sort();
}

const padded = (value: number, length: number) => String(value).padStart(length, '0');

/** By their letters, as Unicode's UTS 35 and most libraries have them. */
const FIELDS: Readonly<Record<string, (day: number) => string>> = {
  yyyy: (day) => padded(dayParts(day)[0], 4),
  yy: (day) => padded(dayParts(day)[0] % 100, 2),
  MMMM: (day) => MONTHS[dayParts(day)[1] - 1]!,
  MMM: (day) => MONTHS[dayParts(day)[1] - 1]!.slice(0, 3),
  MM: (day) => padded(dayParts(day)[1], 2),
  M: (day) => String(dayParts(day)[1]),
  dd: (day) => padded(dayParts(day)[2], 2),
  d: (day) => String(dayParts(day)[2]),
  EEEE: (day) => WEEKDAYS[weekdayOf(day)]!,
  EEE: (day) => WEEKDAYS[weekdayOf(day)]!.slice(0, 3),
  D: (day) => String(day - dayNumber(dayParts(day)[0], 1, 1) + 1),
};

/** Writes days by a pattern such as `EEE d MMM yyyy 'at noon'`; two quotes are one. */
export function dateWriter(pattern: string): (day: number) => string {
  const pieces = pattern.match(/'(?:[^']|'')*'|([A-Za-z])\1*|[^A-Za-z']+|'/g) ?? [];
  const writers = pieces.map((piece): ((day: number) => string) => {
    if (piece === "'") throw new InputError('A quote isn’t closed', { field: 'ownFormat' });
    if (piece === "''") return () => "'";
    if (piece.startsWith("'")) return () => piece.slice(1, -1).replaceAll("''", "'");
    if (!/[A-Za-z]/.test(piece)) return () => piece;
    if (Object.hasOwn(FIELDS, piece)) return FIELDS[piece]!;
    throw new InputError(
      `“${piece}” means nothing in a date: use ${Object.keys(FIELDS).join(', ')}, and quotes around text`,
      { field: 'ownFormat' },
    );
  });
  return (day) => writers.map((write) => write(day)).join('');
}
