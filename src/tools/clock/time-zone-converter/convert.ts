import { describeDuration } from '@/engines/time/duration';
import { zoneNamed } from '@/engines/time/named-zones';
import { readMoment } from '@/engines/time/parse-date';
import { formatTimestamp } from '@/engines/time/unix';
import { formatOffset } from '@/engines/time/zone-names';
import {
  formatDateTime,
  formatIso,
  getWeekday,
  minutesAhead,
  momentIn,
  offsetMinutes,
  type Placed,
  type Reading,
  type ZonedTime,
} from '@/engines/time/zones';
import type { FieldRow } from '@/kit/output';

export interface Conversion {
  readonly source: Placed;
  readonly target: ZonedTime;
  /** 2026-01-31 23:59:00 */
  readonly text: string;
  /** +5:30 */
  readonly difference: string;
  /** The same in words. */
  readonly ahead: string;
  /** By how many days the target's date is another. */
  readonly days: number;
}

const dayNumber = ({ year, month, day }: ZonedTime) => Date.UTC(year, month - 1, day) / 86_400_000;

export function convertTime(datetime: string, from: string, to: string, reading: Reading): Conversion {
  const sourceZone = zoneNamed(from, 'sourceTimezone');
  const targetZone = zoneNamed(to, 'targetTimezone');
  const source = readMoment(datetime, sourceZone, reading, 'Source Datetime');
  const target = momentIn(source.time.epochNanoseconds, targetZone);
  const minutes = minutesAhead(target, source.time);
  const distance = describeDuration(Math.abs(minutes) * 60_000);
  return {
    source,
    target,
    text: formatDateTime(target),
    difference: formatOffset(minutes),
    ahead:
      minutes === 0
        ? 'The clocks show the same'
        : `${targetZone} is ${distance} ${minutes > 0 ? 'ahead of' : 'behind'} ${sourceZone}`,
    days: dayNumber(target) - dayNumber(source.time),
  };
}

/** "same day", "next day", "2 days before". */
export function describeDays(days: number): string {
  if (days === 0) return 'same day';
  if (Math.abs(days) === 1) return days > 0 ? 'next day' : 'previous day';
  return `${Math.abs(days)} days ${days > 0 ? 'later' : 'before'}`;
}

export function describeConversion({ source, target, text, difference, ahead, days }: Conversion): FieldRow[] {
  const utc = momentIn(target.epochNanoseconds, 'UTC');
  return [
    { label: 'Converted Time', value: text, note: `${getWeekday(target)}, ${describeDays(days)}` },
    { label: 'Difference', value: difference, note: ahead },
    { label: 'Source Offset', value: `UTC${formatOffset(offsetMinutes(source.time))}`, note: source.time.timeZoneId },
    { label: 'Target Offset', value: `UTC${formatOffset(offsetMinutes(target))}`, note: target.timeZoneId },
    { label: 'UTC', value: formatIso(utc) },
    { label: 'Unix Timestamp', value: formatTimestamp(target.epochNanoseconds, 'seconds') },
  ];
}

/** The moment as programs read it, in either zone. */
export const conversionData = ({ source, target, days }: Conversion) => ({
  utc: formatIso(momentIn(target.epochNanoseconds, 'UTC')),
  source: { zone: source.time.timeZoneId, time: formatIso(source.time), kind: source.kind },
  target: { zone: target.timeZoneId, time: formatIso(target) },
  days,
});

export { otherUses } from '@/engines/time/abbreviations';
