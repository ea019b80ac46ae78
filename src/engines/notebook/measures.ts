import { add, divide, multiply, type Real, readNumber, subtract } from '@/engines/calculate/real';
import { InputError } from '@/engines/input-error';
import { findUnit } from '@/engines/units/find';
import type { CategoryId } from '@/engines/units/table';

/** Powers of length, weight, time and so on: speed is `{ L: 1, T: -1 }`. */
export type Dimensions = Readonly<Record<string, number>>;

/** One unit of a product of units. */
export interface Measure {
  readonly symbol: string;
  readonly dimensions: Dimensions;
  /** How many of the unit that all of its kind are told in. */
  readonly scale: Real;
  /** Where the zero of a scale of temperature lies. */
  readonly offset?: Real;
  /** Units of months and years are counted in the calendar where a date is one side. */
  readonly months?: number;
}
export interface UnitPower {
  readonly unit: Measure;
  readonly power: number;
}
export type Units = readonly UnitPower[];

const TEN = (power: number): Real => readNumber(`1e${power}`);
export const ONE = readNumber('1');
const energy = { M: 1, L: 2, T: -2 };
/** What the units of a category measure, and what its first unit is in meters, kilograms and seconds. */
const KINDS: Readonly<Partial<Record<CategoryId, readonly [dimensions: Dimensions, first?: Real]>>> = {
  length: [{ L: 1 }],
  weight: [{ M: 1 }],
  volume: [{ L: 3 }, TEN(-3)],
  cooking: [{ L: 3 }, TEN(-6)],
  temperature: [{ K: 1 }],
  area: [{ L: 2 }],
  speed: [{ L: 1, T: -1 }],
  time: [{ T: 1 }],
  data: [{ B: 1 }],
  dataRate: [{ B: 1, T: -1 }, divide(ONE, readNumber('8'))],
  pressure: [{ M: 1, L: -1, T: -2 }],
  energy: [energy],
  torque: [energy],
  angle: [{ A: 1 }],
  angularSpeed: [{ A: 1, T: -1 }],
  power: [{ M: 1, L: 2, T: -3 }],
  force: [{ M: 1, L: 1, T: -2 }],
  frequency: [{ T: -1 }],
  fuel: [{ L: -2 }, TEN(6)],
  density: [{ M: 1, L: -3 }],
  volumeFlow: [{ L: 3, T: -1 }],
  massFlow: [{ M: 1, T: -1 }],
  viscosity: [{ M: 1, L: -1, T: -1 }],
  kinematicViscosity: [{ L: 2, T: -1 }],
  acceleration: [{ L: 1, T: -2 }],
  current: [{ I: 1 }],
  voltage: [{ M: 1, L: 2, T: -3, I: -1 }],
  resistance: [{ M: 1, L: 2, T: -3, I: -2 }],
  capacitance: [{ M: -1, L: -2, T: 4, I: 2 }],
  inductance: [{ M: 1, L: 2, T: -2, I: -2 }],
  charge: [{ I: 1, T: 1 }],
};

/** Units that are a product or a quotient of others, so that they cancel out: 60 mph × 2 h is 120 mi. */
const PARTS: Readonly<Record<string, string>> = {
  mph: 'mi/h',
  kn: 'nmi/h',
  mpg: 'mi/gal',
  'mpg imp': 'mi/imp gal',
  Wh: 'W·h',
  kWh: 'kW·h',
  MWh: 'MW·h',
  mAh: 'mA·h',
  Ah: 'A·h',
  gpm: 'gal/min',
  cfm: 'ft³/min',
};
const WHOLES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PARTS).map(([whole, parts]) => [parts, whole]),
);

/** Money has no rates here: each currency is a kind of its own. */
const CURRENCIES: Readonly<Record<string, string>> = {
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
};
const SIGNS = Object.fromEntries(Object.entries(CURRENCIES).map(([sign, code]) => [code, sign]));
const CODES = /^(?:EUR|USD|GBP|JPY|INR|CHF|CNY|AUD|CAD|SEK|NOK|DKK|PLN|CZK|BRL|MXN|KRW|ZAR|NZD|SGD|HKD|TRY)$/;
export const CURRENCY_SIGNS = Object.keys(CURRENCIES).join('');

const MONTHS: Readonly<Record<string, number>> = {
  'average-month': 1,
  year: 12,
  'average-year': 12,
  decade: 120,
  century: 1200,
};
const TIME_NAMES: Readonly<Record<string, string>> = {
  day: 'day',
  week: 'week',
  fortnight: 'fortnight',
  'average-month': 'month',
  year: 'year',
  'average-year': 'year',
  decade: 'decade',
  century: 'century',
};

/** More digits than are exact: those of π. */
const MANY = 60;
/** A factor of the table: digits, or a quotient of them. */
function readScale(factor: string): Real {
  const [first, ...rest] = factor.split('/').map((part) => {
    const real = readNumber(part);
    return part.length > MANY ? { ...real, exact: false } : real;
  });
  return rest.reduce(divide, first!);
}

const found = new Map<string, Units | undefined>();
const MOST_FOUND = 2000;

/** The units that a text stands for: "km/h", "€/L", "kWh", "L/100 km". Nothing where it is none. */
export function unitsNamed(text: string): Units | undefined {
  if (found.has(text)) return found.get(text);
  const units = lookUp(text);
  if (found.size < MOST_FOUND) found.set(text, units);
  return units;
}

function lookUp(text: string): Units | undefined {
  const code = (Object.hasOwn(CURRENCIES, text) && CURRENCIES[text]) || (CODES.test(text) ? text : undefined);
  if (code) return [{ unit: { symbol: SIGNS[code] ?? code, dimensions: { [code]: 1 }, scale: ONE }, power: 1 }];
  const hundred = /^(.+?)\/(10{1,2}) ?(km|mi)$/.exec(text);
  if (hundred) return quotient(unitsNamed(hundred[1]!), distance(Number(hundred[2]), hundred[3]!));
  const one = inTable(text);
  const parts = one && !PARTS[one.symbol] && one.symbol.includes('/') ? one.symbol : text;
  const whole: Units | undefined = one && [{ unit: one, power: 1 }];
  if (one && (PARTS[one.symbol] || !parts.includes('/'))) return whole;
  const [, base, sign] = /^([^/·]+)([²³])$/.exec(text) ?? [];
  return product(parts) ?? whole ?? raised(base && unitsNamed(base), sign === '²' ? 2 : 3);
}

/** "mi/h", "kW·h": units with signs between them. */
function product(text: string): Units | undefined {
  const slash = text.lastIndexOf('/');
  if (slash > 0) return quotient(unitsNamed(text.slice(0, slash)), unitsNamed(text.slice(slash + 1)));
  const dot = text.lastIndexOf('·');
  if (dot > 0) return quotient(unitsNamed(text.slice(0, dot)), raised(unitsNamed(text.slice(dot + 1)), -1));
  return undefined;
}

const distance = (many: number, symbol: string): Units => {
  const unit = inTable(symbol)!;
  const scale = multiply(unit.scale, readNumber(String(many)));
  return [{ unit: { symbol: `${many} ${symbol}`, dimensions: unit.dimensions, scale }, power: 1 }];
};
const raised = (units: Units | '' | undefined, by: number): Units | undefined =>
  (units || undefined)?.map(({ unit, power }) => ({ unit, power: power * by }));
const quotient = (top: Units | undefined, bottom: Units | undefined): Units | undefined =>
  top && bottom && [...top, ...raised(bottom, -1)!];

function inTable(text: string): Measure | undefined {
  const month = /^months?$/i.test(text) ? 'average month' : text;
  let answer: ReturnType<typeof findUnit>;
  try {
    answer = findUnit(month);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
  const { unit, category } = answer;
  if (unit.isReciprocal || category === 'concentration') return undefined;
  const [dimensions, first = ONE] = KINDS[category] ?? [{ [category]: 1 }];
  const months = MONTHS[unit.id];
  return {
    symbol: TIME_NAMES[unit.id] ?? unit.symbol,
    dimensions,
    scale: multiply(readScale(unit.factor), first),
    ...(unit.offset && { offset: readScale(unit.offset) }),
    ...(months && { months }),
  };
}

/** The dimensions of a product of units, without those that cancel out. */
function dimensionsOf(units: Units): Dimensions {
  const all: Record<string, number> = {};
  for (const { unit, power } of units)
    for (const [name, one] of Object.entries(unit.dimensions)) all[name] = (all[name] ?? 0) + one * power;
  return Object.fromEntries(Object.entries(all).filter(([, power]) => power !== 0));
}
export const isSameKind = (a: Units, b: Units): boolean => {
  const [one, other] = [dimensionsOf(a), dimensionsOf(b)];
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
};
const hasNone = (units: Units): boolean => Object.keys(dimensionsOf(units)).length === 0;

const times = (value: Real, scale: Real, power: number): Real => {
  let result = value;
  for (let left = Math.abs(power); left > 0; left--) result = (power > 0 ? multiply : divide)(result, scale);
  return result;
};
/** Where months and years are all the time there is, a year is twelve months, whatever days they have. */
function onCalendar(units: Units): Units {
  const times = units.filter(({ unit }) => 'T' in unit.dimensions);
  if (times.length < 2 || times.some(({ unit }) => !unit.months)) return units;
  const month = inTable('month')!.scale;
  return units.map((one) =>
    one.unit.months
      ? { ...one, unit: { ...one.unit, scale: multiply(month, readNumber(String(one.unit.months))) } }
      : one,
  );
}

/** In the unit that all of the kind are told in. */
const inBase = (value: Real, units: Units): Real =>
  // Factors first and divisors last, so that digits stay exact where they can.
  [...onCalendar(units)]
    .sort((a, b) => b.power - a.power)
    .reduce((result, { unit, power }) => times(result, unit.scale, power), value);
const fromBase = (value: Real, units: Units): Real => inBase(value, raised(units, -1)!);

/** By what they are made of: mph is mi and h, m² is m twice. */
export const expand = (units: Units): Units =>
  units.flatMap((one) => {
    const parts = PARTS[one.unit.symbol];
    if (parts) return raised(product(parts), one.power)!;
    const [, base, sign] = /^(.+)([²³])$/.exec(one.unit.symbol) ?? [];
    const unit = base ? inTable(base) : undefined;
    return unit ? [{ unit, power: one.power * (sign === '²' ? 2 : 3) }] : [one];
  });

/** Told in meters where only lengths can be taken apart: a root of acres. */
export function inMeters(value: Real, units: Units): { value: Real; units: Units } {
  const meter = inTable('m')!;
  const isLength = ({ unit }: UnitPower) => Object.keys(unit.dimensions).join() === 'L';
  return {
    value: inBase(value, units.filter(isLength)),
    units: units.map((one) => (isLength(one) ? { unit: meter, power: one.power * one.unit.dimensions.L! } : one)),
  };
}

/** A value with its units merged: what measures the same is told in the first of its units, and what cancels out is left out. */
export function simplify(value: Real, given: Units): { value: Real; units: Units } {
  if (given.length < 2) return { value, units: given };
  if (given.length > 0 && hasNone(given)) return { value: inBase(value, given), units: [] };
  const merged: { unit: Measure; power: number }[] = [];
  let result = value;
  for (const { unit, power } of expand(given)) {
    const same = merged.find((one) => isSameKind([{ unit: one.unit, power: 1 }], [{ unit, power: 1 }]));
    if (!same) merged.push({ unit, power });
    else {
      if (same.unit.symbol !== unit.symbol)
        result = inBase(result, [
          { unit, power },
          { unit: same.unit, power: -power },
        ]);
      same.power += power;
    }
  }
  const left = withoutCancelled(
    result,
    merged.filter(({ power }) => power !== 0),
  );
  const whole = WHOLES[writeUnits(left.units)];
  return whole ? { value: left.value, units: unitsNamed(whole)! } : left;
}

/** Units of one kind in other powers, such as m³ and L, where together they are nothing. */
function withoutCancelled(value: Real, units: Units): { value: Real; units: Units } {
  const keyOf = ({ unit }: UnitPower) => Object.keys(unit.dimensions).sort().join();
  const gone = new Set(units.filter((one) => hasNone(units.filter((other) => keyOf(other) === keyOf(one)))));
  return gone.size === 0
    ? { value, units }
    : { value: inBase(value, [...gone]), units: units.filter((one) => !gone.has(one)) };
}

const kindName = (units: Units): string => (units.length === 0 ? 'a plain number' : `in ${writeUnits(units)}`);

/** The value in other units of the same kind. */
export function convertUnits(value: Real, from: Units, to: Units): Real {
  const [one, other] = [from[0]?.unit, to[0]?.unit];
  if (one?.offset && other?.offset && from.length === 1 && to.length === 1) {
    const base = add(multiply(value, one.scale), one.offset);
    return divide(subtract(base, other.offset), other.scale);
  }
  if (isSameKind(from, to))
    return writeUnits(from) === writeUnits(to) ? value : inBase(value, [...from, ...raised(to, -1)!]);
  // Liters for a distance and distances for a liter say the same, as do hertz and seconds.
  if (from.length > 0 && isSameKind(raised(from, -1)!, to)) return fromBase(divide(ONE, inBase(value, from)), to);
  throw new InputError(`This is ${kindName(from)}, which can’t be converted to ${writeUnits(to) || 'plain numbers'}`);
}

/** Both are told in the units of the first. */
export function alike(a: Real, from: Units, b: Real, other: Units): Real {
  if (!isSameKind(from, other)) {
    const sides = [kindName(from), kindName(other)].join(', the other ');
    throw new InputError(`These can’t be added or compared: one is ${sides}`);
  }
  // A step of 5 °C is one of 9 °F, whatever the zero.
  return writeUnits(from) === writeUnits(other) || a === b ? b : inBase(b, [...other, ...raised(from, -1)!]);
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const inSuperscript = (power: number) =>
  power === 1
    ? ''
    : String(power)
        .replace(/\d/g, (digit) => SUPERSCRIPTS[Number(digit)]!)
        .replace('-', '⁻');
const POWERED = /[²³]$/;

/** "km/h", "m/s²", "€/L". */
export function writeUnits(units: Units): string {
  const side = (sign: 1 | -1) =>
    units
      .filter(({ power }) => power * sign > 0)
      .map(({ unit, power }) => {
        const size = Math.abs(power);
        return size > 1 && POWERED.test(unit.symbol)
          ? `(${unit.symbol})${inSuperscript(size)}`
          : unit.symbol + inSuperscript(size);
      });
  const [top, bottom] = [side(1), side(-1)];
  if (bottom.length === 0) return top.join('·');
  return `${top.join('·') || '1'}/${bottom.length > 1 ? `(${bottom.join('·')})` : bottom[0]}`;
}

/** An amount of one currency, not a price such as €/L. */
export const isMoney = ([first, ...more]: Units): boolean =>
  first !== undefined &&
  more.length === 0 &&
  first.power === 1 &&
  (first.unit.symbol in CURRENCIES || CODES.test(first.unit.symbol));

/** "36 days", "60.4 mph", "€259.80", "90°". */
export function writeMeasure(number: string, units: Units): string {
  const [only] = units;
  if (!only) return number;
  const symbol = writeUnits(units);
  if (units.length === 1 && only.power === 1) {
    if (isMoney(units)) {
      const amount = /^-?\d+(\.\d)?$/.test(number) ? `${number}${number.includes('.') ? '0' : '.00'}` : number;
      return only.unit.symbol in CURRENCIES
        ? amount.replace(/^(-?)/, `$1${only.unit.symbol}`)
        : `${amount} ${only.unit.symbol}`;
    }
    if (symbol === '°') return number + symbol;
    if (Object.values(TIME_NAMES).includes(symbol) && number !== '1')
      return `${number} ${symbol === 'century' ? 'centuries' : `${symbol}s`}`;
  }
  return `${number} ${symbol}`;
}
