import { InputError, placeAt } from '@/engines/input-error';
import { readMoment } from '@/engines/time/parse-date';
import { formatTimestamp, parseTimestamp, relativeTime, UNIX_UNITS, type UnixUnit } from '@/engines/time/unix';
import { formatOffset, zoneNamed } from '@/engines/time/zone-names';
import {
  formatDateTime,
  formatIso,
  formatMailDate,
  formatUtc,
  momentIn,
  offsetMinutes,
  type Reading,
  weekdayOf,
  type ZonedTime,
} from '@/engines/time/zones';
import { type FieldRow, type Result, result, resultAs } from '@/kit/output';
import { UNIT_NAMES } from './units';

const units = (epoch: bigint) =>
  UNIX_UNITS.map((unit) => ({ label: UNIT_NAMES[unit], value: formatTimestamp(epoch, unit) }));
const shownIn = (time: ZonedTime) =>
  [
    weekdayOf(time),
    time.timeZoneId === 'UTC' ? 'UTC' : `${time.timeZoneId} UTC${formatOffset(offsetMinutes(time))}`,
  ].join(', ');
const CUT = 'Digits finer than a nanosecond were cut off.';

/** The lines that hold something, each with where it begins. */
function linesOf(input: string): { line: string; offset: number }[] {
  const lines: { line: string; offset: number }[] = [];
  for (const { 0: line, index } of input.matchAll(/[^\r\n]+/g))
    if (line.trim() !== '') lines.push({ line, offset: index });
  return lines;
}

export interface ConvertOptions {
  mode: 'date' | 'unix';
  timezone: string;
  unit: UnixUnit | 'auto';
  reading: Reading;
}

/** @param now milliseconds since 1970, for what is said of it from here. */
export function convert(
  input: string,
  { mode, timezone, unit, reading }: ConvertOptions,
  now: number,
): Result<FieldRow[], undefined, 'table'> {
  const zone = zoneNamed(timezone, 'timezone');
  const present = BigInt(Math.floor(now)) * 1_000_000n;
  const notes = new Set<string>();
  const read = (text: string): { time: ZonedTime; unit?: UnixUnit } => {
    if (mode === 'date') {
      const stamp = parseTimestamp(text, unit);
      if (stamp.cut) notes.add(CUT);
      return { time: momentIn(stamp.epoch, zone), unit: stamp.unit };
    }
    const { time, note } = readMoment(text, zone, reading);
    if (note) notes.add(note);
    return { time };
  };
  const lines = linesOf(input);
  const rows = lines.map(({ line, offset }) => {
    try {
      return read(line);
    } catch (error) {
      if (!(error instanceof InputError) || lines.length === 1) throw error;
      throw new InputError(error.message, placeAt(input, offset));
    }
  });
  const [first] = rows;
  if (!first) throw new InputError(mode === 'date' ? 'The timestamp is missing' : 'The date is missing');

  if (rows.length > 1)
    return resultAs(
      'table',
      mode === 'date'
        ? {
            columns: ['Timestamp', 'Unit', `Date (${zone})`, 'UTC', 'Relative'],
            rows: rows.map(({ time, unit: found }, at) => [
              lines[at]!.line.trim(),
              UNIT_NAMES[found!],
              formatDateTime(time),
              formatUtc(time.epochNanoseconds),
              relativeTime(time.epochNanoseconds, present),
            ]),
          }
        : {
            columns: ['Date', 'Seconds', 'Milliseconds', 'UTC'],
            rows: rows.map(({ time: { epochNanoseconds } }, at) => [
              lines[at]!.line.trim(),
              formatTimestamp(epochNanoseconds, 'seconds'),
              formatTimestamp(epochNanoseconds, 'milliseconds'),
              formatUtc(epochNanoseconds),
            ]),
          },
      { notes: [...notes].slice(0, 5) },
    );

  const { time } = first;
  const epoch = time.epochNanoseconds;
  const date = [
    { label: 'Date', value: formatDateTime(time), note: shownIn(time) },
    { label: 'UTC', value: formatUtc(epoch) },
    { label: 'Relative', value: relativeTime(epoch, present) },
    { label: 'ISO 8601', value: formatIso(time) },
    { label: 'RFC 2822', value: formatMailDate(time) },
  ];
  if (mode === 'unix') return result([...units(epoch), ...date], { notes: [...notes] });
  const taken = {
    label: 'Unit',
    value: UNIT_NAMES[first.unit!],
    note: unit === 'auto' ? 'recognised by size' : 'as chosen',
  };
  return result([...date.slice(0, 3), taken, ...date.slice(3), ...units(epoch)], { notes: [...notes] });
}
