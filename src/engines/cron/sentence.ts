import { MONTH_NAMES, WEEKDAY_NAMES } from '../time/names';
import { FIELDS, type Field, type FieldName, type Fields, needsBothDays } from './parse';

/** More times than this are told as minutes and hours. */
const MOST_TIMES = 6;

export const two = (value: number) => String(value).padStart(2, '0');
export const joined = (items: readonly string[], last = 'and'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

const getKind = Object.fromEntries(FIELDS.map((kind) => [kind.name, kind])) as unknown as Record<
  FieldName,
  (typeof FIELDS)[number]
>;
const lastDay = (name: FieldName): number => (name === 'weekday' ? 6 : getKind[name].last);
const isEvery = (field: Field, name: FieldName): boolean =>
  field.values.length === lastDay(name) - getKind[name].first + 1;

/** The step of values that start at the first and leave out none, and come out even where the field starts again. */
function evenStep(field: Field, name: FieldName): number | undefined {
  const { first } = getKind[name];
  const size = lastDay(name) - first + 1;
  const step = (field.values[1] ?? 0) - (field.values[0] ?? 0);
  if (step < 2 || size % step !== 0 || field.values[0] !== first || field.values.length !== size / step)
    return undefined;
  return field.values.every((value, at) => value === first + at * step) ? step : undefined;
}

/** Values with runs of three and more as ranges: 1 to 5, 10 and 20. */
export function listed(values: readonly number[], name: (value: number) => string, through = 'to'): string {
  const parts: string[] = [];
  for (let at = 0; at < values.length; ) {
    let end = at;
    while (values[end + 1] === values[end]! + 1) end++;
    if (end - at >= 2) parts.push(`${name(values[at]!)} ${through} ${name(values[end]!)}`);
    else for (let one = at; one <= end; one++) parts.push(name(values[one]!));
    at = end + 1;
  }
  return joined(parts);
}

function hoursText({ hour }: Pick<Fields, 'hour'>): string {
  if (isEvery(hour, 'hour')) return '';
  const step = evenStep(hour, 'hour');
  if (step) return ` of every ${step === 2 ? 'second' : `${ordinal(step)}`} hour from midnight`;
  const { values } = hour;
  const runs = values.every((value, at) => at === 0 || value === values[at - 1]! + 1);
  if (runs) return ` from ${two(values[0]!)}:00 to ${two(values.at(-1)!)}:59`;
  return ` of the hours ${listed(values, String)}`;
}

export const ordinal = (value: number): string =>
  `${value}${[11, 12, 13].includes(value % 100) ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th')}`;

export function timeText(fields: Pick<Fields, 'minute' | 'hour'>): string {
  const { minute, hour } = fields;
  const everyMinute = isEvery(minute, 'minute');
  const everyHour = isEvery(hour, 'hour');
  if (everyMinute) return `Every minute${hoursText(fields)}`;
  const step = evenStep(minute, 'minute');
  if (step) return `Every ${step} minutes${hoursText(fields)}`;
  if (!everyHour && minute.values.length * hour.values.length <= MOST_TIMES)
    return `At ${joined(hour.values.flatMap((h) => minute.values.map((m) => `${two(h)}:${two(m)}`)))}`;
  const isSingle = minute.values.length === 1;
  if (isSingle && minute.values[0] === 0) {
    const hours = evenStep(hour, 'hour');
    if (everyHour) return 'Every hour, on the hour';
    if (hours) return `Every ${hours} hours, on the hour`;
    return `On the hour${hoursText(fields)}`
      .replace('On the hour from', 'Every hour, on the hour, from')
      .replace(/:59$/, ':00');
  }
  const minutes = `At minute${isSingle ? '' : 's'} ${listed(minute.values, String)}`;
  return everyHour ? `${minutes} of every hour` : `${minutes}${hoursText(fields)}`;
}

/** One run of names stands by itself, as one says it: Monday through Friday, but on Monday and Friday. */
function named(values: readonly number[], name: (value: number) => string, before: string): string {
  const isRun = values.length > 2 && values.at(-1)! - values[0]! === values.length - 1;
  return `${isRun ? '' : before}${listed(values, name, 'through')}`;
}

export const weekdaysText = (values: readonly number[]): string =>
  named(values, (value) => WEEKDAY_NAMES[value]!, 'on ');
/** Beside other days a run of them needs the word, too. */
export const withOn = (weekdays: string): string => weekdays.replace(/^(?=[A-Z])/, 'on ');
export const monthsText = (values: readonly number[]): string =>
  named(values, (value) => MONTH_NAMES[value - 1]!, 'in ');

function daysText(fields: Fields): string {
  const { day, weekday } = fields;
  const dayStep = day.star ? /^\*\/(\d+)$/.exec(day.source)?.[1] : undefined;
  const days = `on day${day.values.length === 1 ? '' : 's'} ${listed(day.values, String)} of the month`;
  const anyDay = isEvery(day, 'day');
  const anyWeekday = isEvery(weekday, 'weekday');
  const weekdays = weekdaysText(weekday.values);
  // One of them that is always true: with "or" it makes every day one, with "and" it asks for nothing.
  if (anyDay && anyWeekday) return '';
  if (needsBothDays(fields)) {
    if (anyDay) return `, ${weekdays}`;
    if (anyWeekday) return `, ${days}`;
    return `, ${days}${dayStep ? ` (every ${ordinal(Number(dayStep))} from the 1st)` : ''}, but only ${withOn(weekdays)}`;
  }
  if (anyDay || anyWeekday) return ', every day';
  return `, ${days} or ${withOn(weekdays)}`;
}

/** What a schedule means, in English. */
export function describeSchedule(fields: Fields): string {
  const months = isEvery(fields.month, 'month') ? '' : `, ${monthsText(fields.month.values)}`;
  const days = daysText(fields);
  return `${timeText(fields)}${days || (months || !/^At \d\d:/.test(timeText(fields)) ? '' : ', every day')}${months}`;
}
