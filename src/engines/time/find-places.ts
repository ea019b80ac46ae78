import { cityOfZone, listCities, type Place } from './cities';
import { nameKey } from './name-key';
import { formatOffset, listZones } from './zone-names';
import { momentIn, offsetMinutes } from './zones';

export interface FoundPlace extends Place {
  /** What tells it from others of the same name: "UTC+9:00 · Asia/Tokyo". */
  readonly detail: string;
}

/** Abbreviations, with every zone that goes by them. */
const ABBREVIATIONS: Readonly<Record<string, readonly string[]>> = {
  acst: ['Australia/Adelaide', 'Australia/Darwin'],
  adt: ['America/Halifax'],
  aedt: ['Australia/Sydney', 'Australia/Melbourne'],
  aest: ['Australia/Sydney', 'Australia/Brisbane'],
  akst: ['America/Anchorage'],
  amt: ['America/Manaus', 'Asia/Yerevan'],
  ast: ['America/Halifax', 'America/Puerto_Rico', 'Asia/Riyadh'],
  awst: ['Australia/Perth'],
  brt: ['America/Sao_Paulo'],
  bst: ['Europe/London', 'Asia/Dhaka'],
  cat: ['Africa/Maputo'],
  cdt: ['America/Chicago', 'America/Havana'],
  cest: ['Europe/Berlin', 'Europe/Paris', 'Europe/Madrid'],
  cet: ['Europe/Berlin', 'Europe/Paris', 'Africa/Algiers'],
  cst: ['America/Chicago', 'Asia/Shanghai', 'America/Havana', 'America/Mexico_City'],
  eat: ['Africa/Nairobi'],
  ect: ['America/Guayaquil'],
  edt: ['America/New_York', 'America/Toronto'],
  eest: ['Europe/Helsinki', 'Europe/Athens'],
  eet: ['Europe/Helsinki', 'Africa/Cairo'],
  est: ['America/New_York', 'America/Panama', 'America/Jamaica'],
  gmt: ['Europe/London', 'Africa/Abidjan', 'UTC'],
  gst: ['Asia/Dubai', 'Atlantic/South_Georgia'],
  hkt: ['Asia/Hong_Kong'],
  hst: ['Pacific/Honolulu'],
  ict: ['Asia/Bangkok', 'Asia/Ho_Chi_Minh'],
  ist: ['Asia/Kolkata', 'Europe/Dublin', 'Asia/Jerusalem'],
  jst: ['Asia/Tokyo'],
  kst: ['Asia/Seoul'],
  mdt: ['America/Denver'],
  msk: ['Europe/Moscow'],
  mst: ['America/Denver', 'America/Phoenix', 'Asia/Kuala_Lumpur'],
  nst: ['America/St_Johns'],
  nzdt: ['Pacific/Auckland'],
  nzst: ['Pacific/Auckland'],
  pdt: ['America/Los_Angeles'],
  pht: ['Asia/Manila'],
  pkt: ['Asia/Karachi'],
  pst: ['America/Los_Angeles', 'Asia/Manila'],
  sast: ['Africa/Johannesburg'],
  sgt: ['Asia/Singapore'],
  sst: ['Asia/Singapore', 'Pacific/Pago_Pago'],
  utc: ['UTC'],
  wat: ['Africa/Lagos'],
  west: ['Europe/Lisbon'],
  wet: ['Europe/Lisbon'],
  wib: ['Asia/Jakarta'],
};

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
