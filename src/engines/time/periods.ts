import * as Zoned from 'temporal-polyfill/fns/ZonedDateTime';
import { formatYear, type ZonedTime } from './zones';

export const PERIODS = ['Day', 'Week', 'Month', 'Year'] as const;
const BOUNDS = {
  Day: [Zoned.startOfDay, Zoned.endOfDay],
  Week: [Zoned.startOfWeek, Zoned.endOfWeek],
  Month: [Zoned.startOfMonth, Zoned.endOfMonth],
  Year: [Zoned.startOfYear, Zoned.endOfYear],
} as const;

/** The first moment of the period around another, and the last; weeks begin on Monday. */
export const periodAround = (
  time: ZonedTime,
  period: (typeof PERIODS)[number],
): { start: ZonedTime; end: ZonedTime } => {
  const [start, end] = BOUNDS[period];
  return { start: start(time), end: end(time) };
};

/** "2026-W01", whose year is that of its Thursday. */
export const isoWeek = (time: ZonedTime): string =>
  `${formatYear(Zoned.yearOfWeek(time)!)}-W${String(Zoned.weekOfYear(time)).padStart(2, '0')}`;

export const dayOfYear = (time: ZonedTime): { day: number; of: number } => ({
  day: Zoned.dayOfYear(time),
  of: Zoned.daysInYear(time),
});
