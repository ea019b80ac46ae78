import { InputError } from '@/engines/input-error';
import { FARTHEST } from './unix';
import { momentIn, type Placed, placeIn, type Reading, type WallTime } from './zones';

export interface ParsedDate extends WallTime {
  /** Seconds from UTC, where the text says so itself. */
  offset?: number;
}

const ISO =
  /^([+-]\d{6}|\d{4})-(\d\d)-(\d\d)(?:[T\s]+(\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9})\d*)?)?\s*(Z|UTC|GMT|[+-]\d\d(?::?\d\d(?::?\d\d)?)?)?)?$/i;
const MAIL =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,?\s+)?(\d{1,2})[\s-]([A-Z]{3})[\s-](\d{4})\s+(\d\d):(\d\d)(?::(\d\d))?\s*(Z|UT|UTC|GMT|[+-]\d{4})?$/i;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Longer text is no date, whatever it holds. */
const LONGEST = 80;

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

function readOffset(text: string | undefined, name: string): number | undefined {
  if (!text) return undefined;
  const [, sign, hours, minutes = '0', seconds = '0'] = /^([+-])(\d\d):?(\d\d)?:?(\d\d)?$/.exec(text) ?? [];
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59)
    throw new InputError(`${name} has an impossible offset from UTC: ${text}`);
  return sign === undefined
    ? 0
    : (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
}

/** Reads 2026-01-31T23:59:59.5+01:00 and what is like it, down to the date alone, and the dates of mail headers. */
export function parseDate(text: string, name = 'The date'): ParsedDate {
  const trimmed = text.trim();
  if (trimmed === '') throw new InputError(`${name} is missing`);
  const short = trimmed.length <= LONGEST ? trimmed : '';
  let parts = ISO.exec(short);
  if (!parts) {
    const [whole, day, month = '', year, ...rest] = MAIL.exec(short) ?? [];
    const at = MONTHS.indexOf(month.toLowerCase()) + 1;
    if (whole !== undefined && at > 0)
      parts = [whole, year, at, day, rest[0], rest[1], rest[2], undefined, rest[3]] as unknown as RegExpExecArray;
  }
  if (!parts) throw new InputError(`${name} must look like 2026-01-31 23:59:59`);
  const [, years, months, days, hours = 0, minutes = 0, seconds = 0, fraction = '', zone] = parts;
  const [year, month, day] = [Number(years), Number(months), Number(days)];
  const [hour, minute, second] = [Number(hours), Number(minutes), Number(seconds)];
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month))
    throw new InputError(`${name} isn’t a valid date: ${trimmed}`);
  if (hour > 23 || minute > 59 || second > 59) throw new InputError(`${name} isn’t a valid time: ${trimmed}`);
  const nanosecond = Number(fraction.padEnd(9, '0'));
  return { year, month, day, hour, minute, second, nanosecond, offset: readOffset(zone, name) };
}

/** The moment a text means: by the offset it names itself, else by the clocks of the zone. */
export function readMoment(text: string, zone: string, reading: Reading = 'earlier', name?: string): Placed {
  const parsed = parseDate(text, name);
  if (parsed.offset === undefined) return placeIn(parsed, zone, reading);
  const epoch = placeIn(parsed, 'UTC').time.epochNanoseconds - BigInt(parsed.offset) * 1_000_000_000n;
  if (epoch > FARTHEST || epoch < -FARTHEST)
    throw new InputError(`${name ?? 'The date'} is out of range: ${text.trim()}`);
  return { time: momentIn(epoch, zone), kind: 'plain' };
}
