import { InputError } from '@/engines/input-error';
import { type DayRule, fitsDay, fitsWeekday, type WeekdayRule } from './day-rules';
import { FIELDS, type FieldKind } from './parse';
import type { ClockRule, Plan } from './plan';

/** Schedulers that write more than five fields, or more into them. */
export type Extended = 'seconds' | 'quartz' | 'aws';

export interface ExtendedSchedule {
  readonly plan: Plan;
  readonly months: readonly number[];
  readonly day: DayRule | undefined;
  readonly weekday: WeekdayRule | undefined;
  /** Either of the two days is enough. */
  readonly either: boolean;
  readonly years: readonly number[] | undefined;
}

export interface PlacedWord {
  readonly text: string;
  readonly at: number;
}

const SECOND: FieldKind = { ...FIELDS[0]!, label: 'Second' };
const [MINUTE, HOUR, DAY, MONTH, WEEKDAY] = FIELDS as [FieldKind, FieldKind, FieldKind, FieldKind, FieldKind];
const YEAR = { label: 'Year', first: 1970, last: 2199 };
const LONGEST = 1000;

type Fail = (message: string) => InputError;
const failAt =
  (at: number): Fail =>
  (message) =>
    new InputError(message, { line: 1, column: at + 1, offset: at });

interface Range {
  readonly label: string;
  readonly first: number;
  readonly last: number;
  readonly names?: readonly string[];
  /** Quartz: the greatest step that may stand behind a star or a single value. */
  readonly greatestStep?: number;
}

function readValue(text: string, range: Range, fail: Fail): number {
  const named = range.names?.indexOf(text.toUpperCase().slice(0, 3)) ?? -1;
  if (named >= 0 && /^[a-z]{3}$/i.test(text)) return named + range.first;
  if (text === '') throw fail('A value is missing');
  if (!/^\d{1,4}$/.test(text)) throw fail(`${text.slice(0, 40)} isn’t a valid ${range.label}`);
  const value = Number(text);
  if (value < range.first || value > range.last)
    throw fail(`${text} is out of range: ${range.label} goes from ${range.first} to ${range.last}`);
  return value;
}

/** One part between commas: a value, a range, which may run over the end, a step from a value on. */
function readPart(part: string, range: Range, fail: Fail): number[] {
  const [span = '', step, ...more] = part.split('/');
  const [low = '', high, ...rest] = span.split('-');
  if (more.length > 0 || rest.length > 0) throw fail(`${part.slice(0, 40)} isn’t a valid ${range.label}`);
  const by = step === undefined ? 1 : /^\d{1,4}$/.test(step) ? Number(step) : 0;
  if (by === 0) throw fail(`${part.slice(0, 40)}: the step must be a number from 1`);
  if (step !== undefined && high === undefined && by > (range.greatestStep ?? by))
    throw fail(`${part.slice(0, 40)}: the step of ${range.label} goes up to ${range.greatestStep}`);
  // "MON/2" was every Monday to Quartz, and is every second week to its later versions; never every second day.
  if (step !== undefined && range.greatestStep !== undefined && /^[a-z]/i.test(span))
    throw fail(
      `${part.slice(0, 40)}: Quartz doesn’t allow a step after a name; write the number of the ${range.label.toLowerCase()}`,
    );
  const isAll = span === '*' || (span === '' && step !== undefined);
  const from = isAll ? range.first : readValue(low, range, fail);
  const to =
    isAll || (high === undefined && step !== undefined)
      ? range.last
      : high === undefined
        ? from
        : readValue(high, range, fail);
  const size = range.last - range.first + 1;
  const values: number[] = [];
  for (let value = from, end = to < from ? to + size : to; value <= end; value += by)
    values.push(value > range.last ? value - size : value);
  return values;
}

const inOrder = (values: Iterable<number>) => [...new Set(values)].sort((a, b) => a - b);

function eachPart<One>({ text, at }: PlacedWord, label: string, read: (part: string, fail: Fail) => One): One[] {
  if (text.length > LONGEST) throw failAt(at)(`${label} is too long`);
  let offset = at;
  return text.split(',').map((part) => {
    const fail = failAt(offset);
    offset += part.length + 1;
    return read(part, fail);
  });
}

const readSet = (word: PlacedWord, range: Range): number[] =>
  inOrder(eachPart(word, range.label, (part, fail) => readPart(part, range, fail)).flat());

function readDays(word: PlacedWord, range: Range): DayRule {
  const rule = { days: [] as number[], beforeLast: [] as number[], workdays: [] as number[] };
  eachPart(word, DAY.label, (part, fail) => {
    const [fromLast, before = '0', workday] = /^L(?:-(\d{1,2}))?(W)?$/i.exec(part) ?? [];
    const [, near] = /^(\d{1,2})W$/i.exec(part) ?? [];
    if (fromLast !== undefined) {
      const days = readValue(before, { label: 'Days before the last', first: 0, last: 30 }, fail);
      if (workday) rule.workdays.push(0 - days);
      else rule.beforeLast.push(days);
    } else if (/^WL$/i.test(part)) rule.workdays.push(0);
    else if (/^L/i.test(part)) throw fail(`${part.slice(0, 40)} isn’t a valid Day`);
    else if (near !== undefined) rule.workdays.push(readValue(near, DAY, fail));
    else rule.days.push(...readPart(part, range, fail));
  });
  return { ...rule, days: inOrder(rule.days) };
}

/** @param weekday with the number of Sunday first: 1 with Quartz and AWS, 0 elsewhere, where 7 is Sunday too. */
function readWeekdays(word: PlacedWord, range: Range): WeekdayRule {
  const sunday = range.first;
  const plain = (value: number) => (value - sunday) % 7;
  const rule = { weekdays: [] as number[], last: [] as number[], nth: [] as [number, number][] };
  eachPart(word, WEEKDAY.label, (part, fail) => {
    const [, of, which] = /^(\w{1,3})#(\d)$/.exec(part) ?? [];
    const [, last] = /^(\w{1,3})L$/i.exec(part) ?? [];
    if (of !== undefined) {
      if (Number(which) < 1 || Number(which) > 5) throw fail(`${part}: a month has up to five of them`);
      rule.nth.push([plain(readValue(of, range, fail)), Number(which)]);
    } else if (last !== undefined) rule.last.push(plain(readValue(last, range, fail)));
    // Alone it is the last day of the week, which is Saturday.
    else if (/^L$/i.test(part)) rule.weekdays.push(6);
    else {
      const isSpan = /^\*/.test(part);
      const values = readPart(part, isSpan && sunday === 0 ? { ...range, last: 6 } : range, fail);
      rule.weekdays.push(...values.map(plain));
    }
  });
  return { ...rule, weekdays: inOrder(rule.weekdays) };
}

const isOpen = (word: PlacedWord) => word.text === '*' || word.text === '?';

/** Quartz takes a weekday with L or # only by itself. */
function refuseLists({ text, at }: PlacedWord): void {
  if (/L|#/i.test(text) && text.includes(','))
    throw failAt(at)(`${text.slice(0, 40)}: in Quartz, a weekday with L or # must be alone`);
}

/** What the schedulers do where the clocks change, as their documentation or their own code says. */
const CLOCK_RULES: Readonly<Record<Exclude<Extended, 'seconds'>, ClockRule>> = { quartz: 'second', aws: 'first' };

/**
 * Reads the fields of Quartz (seconds first, a year may follow), of AWS (a year at the end) or of cron with seconds, each
 * with L, W, # and ?. Five fields have no seconds.
 */
export function readExtended(words: readonly PlacedWord[], kind: Extended): ExtendedSchedule {
  const needed = kind === 'aws' ? [6] : kind === 'quartz' ? [6, 7] : [5, 6, 7];
  if (!needed.includes(words.length))
    throw failAt(words.at(-1)?.at ?? 0)(
      kind === 'aws'
        ? `${words.length} of six fields: enter minute, hour, day, month, weekday and year`
        : `${words.length} fields: enter second, minute, hour, day, month and weekday, and optionally a year`,
    );
  const hasSeconds = kind !== 'aws' && words.length > 5;
  const [second = { text: '0', at: 0 }, minute, hour, day, month, weekday, year] = (
    hasSeconds ? words : [{ text: '0', at: 0 }, ...words]
  ) as [PlacedWord, PlacedWord, PlacedWord, PlacedWord, PlacedWord, PlacedWord, PlacedWord?];
  for (const word of [second, minute, hour, month, ...(year ? [year] : [])])
    if (word.text.includes('?')) throw failAt(word.at)('? is only allowed for Day or Weekday');
  const ranged = (range: Range, greatestStep: number): Range =>
    kind === 'quartz' ? { ...range, greatestStep } : range;
  if (kind === 'quartz') refuseLists(weekday);
  const dayRule = isOpen(day) ? undefined : readDays(day, ranged(DAY, 31));
  const weekdayRule = isOpen(weekday)
    ? undefined
    : readWeekdays(weekday, ranged({ ...WEEKDAY, first: kind === 'seconds' ? 0 : 1, last: 7 }, 7));
  if (kind !== 'seconds' && day.text !== '?' && weekday.text !== '?')
    throw failAt(weekday.at)(`One of Day and Weekday must be ? with ${kind === 'aws' ? 'AWS' : 'Quartz'}`);
  if (kind !== 'seconds' && day.text === '?' && weekday.text === '?')
    throw failAt(weekday.at)('Only one of Day and Weekday can be ?');
  const months = readSet(month, ranged(MONTH, 12));
  const years = year && year.text !== '*' ? readSet(year, YEAR) : undefined;
  // As in cron: a field that begins with a star asks for both.
  const either =
    dayRule !== undefined && weekdayRule !== undefined && !day.text.startsWith('*') && !weekday.text.startsWith('*');
  const plan: Plan = {
    seconds: readSet(second, ranged(SECOND, 59)),
    minutes: readSet(minute, ranged(MINUTE, 59)),
    hours: readSet(hour, ranged(HOUR, 23)),
    fits: (inYear, inMonth, onDay, onWeekday) => {
      if (!months.includes(inMonth)) return false;
      const byDay = !dayRule || fitsDay(dayRule, inYear, inMonth, onDay);
      const byWeekday = !weekdayRule || fitsWeekday(weekdayRule, inYear, inMonth, onDay, onWeekday);
      return either ? byDay || byWeekday : byDay && byWeekday;
    },
    ...(years && { years }),
    clockRule:
      kind !== 'seconds'
        ? CLOCK_RULES[kind]
        : minute.text.startsWith('*') || hour.text.startsWith('*')
          ? 'follow'
          : 'make-up',
  };
  return { plan, months, day: dayRule, weekday: weekdayRule, either, years };
}
