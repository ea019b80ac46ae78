import { differenceBetween, type TimeDifference } from '@/engines/time/difference';
import { zoneNamed } from '@/engines/time/named-zones';
import { readMoment } from '@/engines/time/parse-date';
import type { Placed, Reading } from '@/engines/time/zones';

export interface Difference extends TimeDifference {
  readonly start: Placed;
  readonly end: Placed;
  readonly notes: readonly string[];
}

export interface Moments {
  start: string;
  end: string;
  startTimezone: string;
  endTimezone: string;
  reading?: Reading;
}

export function calculate({ start, end, startTimezone, endTimezone, reading }: Moments): Difference {
  const from = readMoment(start, zoneNamed(startTimezone, 'startTimezone'), reading, 'Start Datetime');
  const to = readMoment(end, zoneNamed(endTimezone, 'endTimezone'), reading, 'End Datetime');
  const difference = differenceBetween(from.time, to.time);
  const notes = [
    ...(difference.swapped ? ['The end is before the start; the difference is the same either way.'] : []),
    ...new Set([from.note, to.note].filter((note) => note !== undefined)),
  ];
  return { ...difference, start: from, end: to, notes };
}

const PARTS = ['years', 'months', 'days', 'hours', 'minutes'] as const;
export const getParts = (difference: TimeDifference) =>
  PARTS.map((part) => [`${part[0]!.toUpperCase()}${part.slice(1)}`, difference[part]] as const);

/** "1 year, 2 months, 3 minutes": what is zero is left out, unless all is. */
export function describeDifference(difference: TimeDifference): string {
  const words = [...PARTS, ...(difference.seconds > 0 ? (['seconds'] as const) : [])]
    .filter((part) => difference[part] > 0)
    .map((part) => `${difference[part]} ${difference[part] === 1 ? part.slice(0, -1) : part}`);
  return words.join(', ') || '0 minutes';
}

const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const TOTALS = {
  'Total Weeks': 604_800,
  'Total Days': 86_400,
  'Total Hours': 3600,
  'Total Minutes': 60,
  'Total Seconds': 1,
};

/** The whole of the time that passes, in one unit each. */
export const getTotals = ({ elapsed }: TimeDifference): readonly (readonly [string, string])[] =>
  Object.entries(TOTALS).map(([name, length]) => [name, grouped.format(Number(elapsed) / 1e9 / length)] as const);

export const differenceData = ({ years, months, days, hours, minutes, seconds, elapsed, swapped }: TimeDifference) => ({
  years,
  months,
  days,
  hours,
  minutes,
  seconds,
  totalSeconds: Number(elapsed) / 1e9,
  /** The end is before the start. */
  swapped,
});
