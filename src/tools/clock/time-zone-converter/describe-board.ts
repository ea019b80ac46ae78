import { type BoardRow, meetingTimes, readHours, readPlace, readRows } from '@/engines/time/board';
import { formatOffset } from '@/engines/time/zone-names';
import { formatDate, formatIso, getWeekday, hoursOfDay, momentIn, offsetMinutes } from '@/engines/time/zones';
import type { FieldRow } from '@/kit/output';
import { clock, whoIsOut } from './clock';
import type { Conversion } from './convert';

interface BoardOptions {
  readonly zones: string;
  readonly sourceHours: string;
  readonly targetHours: string;
  readonly hour12: boolean;
}

/** The other places and when all are at work, as rows and for programs. */
export function describeBoard(
  { source, target }: Conversion,
  { zones, sourceHours, targetHours, hour12 }: BoardOptions,
) {
  const others = readRows(zones, 'zones');
  const all: BoardRow[] = [
    { ...readPlace(source.time.timeZoneId), ...readHours(sourceHours, 'sourceHours') },
    { ...readPlace(target.timeZoneId), ...readHours(targetHours, 'targetHours') },
    ...others,
  ];
  const times = meetingTimes(hoursOfDay(source.time), all);
  const there = others.map((row) => ({ row, time: momentIn(source.time.epochNanoseconds, row.zone) }));
  const rows: FieldRow[] = there.map(({ row, time }) => ({
    label: row.name,
    value: `${formatDate(time)} ${clock(time, hour12)}`,
    note: `${getWeekday(time)}, UTC${formatOffset(offsetMinutes(time))}`,
  }));
  const isShared = times[0]?.outside.length === 0;
  rows.push({
    label: 'Best Times',
    value: times.map(({ start, end }) => `${clock(start, hour12)}–${clock(end, hour12)}`).join(', '),
    note: isShared ? 'everyone at work' : times.map(({ outside }) => whoIsOut(outside)).join('; '),
  });
  return {
    rows,
    data: {
      places: there.map(({ row, time }) => ({ name: row.name, zone: row.zone, time: formatIso(time) })),
      bestTimes: times.map(({ start, end, outside }) => ({
        start: formatIso(start),
        end: formatIso(end),
        outside: outside.map(({ name }) => name),
      })),
    },
  };
}
