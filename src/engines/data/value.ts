import { InputError, placeAt } from '@/engines/input-error';

/** Work on a text that was mended: no place in it is one of the visitor's. */
export function withoutPlace<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof InputError ? new InputError(error.message) : error;
  }
}

/**
 * What JSON, YAML and TOML can say, held exactly: numbers as the digits that were written, dates as their text, keys in
 * their order and under any name (`__proto__` too). `at` is where the value stands in its source.
 */
export type Data =
  | { kind: 'null'; at: number }
  | { kind: 'boolean'; value: boolean; at: number }
  | { kind: 'string'; value: string; at: number }
  /** Written as in JSON, or `inf`, `-inf`, `nan`. */
  | { kind: 'number'; text: string; at: number }
  | DateData
  | ListData
  | TableData;
/** Written as in RFC 3339; `given` is how the source has it. */
export interface DateData {
  kind: 'date';
  form: 'offset' | 'local' | 'date' | 'time';
  text: string;
  provided: string;
  at: number;
}
export interface ListData {
  kind: 'list';
  items: Data[];
  at: number;
}
export interface TableData {
  kind: 'table';
  entries: Map<string, Data>;
  at: number;
}

export interface Read {
  source: string;
  data: Data;
  /** The list is of documents that came one after the other; `note` is what is said of that. */
  several?: { note: string };
  /** What was left out or understood in one of several ways. */
  notes: string[];
}
export interface Written {
  text: string;
  notes: string[];
}

/** Nothing people write is deeper, and every reader and writer can walk this far without running out of stack. */
export const DEEPEST = 1000;

export const fault = (source: string, message: string, at: number): InputError =>
  new InputError(message, placeAt(source, at));

export const tooDeep = (source: string, at: number, deepest = DEEPEST): InputError =>
  fault(source, `Nested more than ${deepest} levels deep`, at);

export function duplicateKey(source: string, key: string, at: number, firstAt: number): InputError {
  const first = placeAt(source, firstAt);
  return fault(source, `Duplicate key ${quoted(key)} (first on line ${first.line}, column ${first.column})`, at);
}

/** A name or value in a message, never longer than a line. */
export const quoted = (text: string): string => {
  const [start = ''] = /^.{0,60}/su.exec(text) ?? [];
  return JSON.stringify(start.length < text.length ? `${start}…` : text);
};

export type Step = string | number;

/** `$.servers[0]["host name"]` */
export const pathText = (steps: readonly Step[]): string =>
  `$${steps
    .map((step) =>
      typeof step === 'number'
        ? `[${step}]`
        : /^[\p{L}_][\p{L}\p{N}_]*$/u.test(step)
          ? `.${step}`
          : `[${quoted(step)}]`,
    )
    .join('')}`;

/** Keys of every table in the order of Array.prototype.sort. */
export function sortKeys(data: Data): Data {
  if (data.kind === 'list') return { ...data, items: data.items.map(sortKeys) };
  if (data.kind !== 'table') return data;
  const names = [...data.entries.keys()].sort();
  return { ...data, entries: new Map(names.map((name) => [name, sortKeys(data.entries.get(name)!)])) };
}

const DATE =
  /^(\d{4})-(\d\d?)-(\d\d?)(?:(?:[Tt]|[ \t]+)(\d\d?):(\d\d)(?::(\d\d)(\.\d+)?)?[ \t]*(?:([Zz])|([+-])(\d\d?)(?::?(\d\d))?)?)?$/;
const TIME = /^(\d\d):(\d\d)(?::(\d\d)(\.\d+)?)?$/;

const daysIn = (year: number, month: number): number =>
  month === 2
    ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
      ? 29
      : 28
    : [4, 6, 9, 11].includes(month)
      ? 30
      : 31;

const isTime = (hour: number, minute: number, second: number): boolean => hour < 24 && minute < 60 && second <= 60;

/**
 * A date or time in any form YAML and TOML allow, or undefined where the text is none or names no day that exists.
 * Digits are padded and separators made RFC 3339's; the moment and its precision stay.
 */
export function readDate(provided: string, at: number): DateData | undefined {
  const time = TIME.exec(provided);
  if (time) {
    const [, hour, minute, second = '00', fraction = ''] = time;
    if (!isTime(Number(hour), Number(minute), Number(second))) return undefined;
    return { kind: 'date', form: 'time', text: `${hour}:${minute}:${second}${fraction}`, provided, at };
  }
  const match = DATE.exec(provided);
  if (!match) return undefined;
  const [
    ,
    year = '',
    month = '',
    day = '',
    hour,
    minute = '',
    second = '00',
    fraction = '',
    zulu,
    sign,
    zone,
    zoneMinute,
  ] = match;
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > daysIn(Number(year), Number(month)))
    return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (hour === undefined) return { kind: 'date', form: 'date', text: date, provided, at };
  if (!isTime(Number(hour), Number(minute), Number(second))) return undefined;
  if (zone !== undefined && !isTime(Number(zone), Number(zoneMinute ?? 0), 0)) return undefined;
  const offset = zulu ? 'Z' : zone === undefined ? '' : `${sign}${zone.padStart(2, '0')}:${zoneMinute ?? '00'}`;
  const text = `${date}T${hour.padStart(2, '0')}:${minute}:${second}${fraction}${offset}`;
  return { kind: 'date', form: offset ? 'offset' : 'local', text, provided, at };
}

/** Digits as JSON allows them: no plus, no leading zeros, no bare point. */
export function plainNumber(text: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = ''] =
    /^([+-]?)(\d*)(?:\.(\d*))?((?:[eE][+-]?\d+)?)$/.exec(text) ?? [];
  const point = text.includes('.') ? `.${fraction || '0'}` : '';
  return `${sign === '-' ? '-' : ''}${whole.replace(/^0+(?=\d)/, '') || '0'}${point}${exponent}`;
}
