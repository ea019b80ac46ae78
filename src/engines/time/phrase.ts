import { ZONE_ABBREVIATIONS, zoneByName } from './named-zones';
import { localMinute, localZone } from './zone-names';

export interface RequestedTime {
  readonly input: string;
  readonly sourceTimezone: string;
  readonly targetTimezone: string;
  /** Of this moment, not of a time that was named. */
  readonly isNow: boolean;
}

const NOW =
  /^(?:what(?:'s|’s| is)? (?:the )?)?(?:(?:current )?time|clock|now)(?: is it)? (?:in|at) ([\p{L} _/.'-]{2,40})\??$/iu;
const THEN =
  /^(?:(\d{4}-\d\d-\d\d)[ T])?(\d{1,2})(?:[:.](\d\d))?\s*(am|pm)?(?:\s+(?:in\s+)?([\p{L} _/]{1,30}?))?\s+(?:in|to)\s+([\p{L} _/]{2,30})\??$/iu;

const TIME = String.raw`(?:(\d{4}-\d\d-\d\d)[ T])?(\d{1,2})(?:[:.](\d\d))?\s*(am|pm)?`;
const PLACE = String.raw`([\p{L} _/.'-]{2,40}?)`;
/** "what time is it in Berlin when it is 15:00 in New York": the place that is asked for stands first. */
const ASKED = new RegExp(
  String.raw`^(?:what(?:'s|’s| is)? (?:the )?)?time(?: is it| will it be| would it be)?(?: in| at)? ${PLACE},? (?:when|if|while|at) (?:it(?:'s|’s| is) )?${TIME}(?: o'?clock)?(?: in| at)? ${PLACE}(?: time)?\??$`,
  'iu',
);
/** The same turned round: "when it is 15:00 in New York, what time is it in Berlin". */
const ASKED_LATER = new RegExp(
  String.raw`^(?:when|if) (?:it(?:'s|’s| is) )?${TIME}(?: o'?clock)?(?: in| at)? ${PLACE}(?: time)?,? (?:then )?what(?:'s|’s| is)? (?:the )?time(?: is it| will it be)?(?: in| at)? ${PLACE}\??$`,
  'iu',
);
/** "15:00 New York time in Berlin", "3pm in New York in Berlin time". */
const TIME_THERE = new RegExp(
  String.raw`^(?:what(?:'s|’s| is) )?${TIME}(?: in| at)? ${PLACE}(?: time)? (?:in|to|for) ${PLACE}(?: time)?\??$`,
  'iu',
);

interface Named {
  readonly day?: string | undefined;
  readonly hour?: string | undefined;
  readonly minute?: string | undefined;
  readonly half?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

function namedTimes(text: string): Named | undefined {
  const [, wanted, ...first] = ASKED.exec(text) ?? [];
  if (wanted !== undefined) return { ...asNamed(first), to: wanted };
  const later = ASKED_LATER.exec(text) ?? THEN.exec(text);
  return later ? asNamed(later.slice(1)) : undefined;
}

const asNamed = ([day, hour, minute, half, from, to]: readonly (string | undefined)[]): Named => ({
  day,
  hour,
  minute,
  half,
  from,
  to,
});

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
  return [namedTimes(text), asNamed((TIME_THERE.exec(text) ?? []).slice(1))].flatMap(
    (named) => (named && readTime(named, text, now)) ?? [],
  )[0];
}

function readTime(named: Named, text: string, now: number): RequestedTime | undefined {
  const { day, hour, minute = '00', half, from, to } = named;
  if (!hour || !to || (!half && !text.includes(':') && !from)) return undefined;
  const source = from ? zoneByName(from) : localZone();
  const target = zoneByName(to);
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hour);
  if (!source || !target || hours > 23 || Number(minute) > 59 || (half && Number(hour) > 12)) return undefined;
  const date = day ?? localMinute(now, source).slice(0, 10);
  const input = `${date} ${String(hours).padStart(2, '0')}:${minute}`;
  return { input, sourceTimezone: source, targetTimezone: target, isNow: false };
}
