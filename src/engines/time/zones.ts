import * as Zoned from 'temporal-polyfill/fns/ZonedDateTime';
import { InputError } from '@/engines/input-error';
import { formatOffset } from './zone-names';

/** A moment with the zone it is looked at in. */
export type ZonedTime = Zoned.Record;

/** What a clock on the wall and a calendar show. */
export interface WallTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  /** Fraction of the second, up to 999,999,999. */
  nanosecond: number;
}

const NANOSECONDS_PER_SECOND = 1_000_000_000;
const NANOSECONDS_PER_MINUTE = 60 * NANOSECONDS_PER_SECOND;

export const momentIn = (epochNanoseconds: bigint, zone: string): ZonedTime => Zoned.create(epochNanoseconds, zone);

/** The offset from UTC in minutes; old zones have seconds too. */
/** Worked out once: it is asked for with every form in which a moment is written. */
const offsets = new WeakMap<ZonedTime, number>();
function offsetNanoseconds(time: ZonedTime): number {
  const known = offsets.get(time);
  if (known !== undefined) return known;
  const offset = Zoned.offsetNanoseconds(time);
  offsets.set(time, offset);
  return offset;
}

export const offsetMinutes = (time: ZonedTime): number => offsetNanoseconds(time) / NANOSECONDS_PER_MINUTE;

const two = (value: number) => String(value).padStart(2, '0');

/** How far the clocks of one zone are ahead of another's at the same moment, in minutes. */
export const minutesAhead = (of: ZonedTime, other: ZonedTime): number => offsetMinutes(of) - offsetMinutes(other);

export const formatYear = (year: number) =>
  year < 0 || year > 9999
    ? `${year < 0 ? '-' : '+'}${String(Math.abs(year)).padStart(6, '0')}`
    : String(year).padStart(4, '0');

/** 2026-01-31 */
export const formatDate = ({ year, month, day }: Pick<WallTime, 'year' | 'month' | 'day'>): string =>
  `${formatYear(year)}-${two(month)}-${two(day)}`;

/** 23:59:59, with as many decimals as are not zero. */
export function formatTime(
  { hour, minute, second }: Pick<WallTime, 'hour' | 'minute' | 'second'>,
  nanosecond = 0,
): string {
  const fraction = nanosecond === 0 ? '' : `.${String(nanosecond).padStart(9, '0').replace(/0+$/, '')}`;
  return `${two(hour)}:${two(minute)}:${two(second)}${fraction}`;
}

/** The wall time that is so many nanoseconds from 1970 by its own clock. */
function wallAt(local: bigint): WallTime | undefined {
  const fraction = ((local % 1_000_000_000n) + 1_000_000_000n) % 1_000_000_000n;
  const date = new Date(Number((local - fraction) / 1_000_000n));
  // Within a day of the ends of the calendar the local date may lie behind them.
  if (Number.isNaN(date.getTime())) return undefined;
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    nanosecond: Number(fraction),
  };
}

/** What the clock shows at a moment. */
export function toWallTime(time: ZonedTime): WallTime {
  const known = walls.get(time);
  if (known) return known;
  const wall = wallAt(time.epochNanoseconds + BigInt(offsetNanoseconds(time))) ?? { ...getFields(time), nanosecond: 0 };
  walls.set(time, wall);
  return wall;
}

/** Worked out once, like offsets. */
const walls = new WeakMap<ZonedTime, WallTime>();

const formatWall = (wall: WallTime, between: string) =>
  `${formatDate(wall)}${between}${formatTime(wall, wall.nanosecond)}`;

export function formatDateTime(time: ZonedTime, between = ' '): string {
  // Computed here: a moment computes each of its fields anew, from the zone on.
  return formatWall(toWallTime(time), between);
}

const getFields = ({ year, month, day, hour, minute, second }: ZonedTime) => ({
  year,
  month,
  day,
  hour,
  minute,
  second,
});

/** 2026-01-31T22:59:59Z */
export const formatUtc = (epochNanoseconds: bigint): string => `${formatWall(wallAt(epochNanoseconds)!, 'T')}Z`;

/** +01:00, or +00:19:32 where clocks were set by the sun. */
function isoOffset(time: ZonedTime): string {
  const seconds = Math.abs(offsetNanoseconds(time)) / NANOSECONDS_PER_SECOND;
  const parts = [seconds / 3600, (seconds / 60) % 60, ...(seconds % 60 === 0 ? [] : [seconds % 60])];
  return `${offsetMinutes(time) < 0 ? '-' : '+'}${parts.map((part) => two(Math.floor(part))).join(':')}`;
}

/** 2026-01-31T23:59:59+01:00, or with Z in UTC. */
export const formatIso = (time: ZonedTime): string =>
  time.timeZoneId === 'UTC' ? formatUtc(time.epochNanoseconds) : formatDateTime(time, 'T') + isoOffset(time);

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

const NANOSECONDS_PER_DAY = 86_400_000_000_000n;

export function getWeekday(time: ZonedTime): string {
  const local = time.epochNanoseconds + BigInt(offsetNanoseconds(time));
  // Of whole days, rounded down; the first one was a Thursday.
  const days = local / NANOSECONDS_PER_DAY - (local < 0n && local % NANOSECONDS_PER_DAY !== 0n ? 1n : 0n);
  return WEEKDAYS[Number((((days + 3n) % 7n) + 7n) % 7n)]!;
}

/** Sat, 31 Jan 2026 23:59:59 +0100, as in mail, which has whole minutes only: what has more is said in UTC. */
export function formatMailDate(zoned: ZonedTime): string {
  const time = Number.isInteger(offsetMinutes(zoned)) ? zoned : momentIn(zoned.epochNanoseconds, 'UTC');
  const offset = isoOffset(time).replace(':', '');
  const wall = toWallTime(time);
  return `${getWeekday(time).slice(0, 3)}, ${two(wall.day)} ${MONTHS[wall.month - 1]} ${formatYear(wall.year)} ${formatTime(wall)} ${offset}`;
}

/** Which of two moments a repeated hour means. */
export type Reading = 'earlier' | 'later';

export interface Placed {
  readonly time: ZonedTime;
  readonly kind: 'plain' | 'gap' | 'overlap';
  /** What was assumed where the clocks changed. */
  readonly note?: string;
}

const clock = (time: ZonedTime) => formatTime(time).replace(/:00$/, '');

/** What the clocks show as they are changed, and what they are changed to. */
function clocksAt(change: ZonedTime): [from: string, to: string] {
  const offsetBefore = Zoned.offsetNanoseconds(Zoned.addNanoseconds(change, -1));
  const before = momentIn(change.epochNanoseconds + BigInt(offsetBefore), 'UTC');
  // A zone that moves over the date line skips a whole day.
  const withDate = (time: ZonedTime) =>
    before.day === change.day || clock(before) !== clock(change) ? '' : `${formatDate(time)} `;
  return [withDate(before) + clock(before), withDate(change) + clock(change)];
}

/**
 * The moment a wall clock of a zone shows this. Where the clocks skip it, it is read as if they had not been changed yet, which is later by
 * as much as was skipped; where they show it twice, as the reading says.
 */
export function placeIn(wall: WallTime, zone: string, reading: Reading = 'earlier'): Placed {
  const { year, month, day, hour, minute, second, nanosecond } = wall;
  const fields = {
    year,
    month,
    day,
    hour,
    minute,
    second,
    millisecond: Math.floor(nanosecond / 1_000_000),
    microsecond: Math.floor(nanosecond / 1000) % 1000,
    nanosecond: nanosecond % 1000,
    timeZone: zone,
  };
  const at = (disambiguation: Reading) => {
    try {
      return Zoned.fromFields(fields, {
        disambiguation,
        overflow: 'reject',
      });
    } catch {
      throw new InputError(`${formatDate(wall)} is out of range: dates reach from -271821-04-20 to +275760-09-13`);
    }
  };
  const earlier = at('earlier');
  const later = at('later');
  if (earlier.epochNanoseconds === later.epochNanoseconds) return { time: earlier, kind: 'plain' };

  const isOverlap = earlier.hour === wall.hour && earlier.minute === wall.minute && earlier.day === wall.day;
  const time = isOverlap && reading === 'earlier' ? earlier : later;
  const change = Zoned.getTimeZoneTransition(Zoned.addNanoseconds(later, 1), 'previous');
  if (!change) return { time, kind: isOverlap ? 'overlap' : 'gap' };
  const [from, to] = clocksAt(change);
  const named = `${two(wall.hour)}:${two(wall.minute)}`;
  const shown = `${formatDate(wall)} in ${zone}`;
  if (isOverlap)
    return {
      time,
      kind: 'overlap',
      note: `${named} happens twice on ${shown}: the clocks go back from ${from} to ${to}. Read as the ${reading} one, at UTC${formatOffset(offsetMinutes(time))}.`,
    };
  return {
    time,
    kind: 'gap',
    note: `${named} doesn’t exist on ${shown}: the clocks go forward from ${from} to ${to}. Read as ${time.day === wall.day ? '' : `${formatDate(time)} `}${clock(time)}.`,
  };
}

/** The beginning of each hour of the day a moment is in: 23, 24 or 25 of them. */
export function hoursOfDay(time: ZonedTime): readonly ZonedTime[] {
  const start = Zoned.startOfDay(time);
  return Array.from({ length: Math.ceil(Zoned.hoursInDay(time)) }, (_, at) => Zoned.addHours(start, at));
}
