import { formatDate, formatTime, type WallTime } from './zones';

/** A date as people write it: what a clock shows, or how far from now. */
export interface FreeDate {
  readonly wall: WallTime;
  /** Seconds from UTC, where the text says so. */
  readonly offset?: number;
  /** Nanoseconds to be added to the moment: hours pass whatever the clocks do. */
  readonly shift: bigint;
  /** What was assumed. */
  readonly notes: readonly string[];
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const WEEKDAY = '(sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)?';
const UNIT = '(years?|months?|weeks?|days?|hours?|hrs?|minutes?|mins?|seconds?|secs?)';
/** Those that RFC 2822 and GNU date agree on, in hours; others mean too many things. */
const ZONES: Readonly<Record<string, number>> = {
  z: 0,
  ut: 0,
  utc: 0,
  gmt: 0,
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
  cet: 1,
  cest: 2,
  jst: 9,
};

const at = (text: string) => new RegExp(`^${text}`, 'i');
const SKIPPED = at('(?:[\\s,]+|(?:at|on|of|the|and)\\b|t(?=\\d))+');
const CLOCK = at('(\\d{1,2}):(\\d\\d)(?::(\\d\\d)(?:[.,](\\d{1,9})\\d*)?)?(?:\\s*([ap])\\.?m\\b\\.?)?');
const HOUR = at('(\\d{1,2})\\s*([ap])\\.?m\\b\\.?');
const NAMED_HOUR = at('(noon|midday|midnight)\\b');
const ISO = at('(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})(?!\\d)');
const PACKED = at('(\\d{4})(\\d\\d)(\\d\\d)(?:T?(\\d\\d)(\\d\\d)(\\d\\d)?)?(?!\\d)');
const SLASHED = at('(\\d{1,2})([-/.])(\\d{1,2})\\2(\\d{4}|\\d\\d)(?!\\d)');
const MONTH_DAY = at(`${MONTH}\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(\\d{4}))?(?![\\d:])`);
const DAY_MONTH = at(`(\\d{1,2})(?:st|nd|rd|th)?(?:\\s+of)?[\\s/-]*${MONTH}\\.?,?(?:[\\s/-]*(\\d{4})(?!\\d):?)?`);
const YEAR = at('(\\d{4})(?![\\d:])');
const NAMED_DAY = at('(today|tomorrow|yesterday|now)\\b');
const FROM_NOW = at(
  `(?:(in)\\s+|([+-])\\s*)?(\\d{1,6}|an?|one|two|three)\\s*${UNIT}\\b(?:\\s*(ago|from\\s+now|hence|later))?`,
);
const NEXT = at(`(last|next|this)\\s+(?:${WEEKDAY}|(week|month|year))\\b`);
const BARE_WEEKDAY = at(`${WEEKDAY}\\b\\.?`);
const OFFSET = at('(?:(?:utc|gmt)\\s*)?([+-])(\\d\\d):?(\\d\\d)?(?!\\d)');
/** The name of the zone, behind its offset: what browsers write for a date. */
const ASIDE = at('\\([^()]{1,60}\\)$');
const ZONE = at('([a-z]{1,4})\\b');

interface State {
  date?: { year?: number; month: number; day: number };
  time?: { hour: number; minute: number; second: number; nanosecond: number };
  offset?: number;
  days: number;
  months: number;
  shift: bigint;
  weekday?: { day: number; which: 'last' | 'next' | 'this' | '' };
  isRelative: boolean;
  notes: string[];
}

const monthAt = (name: string) => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
const weekdayAt = (name: string) => WEEKDAYS.indexOf(name.slice(0, 3).toLowerCase());
const getHour = (hour: number, half: string | undefined): number => {
  if (!half) return hour;
  return hour >= 1 && hour <= 12 ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : 99;
};

/** Two digits of a year mean what POSIX says they do. */
function fullYear(text: string, notes: string[]): number {
  if (text.length === 4) return Number(text);
  const year = Number(text) + (Number(text) < 69 ? 2000 : 1900);
  notes.push(`${text} is read as the year ${year}`);
  return year;
}

type Reader = readonly [pattern: RegExp, read: (found: RegExpExecArray, state: State) => boolean];
const SECONDS: Readonly<Record<string, number>> = { h: 3600, m: 60, s: 1 };

const setDate = (state: State, date: NonNullable<State['date']>): boolean => {
  if (state.date) return false;
  state.date = date;
  return true;
};
const setTime = (state: State, hour: number, minute = 0, second = 0, fraction = ''): boolean => {
  if (state.time || hour > 23 || minute > 59 || second > 59) return false;
  state.time = { hour, minute, second, nanosecond: Number(fraction.padEnd(9, '0')) };
  return true;
};

function readDistance([, before, sign, count = '', unit = '', after]: RegExpExecArray, state: State): boolean {
  if (!before && !sign && !after) return false;
  const words: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3 };
  const many =
    (words[count.toLowerCase()] ?? Number(count)) * (after?.toLowerCase() === 'ago' || sign === '-' ? -1 : 1);
  state.isRelative = true;
  const name = unit.toLowerCase();
  if (name.startsWith('y')) state.months += many * 12;
  else if (name.startsWith('mo')) state.months += many;
  else if (name.startsWith('w')) state.days += many * 7;
  else if (name.startsWith('d')) state.days += many;
  else state.shift += BigInt(many * SECONDS[name[0]!]!) * 1_000_000_000n;
  return true;
}

/** In the order in which they are tried: what takes more of the text stands first. */
const READERS: readonly Reader[] = [
  [ISO, ([, y, m, d], state) => setDate(state, { year: Number(y), month: Number(m), day: Number(d) })],
  [
    PACKED,
    ([, y, m, d, hour, minute, second], state) =>
      setDate(state, { year: Number(y), month: Number(m), day: Number(d) }) &&
      (hour === undefined || setTime(state, Number(hour), Number(minute), Number(second ?? 0))),
  ],
  [
    SLASHED,
    ([, first = '', between, second = '', years = ''], state) => {
      const [a, b] = [Number(first), Number(second)];
      // With dots the day comes first wherever they are used; with others it is told by what can be no month.
      const dayFirst = between === '.' || a > 12;
      if (between !== '.' && a <= 12 && b <= 12 && a !== b) state.notes.push('the month comes before the day');
      const year = fullYear(years, state.notes);
      return setDate(state, dayFirst ? { year, month: b, day: a } : { year, month: a, day: b });
    },
  ],
  [
    MONTH_DAY,
    ([, name = '', day, year], state) =>
      setDate(state, { year: year ? Number(year) : undefined, month: monthAt(name), day: Number(day) }),
  ],
  [
    DAY_MONTH,
    ([, day, name = '', year], state) =>
      setDate(state, { year: year ? Number(year) : undefined, month: monthAt(name), day: Number(day) }),
  ],
  [
    CLOCK,
    ([, hour, minute, second = '0', fraction, half], state) =>
      setTime(state, getHour(Number(hour), half), Number(minute), Number(second), fraction),
  ],
  [HOUR, ([, hour, half], state) => setTime(state, getHour(Number(hour), half))],
  [NAMED_HOUR, ([, name = ''], state) => setTime(state, name.toLowerCase() === 'midnight' ? 0 : 12)],
  [FROM_NOW, readDistance],
  [
    NAMED_DAY,
    ([, name = ''], state) => {
      state.days += { today: 0, now: 0, tomorrow: 1, yesterday: -1 }[name.toLowerCase()]!;
      // Only "now" keeps the hour; a day named begins at midnight.
      if (name.toLowerCase() !== 'now') state.weekday ??= { day: -1, which: '' };
      state.isRelative = true;
      return true;
    },
  ],
  [
    NEXT,
    ([, which = '', weekday, unit], state) => {
      const one = { last: -1, next: 1, this: 0 }[which.toLowerCase()]!;
      state.isRelative = true;
      if (weekday) state.weekday = { day: weekdayAt(weekday), which: which.toLowerCase() as 'last' };
      else if (unit?.toLowerCase() === 'week') state.days += one * 7;
      else state.months += one * (unit?.toLowerCase() === 'year' ? 12 : 1);
      return true;
    },
  ],
  [
    BARE_WEEKDAY,
    ([, name = ''], state) => {
      state.weekday = { day: weekdayAt(name), which: '' };
      return true;
    },
  ],
  [
    OFFSET,
    ([, sign, hours, minutes = '0'], state) => {
      if (!state.time || state.offset || Number(hours) > 23 || Number(minutes) > 59) return false;
      state.offset = (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60);
      return true;
    },
  ],
  [ASIDE, (_, state) => state.offset !== undefined],
  [
    YEAR,
    ([, year], state) => {
      if (!state.date || state.date.year !== undefined) return false;
      state.date.year = Number(year);
      return true;
    },
  ],
  [
    ZONE,
    ([, name = ''], state) => {
      const hours = ZONES[name.toLowerCase()];
      if (hours === undefined || state.offset !== undefined || !state.time) return false;
      state.offset = hours * 3600;
      if (hours !== 0) state.notes.push(`${name} is read as UTC${hours < 0 ? '-' : '+'}${Math.abs(hours)}:00`);
      return true;
    },
  ],
];

/** Reads "12/25/2024 3:30 PM", "yesterday 5pm", "in 2 weeks", "Tue Nov 17 16:39:49 UTC 2026"; undefined where it cannot. */
export function readFreeDate(text: string, now: WallTime): FreeDate | undefined {
  const state: State = { days: 0, months: 0, shift: 0n, isRelative: false, notes: [] };
  let rest = text.trim();
  if (rest === '' || rest.length > 80) return undefined;
  while (rest !== '') {
    const skipped = SKIPPED.exec(rest)?.[0].length ?? 0;
    rest = rest.slice(skipped);
    if (rest === '') break;
    const length = takeOne(rest, state);
    if (length === 0) return undefined;
    rest = rest.slice(length);
  }
  return settle(state, now);
}

function takeOne(rest: string, state: State): number {
  for (const [pattern, read] of READERS) {
    const found = pattern.exec(rest);
    if (found && read(found, state)) return found[0].length;
  }
  return 0;
}

const isDay = (year: number, month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();

function settle(state: State, now: WallTime): FreeDate | undefined {
  const { date, weekday, notes } = state;
  if (!date && !state.isRelative && !state.time && !weekday) return undefined;
  const base = date ?? now;
  const year = base.year ?? now.year;
  if (!isDay(year, base.month, base.day)) return undefined;
  if (date && date.year === undefined) notes.push(`the year is assumed to be ${year}`);
  const named = weekday && weekday.day >= 0 ? weekday : undefined;
  // Months first, and the day is kept within the month that comes of it.
  const months = year * 12 + base.month - 1 + state.months;
  const [toYear, toMonth] = [Math.floor(months / 12), (((months % 12) + 12) % 12) + 1];
  const last = new Date(Date.UTC(2000 + (((toYear % 400) + 400) % 400), toMonth, 0)).getUTCDate();
  if (base.day > last) notes.push(`the month has no day ${base.day}`);
  const day = new Date(0);
  day.setUTCFullYear(toYear, toMonth - 1, Math.min(base.day, last) + state.days);
  if (named && !date) {
    const ahead = (named.day - day.getUTCDay() + 7) % 7;
    day.setUTCDate(
      day.getUTCDate() + (named.which === 'last' ? ahead - 7 : named.which === 'next' && ahead === 0 ? 7 : ahead),
    );
  } else if (named && day.getUTCDay() !== named.day) notes.push('the weekday doesn’t match the date and is ignored');
  const keepsClock = !date && !weekday && !state.time;
  const { hour, minute, second, nanosecond } =
    state.time ?? (keepsClock ? now : { hour: 0, minute: 0, second: 0, nanosecond: 0 });
  const wall = {
    year: day.getUTCFullYear(),
    month: day.getUTCMonth() + 1,
    day: day.getUTCDate(),
    hour,
    minute,
    second,
    nanosecond,
  };
  if (Number.isNaN(wall.year)) return undefined;
  if (!date) notes.push(`counted from ${formatDate(now)} ${formatTime(now)}`);
  return { wall, shift: state.shift, notes, ...(state.offset !== undefined && { offset: state.offset }) };
}
