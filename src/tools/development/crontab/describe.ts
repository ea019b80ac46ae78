import { FIELDS, type FieldName, MACROS } from '@/engines/cron/parse';
import type { CronRun } from '@/engines/cron/runs';
import { InputError } from '@/engines/input-error';
import { formatOffset, isZone } from '@/engines/time/zone-names';

export const RUNS = 5;

/** The four of the list, by what people mean: clock time, daylight saving included. */
export const NAMED_ZONES: Readonly<Record<string, string>> = {
  UTC: 'UTC',
  GMT: 'GMT',
  EST: 'America/New_York',
  PST: 'America/Los_Angeles',
};

export function zoneOf(name: string): string {
  const given = name.trim();
  const zone = NAMED_ZONES[given.toUpperCase()] ?? given;
  if (zone === '' || !isZone(zone)) throw new InputError('Invalid timezone', { field: 'timezone' });
  return zone;
}

/** The five fields of what is typed, as far as there are five, and the command behind them. */
export function partsOf(expression: string): { parts: Record<FieldName, string>; command: string } {
  const [, written = '', command = ''] = /^\s*(@\S*|\S+(?:\s+\S+){0,4})\s*([\s\S]*)$/.exec(expression) ?? [];
  const words = written.startsWith('@') ? (MACROS[written.toLowerCase()] ?? '').split(' ') : written.split(/\s+/);
  const parts = Object.fromEntries(FIELDS.map(({ name }, at) => [name, words[at] || '*'])) as Record<FieldName, string>;
  return { parts, command: command.trimEnd() };
}

const CHANGES: Readonly<Record<NonNullable<CronRun['change']>, string>> = {
  skipped: 'its hour is skipped by the clocks, so it runs right after',
  first: 'the clocks show this hour twice: first time',
  second: 'the clocks show this hour twice: second time',
  omitted: 'runs before it fall away: the clocks skip their hour',
};
export const changeText = (run: CronRun): string => (run.change ? CHANGES[run.change] : '');

/** 2026-01-31 23:59 and the day of the week, as a clock of the zone shows it. */
export function runText(time: number, offset: number): { date: string; weekday: string; offset: string } {
  const local = new Date(time + offset);
  return {
    date: local.toISOString().slice(0, 16).replace('T', ' '),
    weekday: local.toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' }),
    offset: `UTC${formatOffset(offset / 60_000)}`,
  };
}

const UNITS = [
  ['year', 365 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** in 2 days 3 hours */
export function distanceText(milliseconds: number): string {
  let seconds = Math.max(0, Math.round(milliseconds / 1000));
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(seconds / size);
    seconds -= count * size;
    if (count > 0) parts.push(`${count} ${unit}${count === 1 ? '' : 's'}`);
    // The next smaller unit is worth saying, two below it are not.
    if (parts.length === 2 || (parts.length === 1 && count === 0)) break;
  }
  return parts.length === 0 ? 'now' : `in ${parts.join(' ')}`;
}
