import { InputError } from '@/engines/input-error';
import { nearestWords } from '@/engines/text/nearest';
import { isZone, listZones, localZone } from './zone-names';

/** Short names that are used for one zone nearly always. */
export const ZONE_ABBREVIATIONS: Readonly<Record<string, string>> = {
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
  'eastern time': 'America/New_York',
  'central time': 'America/Chicago',
  'mountain time': 'America/Denver',
  'pacific time': 'America/Los_Angeles',
  'central european time': 'Europe/Berlin',
  'japan standard time': 'Asia/Tokyo',
  'india standard time': 'Asia/Kolkata',
};

/** Not all platforms take an offset for a zone. These places have had theirs for long; full hours have zones of their own. */
const PLACES_BY_OFFSET: Readonly<Record<string, string>> = {
  '+3:30': 'Asia/Tehran',
  '+4:30': 'Asia/Kabul',
  '+5:30': 'Asia/Kolkata',
  '+5:45': 'Asia/Kathmandu',
  '+6:30': 'Asia/Yangon',
  '+8:45': 'Australia/Eucla',
  '+9:30': 'Australia/Darwin',
  '-9:30': 'Pacific/Marquesas',
};

/** UTC+9, GMT-3 and +05:30: the zone itself, or a place that may be meant. */
function zoneByOffset(name: string): { zone?: string; near?: string } {
  const [, sign, hours = '', minutes = '00'] = /^(?:utc|gmt)?\s*([+\-−])(\d{1,2})(?::?([0-5]\d))?$/i.exec(name) ?? [];
  if (sign === undefined) return {};
  const isEast = sign === '+';
  if (minutes !== '00') return { near: PLACES_BY_OFFSET[`${isEast ? '+' : '-'}${Number(hours)}:${minutes}`] };
  // Named the other way round: west is positive.
  const zone = Number(hours) === 0 ? 'UTC' : `Etc/GMT${isEast ? '-' : '+'}${Number(hours)}`;
  return isZone(zone) ? { zone } : {};
}

/** A zone by its own name, a short name, or its city. */
export function zoneByName(name: string): string | undefined {
  const plain = name.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ');
  for (const names of [ZONE_ABBREVIATIONS, PLACES]) if (Object.hasOwn(names, plain)) return names[plain];
  if (/^[a-z]+\/[a-z_/+-]+$/i.test(name.trim()) && isZone(name.trim())) return name.trim();
  const city = plain.replaceAll(' ', '_');
  return listZones().find((zone) => zone.toLowerCase().endsWith(`/${city}`));
}

/** The zone that a person names, or this machine's own where none is named; otherwise an error with those that may be meant. */
export function zoneNamed(provided: string, field?: string): string {
  const name = provided.trim();
  if (name === '') return localZone();
  if (isZone(name)) return name;
  const byOffset = zoneByOffset(name);
  const zone = zoneByName(name) ?? byOffset.zone;
  if (zone) return zone;
  const near = byOffset.near ? [byOffset.near] : nearestZones(name);
  throw new InputError('Invalid timezone', {
    field,
    ...(near.length > 0 && { hint: `Did you mean ${near.join(' or ')}?` }),
  });
}

/** By the whole name or by the city alone. */
function nearestZones(name: string): readonly string[] {
  const zones = listZones();
  const byCity = new Map(zones.map((zone) => [zone.slice(zone.lastIndexOf('/') + 1), zone]));
  const cities = nearestWords(name.slice(name.lastIndexOf('/') + 1), [...byCity.keys()], 2).map(
    (city) => byCity.get(city)!,
  );
  const whole = name.includes('/') ? nearestWords(name, zones, 1) : [];
  return [...new Set([...whole, ...cities])].slice(0, 2);
}
