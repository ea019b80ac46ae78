import { once } from './once';

export interface SniffedDate {
  readonly hasTime: boolean;
  readonly hasZone: boolean;
  readonly what: string;
  /** Date and time without the zone, as fields take them. */
  readonly local?: string;
  /** The date alone, without the header it stands in. */
  readonly date: string;
}

const ISO =
  /^([1-2]\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.,]\d{1,9})?)?)\s*(Z|UTC|GMT|[+-]\d\d:?\d\d)?)?$/i;
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const DAY = '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\\s+)?';
/** Mail, HTTP headers, `date`, git log. */
const WRITTEN = [
  new RegExp(
    `^${DAY}\\d{1,2}[ -]${MONTH}[ -]\\d{4}\\s+\\d\\d:\\d\\d(?::\\d\\d)?(?:\\s+(?:[A-Z]{1,5}|[+-]\\d{4}))?$`,
    'i',
  ),
  new RegExp(
    `^${DAY}${MONTH}\\s+\\d{1,2}\\s+\\d\\d:\\d\\d:\\d\\d\\s+(?:[A-Z]{2,5}\\s+)?\\d{4}(?:\\s+[+-]\\d{4})?$`,
    'i',
  ),
];
/** As browsers write them, the log of a web server, and month first with a clock of twelve hours. */
const IN_BROWSERS = [
  new RegExp(`^${DAY}${MONTH} \\d{1,2} \\d{4} \\d\\d:\\d\\d:\\d\\d (?:GMT|UTC)[+-]\\d{4}(?: \\([^()]+\\))?$`, 'i'),
  new RegExp(`^\\d{1,2}\\/${MONTH}\\/\\d{4}:\\d\\d:\\d\\d:\\d\\d [+-]\\d{4}$`, 'i'),
];
const WITH_CLOCK = new RegExp(
  `^${DAY}${MONTH} \\d{1,2},? \\d{4},?(?: at)? \\d{1,2}:\\d\\d(?::\\d\\d)?(?:[ \\u202f][ap]m)?$`,
  'i',
);

/** A day without a time: the month in letters, or the year first. */
const DAYS = [
  new RegExp(`^${DAY}\\d{1,2}(?:st|nd|rd|th)?[ -]${MONTH}[ -,]\\s?[12]\\d{3}$`, 'i'),
  new RegExp(`^${DAY}${MONTH}\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s+[12]\\d{3}$`, 'i'),
  /^[12]\d{3}\/(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])$/,
  /^(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])\/[12]\d{3}$|^(?:1[3-9]|2\d|3[01])\/(?:0?[1-9]|1[0-2])\/[12]\d{3}$/,
];
/** ISO 8601 without signs between its parts. */
const BASIC = /^[12]\d{3}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d)?Z?$/;

/** With the time: three numbers alone are versions and fractions as well. */
const NUMBERS = /^\d{1,2}([./-])\d{1,2}\1[12]\d{3},?\s+\d{1,2}:[0-5]\d(?::[0-5]\d)?(?:\s*[ap]m)?$/i;

/** Whether a text is one date, with or without its time. */
export const sniffDate = once((whole): SniffedDate | undefined => {
  if (whole.length > 80) return undefined;
  const date = whole.replace(/^(?:date|expires|last-modified|if-modified-since|received):\s*/i, '');
  const iso = ISO.exec(date);
  if (iso) {
    const [, day, time, zone] = iso;
    const what = time ? `ISO 8601 date and time${zone ? '' : ', no zone'}` : 'ISO 8601 date';
    const local = time && !zone ? `${day}T${time.replace(',', '.').slice(0, 8)}` : undefined;
    return { hasTime: Boolean(time), hasZone: Boolean(zone), what, date, ...(local && { local }) };
  }
  if (NUMBERS.test(date) || WITH_CLOCK.test(date))
    return { hasTime: true, hasZone: false, what: 'Date and time, no zone', date };
  if (DAYS.some((form) => form.test(date))) return { hasTime: false, hasZone: false, what: 'Date', date };
  if (BASIC.test(date)) return { hasTime: true, hasZone: date.endsWith('Z'), what: 'ISO 8601 date and time', date };
  return [...WRITTEN, ...IN_BROWSERS].some((form) => form.test(date))
    ? { hasTime: true, hasZone: true, what: 'Date and time', date }
    : undefined;
});
