import { FIELDS, type FieldName, MACROS } from '@/engines/cron/parse';
import type { Format } from '@/engines/cron/plain';
import type { CronRun } from '@/engines/cron/runs';
import { InputError } from '@/engines/input-error';
import { formatOffset, isZone } from '@/engines/time/zone-names';

/** The four of the list, by what people mean: clock time, daylight saving included. */
export const NAMED_ZONES: Readonly<Record<string, string>> = {
  UTC: 'UTC',
  GMT: 'GMT',
  EST: 'America/New_York',
  PST: 'America/Los_Angeles',
};

export function getZone(name: string): string {
  const provided = name.trim();
  const zone = NAMED_ZONES[provided.toUpperCase()] ?? provided;
  if (zone === '' || !isZone(zone)) throw new InputError('Invalid timezone', { field: 'timezone' });
  return zone;
}

export type Parts = Record<FieldName, string>;

export interface Written {
  parts: Parts;
  command: string;
  /** The expression with other parts. */
  write(parts: Parts): string;
}

/** The five fields of what is typed, as far as there are five, what is around them, and the command behind them. */
export function getParts(expression: string, format: Format = 'cron'): Written {
  const inside = format === 'aws' ? /^\s*cron\s*\(([\s\S]*)\)\s*$/i.exec(expression)?.[1] : undefined;
  const body = inside ?? expression;
  const isLong =
    format === 'aws' || format === 'quartz' || (format === 'seconds' && /^\s*(?:\S+\s+){5}[\d*?A-Z]/i.test(body));
  const most = isLong ? 6 : 4;
  const [, written = '', command = ''] =
    new RegExp(`^\\s*(@\\S*|\\S+(?:\\s+\\S+){0,${most}})\\s*([\\s\\S]*)$`).exec(body) ?? [];
  const words = written.startsWith('@') ? (MACROS[written.toLowerCase()] ?? '').split(' ') : written.split(/\s+/);
  // Seconds stand before the five, a year behind them.
  const from = isLong && format !== 'aws' ? 1 : 0;
  const parts = Object.fromEntries(FIELDS.map(({ name }, at) => [name, words[at + from] || '*'])) as Parts;
  const behind = command.trimEnd();
  return {
    parts,
    command: behind,
    write: (next) => {
      const all = [...words.slice(0, from), ...FIELDS.map(({ name }) => next[name]), ...words.slice(from + 5)].join(
        ' ',
      );
      return inside === undefined ? all + (behind && ` ${behind}`) : `cron(${all})`;
    },
  };
}

/** One part changed; where only one of the two days may be set, the other gives way. */
export function withPart(parts: Parts, name: FieldName, value: string, format: Format): Parts {
  const next = { ...parts, [name]: value };
  if (format !== 'quartz' && format !== 'aws') return next;
  if (name === 'weekday')
    return value === '*' ? { ...next, weekday: '?', day: parts.day === '?' ? '*' : parts.day } : { ...next, day: '?' };
  return name === 'day' ? { ...next, weekday: '?' } : next;
}

/** Values of a field as short as they can be written: 1-5,10, or a star for all of them. */
export function writeValues(values: readonly number[], first: number, last: number): string {
  if (values.length === 0 || values.length === last - first + 1) return '*';
  const parts: string[] = [];
  for (let at = 0; at < values.length; ) {
    let end = at;
    while (values[end + 1] === values[end]! + 1) end++;
    parts.push(end - at >= 2 ? `${values[at]}-${values[end]}` : values.slice(at, end + 1).join(','));
    at = end + 1;
  }
  return parts.join(',');
}

const CHANGES: Readonly<Record<NonNullable<CronRun['change']>, string>> = {
  skipped: 'the clocks skip this hour, so it runs right after',
  first: 'the clocks show this hour twice: first time',
  second: 'the clocks show this hour twice: second time',
  omitted: 'earlier runs are dropped: the clocks skip their hour',
};
export const changeText = (run: CronRun): string => (run.change ? CHANGES[run.change] : '');

/** 2026-01-31 23:59 and the day of the week, as a clock of the zone shows it. */
export function runText(
  time: number,
  offset: number,
  withSeconds = false,
): { date: string; weekday: string; offset: string } {
  const local = new Date(time + offset);
  return {
    date: local
      .toISOString()
      .slice(0, withSeconds ? 19 : 16)
      .replace('T', ' '),
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

/** in 2 days 3 hours, or 5 minutes ago */
export function distanceText(milliseconds: number): string {
  let seconds = Math.round(Math.abs(milliseconds) / 1000);
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(seconds / size);
    seconds -= count * size;
    if (count > 0) parts.push(`${count} ${unit}${count === 1 ? '' : 's'}`);
    // The next smaller unit is worth saying, two below it are not.
    if (parts.length === 2 || (parts.length === 1 && count === 0)) break;
  }
  if (parts.length === 0) return 'now';
  return milliseconds < 0 ? `${parts.join(' ')} ago` : `in ${parts.join(' ')}`;
}
