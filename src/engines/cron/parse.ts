import { InputError } from '@/engines/input-error';

export type FieldName = 'minute' | 'hour' | 'day' | 'month' | 'weekday';

export interface FieldKind {
  readonly name: FieldName;
  readonly label: string;
  readonly first: number;
  readonly last: number;
  /** Names of the values, the first one's first. */
  readonly names?: readonly string[];
}

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'] as const;
const WEEKDAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const;

export const FIELDS: readonly FieldKind[] = [
  { name: 'minute', label: 'Minute', first: 0, last: 59 },
  { name: 'hour', label: 'Hour', first: 0, last: 23 },
  { name: 'day', label: 'Day', first: 1, last: 31 },
  { name: 'month', label: 'Month', first: 1, last: 12, names: MONTHS },
  // 7 is Sunday too.
  { name: 'weekday', label: 'Weekday', first: 0, last: 7, names: WEEKDAYS },
];

export interface Field {
  readonly source: string;
  /** Begins with a star, which decides how the two fields of days work together and what a change of clocks does. */
  readonly star: boolean;
  /** In order, each once; Sunday is 0. */
  readonly values: readonly number[];
}
export type Fields = Readonly<Record<FieldName, Field>>;

export interface Schedule {
  readonly fields: Fields;
  /** What follows the five fields in a line of a crontab. */
  readonly command: string;
  readonly notes: readonly string[];
}

/** `@reboot` has no times. */
export const MACROS: Readonly<Record<string, string>> = {
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
  '@monthly': '0 0 1 * *',
  '@weekly': '0 0 * * 0',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@hourly': '0 * * * *',
};

const LONGEST_FIELD = 1000;

function readNumber(text: string, kind: FieldKind, fail: (message: string) => InputError): number {
  const named = kind.names?.indexOf(text.toUpperCase()) ?? -1;
  if (named >= 0) return named + kind.first;
  if (!/^\d{1,4}$/.test(text)) {
    if (/^[LW#?]|[LW#]$/i.test(text))
      throw fail(`${text}: L, W, # and ? belong to other schedulers; cron doesn’t support them`);
    throw fail(text === '' ? 'A value is missing' : `${text} isn’t a valid ${kind.label}`);
  }
  const value = Number(text);
  if (value < kind.first || value > kind.last)
    throw fail(`${text} is out of range: ${kind.label} goes from ${kind.first} to ${kind.last}`);
  return value;
}

/** Reads one field by the rules of Vixie cron. `at` is where it starts, for the place of an error. */
function readField(source: string, kind: FieldKind, at = 0): Field {
  const values = new Set<number>();
  let offset = at;
  const failAt = (place: number) => (message: string) =>
    new InputError(message, { field: kind.name, line: 1, column: place + 1, offset: place });
  if (source.length > LONGEST_FIELD) throw failAt(at)(`${kind.label} is too long`);
  for (const part of source.split(',')) {
    const fail = failAt(offset);
    offset += part.length + 1;
    const [range = '', step, ...more] = part.split('/');
    const [low = '', high, ...rest] = range.split('-');
    if (more.length > 0 || rest.length > 0) throw fail(`${part} isn’t a valid ${kind.label}`);
    let from = kind.first;
    let to = kind.last;
    if (range === '*') {
      if (kind.name === 'weekday') to = 6;
    } else {
      from = readNumber(low, kind, fail);
      to = high === undefined ? from : readNumber(high, kind, fail);
      if (to < from) {
        const hint = kind.name === 'weekday' && to === 0 ? `; write ${low}-7` : '; write two ranges with a comma';
        throw fail(`${range} runs backwards${hint}`);
      }
      if (step !== undefined && high === undefined)
        throw fail(`${part}: a step needs a range; write ${from}-${kind.name === 'weekday' ? 6 : kind.last}/${step}`);
    }
    const by = step === undefined ? 1 : /^\d{1,4}$/.test(step) ? Number(step) : 0;
    if (by === 0) throw fail(`${part}: the step must be a number from 1`);
    for (let value = from; value <= to; value += by) values.add(kind.name === 'weekday' ? value % 7 : value);
  }
  return { source, star: source.startsWith('*'), values: [...values].sort((a, b) => a - b) };
}

const LOOKS_LIKE_FIELD = /^[\d*/,?LW#-]+$/i;

/** Reads five fields, a name such as `@daily`, or a whole line of a crontab; undefined for `@reboot`. */
export function readCron(text: string): Schedule | undefined {
  const found = [...text.matchAll(/\S+/g)];
  const [first] = found;
  const notes: string[] = [];
  if (!first)
    throw new InputError('Enter five fields: minute, hour, day, month, weekday', { line: 1, column: 1, offset: 0 });
  const place = (at: number) => ({ line: 1, column: at + 1, offset: at });
  const restFrom = (at: number) => (found[at] ? text.slice(found[at].index).trim() : '');

  if (first[0].startsWith('@')) {
    const name = first[0].toLowerCase();
    if (name === '@reboot') return undefined;
    const known = Object.hasOwn(MACROS, name) ? MACROS[name] : undefined;
    if (!known)
      throw new InputError(
        `${first[0].slice(0, 40)} is unknown. There are @yearly, @annually, @monthly, @weekly, @daily, @midnight, @hourly and @reboot.`,
        place(first.index),
      );
    return { ...readCron(known)!, command: restFrom(1) };
  }
  if (found.length < 5)
    throw new InputError(
      `${found.length} of five fields: enter minute, hour, day, month and weekday`,
      place(text.trimEnd().length),
    );
  const sixth = found[5];
  if (sixth && LOOKS_LIKE_FIELD.test(sixth[0]))
    throw new InputError('Six fields: cron has five, without seconds or years', place(sixth.index));
  const fields = Object.fromEntries(
    FIELDS.map((kind, at) => [kind.name, readField(found[at]![0], kind, found[at]!.index)]),
  ) as unknown as Fields;
  return { fields, command: restFrom(5), notes };
}

/** Both fields of days must fit if one begins with a star; otherwise one of the two is enough. */
export const needsBothDays = ({ day, weekday }: Fields): boolean => day.star || weekday.star;

export const isDay = (fields: Fields, month: number, day: number, weekday: number): boolean => {
  if (!fields.month.values.includes(month)) return false;
  const byDay = fields.day.values.includes(day);
  const byWeekday = fields.weekday.values.includes(weekday);
  return needsBothDays(fields) ? byDay && byWeekday : byDay || byWeekday;
};
