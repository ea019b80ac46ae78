import { addDay, differenceBetween, type TimeDifference, weeksAndDays } from '@/engines/time/difference';
import { zoneNamed } from '@/engines/time/named-zones';
import { readMoment } from '@/engines/time/parse-date';
import { countDays, dayOf, nextAnniversary, readHolidays } from '@/engines/time/work-days';
import { formatUtc, momentIn, type Placed, type Reading, toWallTime, type ZonedTime } from '@/engines/time/zones';

export interface Difference extends TimeDifference {
  readonly start: Placed;
  readonly end: Placed;
  readonly notes: readonly string[];
  readonly details: Details;
}

export interface Details {
  /** These three on request. */
  readonly workDays?: number;
  readonly weekendDays?: number;
  readonly holidays?: number;
  readonly weeks: number;
  readonly days: number;
  /** As ISO 8601 writes it. */
  readonly duration: string;
  /** The day on which one more year is full. */
  readonly anniversary: string;
  readonly daysToAnniversary: number;
}

/** The days of each, 0 being Sunday. */
const WEEKENDS = {
  'sat-sun': [6, 0],
  'fri-sat': [5, 6],
  'thu-fri': [4, 5],
  sun: [0],
  sat: [6],
  fri: [5],
  none: [],
} as const;
export type Weekend = keyof typeof WEEKENDS;

export interface Moments {
  start: string;
  end: string;
  startTimezone: string;
  endTimezone: string;
  reading?: Reading;
  includeEndDay?: boolean;
  workDays?: boolean;
  weekend?: Weekend;
  holidays?: string;
}

export function calculate({ start, end, startTimezone, endTimezone, reading, ...options }: Moments): Difference {
  const from = readMoment(start, zoneNamed(startTimezone, 'startTimezone'), reading, 'Start Datetime');
  const to = readMoment(end, zoneNamed(endTimezone, 'endTimezone'), reading, 'End Datetime');
  const isSwapped = from.time.epochNanoseconds > to.time.epochNanoseconds;
  const untilEnd = (time: ZonedTime, isLater: boolean) => (options.includeEndDay && isLater ? addDay(time) : time);
  const [one, other] = [untilEnd(from.time, isSwapped), untilEnd(to.time, !isSwapped)];
  const difference = differenceBetween(one, other);
  const notes = [
    ...(difference.swapped ? ['The end is before the start; the difference is the same either way.'] : []),
    ...new Set([from.note, to.note].filter((note) => note !== undefined)),
  ];
  return { ...difference, start: from, end: to, notes, details: getDetails(one, other, difference, options) };
}

/** Days are those of the start's zone: from the day it begins on to before the day it ends on. */
function getDetails(
  one: ZonedTime,
  other: ZonedTime,
  difference: TimeDifference,
  { workDays, weekend = 'sat-sun', holidays = '' }: Partial<Moments>,
): Details {
  const there = momentIn(other.epochNanoseconds, one.timeZoneId);
  const [first, last] = (difference.swapped ? [there, one] : [one, there]).map(toWallTime) as [Wall, Wall];
  const [from, to] = [dayOf(first), dayOf(last)];
  const anniversary = nextAnniversary(first, to);
  return {
    ...(workDays && countDays(from, to, new Set(WEEKENDS[weekend]), readHolidays(holidays))),
    ...weeksAndDays(one, other),
    duration: formatDuration(difference),
    anniversary: formatUtc(BigInt(anniversary) * 86_400_000_000_000n).replace(/T.*/, ''),
    daysToAnniversary: anniversary - to,
  };
}
type Wall = ReturnType<typeof toWallTime>;

/** P1Y2M3DT4H5M6.5S */
function formatDuration({ years, months, days, hours, minutes, seconds, elapsed }: TimeDifference): string {
  const fraction = String(elapsed % 1_000_000_000n)
    .padStart(9, '0')
    .replace(/0+$/, '');
  const part = (count: number | string, unit: string) => (Number(count) === 0 ? '' : `${count}${unit}`);
  const date = part(years, 'Y') + part(months, 'M') + part(days, 'D');
  const time = part(hours, 'H') + part(minutes, 'M') + part(fraction ? `${seconds}.${fraction}` : seconds, 'S');
  return date || time ? `P${date}${time && `T${time}`}` : 'PT0S';
}

const plural = (count: number, unit: string) => `${grouped.format(count)} ${unit}${count === 1 ? '' : 's'}`;

/** Work days only where they were asked for. */
export const detailRows = (details: Details): { label: string; value: string; note?: string }[] => [
  ...(details.workDays === undefined
    ? []
    : [
        { label: 'Work Days', value: grouped.format(details.workDays) },
        { label: 'Weekend Days', value: grouped.format(details.weekendDays!) },
        { label: 'Holidays', value: grouped.format(details.holidays!), note: 'not on the weekend' },
      ]),
  { label: 'Weeks and Days', value: `${plural(details.weeks, 'week')}, ${plural(details.days, 'day')}` },
  { label: 'ISO 8601', value: details.duration },
  {
    label: 'Next Anniversary',
    value: details.anniversary,
    note: `${plural(details.daysToAnniversary, 'day')} after the end`,
  },
];

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

export const differenceData = ({
  years,
  months,
  days,
  hours,
  minutes,
  seconds,
  elapsed,
  swapped,
  details,
}: Difference) => ({
  years,
  months,
  days,
  hours,
  minutes,
  seconds,
  totalSeconds: Number(elapsed) / 1e9,
  /** The end is before the start. */
  swapped,
  details,
});
