import { InputError } from '@/engines/input-error';
import { isZone } from '../time/zone-names';
import { daysIn, type Plan } from './plan';

/** Days told from the end of the month: the last is 1; with a step on to the last. */
interface FromEnd {
  readonly from: number;
  readonly step: number;
}

export interface CalendarEvent {
  readonly plan: Plan;
  readonly months: readonly number[];
  readonly days: readonly number[] | undefined;
  readonly fromEnd: readonly FromEnd[];
  readonly weekdays: readonly number[] | undefined;
  readonly years: readonly number[] | undefined;
  readonly zone?: string;
}

/** What systemd.time(7) says they stand for. */
const WORDS: Readonly<Record<string, string>> = {
  minutely: '*-*-* *:*:00',
  hourly: '*-*-* *:00:00',
  daily: '*-*-* 00:00:00',
  weekly: 'Mon *-*-* 00:00:00',
  monthly: '*-*-01 00:00:00',
  quarterly: '*-01,04,07,10-01 00:00:00',
  semiannually: '*-01,07-01 00:00:00',
  'semi-annually': '*-01,07-01 00:00:00',
  'bi-annually': '*-01,07-01 00:00:00',
  biannually: '*-01,07-01 00:00:00',
  yearly: '*-01-01 00:00:00',
  annually: '*-01-01 00:00:00',
};
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const LONG_WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const COMPONENT = /^(?:\*|\d{1,4}(?:\.\.\d{1,4})?)(?:\/\d{1,4})?$/;

interface Range {
  label: string;
  first: number;
  last: number;
}
const YEAR: Range = { label: 'Year', first: 1970, last: 2199 };
const MONTH: Range = { label: 'Month', first: 1, last: 12 };
const DAY: Range = { label: 'Day', first: 1, last: 31 };
const HOUR: Range = { label: 'Hour', first: 0, last: 23 };
const MINUTE: Range = { label: 'Minute', first: 0, last: 59 };
const SECOND: Range = { label: 'Second', first: 0, last: 59 };

type Fail = (message: string) => InputError;
const inOrder = (values: Iterable<number>) => [...new Set(values)].sort((a, b) => a - b);

/** Undefined for any. */
function readComponent(text: string, range: Range, fail: Fail): number[] | undefined {
  if (text === '*') return undefined;
  if (text.length > 500) throw fail(`${range.label} is too long`);
  const values = text.split(',').flatMap((part) => {
    if (!COMPONENT.test(part))
      throw fail(part === '' ? 'A value is missing' : `${part.slice(0, 40)} is no value of ${range.label}`);
    const [span = '', step] = part.split('/');
    const [low = '', high] = span.split('..');
    const from = span === '*' ? range.first : Number(low);
    const to = high !== undefined ? Number(high) : span === '*' || step !== undefined ? range.last : from;
    const by = step === undefined ? 1 : Number(step);
    if (from < range.first || to > range.last || from > range.last)
      throw fail(`${part} is out of range: ${range.label} goes from ${range.first} to ${range.last}`);
    if (to < from) throw fail(`${span} runs backwards`);
    if (by === 0) throw fail(`${part}: the step must be a number from 1 on`);
    return Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, at) => from + at * by);
  });
  return inOrder(values);
}

const weekdayAt = (name: string): number => {
  const lower = name.toLowerCase();
  return Math.max(WEEKDAYS.indexOf(lower), LONG_WEEKDAYS.indexOf(lower));
};

/** `Mon..Fri,Sun`, Monday being the first of the week. */
function readWeekdays(text: string, fail: Fail): number[] {
  return inOrder(
    text
      .replace(/,$/, '')
      .split(',')
      .flatMap((part) => {
        const [low = '', high] = part.split(/\.\.|-/);
        const [from, to] = [weekdayAt(low), weekdayAt(high ?? low)];
        if (from < 0 || to < 0) throw fail(`${part.slice(0, 40)} is no weekday`);
        const [start, end] = [(from + 6) % 7, (to + 6) % 7];
        if (end < start) throw fail(`${part} runs backwards: the week begins on Monday`);
        return Array.from({ length: end - start + 1 }, (_, at) => (start + at + 1) % 7);
      }),
  );
}

function readFromEnd(text: string, fail: Fail): FromEnd[] {
  return text.split(',').map((part) => {
    const [, from, step = '0'] = /^(\d{1,2})(?:\/(\d{1,2}))?$/.exec(part) ?? [];
    if (from === undefined || Number(from) < 1 || Number(from) > 31)
      throw fail(`${part.slice(0, 40)} is no day from the end of a month`);
    return { from: Number(from), step: Number(step) };
  });
}

const isCalendarWord = (text: string): boolean => Object.hasOwn(WORDS, text.toLowerCase());

/** Reads what stands behind OnCalendar= in a timer of systemd. */
export function readCalendarEvent(text: string): CalendarEvent {
  const found = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, at: index }));
  const failAt = (at: number) => (message: string) => new InputError(message, { line: 1, column: at + 1, offset: at });
  let zone: string | undefined;
  const last = found.at(-1);
  if (last && found.length > 1 && /^(?:UTC|[A-Z]\w+\/[\w/+-]+)$/i.test(last.word) && !/^[\d*]/.test(last.word)) {
    zone = last.word.toUpperCase() === 'UTC' ? 'UTC' : last.word;
    if (!isZone(zone)) throw failAt(last.at)(`${zone} is no time zone`);
    found.pop();
  }
  const [only] = found;
  if (found.length === 1 && only && isCalendarWord(only.word))
    return { ...readCalendarEvent(WORDS[only.word.toLowerCase()]!), ...(zone && { zone }) };
  let weekdays: number[] | undefined;
  let date: { year: string; month: string; day: string; tail: string; at: number } | undefined;
  let time: { parts: string[]; at: number } | undefined;
  for (const { word, at } of found) {
    const fail = failAt(at);
    const day = /^(?:([^-~]+)-)?([^-~]+)([-~])([^-~]+)$/.exec(word);
    if (/^[a-z]/i.test(word)) {
      if (weekdays || date || time) throw fail(`${word.slice(0, 40)} is not understood here`);
      weekdays = readWeekdays(word, fail);
    } else if (word.includes(':')) {
      if (time) throw fail('There are two times');
      time = { parts: word.split(':'), at };
      if (time.parts.length > 3) throw fail('A time has hours, minutes and seconds');
    } else if (day) {
      if (date || time) throw fail('The date stands before the time, and there is one');
      const [, year = '*', month = '*', between = '-', dayText = '*'] = day;
      date = { year, month, day: between === '~' ? '*' : dayText, tail: between === '~' ? dayText : '', at };
    } else throw fail(`${word.slice(0, 40)} is not understood`);
  }
  if (!weekdays && !date && !time)
    throw new InputError('Enter weekdays, a date or a time, as in Mon..Fri *-*-* 09:00', {
      line: 1,
      column: 1,
      offset: 0,
    });
  const dateFail = failAt(date?.at ?? 0);
  const timeFail = failAt(time?.at ?? 0);
  const [hour = '00', minute = '00', second = '00'] = time?.parts ?? [];
  if (/\./.test(second.replaceAll('..', ''))) throw timeFail('Fractions of a second are not looked at here');
  const all = ({ first, last: end }: Range) => Array.from({ length: end - first + 1 }, (_, at) => first + at);
  const years = date && readComponent(date.year, YEAR, dateFail);
  const months = (date && readComponent(date.month, MONTH, dateFail)) ?? all(MONTH);
  const days = date && readComponent(date.day, DAY, dateFail);
  const fromEnd = date?.tail ? readFromEnd(date.tail, dateFail) : [];
  const plan: Plan = {
    hours: readComponent(hour, HOUR, timeFail) ?? all(HOUR),
    minutes: readComponent(minute, MINUTE, timeFail) ?? all(MINUTE),
    seconds: readComponent(second, SECOND, timeFail) ?? all(SECOND),
    fits: (year, month, day, weekday) =>
      months.includes(month) &&
      (!weekdays || weekdays.includes(weekday)) &&
      (!days || days.includes(day)) &&
      (fromEnd.length === 0 ||
        fromEnd.some(({ from, step }) => {
          const passed = day - (daysIn(year, month) + 1 - from);
          return passed === 0 || (step > 0 && passed > 0 && passed % step === 0);
        })),
    ...(years && { years }),
    followsClock: hour.startsWith('*') || minute.startsWith('*'),
  };
  return { plan, months, days, fromEnd, weekdays, years, ...(zone && { zone }) };
}
