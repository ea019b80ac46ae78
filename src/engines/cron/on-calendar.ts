import { InputError } from '@/engines/input-error';
import { isZone } from '../time/zone-names';
import { daysIn, type Plan } from './plan';

/** Days told from the end of the month, where the last is 1: from one on to another that is later, in steps. */
interface FromEnd {
  readonly from: number;
  readonly to: number;
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
  anually: '*-01-01 00:00:00',
};
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const LONG_WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const COMPONENT = /^(\d+)(?:\.\.(\d+))?(?:\/(\d+))?$/;

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

interface Span {
  readonly from: number;
  /** Absent for a single value, and for one with a step, which goes on to the end. */
  readonly to?: number;
  readonly step: number;
}

/** One part between commas, by the rules of systemd: a step without an end must lead to a second value. */
function readSpan(part: string, { label, first, last }: Range, fail: Fail, isFromEnd = false): Span {
  const shown = part.slice(0, 40);
  const [, low, high, by] = COMPONENT.exec(part) ?? [];
  if (low === undefined) {
    if (part.startsWith('*/'))
      throw fail(`${shown}: systemd doesn’t allow a step after a star; write ${first}${shown.slice(1)}`);
    throw fail(part === '' ? 'A value is missing' : `${shown} isn’t a valid ${label}`);
  }
  // 26 is 2026, and 89 is 1989.
  const full = (text: string) =>
    Number(text) + (label !== 'Year' || Number(text) >= 100 ? 0 : Number(text) < 70 ? 2000 : 1900);
  const from = full(low);
  const to = high === undefined ? undefined : full(high);
  const step = by === undefined ? (to === undefined ? 0 : 1) : Number(by);
  if (from < first || from > last || (to !== undefined && (to < first || to > last)))
    throw fail(`${shown} is out of range: ${label} goes from ${first} to ${last}`);
  if (by !== undefined && step === 0) throw fail(`${shown}: the step must be a number from 1`);
  if (to !== undefined) {
    if (to < from) throw fail(`${shown} runs backwards`);
    return { from, to: to - ((to - from) % step), step };
  }
  if (isFromEnd ? from - step < first : from + step > last)
    throw fail(`${shown}: the step doesn’t reach a second value, which systemd rejects`);
  return { from, step };
}

/** Undefined for any. */
function readComponent(text: string, range: Range, fail: Fail): number[] | undefined {
  if (text === '*') return undefined;
  if (text.length > 500) throw fail(`${range.label} is too long`);
  return inOrder(
    text.split(',').flatMap((part) => {
      const { from, to, step } = readSpan(part, range, fail);
      const end = to ?? (step > 0 ? range.last : from);
      return Array.from({ length: Math.floor((end - from) / (step || 1)) + 1 }, (_, at) => from + at * (step || 1));
    }),
  );
}

const weekdayAt = (name: string): number => {
  const lower = name.toLowerCase();
  return Math.max(WEEKDAYS.indexOf(lower), LONG_WEEKDAYS.indexOf(lower));
};

const isWeekdays = (text: string): boolean => weekdayAt(/^[a-z]*/i.exec(text)?.[0] ?? '') >= 0;

/** `Mon..Fri,Sun`, Monday being the first of the week. */
function readWeekdays(text: string, fail: Fail): number[] {
  return inOrder(
    text
      .replace(/,$/, '')
      .split(',')
      .flatMap((part) => {
        const [low = '', high, more] = part.split(/\.\.|-/);
        if (more !== undefined) throw fail(`${part.slice(0, 40)} isn’t a range of weekdays`);
        const [from, to] = [weekdayAt(low), weekdayAt(high ?? low)];
        if (from < 0 || to < 0) throw fail(`${part.slice(0, 40)} isn’t a weekday`);
        const [start, end] = [(from + 6) % 7, (to + 6) % 7];
        if (end < start) throw fail(`${part} runs backwards: the week starts on Monday`);
        return Array.from({ length: end - start + 1 }, (_, at) => (start + at + 1) % 7);
      }),
  );
}

/** No month is shorter. Of a list systemd checks each further one against three days less. */
const farthestFromEnd = (at: number): Range => ({ label: 'Day from the end', first: 1, last: 28 - 3 * at });

function readFromEnd(text: string, fail: Fail): FromEnd[] {
  if (text === '*') return [];
  const parts = text.split(',').sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  const spans = parts.map((part, at) => readSpan(part, farthestFromEnd(at), fail, true));
  // A range is told from the end too: 5..10 begins with the tenth day from the end.
  return spans.map(({ from, to, step }) =>
    to === undefined ? { from, to: step > 0 ? 1 : from, step: step || 1 } : { from: to, to: from, step },
  );
}

const isCalendarWord = (text: string): boolean => Object.hasOwn(WORDS, text.toLowerCase());

/** Reads what stands behind OnCalendar= in a timer of systemd. */
export function readCalendarEvent(text: string): CalendarEvent {
  const [, seconds] = /^\s*@(\d{1,10})\s*$/.exec(text) ?? [];
  if (seconds !== undefined)
    return readCalendarEvent(`${new Date(Number(seconds) * 1000).toISOString().slice(0, 19).replace('T', ' ')} UTC`);
  const found = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, at: index }));
  const failAt = (at: number) => (message: string) => new InputError(message, { line: 1, column: at + 1, offset: at });
  let zone: string | undefined;
  const last = found.at(-1);
  if (last && found.length > 1 && /^[A-Z][\w/+-]+$/i.test(last.word) && !isWeekdays(last.word)) {
    zone = last.word.toUpperCase() === 'UTC' ? 'UTC' : last.word;
    // systemd takes the name of a file for it, and those begin with a capital letter.
    if (!isZone(zone) || /^[a-z]/.test(zone)) throw failAt(last.at)(`${zone.slice(0, 40)} isn’t a time zone`);
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
      if (weekdays || date || time) throw fail(`${word.slice(0, 40)} can’t be read here`);
      weekdays = readWeekdays(word, fail);
    } else if (word.includes(':')) {
      if (time) throw fail('There are two times');
      time = { parts: word.split(':'), at };
      if (time.parts.length > 3) throw fail('A time has hours, minutes and seconds');
    } else if (day) {
      if (date || time) throw fail('There can be only one date, before the time');
      const [, year = '*', month = '*', between = '-', dayText = '*'] = day;
      date = { year, month, day: between === '~' ? '*' : dayText, tail: between === '~' ? dayText : '', at };
    } else throw fail(`${word.slice(0, 40)} can’t be understood`);
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
  if (/\./.test(second.replaceAll('..', ''))) throw timeFail('Write whole seconds: fractions of them aren’t read here');
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
        fromEnd.some(({ from, to, step }) => {
          const fromLast = daysIn(year, month) + 1 - day;
          return fromLast <= from && fromLast >= to && (from - fromLast) % step === 0;
        })),
    ...(years && { years }),
    clockRule: 'first',
  };
  return { plan, months, days, fromEnd, weekdays, years, ...(zone && { zone }) };
}
