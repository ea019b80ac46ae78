import { ZONE_ABBREVIATIONS, zoneByName } from './named-zones';
import { localMinute, localZone } from './zone-names';

export interface RequestedTime {
  readonly input: string;
  readonly sourceTimezone: string;
  readonly targetTimezone: string;
  /** Of this moment, not of a time that was named. */
  readonly isNow: boolean;
}

const NOW = /^(?:what(?:'s| is) the )?(?:(?:current )?time|clock|now)(?: is it)? (?:in|at) ([\p{L} _/.'-]{2,40})\??$/iu;
const THEN =
  /^(?:(\d{4}-\d\d-\d\d)[ T])?(\d{1,2})(?:[:.](\d\d))?\s*(am|pm)?(?:\s+(?:in\s+)?([\p{L} _/]{1,30}?))?\s+(?:in|to)\s+([\p{L} _/]{2,30})\??$/iu;

const ZONED =
  /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?\s*(?:\[([\w/+-]+)\]|([A-Z]{2,4}|[A-Z][a-z]+\/[\w/]+))$/;

/** "3:30 pm EST": a time of today with the name of its zone, for the zone of this machine. */
const CLOCK = /^(\d{1,2})(?:[:.](\d\d))?\s*(am|pm)?\s+([A-Z]{2,4})$/i;

export function clockIn(text: string, now: number): RequestedTime | undefined {
  const [, hour, minute, half, name] = CLOCK.exec(text) ?? [];
  const zone =
    name && Object.hasOwn(ZONE_ABBREVIATIONS, name.toLowerCase()) ? ZONE_ABBREVIATIONS[name.toLowerCase()] : undefined;
  if (!hour || !zone || (!half && minute === undefined)) return undefined;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hour);
  if (hours > 23 || Number(minute ?? 0) > 59 || (half && (Number(hour) > 12 || hour === '0'))) return undefined;
  const input = `${localMinute(now, zone).slice(0, 10)} ${String(hours).padStart(2, '0')}:${minute ?? '00'}`;
  return { input, sourceTimezone: zone, targetTimezone: '', isNow: false };
}

/** A date and time with the name of its zone behind it, for the zone of this machine. */
export function zonedIn(text: string): RequestedTime | undefined {
  const [, day, time, bracketed, named] = ZONED.exec(text) ?? [];
  const zone = day && zoneByName(bracketed ?? named ?? '');
  return zone ? { input: `${day} ${time}`, sourceTimezone: zone, targetTimezone: '', isNow: false } : undefined;
}

/** "time in tokyo", "3pm EST in Berlin": a time and two zones. */
export function timeIn(text: string, now: number): RequestedTime | undefined {
  const place = NOW.exec(text)?.[1];
  const here = localZone();
  if (place) {
    const target = zoneByName(place);
    if (!target) return undefined;
    const input = localMinute(now, here).replace('T', ' ');
    return { input, sourceTimezone: here, targetTimezone: target, isNow: true };
  }
  const [, day, hour, minute = '00', half, from, to] = THEN.exec(text) ?? [];
  if (!hour || !to || (!half && !text.includes(':') && !from)) return undefined;
  const source = from ? zoneByName(from) : here;
  const target = zoneByName(to);
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hour);
  if (!source || !target || hours > 23 || Number(minute) > 59 || (half && Number(hour) > 12)) return undefined;
  const date = day ?? localMinute(now, source).slice(0, 10);
  const input = `${date} ${String(hours).padStart(2, '0')}:${minute}`;
  return { input, sourceTimezone: source, targetTimezone: target, isNow: false };
}
