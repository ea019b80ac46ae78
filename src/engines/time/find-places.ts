import { ABBREVIATIONS } from './abbreviations';
import { cityOfZone, listCities, type Place } from './cities';
import { nameKey } from './name-key';
import { formatOffset, listZones } from './zone-names';
import { momentIn, offsetMinutes } from './zones';

export interface FoundPlace extends Place {
  /** What tells it from others of the same name: "UTC+9:00 · Asia/Tokyo". */
  readonly detail: string;
}

/** "UTC+5:30", "+9", "GMT-3": minutes. */
function offsetIn(text: string): number | undefined {
  const [, sign, hours, minutes = '0'] =
    /^(?:utc|gmt)?\s*([+\-−])\s*(\d{1,2})(?::?([0-5]\d))?$/i.exec(text.trim()) ?? [];
  if (!sign) return undefined;
  return (sign === '+' ? 1 : -1) * (Number(hours) * 60 + Number(minutes));
}

const MOST = 12;

/** Cities and zones for what was typed: by name, abbreviation, or how far their clocks are from UTC at a moment. */
export function findPlaces(text: string, epochMilliseconds: number): FoundPlace[] {
  const wanted = nameKey(text);
  if (wanted === '') return [];
  const offsetOf = (zone: string) => offsetMinutes(momentIn(BigInt(epochMilliseconds) * 1_000_000n, zone));
  const describe = ({ name, zone }: Place): FoundPlace => ({
    name,
    zone,
    detail: `UTC${formatOffset(offsetOf(zone))} · ${zone}`,
  });
  const minutes = offsetIn(text);
  const zones = listZones().map((zone) => ({ name: cityOfZone(zone), zone }));
  const known = [...listCities(), ...zones];
  const found =
    minutes === undefined
      ? [
          ...(ABBREVIATIONS[wanted] ?? []).map((zone) => ({ name: cityOfZone(zone), zone })),
          ...known.filter(({ name }) => nameKey(name).startsWith(wanted)),
          ...known.filter(({ name }) => ` ${nameKey(name)}`.includes(` ${wanted}`)),
          ...zones.filter(({ zone }) => wanted.includes('/') && nameKey(zone).startsWith(wanted)),
        ]
      : listCities().filter(({ name, zone }) => name === cityOfZone(zone) && offsetOf(zone) === minutes);
  const byOffset =
    minutes === undefined || found.length > 0 ? found : zones.filter(({ zone }) => offsetOf(zone) === minutes);
  const unique = new Map(byOffset.map((place) => [`${place.name} ${place.zone}`, place]));
  return [...unique.values()].slice(0, MOST).map(describe);
}
