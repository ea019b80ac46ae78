import { isZone, listZones, localMinute, ownZone } from './zone-names';

export interface AskedTime {
  readonly input: string;
  readonly sourceTimezone: string;
  readonly targetTimezone: string;
  /** Of this moment, not of a time that was named. */
  readonly isNow: boolean;
}

/** Short names that are used for one zone nearly always. */
const SHORT: Readonly<Record<string, string>> = {
  utc: 'UTC',
  gmt: 'UTC',
  z: 'UTC',
  est: 'America/New_York',
  edt: 'America/New_York',
  et: 'America/New_York',
  cst: 'America/Chicago',
  cdt: 'America/Chicago',
  ct: 'America/Chicago',
  mst: 'America/Denver',
  mdt: 'America/Denver',
  mt: 'America/Denver',
  pst: 'America/Los_Angeles',
  pdt: 'America/Los_Angeles',
  pt: 'America/Los_Angeles',
  cet: 'Europe/Berlin',
  cest: 'Europe/Berlin',
  bst: 'Europe/London',
  wet: 'Europe/Lisbon',
  eet: 'Europe/Helsinki',
  ist: 'Asia/Kolkata',
  jst: 'Asia/Tokyo',
  kst: 'Asia/Seoul',
  sgt: 'Asia/Singapore',
  hkt: 'Asia/Hong_Kong',
  aest: 'Australia/Sydney',
  aedt: 'Australia/Sydney',
  msk: 'Europe/Moscow',
  nzst: 'Pacific/Auckland',
};
/** Cities that share the clock of a larger one, and countries with one. */
const PLACES: Readonly<Record<string, string>> = {
  'san francisco': 'America/Los_Angeles',
  seattle: 'America/Los_Angeles',
  'las vegas': 'America/Los_Angeles',
  california: 'America/Los_Angeles',
  boston: 'America/New_York',
  washington: 'America/New_York',
  miami: 'America/New_York',
  atlanta: 'America/New_York',
  nyc: 'America/New_York',
  houston: 'America/Chicago',
  dallas: 'America/Chicago',
  austin: 'America/Chicago',
  montreal: 'America/Toronto',
  beijing: 'Asia/Shanghai',
  china: 'Asia/Shanghai',
  mumbai: 'Asia/Kolkata',
  delhi: 'Asia/Kolkata',
  'new delhi': 'Asia/Kolkata',
  bangalore: 'Asia/Kolkata',
  india: 'Asia/Kolkata',
  japan: 'Asia/Tokyo',
  osaka: 'Asia/Tokyo',
  korea: 'Asia/Seoul',
  germany: 'Europe/Berlin',
  munich: 'Europe/Berlin',
  hamburg: 'Europe/Berlin',
  frankfurt: 'Europe/Berlin',
  france: 'Europe/Paris',
  spain: 'Europe/Madrid',
  barcelona: 'Europe/Madrid',
  italy: 'Europe/Rome',
  milan: 'Europe/Rome',
  uk: 'Europe/London',
  england: 'Europe/London',
  geneva: 'Europe/Zurich',
  switzerland: 'Europe/Zurich',
  poland: 'Europe/Warsaw',
  israel: 'Asia/Jerusalem',
  'tel aviv': 'Asia/Jerusalem',
  'rio de janeiro': 'America/Sao_Paulo',
  rio: 'America/Sao_Paulo',
  'cape town': 'Africa/Johannesburg',
  'abu dhabi': 'Asia/Dubai',
};

/** A zone by its own name, by a short one, or by its city. */
function zoneOf(name: string): string | undefined {
  const plain = name.trim().toLowerCase().replace(/\s+/g, ' ');
  const known = SHORT[plain] ?? PLACES[plain];
  if (known) return known;
  if (/^[a-z]+\/[a-z_/+-]+$/i.test(name.trim()) && isZone(name.trim())) return name.trim();
  const city = plain.replaceAll(' ', '_');
  return listZones().find((zone) => zone.toLowerCase().endsWith(`/${city}`));
}

const NOW = /^(?:what(?:'s| is) the )?(?:(?:current )?time|clock|now)(?: is it)? (?:in|at) ([\p{L} _/.'-]{2,40})\??$/iu;
const THEN =
  /^(?:(\d{4}-\d\d-\d\d)[ T])?(\d{1,2})(?:[:.](\d\d))?\s*(am|pm)?(?:\s+(?:in\s+)?([\p{L} _/]{1,30}?))?\s+(?:in|to)\s+([\p{L} _/]{2,30})\??$/iu;

const ZONED =
  /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?\s*(?:\[([\w/+-]+)\]|([A-Z]{2,4}|[A-Z][a-z]+\/[\w/]+))$/;

/** "3:30 pm EST": a time of today with the name of its zone, for the zone of this machine. */
const CLOCK = /^(\d{1,2})(?:[:.](\d\d))?\s*(am|pm)?\s+([A-Z]{2,4})$/i;

export function clockIn(text: string, now: number): AskedTime | undefined {
  const [, hour, minute, half, name] = CLOCK.exec(text) ?? [];
  const zone = name && SHORT[name.toLowerCase()];
  if (!hour || !zone || (!half && minute === undefined)) return undefined;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hour);
  if (hours > 23 || Number(minute ?? 0) > 59 || (half && (Number(hour) > 12 || hour === '0'))) return undefined;
  const input = `${localMinute(now, zone).slice(0, 10)} ${String(hours).padStart(2, '0')}:${minute ?? '00'}`;
  return { input, sourceTimezone: zone, targetTimezone: '', isNow: false };
}

/** A date and time with the name of its zone behind it, for the zone of this machine. */
export function zonedIn(text: string): AskedTime | undefined {
  const [, day, time, bracketed, named] = ZONED.exec(text) ?? [];
  const zone = day && zoneOf(bracketed ?? named ?? '');
  return zone ? { input: `${day} ${time}`, sourceTimezone: zone, targetTimezone: '', isNow: false } : undefined;
}

/** "time in tokyo", "3pm EST in Berlin": a time and two zones. */
export function timeIn(text: string, now: number): AskedTime | undefined {
  const place = NOW.exec(text)?.[1];
  const here = ownZone();
  if (place) {
    const target = zoneOf(place);
    if (!target) return undefined;
    const input = localMinute(now, here).replace('T', ' ');
    return { input, sourceTimezone: here, targetTimezone: target, isNow: true };
  }
  const [, day, hour, minute = '00', half, from, to] = THEN.exec(text) ?? [];
  if (!hour || !to || (!half && !text.includes(':') && !from)) return undefined;
  const source = from ? zoneOf(from) : here;
  const target = zoneOf(to);
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hour);
  if (!source || !target || hours > 23 || Number(minute) > 59 || (half && Number(hour) > 12)) return undefined;
  const date = day ?? localMinute(now, source).slice(0, 10);
  const input = `${date} ${String(hours).padStart(2, '0')}:${minute}`;
  return { input, sourceTimezone: source, targetTimezone: target, isNow: false };
}
