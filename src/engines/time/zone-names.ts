/** Platforms list some zones under names that were given up long ago; people look for the present ones. */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** The zone this machine is set to. */
export function localZone(): string {
  const now = Date.now();
  const offset = new Date(now).getTimezoneOffset();
  // A machine that travels says so within a second, and at once where its clocks show another time.
  if (current && current.offset === offset && Math.abs(now - current.at) < 1000) return current.zone;
  const listed = new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
  const renamed = RENAMED[listed];
  const zone = renamed && isZone(renamed) ? renamed : listed;
  current = { zone, offset, at: now };
  return zone;
}

/** The last answer: the platform takes a quarter of a millisecond for it. */
let current: { zone: string; offset: number; at: number } | undefined;

/** Answers from before: the platform takes a third of a millisecond for each. */
const known = new Map<string, boolean>();
const MOST_KNOWN = 1000;

export function isZone(zone: string): boolean {
  const before = known.get(zone);
  if (before !== undefined) return before;
  const answer = isKnownToPlatform(zone);
  if (known.size < MOST_KNOWN) known.set(zone, answer);
  return answer;
}

/** Of names as short as these the platforms know more than the calendar does, some for other zones than people mean: BST is in Dhaka. */
const SHORT = /^[a-z]{3}$/i;
const LISTED_SHORT = new Set('CET EET EST GMT HST MET MST PRC ROC ROK UCT UTC WET'.split(' '));

function isKnownToPlatform(zone: string): boolean {
  if (SHORT.test(zone) && !LISTED_SHORT.has(zone.toUpperCase())) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Every zone the platform lists, under its present name too, and UTC, which the lists of most platforms lack. */
export function listZones(): readonly string[] {
  const listed = Intl.supportedValuesOf?.('timeZone') ?? [localZone()];
  const renamed = listed.flatMap((zone) => RENAMED[zone] ?? []).filter(isZone);
  const [, ...rest] = [...new Set(['UTC', ...listed, ...renamed])];
  return ['UTC', ...rest.sort()];
}

/** 2026-01-31T23:59, as date fields of a page write it, of a moment in milliseconds. */
export function localMinute(moment: number, zone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: zone,
  });
  // Swedish is written as ISO 8601 is, but for the letter between.
  return parts.format(moment).replace(' ', 'T');
}

const two = (value: number) => String(value).padStart(2, '0');

/** +5:30, -3:00 or +0:00; seconds are added where there are any, as in local mean times. */
export function formatOffset(minutes: number): string {
  const seconds = Math.round(Math.abs(minutes) * 60);
  const text = `${minutes < 0 ? '-' : '+'}${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}`;
  return seconds % 60 === 0 ? text : `${text}:${two(seconds % 60)}`;
}
