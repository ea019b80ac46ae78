import { InputError } from '@/engines/input-error';
import { cityNamed, cityOfZone } from './cities';
import { zoneNamed } from './named-zones';
import { momentIn, type ZonedTime } from './zones';

/** A place on the board, with the hours in which people there work. */
export interface BoardRow {
  readonly name: string;
  readonly zone: string;
  readonly from: number;
  readonly to: number;
}

export const MOST_ROWS = 12;
const USUAL_HOURS = '9-18';
const HALF_HOUR = 30;
const DAY_MINUTES = 1440;

/** "9-18", "22-6" over midnight. */
export function readHours(text: string, field?: string): { from: number; to: number } {
  const [, from, to] = /^\s*(\d{1,2})(?::00)?\s*[-–]\s*(\d{1,2})(?::00)?\s*$/.exec(text) ?? [];
  if (from === undefined || Number(from) > 23 || Number(to) > 24 || from === to)
    throw new InputError(`Working hours look like ${USUAL_HOURS}, not ${text.trim() || 'nothing'}`, { field });
  return { from: Number(from), to: Number(to) };
}

/** A city or a zone, by its name. */
export function readPlace(text: string, field?: string): { name: string; zone: string } {
  const city = cityNamed(text);
  if (city) return city;
  const zone = zoneNamed(text, field);
  return { name: text.includes('/') || text.trim() === '' ? cityOfZone(zone) : text.trim(), zone };
}

/** "Berlin, Tokyo 8-17, America/New_York": places with their working hours, where these are not the usual ones. */
export function readRows(text: string, field?: string): BoardRow[] {
  const rows = text
    .split(/[,;\n]/)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [, name = part, hours = USUAL_HOURS] = /^(.*\S)\s+(\d{1,2}\s*[-–]\s*\d{1,2})\s*$/.exec(part) ?? [];
      return { ...readPlace(name.trim(), field), ...readHours(hours, field) };
    });
  if (rows.length > MOST_ROWS - 2) throw new InputError(`Up to ${MOST_ROWS} zones can be shown`, { field });
  return rows;
}

export const writeRows = (rows: readonly BoardRow[]): string =>
  rows
    .map(({ name, zone, from, to }) => {
      const place = cityNamed(name)?.zone === zone ? name : zone;
      const hours = `${from}-${to}`;
      return hours === USUAL_HOURS ? place : `${place} ${hours}`;
    })
    .join(', ');

/** How many minutes a minute of the day is away from working hours; 0 inside. */
function minutesOutside(start: number, { from, to }: BoardRow): number {
  const [opens, closes] = [from * 60, to * 60];
  const length = (closes - opens + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  const since = (start - opens + DAY_MINUTES) % DAY_MINUTES;
  if (since + HALF_HOUR <= length) return 0;
  return Math.min(since - length + HALF_HOUR, DAY_MINUTES - since);
}

export interface MeetingTime {
  /** The half hours from the first moment to before the second. */
  readonly start: ZonedTime;
  readonly end: ZonedTime;
  /** Who would not be at work, and what their clocks show. */
  readonly outside: readonly { readonly name: string; readonly hour: number; readonly minute: number }[];
}

interface Slot {
  readonly at: bigint;
  readonly minutes: number;
  readonly outside: MeetingTime['outside'];
}

const HALF_HOUR_NS = BigInt(HALF_HOUR) * 60_000_000_000n;

/** When in a day all are at work, as spans of half hours; where that is never, the three times that trouble people least. */
export function meetingTimes(hours: readonly ZonedTime[], rows: readonly BoardRow[]): MeetingTime[] {
  const [first] = hours;
  if (!first || rows.length === 0) return [];
  const slots = hours
    .flatMap((hour) => [hour.epochNanoseconds, hour.epochNanoseconds + HALF_HOUR_NS])
    .map((at) => slotAt(at, rows));
  const asTime = (from: bigint, to: bigint, outside: MeetingTime['outside']): MeetingTime => ({
    start: momentIn(from, first.timeZoneId),
    end: momentIn(to, first.timeZoneId),
    outside,
  });
  const spans: [bigint, bigint][] = [];
  for (const { at, minutes } of slots) {
    if (minutes > 0) continue;
    const last = spans.at(-1);
    if (last?.[1] === at) last[1] = at + HALF_HOUR_NS;
    else spans.push([at, at + HALF_HOUR_NS]);
  }
  if (spans.length > 0) return spans.map(([from, to]) => asTime(from, to, []));
  return [...slots]
    .sort((a, b) => a.minutes - b.minutes || Number(a.at - b.at))
    .slice(0, 3)
    .map(({ at, outside }) => asTime(at, at + HALF_HOUR_NS, outside));
}

function slotAt(at: bigint, rows: readonly BoardRow[]): Slot {
  const there = rows.map((row) => {
    const { hour, minute } = momentIn(at, row.zone);
    return { name: row.name, hour, minute, away: minutesOutside(hour * 60 + minute, row) };
  });
  return {
    at,
    // Two who stay an hour late are better than one who is up at three.
    minutes: there.reduce((sum, { away }) => sum + away ** 1.5, 0),
    outside: there.filter(({ away }) => away > 0),
  };
}
