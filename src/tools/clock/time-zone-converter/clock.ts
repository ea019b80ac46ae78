import type { BoardRow, MeetingTime } from '@/engines/time/board';
import { formatOffset } from '@/engines/time/zone-names';
import { formatDate, getWeekday, momentIn, offsetMinutes, type ZonedTime } from '@/engines/time/zones';

const two = (value: number) => String(value).padStart(2, '0');

/** 14:30, or 2:30 PM. */
export const clock = ({ hour, minute }: { hour: number; minute: number }, hour12: boolean): string =>
  hour12 ? `${hour % 12 || 12}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}` : `${two(hour)}:${two(minute)}`;

/** A line for each place, to send to those who live there. */
export const describeTimes = (source: ZonedTime, rows: readonly BoardRow[], hour12: boolean): string =>
  rows
    .map(({ name, zone }) => {
      const time = momentIn(source.epochNanoseconds, zone);
      const offset = formatOffset(offsetMinutes(time));
      return `${name}: ${clock(time, hour12)}, ${getWeekday(time).slice(0, 3)} ${formatDate(time)} (UTC${offset})`;
    })
    .join('\n');

/** "Tokyo late, San Francisco asleep". */
export const whoIsOut = (outside: MeetingTime['outside']): string =>
  outside
    .map(({ name, hour }) => `${name} ${hour >= 23 || hour < 6 ? 'asleep' : hour < 12 ? 'early' : 'late'}`)
    .join(', ');
