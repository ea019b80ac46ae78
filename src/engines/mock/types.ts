import { InputError } from '@/engines/input-error';
import { dayNumber, formatDay } from '@/engines/random/dates';
import { integerBelow, integerBetween, pick } from '@/engines/random/draw';
import { drawIp, formatIp } from '@/engines/random/ip';
import type { RandomSource } from '@/engines/random/source';
import { uuidV4 } from '@/engines/random/uuids';
import * as words from './words';

export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };

/** What a field is drawn with. */
export interface Draw {
  readonly random: RandomSource;
  /** From 0. */
  readonly row: number;
  /** What was drawn so far of the same record. */
  readonly record: Readonly<Record<string, Value>>;
}
export type Drawer = (draw: Draw) => Value;
/** Checks what stands between the parentheses, and gives what draws. */
type Type = (args: readonly string[]) => Drawer;

const letters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase();
const two = (value: number) => String(value).padStart(2, '0');
const digits = (random: RandomSource, count: number): string =>
  Array.from({ length: count }, () => integerBelow(random, 10)).join('');

function numberArg(text: string | undefined, usual: number, name: string): number {
  if (text === undefined || text === '') return usual;
  const value = Number(text);
  if (!Number.isFinite(value)) throw new InputError(`${name} is a number, not ${text}`);
  return value;
}
function wholeArg(text: string | undefined, usual: number, name: string): number {
  const value = numberArg(text, usual, name);
  if (!Number.isSafeInteger(value)) throw new InputError(`${name} is a whole number, not ${text}`);
  return value;
}

const drawn =
  (draw: (random: RandomSource) => Value): Type =>
  (args) => {
    if (args.length > 0) throw new InputError('This type takes nothing in parentheses');
    return ({ random }) => draw(random);
  };
const oneOf = (values: readonly string[]): Type => drawn((random) => pick(random, values));

const range = (text: readonly string[], least: number, most: number, name: string): [number, number] => {
  const [from, to] = [
    wholeArg(text[0], least, name),
    wholeArg(text[1], Math.max(most, wholeArg(text[0], least, name)), name),
  ];
  if (from > to) throw new InputError(`${name}: ${from} is greater than ${to}`);
  return [from, to];
};

/** Uniform, with so many decimals. */
function decimal([from, to, places]: readonly string[]): Drawer {
  const count = wholeArg(places, 2, 'Decimals');
  const [least, most] = [numberArg(from, 0, 'The least'), numberArg(to, 1000, 'The most')];
  const scale = 10 ** count;
  if (count < 0 || count > 9 || least > most || Math.abs(most) * scale > 2 ** 52)
    throw new InputError('decimal takes the least, the most and up to 9 decimals');
  return ({ random }) => integerBetween(random, Math.ceil(least * scale), Math.floor(most * scale)) / scale;
}

/** By the method of Box and Muller. */
function normal([mean, deviation, places]: readonly string[]): Drawer {
  const [middle, spread, count] = [
    numberArg(mean, 0, 'The mean'),
    numberArg(deviation, 1, 'The deviation'),
    wholeArg(places, 2, 'Decimals'),
  ];
  if (spread < 0 || count < 0 || count > 9)
    throw new InputError('normal takes a mean, a deviation from 0 on and up to 9 decimals');
  return ({ random }) => {
    const [a, b] = [(random.uint32() + 1) / 2 ** 32, random.uint32() / 2 ** 32];
    return Number((middle + spread * Math.sqrt(-2 * Math.log(a)) * Math.cos(2 * Math.PI * b)).toFixed(count));
  };
}

function readDay(text: string | undefined, usual: string): number {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text || usual) ?? [];
  const number = dayNumber(Number(year), Number(month), Number(day));
  if (!year || formatDay(number, 'yyyy-MM-dd') !== (text || usual))
    throw new InputError(`Dates look like ${usual}, not ${text}`);
  return number;
}
const days = ([from, to]: readonly string[]): ((random: RandomSource) => number) => {
  const [first, last] = [readDay(from, '2020-01-01'), readDay(to, '2025-12-31')];
  if (first > last) throw new InputError(`${from} is later than ${to}`);
  return (random) => integerBetween(random, first, last);
};
const timeOf = (random: RandomSource): string =>
  `${two(integerBelow(random, 24))}:${two(integerBelow(random, 60))}:${two(integerBelow(random, 60))}`;

/** "free 60, pro 30, team 10": the numbers are weights, 1 where there are none. */
function weighted(args: readonly string[]): Drawer {
  if (args.length === 0) throw new InputError('one of needs values, as in one of(free 60, pro 30)');
  const choices = args.map((arg) => {
    const [, value = arg, weight] = /^(.*\S)\s+(\d{1,9})%?$/.exec(arg) ?? [];
    return { value: weight === undefined ? arg : value, weight: Number(weight ?? 1) };
  });
  const total = choices.reduce((sum, { weight }) => sum + weight, 0);
  if (total < 1) throw new InputError('The weights are all 0');
  return ({ random }) => {
    let left = integerBelow(random, total);
    return choices.find(({ weight }) => {
      left -= weight;
      return left < 0;
    })!.value;
  };
}

function sequence([start, step]: readonly string[]): Drawer {
  const [from, by] = [wholeArg(start, 1, 'The start'), wholeArg(step, 1, 'The step')];
  return ({ row }) => from + row * by;
}

const fullName = (random: RandomSource): string =>
  `${pick(random, words.FIRST_NAMES)} ${pick(random, words.FAMILY_NAMES)}`;
/** The value of another field of the record, or a name. */
const nameFrom = ([field]: readonly string[]): ((draw: Draw) => string) =>
  field === undefined ? ({ random }) => fullName(random) : (draw) => String(fieldOf(draw, field));
const fieldOf = ({ record }: Draw, field: string): Value => {
  if (!Object.hasOwn(record, field)) throw new InputError(`There’s no field ${field} above this one`);
  return record[field]!;
};
/** At example.com and its kin, which belong to nobody (RFC 2606). */
const domain = (random: RandomSource): string => `example.${pick(random, words.TLDS)}`;
const slug = (name: string, between: string): string => letters(name).trim().replace(/ +/g, between) || 'user';
const loremWords = (random: RandomSource, count: number): string =>
  Array.from({ length: count }, () => pick(random, words.LOREM)).join(' ');
const sentence = (random: RandomSource): string => {
  const text = loremWords(random, integerBetween(random, 5, 12));
  return `${text[0]!.toUpperCase()}${text.slice(1)}.`;
};
const place = (of: 0 | 1 | 2): Type => drawn((random) => pick(random, words.CITIES)[of]);
const hex = (random: RandomSource, bytes: number): string =>
  Array.from(random.bytes(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** With the digit that makes the others right (Luhn), behind a number range kept for tests. */
function cardNumber(random: RandomSource): string {
  const body = `400000${digits(random, 9)}`;
  const sum = [...body].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return body + String((10 - (sum % 10)) % 10);
}

/** An account number whose check digits are right (ISO 13616), at a bank that there is not. */
function iban(random: RandomSource): string {
  const body = `0000${digits(random, 14)}`;
  const check = 98n - (BigInt(`${body}131400`) % 97n);
  return `DE${String(check).padStart(2, '0')}${body}`;
}

function isbn(random: RandomSource): string {
  const body = `978${digits(random, 9)}`;
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return body + String((10 - (sum % 10)) % 10);
}

export const TYPES: Readonly<Record<string, Type>> = {
  sequence,
  uuid: drawn((random) => uuidV4(random)),
  'object id': drawn((random) => hex(random, 12)),
  hash: drawn((random) => hex(random, 32)),
  integer: (args) => {
    const [from, to] = range(args, 0, 1000, 'integer');
    return ({ random }) => integerBetween(random, from, to);
  },
  decimal,
  price: (args) => decimal([args[0] ?? '1', args[1] ?? '200', '2']),
  normal,
  percent: drawn((random) => integerBelow(random, 101)),
  boolean: ([share]) => {
    const likely = numberArg(share?.replace('%', ''), 50, 'The share');
    return ({ random }) => integerBelow(random, 100) < likely;
  },
  digit: drawn((random) => integerBelow(random, 10)),
  digits: ([count]) => {
    const many = wholeArg(count, 6, 'digits');
    if (many < 1 || many > 100) throw new InputError('digits takes 1 to 100');
    return ({ random }) => digits(random, many);
  },
  'full name': drawn(fullName),
  'first name': oneOf(words.FIRST_NAMES),
  'family name': oneOf(words.FAMILY_NAMES),
  email: (args) => {
    const name = nameFrom(args);
    return (draw) => `${slug(name(draw), '.')}@${domain(draw.random)}`;
  },
  'user name': (args) => {
    const name = nameFrom(args);
    return (draw) => `${slug(name(draw), '_')}${integerBelow(draw.random, 100)}`;
  },
  gender: oneOf(['female', 'male', 'nonbinary']),
  age: (args) => {
    const [from, to] = range(args, 18, 90, 'age');
    return ({ random }) => integerBetween(random, from, to);
  },
  phone: drawn((random) => `+1 555 01${digits(random, 2)}`),
  'job title': oneOf(words.JOBS),
  company: drawn((random) => `${pick(random, words.COMPANIES)} ${pick(random, words.COMPANY_KINDS)}`),
  department: oneOf(words.DEPARTMENTS),
  language: oneOf(words.LANGUAGES),
  'street address': drawn(
    (random) => `${integerBetween(random, 1, 250)} ${pick(random, words.STREETS)} ${pick(random, words.STREET_KINDS)}`,
  ),
  city: place(0),
  country: place(1),
  'country code': place(2),
  'postal code': drawn((random) => digits(random, 5)),
  latitude: drawn((random) => integerBetween(random, -9_000_000, 9_000_000) / 100_000),
  longitude: drawn((random) => integerBetween(random, -18_000_000, 18_000_000) / 100_000),
  'time zone': oneOf(words.ZONES),
  url: drawn((random) => `https://${domain(random)}/${pick(random, words.LOREM)}/${pick(random, words.LOREM)}`),
  domain: drawn(domain),
  ipv4: drawn((random) => formatIp(drawIp(random, { version: 'ipv4', excludePrivate: false }), 'ipv4')),
  ipv6: drawn((random) => formatIp(drawIp(random, { version: 'ipv6', excludePrivate: false }), 'ipv6')),
  mac: drawn((random) => hex(random, 6).replace(/..(?!$)/g, '$&:')),
  port: drawn((random) => integerBetween(random, 1024, 65_535)),
  'http status': oneOf(['200', '201', '204', '301', '304', '400', '401', '403', '404', '429', '500', '503']),
  'mime type': oneOf(words.MIME_TYPES),
  'file name': drawn(
    (random) => `${pick(random, words.LOREM)}-${pick(random, words.ANIMALS)}.${pick(random, words.EXTENSIONS)}`,
  ),
  semver: drawn((random) => [10, 20, 50].map((most) => integerBelow(random, most)).join('.')),
  product: oneOf(words.PRODUCTS),
  material: oneOf(words.MATERIALS),
  color: oneOf(words.COLORS),
  'hex color': drawn((random) => `#${hex(random, 3)}`),
  animal: oneOf(words.ANIMALS),
  'currency code': oneOf(words.CURRENCIES),
  'credit card': drawn(cardNumber),
  iban: drawn(iban),
  isbn: drawn(isbn),
  status: oneOf(words.STATUSES),
  month: oneOf(words.MONTHS),
  weekday: oneOf(words.WEEKDAYS),
  date: (args) => {
    const day = days(args);
    return ({ random }) => formatDay(day(random), 'yyyy-MM-dd');
  },
  'date time': (args) => {
    const day = days(args);
    return ({ random }) => `${formatDay(day(random), 'yyyy-MM-dd')}T${timeOf(random)}Z`;
  },
  time: drawn(timeOf),
  timestamp: (args) => {
    const day = days(args);
    return ({ random }) => day(random) * 86_400 + integerBelow(random, 86_400);
  },
  word: oneOf(words.LOREM),
  words: (args) => {
    const [from, to] = range(args, 2, 5, 'words');
    if (from < 0 || to > 1000) throw new InputError('words takes up to 1000');
    return ({ random }) => loremWords(random, integerBetween(random, from, to));
  },
  sentence: drawn(sentence),
  paragraph: drawn((random) => Array.from({ length: integerBetween(random, 3, 5) }, () => sentence(random)).join(' ')),
  'one of': weighted,
  constant: (args) => () => args.join(', '),
  null: drawn(() => null),
  field: ([name]) => {
    if (!name) throw new InputError('field needs the name of a field above, as in field(id)');
    return (draw) => fieldOf(draw, name);
  },
};
const SAME: Readonly<Record<string, string>> = {
  name: 'full name',
  'last name': 'family name',
  'e-mail': 'email',
  enum: 'one of',
  int: 'integer',
  float: 'decimal',
  number: 'decimal',
  bool: 'boolean',
  id: 'sequence',
  address: 'street address',
  zip: 'postal code',
  job: 'job title',
  datetime: 'date time',
  guid: 'uuid',
  lorem: 'sentence',
};

/** The type that a name stands for, whatever its capitals and signs. */
export function typeNamed(name: string): Type | undefined {
  const plain = name
    .trim()
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');
  const key = SAME[plain] ?? SAME[plain.replaceAll(' ', '-')] ?? plain;
  return Object.hasOwn(TYPES, key) ? TYPES[key] : undefined;
}
