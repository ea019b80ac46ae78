import { InputError, placeAt } from '@/engines/input-error';
import { codeLines } from '@/engines/time/code-lines';
import { readFreeDate } from '@/engines/time/free-date';
import { firstIdentifiers, identifierTime } from '@/engines/time/identifiers';
import { zoneNamed } from '@/engines/time/named-zones';
import { readMoment } from '@/engines/time/parse-date';
import { dayOfYear, isoWeek, PERIODS, periodAround } from '@/engines/time/periods';
import { formatSystem, SYSTEMS, systemTime, TIME_SYSTEMS, type TimeSystem } from '@/engines/time/systems';
import { formatTimestamp, parseTimestamp, relativeTime, UNIX_UNITS, type UnixUnit } from '@/engines/time/unix';
import { formatOffset } from '@/engines/time/zone-names';
import {
  formatDateTime,
  formatIso,
  formatMailDate,
  formatUtc,
  getWeekday,
  momentIn,
  offsetMinutes,
  type Placed,
  placeIn,
  type Reading,
  toWallTime,
  type ZonedTime,
} from '@/engines/time/zones';
import { type FieldRow, type Result, result, resultAs } from '@/kit/output';
import { SYSTEM_NAMES, UNIT_NAMES } from './units';

const units = (epoch: bigint) =>
  UNIX_UNITS.map((unit) => ({ label: UNIT_NAMES[unit], value: formatTimestamp(epoch, unit) }));
const shownIn = (time: ZonedTime) =>
  [
    getWeekday(time),
    time.timeZoneId === 'UTC' ? 'UTC' : `${time.timeZoneId} UTC${formatOffset(offsetMinutes(time))}`,
  ].join(', ');
const CUT = 'Digits smaller than a nanosecond were cut off.';

/** The lines that hold something, each with where it begins. */
function getLines(input: string): { line: string; offset: number }[] {
  const lines: { line: string; offset: number }[] = [];
  for (const { 0: line, index } of input.matchAll(/[^\r\n]+/g))
    if (line.trim() !== '') lines.push({ line, offset: index });
  return lines;
}

export interface ConvertOptions {
  mode: 'date' | 'unix';
  timezone: string;
  unit: UnixUnit | TimeSystem | 'auto';
  reading: Reading;
  systems: boolean;
  calendar: boolean;
  code: boolean;
}

interface Read {
  time: ZonedTime;
  unit?: string;
  /** How the unit was found, or what it counts. */
  note?: string;
}

const isSystem = (unit: string): unit is TimeSystem => Object.hasOwn(SYSTEMS, unit);
/** What the clock of a zone shows at a moment, as nanoseconds from 1970 by that clock. */
const wallEpoch = (time: ZonedTime): bigint => placeIn(toWallTime(time), 'UTC').time.epochNanoseconds;
const inSystems = (time: ZonedTime) => [
  ...TIME_SYSTEMS.flatMap((system) => {
    const value = formatSystem(time.epochNanoseconds, wallEpoch(time), system);
    return value === undefined ? [] : [{ label: SYSTEM_NAMES[system], value, note: SYSTEMS[system].counts }];
  }),
  ...firstIdentifiers(time.epochNanoseconds).map((row) => ({ ...row, note: 'the first of this moment' })),
];

/** Where the moment is in the calendar, and when its day, week, month and year begin and end. */
function inCalendar(time: ZonedTime): FieldRow[] {
  const { day, of } = dayOfYear(time);
  const bound = (label: string, at: ZonedTime) => ({
    label,
    value: String((at.epochNanoseconds - (((at.epochNanoseconds % SECOND) + SECOND) % SECOND)) / SECOND),
    note: formatDateTime(at).replace(/\.\d+$/, ''),
  });
  return [
    { label: 'ISO Week', value: isoWeek(time) },
    { label: 'Day of the Year', value: String(day), note: `of ${of}` },
    ...PERIODS.flatMap((period) => {
      try {
        const { start, end } = periodAround(time, period);
        return [bound(`Start of ${period}`, start), bound(`End of ${period}`, end)];
      } catch (error) {
        // The first and the last period there are begin or end where no time can be told.
        if (error instanceof RangeError) return [];
        throw error;
      }
    }),
  ];
}

const SECOND = 1_000_000_000n;
const YEAR = 31_556_952n * 1_000_000_000n;
const isWithin = (epoch: bigint, from: bigint, to: bigint) => epoch > from && epoch < to;

/** Where the number means a far year, but one of our days in another system: that it may be meant so. */
function otherwise(text: string, epoch: bigint, zone: string, now: bigint): string | undefined {
  if (isWithin(epoch, now - 30n * YEAR, now + 10n * YEAR)) return undefined;
  const found = TIME_SYSTEMS.flatMap((system) => {
    // Any short number is a Snowflake of its first days.
    if (SYSTEMS[system].counts.includes('bits') && text.trim().length < 17) return [];
    const other = readSystem(text, system, zone, true);
    return other && isWithin(other.epochNanoseconds, now - 15n * YEAR, now + YEAR)
      ? [`${SYSTEM_NAMES[system]} it is ${formatDateTime(other).slice(0, 16)}`]
      : [];
  });
  return found.length === 0
    ? undefined
    : `${text.trim()} could also be another day: as ${found.join(', as ')}. Choose the Unit to read it that way.`;
}

/** @param quiet gives nothing where the number cannot be one of the system's. */
function readSystem(text: string, system: TimeSystem, zone: string, quiet = false): ZonedTime | undefined {
  try {
    const read = systemTime(text, system);
    if (!read) return undefined;
    // An Excel date is what a clock shows, wherever that hangs.
    return system === 'excel'
      ? placeIn(toWallTime(momentIn(read.epoch, 'UTC')), zone).time
      : momentIn(read.epoch, zone);
  } catch (error) {
    if (quiet && error instanceof InputError) return undefined;
    throw error;
  }
}

/** A date of our own forms, or one as people write it, with what was assumed. */
function readDate(text: string, zone: string, reading: Reading, now: bigint): Placed {
  try {
    return readMoment(text, zone, reading);
  } catch (error) {
    const free = error instanceof InputError ? readFreeDate(text, toWallTime(momentIn(now, zone))) : undefined;
    if (!free) throw error;
    const placed = placeIn(free.wall, free.offset === undefined ? zone : 'UTC', reading);
    const epoch = placed.time.epochNanoseconds - BigInt(free.offset ?? 0) * 1_000_000_000n + free.shift;
    const time = momentIn(epoch, zone);
    const note = `“${text.trim()}” is read as ${formatDateTime(time)}${free.notes.length > 0 ? `: ${free.notes.join(', ')}` : ''}.`;
    return { ...placed, time, note: [note, placed.note].filter(Boolean).join(' ') };
  }
}

/** @param now milliseconds since 1970, for what is said of it from here. */
export function convert(
  input: string,
  { mode, timezone, unit, reading, systems, calendar, code }: ConvertOptions,
  now: number,
): Result<FieldRow[], undefined, 'table'> {
  const zone = zoneNamed(timezone, 'timezone');
  const present = BigInt(Math.floor(now)) * 1_000_000n;
  const notes = new Set<string>();
  const read = (text: string): Read => {
    if (mode === 'unix') {
      const { time, note } = readDate(text, zone, reading, present);
      if (note) notes.add(note);
      return { time };
    }
    const dated = unit === 'auto' ? identifierTime(text.trim()) : undefined;
    if (dated) return { time: momentIn(dated.epoch, zone), unit: dated.name, note: dated.counts };
    if (isSystem(unit)) {
      const time = readSystem(text, unit, zone);
      if (!time) throw new InputError(`Not a number of ${SYSTEM_NAMES[unit]}: ${text.trim().slice(0, 40)}`);
      return { time, unit: SYSTEM_NAMES[unit], note: SYSTEMS[unit].counts };
    }
    const stamp = parseTimestamp(text, unit);
    if (stamp.cut) notes.add(CUT);
    const other = unit === 'auto' ? otherwise(text, stamp.epoch, zone, present) : undefined;
    if (other) notes.add(other);
    const note = unit === 'auto' ? 'recognized by size' : 'as chosen';
    return { time: momentIn(stamp.epoch, zone), unit: UNIT_NAMES[stamp.unit], note };
  };
  const lines = getLines(input);
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
              found!,
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
  const others = [
    ...(calendar ? inCalendar(time) : []),
    ...(code ? codeLines(epoch) : []),
    ...(systems ? inSystems(time) : []),
  ];
  if (mode === 'unix') return result([...units(epoch), ...date, ...others], { notes: [...notes] });
  const taken = { label: 'Unit', value: first.unit!, note: first.note };
  return result([...date.slice(0, 3), taken, ...date.slice(3), ...units(epoch), ...others], { notes: [...notes] });
}
