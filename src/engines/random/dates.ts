import { InputError } from '@/engines/input-error';
import { integerBelow } from './draw';
import type { RandomSource } from './source';

/** Formats by their pattern, as most libraries write them. */
export const DATE_FORMATS = {
  'yyyy-MM-dd': (year: string, month: string, day: string) => `${year}-${month}-${day}`,
  'MM/dd/yyyy': (year: string, month: string, day: string) => `${month}/${day}/${year}`,
  'dd.MM.yyyy': (year: string, month: string, day: string) => `${day}.${month}.${year}`,
} as const;
export type DateFormat = keyof typeof DATE_FORMATS;

/**
 * Days since 1970-01-01 in the Gregorian calendar. Years are counted from March, so that the leap day comes last (Hinnant, "chrono-compatible
 * low-level date algorithms"). No clock and no zone is involved: a day has no hours that could be missing.
 */
export function dayNumber(year: number, month: number, day: number): number {
  const shifted = month > 2 ? year : year - 1;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const leaps = Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400);
  return shifted * 365 + leaps + dayOfYear - 719_468;
}

export function dayParts(number: number): [year: number, month: number, day: number] {
  const shifted = number + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = ((fromMarch + 2) % 12) + 1;
  const day = dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  return [era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, day];
}

export function formatDay(number: number, format: DateFormat): string {
  const [year, month, day] = dayParts(number);
  return DATE_FORMATS[format](
    String(year).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(day).padStart(2, '0'),
  );
}

/** Reads 2023-12-31; `name` is what the message calls it. */
export function parseDay(text: string, name: string): number {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const number = dayNumber(year, month, day);
  const back = dayParts(number);
  if (text === '' || back[0] !== year || back[1] !== month || back[2] !== day)
    throw new InputError(text === '' ? `${name} is missing` : `${name} isn’t a valid date`);
  return number;
}

export interface DaySpan {
  start: number;
  end: number;
  excludeWeekends: boolean;
  /** 0 is Monday; in order. All of them if not said. */
  weekdays?: readonly number[];
}

const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];
const allowedDays = ({ excludeWeekends, weekdays = ALL_DAYS }: DaySpan) =>
  weekdays.filter((day) => !excludeWeekends || day < 5);

export function countDays(span: DaySpan): number {
  const allowed = allowedDays(span);
  return daysBefore(span.end + 1, allowed) - daysBefore(span.start, allowed);
}

/** Uniform among the days from start to end, both included. */
export function drawDay(source: RandomSource, span: DaySpan): number {
  const allowed = allowedDays(span);
  const ordinal = daysBefore(span.start, allowed) + integerBelow(source, countDays(span));
  const week = Math.floor(ordinal / allowed.length);
  return MONDAY + week * 7 + allowed[ordinal - week * allowed.length]!;
}

/** Day -3 was a Monday: weeks are counted from it. */
const MONDAY = -3;

function daysBefore(number: number, allowed: readonly number[]): number {
  const since = number - MONDAY;
  const week = Math.floor(since / 7);
  return week * allowed.length + allowed.filter((day) => day < since - week * 7).length;
}

/** 0 is Monday. */
export const weekdayOf = (number: number): number => (((number - MONDAY) % 7) + 7) % 7;
