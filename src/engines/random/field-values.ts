import { dayNumber, drawDay, formatDay } from './dates';
import { integerBelow, integerBetween, pick } from './draw';
import type { RandomSource } from './source';

export type Scalar = string | number | boolean | null;
export type Draw = (source: RandomSource) => Scalar;

const FIRST_NAMES = [
  'Amara',
  'Ben',
  'Chloé',
  'Daniel',
  'Elena',
  'Farid',
  'Grace',
  'Hiro',
  'Ines',
  'Jamal',
  'Katya',
  'Liam',
];
const FAMILY_NAMES = [
  'Andersson',
  'Brown',
  'Chen',
  "D'Souza",
  'Fischer',
  'García',
  'Haddad',
  'Ivanova',
  'Kim',
  'Okafor',
];
const CITIES = [
  'Berlin',
  'Buenos Aires',
  'Chicago',
  'Lagos',
  'Lisbon',
  'Mumbai',
  'Osaka',
  'Québec',
  'São Paulo',
  'Utrecht',
];
const COUNTRIES = ['AR', 'BR', 'CA', 'DE', 'IN', 'JP', 'NG', 'NL', 'PT', 'US'];
const COMPANIES = ['Acme, Inc.', 'Brightside Media', 'Cedar & Sons', 'Delta Freight', 'Northwind, Ltd.', 'Umbra Labs'];
const PRODUCTS = [
  '27" monitor',
  'Desk lamp',
  'Notebook, A5',
  'Rain jacket',
  'Tea <loose leaf>',
  'USB-C cable',
  'Wool socks',
];
const STATUSES = ['active', 'archived', 'draft', 'pending', 'shipped'];
const WORDS = [
  'amber',
  'breeze',
  'cobalt',
  'delta',
  'ember',
  'forest',
  'glacier',
  'harbor',
  'island',
  'juniper',
  'kestrel',
  'lumen',
];

const FIRST_DAY = dayNumber(2015, 1, 1);
const LAST_DAY = dayNumber(2025, 12, 31);

const day: Draw = (source) =>
  formatDay(drawDay(source, { start: FIRST_DAY, end: LAST_DAY, excludeWeekends: false }), 'yyyy-MM-dd');
export const word: Draw = (source) => pick(source, WORDS);
const name = (source: RandomSource): string => `${pick(source, FIRST_NAMES)} ${pick(source, FAMILY_NAMES)}`;
const plainLetters = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
/** At example.com and its kin, which belong to nobody (RFC 2606). */
const getEmail = (person: string, source: RandomSource): string =>
  `${person.split(' ').map(plainLetters).join('.')}@example.${pick(source, ['com', 'net', 'org'])}`;

/** Fields as a real file has them, by the name they go by. */
export const REALISTIC_FIELDS: Readonly<Record<string, Draw>> = {
  id: (source) => integerBetween(source, 1000, 999_999),
  name,
  email: (source) => getEmail(name(source), source),
  city: (source) => pick(source, CITIES),
  country: (source) => pick(source, COUNTRIES),
  company: (source) => pick(source, COMPANIES),
  product: (source) => pick(source, PRODUCTS),
  price: (source) => (integerBelow(source, 200) * 100 + pick(source, [49, 95, 99])) / 100,
  quantity: (source) => integerBetween(source, 1, 20),
  status: (source) => pick(source, STATUSES),
  createdAt: day,
  active: (source) => integerBelow(source, 2) === 1,
  phone: (source) => `+1 555 01${String(integerBelow(source, 100)).padStart(2, '0')}`,
  rating: (source) => integerBetween(source, 10, 50) / 10,
};

/** One record of such fields; who has a name has an address that goes with it. */
export function realisticRecord(source: RandomSource, fields: readonly string[]): Record<string, Scalar> {
  const record = Object.fromEntries(fields.map((field) => [field, REALISTIC_FIELDS[field]!(source)]));
  return 'name' in record && 'email' in record ? { ...record, email: getEmail(String(record.name), source) } : record;
}

/** Values without a meaning, one of each type. */
export const PLAIN_VALUES: readonly Draw[] = [
  word,
  (source) => integerBetween(source, -1000, 1000),
  (source) => integerBetween(source, 1, 10_000) / 100,
  (source) => integerBelow(source, 2) === 1,
  (source) => `${pick(source, WORDS)}, ${pick(source, WORDS)}`,
  day,
];
