import type { FieldRow } from '@/kit/output';
import { asked, isSaid, row, UNKNOWN, UNSAID, type View, yes } from './section';

const bytes = (count: number | undefined): string => {
  if (count === undefined) return UNSAID;
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(count, 1)) / 3));
  return `${Math.round(count / 1000 ** power)} ${units[power]}`;
};

export async function readStorage({ navigator, document }: View): Promise<FieldRow[]> {
  const estimate = await asked(() => navigator.storage?.estimate?.());
  const persisted = await asked(() => navigator.storage?.persisted?.());
  return [
    row(
      'Room for this site',
      isSaid(estimate) ? estimate : bytes(estimate.quota),
      'What this site may store; browsers round it.',
    ),
    row(
      'Used by this site',
      isSaid(estimate) ? estimate : bytes(estimate.usage),
      'Files kept for use without a network, and your settings.',
    ),
    row(
      'Kept for good',
      isSaid(persisted) ? persisted : yes(persisted),
      'Whether the browser may delete it when the disk is full.',
    ),
    row('Cookies', yes(navigator.cookieEnabled && document !== undefined), 'Whether sites may set cookies.'),
  ];
}

const duration = (seconds: number): string | undefined =>
  Number.isFinite(seconds) && seconds > 0
    ? `${Math.floor(Math.round(seconds / 60) / 60)} h ${Math.round(seconds / 60) % 60} min`
    : undefined;

export async function readPower({ navigator }: View): Promise<FieldRow[]> {
  const battery = await asked(() => navigator.getBattery?.());
  if (isSaid(battery)) return [row('Battery', battery, 'Firefox and Safari tell no site about it.')];
  const left = duration(battery.charging ? battery.chargingTime : battery.dischargingTime);
  return [
    row('Battery', `${Math.round(battery.level * 100)} %`, 'A computer without a battery says 100 %.'),
    row(
      'Charging',
      yes(battery.charging),
      left ? `${battery.charging ? 'Full' : 'Empty'} in about ${left}.` : 'Whether it’s plugged in.',
    ),
  ];
}

export function readConnection({ navigator }: View): FieldRow[] {
  const { connection } = navigator;
  if (!connection) return [row('Connection', UNKNOWN, 'Only Chromium tells sites how fast it is.')];
  const { effectiveType, downlink, rtt, saveData, type } = connection;
  return [
    row(
      'Connection',
      type ?? effectiveType,
      'How fast it seems, named after mobile networks: 4g is the fastest there is.',
    ),
    row(
      'Downlink',
      downlink === undefined ? undefined : `${downlink} Mbit/s`,
      'Estimated, and capped at 10 by most browsers.',
    ),
    row('Round trip', rtt === undefined ? undefined : `${rtt} ms`, 'How long an answer takes, rounded to 25 ms.'),
    row('Data saver', yes(saveData), 'Whether you ask sites for less data.'),
  ];
}

interface Region extends Intl.Locale {
  getWeekInfo?(): { firstDay: number };
  weekInfo?: { firstDay: number };
}
const DAYS = ['', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export function readRegion(): FieldRow[] {
  const { locale, calendar, numberingSystem, timeZone, hourCycle } = new Intl.DateTimeFormat(undefined, {
    hour: 'numeric',
  }).resolvedOptions();
  const region: Region = new Intl.Locale(locale);
  const week = region.getWeekInfo?.() ?? region.weekInfo;
  const example = new Date(2026, 11, 31, 17, 5);
  return [
    row('Locale', locale, 'How dates and numbers are written for you.'),
    row(
      'A date',
      new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' }).format(example),
      'As your browser writes it.',
    ),
    row('A number', new Intl.NumberFormat().format(1_234_567.89), 'As your browser writes it.'),
    row('Calendar', calendar, 'By which days and years are counted.'),
    row('Digits', numberingSystem, 'latn is 0 to 9; other scripts have their own.'),
    row(
      'Hours',
      hourCycle === 'h12' || hourCycle === 'h11' ? '12-hour clock' : '24-hour clock',
      'As times are written in your region.',
    ),
    row('Week begins', week ? DAYS[week.firstDay] : UNKNOWN, 'The first column of a calendar.'),
    row('Time zone of dates', timeZone, 'In which your browser shows times.'),
    row('Offset from UTC', `${new Date().getTimezoneOffset() / -60} h`, 'Now, daylight saving included.'),
  ];
}

const HINTS: Readonly<Record<string, readonly [label: string, note: string]>> = {
  architecture: ['Processor', 'Its family: x86 or ARM.'],
  bitness: ['Bits', 'How wide its numbers are.'],
  model: ['Model', 'Of a phone or tablet; computers have none.'],
  platform: ['System', 'What the browser runs on.'],
  platformVersion: ['System version', 'On Windows, 13 and more is Windows 11.'],
  wow64: ['32-bit browser on 64 bits', 'Whether a newer browser would fit this Windows better.'],
};

export async function readHints({ navigator }: View): Promise<FieldRow[]> {
  const data = navigator.userAgentData;
  const values = await asked(() => data?.getHighEntropyValues?.([...Object.keys(HINTS), 'fullVersionList']));
  if (isSaid(values)) return [row('Client hints', values, 'Only Chromium has them; others have the user agent alone.')];
  const versions = (values.fullVersionList ?? data?.brands ?? []) as readonly { brand: string; version: string }[];
  return [
    ...Object.entries(HINTS).map(([name, [label, note]]) =>
      row(label, typeof values[name] === 'boolean' ? yes(values[name]) : String(values[name] ?? ''), note),
    ),
    row('Mobile', yes(data?.mobile), 'Whether it asks for pages made for phones.'),
    row(
      'Brands',
      versions.map(({ brand, version }) => `${brand} ${version}`).join(', '),
      'One of them is made up, so that sites don’t rely on the list.',
    ),
  ];
}
