import { formatReal } from '@/engines/calculate/format';
import { add, divide, multiply, negate, power, type Real, readNumber, subtract, tidy } from '@/engines/calculate/real';
import { InputError } from '@/engines/input-error';
import { addToDate, type CalendarDate, formatCalendarDate } from './dates';
import {
  alike,
  convertUnits,
  expand,
  inMeters,
  isMoney,
  isSameKind,
  ONE,
  simplify,
  type Units,
  unitsNamed,
  writeMeasure,
  writeUnits,
} from './measures';

/** How a number is written where not as usual. */
export type Form = 'hex' | 'binary' | 'octal' | 'percent' | 'scientific';

export interface Quantity {
  readonly kind: 'number';
  readonly real: Real;
  readonly units: Units;
  /** 15 % is 0.15, and of what it is added to. */
  readonly isPercent?: boolean;
  readonly form?: Form;
  /** What it was told in, where in several units: 1 month 3 days. */
  readonly parts?: readonly Quantity[];
  /** The units it is written in where there are several, the largest first: 4 h 35 min. */
  readonly inUnits?: readonly Units[];
}
export interface DateValue {
  readonly kind: 'date';
  readonly date: CalendarDate;
}
export type Value = Quantity | DateValue;

export const quantity = (real: Real, units: Units = []): Quantity => ({ kind: 'number', real, units });
const simple = (real: Real, units: Units): Quantity => {
  const merged = simplify(real, units);
  return quantity(merged.value, merged.units);
};

const refuseDate = (what: string): never => {
  throw new InputError(`Dates can’t be ${what}: add days, weeks, months or years to them, or take one from another`);
};

export function plus(a: Value, b: Value): Value {
  if (a.kind === 'date') return b.kind === 'date' ? refuseDate('added') : { kind: 'date', date: shifted(a.date, b, 1) };
  if (b.kind === 'date') return { kind: 'date', date: shifted(b.date, a, 1) };
  if (b.isPercent && !a.isPercent) return { ...a, parts: undefined, real: multiply(a.real, add(ONE, b.real)) };
  return joined(a, b, add);
}

export function minus(a: Value, b: Value): Value {
  if (b.kind === 'date') {
    if (a.kind !== 'date') return refuseDate('taken from a number');
    return timeBetween(a.date.seconds - b.date.seconds);
  }
  if (a.kind === 'date') return { kind: 'date', date: shifted(a.date, b, -1) };
  if (b.isPercent && !a.isPercent) return { ...a, parts: undefined, real: multiply(a.real, subtract(ONE, b.real)) };
  return joined(a, b, subtract);
}

/** A sum or a difference: in the unit of the first, or where hours and minutes are told, in minutes, so that it stays exact. */
function joined(a: Quantity, b: Quantity, by: (a: Real, b: Real) => Real): Quantity {
  const all = a.inUnits ?? b.inUnits;
  const first = all ? inLeast(a, all) : a;
  return {
    ...quantity(by(first.real, alike(first.real, first.units, b.real, b.units)), first.units),
    ...(a.isPercent && b.isPercent && { isPercent: true }),
    ...(all && { inUnits: all }),
  };
}

/** In the smallest of the units it is told in. */
export function inLeast({ real, units }: Quantity, all: readonly Units[]): Quantity {
  const least = all.at(-1)!;
  return isSameKind(units, least)
    ? { ...quantity(convertUnits(real, units, least), least), inUnits: all }
    : quantity(real, units);
}

const DAY = 86_400;
/** In days; of what is less than two of them in hours, or in minutes or seconds where hours would have no end. */
function timeBetween(seconds: number): Quantity {
  const isShort = Math.abs(seconds) < 2 * DAY && seconds % DAY !== 0;
  const [unit, size] = !isShort
    ? ['day', DAY]
    : seconds % 36 === 0
      ? ['h', 3600]
      : seconds % 3 === 0
        ? ['min', 60]
        : ['s', 1];
  return quantity(divide(readNumber(String(seconds)), readNumber(String(size))), unitsNamed(String(unit)));
}

function shifted(date: CalendarDate, by: Quantity, sign: 1 | -1): CalendarDate {
  return (by.parts ?? [by]).reduce((result, { real, units }) => {
    const [only] = units;
    if (units.length !== 1 || only!.power !== 1 || !('T' in only!.unit.dimensions))
      throw new InputError(
        `Days, weeks, months or years can be added to a date, not ${writeUnits(units) || 'a plain number'}`,
      );
    const { months } = only!.unit;
    if (months)
      return addToDate(result, { months: wholeNumber(multiply(real, readNumber(String(months))), 'Months') * sign });
    return addToDate(result, { seconds: tidy(multiply(real, only!.unit.scale)).toNumber() * sign });
  }, date);
}

function wholeNumber(real: Real, what: string): number {
  const value = tidy(real);
  if (!value.isInteger() || value.abs().gt(1e6)) throw new InputError(`${what} added to a date must be a whole number`);
  return value.toNumber();
}

const asNumber = (value: Value, what: string): Quantity => (value.kind === 'date' ? refuseDate(what) : value);

export function product(a: Value, b: Value): Value {
  const [one, other] = [asNumber(a, 'multiplied'), asNumber(b, 'multiplied')];
  return withUnitsOf(one, other, simple(multiply(one.real, other.real), [...one.units, ...other.units]));
}

export function quotient(a: Value, b: Value): Value {
  const [one, other] = [asNumber(a, 'divided'), asNumber(b, 'divided')];
  const below = other.units.map(({ unit, power: by }) => ({ unit, power: -by }));
  return withUnitsOf(one, other, simple(divide(one.real, other.real), [...one.units, ...below]));
}

/** Three times 1 h 20 min is told in hours and minutes too. */
const withUnitsOf = (a: Quantity, b: Quantity, result: Quantity): Quantity => {
  const told = b.units.length === 0 ? a.inUnits : a.units.length === 0 ? b.inUnits : undefined;
  return told && isSameKind(result.units, told[0]!) ? { ...result, inUnits: told } : result;
};

export function raise(a: Value, b: Value): Value {
  const [one, other] = [asNumber(a, 'raised'), asNumber(b, 'raised')];
  if (other.units.length > 0) throw new InputError(`An exponent has no unit, not ${writeUnits(other.units)}`);
  if (one.units.length === 0) return quantity(power(one.real, other.real));
  const exponent = tidy(other.real).toNumber();
  const isWhole = ({ power: by }: { power: number }) =>
    Number.isInteger(by * exponent) && Math.abs(by * exponent) <= 20;
  const given = { value: one.real, units: expand(one.units) };
  const { value, units } = given.units.every(isWhole) ? given : inMeters(given.value, given.units);
  if (!units.every(isWhole)) throw new InputError(`${writeUnits(one.units)} can’t be raised to this power`);
  return simple(
    power(value, other.real),
    units.map(({ unit, power: by }) => ({ unit, power: by * exponent })),
  );
}

export const opposite = (a: Value): Value => {
  const one = asNumber(a, 'negated');
  return { ...one, real: negate(one.real), parts: one.parts?.map((part) => ({ ...part, real: negate(part.real) })) };
};

/** A number without a unit, for what works on numbers alone. */
export function plain(value: Value, what: string): Real {
  if (value.kind === 'date') throw new InputError(`${what} needs a number, not a date`);
  if (value.units.length > 0)
    throw new InputError(`${what} needs a plain number, not one in ${writeUnits(value.units)}`);
  return value.real;
}

export function whole(value: Value, what: string): bigint {
  const number = tidy(plain(value, what));
  if (!number.isInteger()) throw new InputError(`${what} needs whole numbers`);
  if (number.e > 1000) throw new InputError(`${what} needs numbers of up to 1000 digits`);
  return BigInt(number.toFixed());
}

/** In a unit, or in several of which each takes the rest of the one before it. */
export const inUnits = (value: Value, [units, ...smaller]: readonly [Units, ...Units[]]): Value => {
  const one = asNumber(value, 'converted');
  return smaller.length === 0
    ? quantity(convertUnits(one.real, one.units, units), units)
    : inLeast(one, [units, ...smaller]);
};

/** Whether each of the units is larger than the next, so that one can take the rest of the other. */
export const areFalling = (all: readonly Units[]): boolean =>
  all.every(
    (units, at) => at === 0 || (isSameKind(all[at - 1]!, units) && tidy(convertUnits(ONE, all[at - 1]!, units)).gt(1)),
  );

/** What is left over in the smallest unit keeps so many digits where it is not exact. */
const REST_DIGITS = 12;

/** "4 h 35 min": parts of nothing are left out. */
function inParts({ real, units }: Quantity, all: readonly Units[], digits: number): { text: string; exact: boolean } {
  const least = all.at(-1)!;
  const value = tidy(convertUnits(real, units, least));
  let rest = (real.exact ? value : value.toSignificantDigits(Math.min(REST_DIGITS, digits))).abs();
  const words = all.slice(0, -1).flatMap((one) => {
    const size = tidy(convertUnits(ONE, one, least));
    const count = rest.div(size).floor();
    rest = rest.minus(count.times(size));
    return count.isZero() ? [] : [writeMeasure(count.toFixed(), one)];
  });
  if (!rest.isZero() || words.length === 0)
    words.push(writeMeasure(formatReal({ value: rest, exact: false }, digits).text, least));
  return { text: `${value.isNegative() ? '-' : ''}${words.join(' ')}`, exact: real.exact };
}

const PREFIXES: Readonly<Partial<Record<Form, readonly [prefix: string, base: number]>>> = {
  hex: ['0x', 16],
  binary: ['0b', 2],
  octal: ['0o', 8],
};

function inForm(value: Quantity, form: Form, digits: number): { text: string; exact: boolean } {
  if (form === 'percent') {
    const shown = formatReal(multiply(value.real, readNumber('100')), digits);
    return { ...shown, text: `${shown.text}%` };
  }
  const [prefix, base] = PREFIXES[form] ?? [];
  if (!base) return { text: tidy(value.real).toSignificantDigits(digits).toExponential(), exact: value.real.exact };
  const number = whole(value, `in ${form}`);
  return { text: `${number < 0n ? '-' : ''}${prefix}${(number < 0n ? -number : number).toString(base)}`, exact: true };
}

/** A value as one reads it; it can be typed in again. */
export function writeValue(value: Value, digits: number): { text: string; exact: boolean } {
  if (value.kind === 'date') return { text: formatCalendarDate(value.date), exact: true };
  const form = value.form ?? (value.isPercent ? 'percent' : undefined);
  if (form) return inForm(value, form, digits);
  if (value.inUnits) return inParts(value, value.inUnits, digits);
  const { real } = value;
  // Of a third of an amount nobody wants more than cents; an exact amount keeps what it has.
  const isRounded = !real.exact && isMoney(value.units) && tidy(real).abs().gte(1);
  const { text, exact } = isRounded
    ? { text: tidy(real).toDecimalPlaces(2).toString(), exact: false }
    : formatReal(real, digits);
  return { text: writeMeasure(text, value.units), exact };
}
