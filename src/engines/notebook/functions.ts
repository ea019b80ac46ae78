import {
  type Angle,
  divide,
  FUNCTIONS,
  modulo,
  multiply,
  power,
  type Real,
  readNumber,
  subtract,
  tidy,
} from '@/engines/calculate/real';
import { InputError } from '@/engines/input-error';
import { gcd, lcm } from '@/engines/number/gcd';
import { alike, convertUnits, isSameKind, ONE, unitsNamed } from './measures';
import { plain, plus, quantity, quotient, raise, type Value, whole } from './values';

const fromWhole = (value: bigint): Value => quantity(readNumber(String(value)));
const LARGEST_CHOICE = 10_000n;

function choices(n: bigint, k: bigint, name: string, isOrdered: boolean): bigint {
  if (n < 0n || k < 0n || n > LARGEST_CHOICE)
    throw new InputError(`${name} needs whole numbers from 0 to ${LARGEST_CHOICE}`);
  if (k > n) return 0n;
  const count = isOrdered || k < n - k ? k : n - k;
  let result = 1n;
  for (let step = 0n; step < count; step++)
    result = isOrdered ? result * (n - step) : (result * (n - step)) / (step + 1n);
  return result;
}

const folded = (values: readonly Value[], name: string, by: (a: bigint, b: bigint) => bigint): Value =>
  fromWhole(values.map((value) => absolute(whole(value, name))).reduce(by));
const absolute = (value: bigint) => (value < 0n ? -value : value);

/** The one that stands first by its size. */
function extreme(values: readonly Value[], sign: 1 | -1): Value {
  return values.reduce((best, one) => {
    if (best.kind === 'date' && one.kind === 'date')
      return (one.date.seconds - best.date.seconds) * sign > 0 ? one : best;
    if (best.kind === 'date' || one.kind === 'date') throw new InputError('A date and a number can’t be compared');
    const other = alike(best.real, best.units, one.real, one.units);
    return tidy(other).minus(tidy(best.real)).times(sign).gt(0) ? one : best;
  });
}

export const sumOf = (values: readonly Value[]): Value => values.reduce(plus);
export const averageOf = (values: readonly Value[]): Value =>
  quotient(sumOf(values), quantity(readNumber(String(values.length))));

/** Decimals of a rounded number. */
const MOST_PLACES = 100;
function roundTo(value: Real, places: Value | undefined): Real {
  if (!places) return FUNCTIONS.round!(value, 'rad');
  const count = Number(whole(places, 'round'));
  if (Math.abs(count) > MOST_PLACES) throw new InputError(`round takes up to ${MOST_PLACES} decimals`);
  const scale = readNumber(`1e${count}`);
  return divide(FUNCTIONS.round!(multiply(value, scale), 'rad'), scale);
}

interface Call {
  readonly least: number;
  readonly most: number;
  run(values: readonly Value[]): Value;
}
const many = (run: Call['run']): Call => ({ least: 1, most: 100, run });

/** Functions of several values, and those that know more than one way. */
const CALLS: Readonly<Record<string, Call>> = {
  ncr: { least: 2, most: 2, run: ([n, k]) => fromWhole(choices(whole(n!, 'nCr'), whole(k!, 'nCr'), 'nCr', false)) },
  npr: { least: 2, most: 2, run: ([n, k]) => fromWhole(choices(whole(n!, 'nPr'), whole(k!, 'nPr'), 'nPr', true)) },
  gcd: many((values) => folded(values, 'gcd', gcd)),
  lcm: many((values) => folded(values, 'lcm', lcm)),
  min: many((values) => extreme(values, -1)),
  max: many((values) => extreme(values, 1)),
  sum: many(sumOf),
  average: many(averageOf),
  avg: many(averageOf),
  mean: many(averageOf),
  root: {
    least: 2,
    most: 2,
    run: ([value, degree]) => raise(value!, quotient(quantity(ONE), degree!)),
  },
  sqrt: {
    least: 1,
    most: 1,
    run: ([value]) =>
      hasUnits(value!)
        ? raise(value!, quantity(readNumber('0.5')))
        : quantity(FUNCTIONS.sqrt!(plain(value!, 'sqrt'), 'rad')),
  },
  log: {
    least: 1,
    most: 2,
    run: ([value, base]) => quantity(logarithm(plain(value!, 'log'), base && plain(base, 'log'))),
  },
  round: { least: 1, most: 2, run: ([value, places]) => sized(value!, (real) => roundTo(real, places)) },
  mod: { least: 2, most: 2, run: ([a, b]) => quantity(modulo(plain(a!, 'mod'), plain(b!, 'mod'))) },
};
/** They change the number and leave the unit. */
const KEEP_UNITS = new Set(['abs', 'floor', 'ceil']);
const OF_ANGLES = new Set(['sin', 'cos', 'tan']);

const hasUnits = (value: Value): boolean => value.kind === 'number' && value.units.length > 0;
function sized(value: Value, by: (real: Real) => Real): Value {
  if (value.kind === 'date') throw new InputError('This needs a number, not a date');
  return quantity(by(value.real), value.units);
}

/** log 8 to the base 2 is 3, without rounding where it is a whole number. */
function logarithm(value: Real, base: Real | undefined): Real {
  if (!base) return FUNCTIONS.log!(value, 'rad');
  if (tidy(base).eq(1)) throw new InputError('log needs a base other than 1');
  const found = divide(FUNCTIONS.ln!(value, 'rad'), FUNCTIONS.ln!(base, 'rad'));
  const rounded = tidy(found).round();
  if (!value.exact || !base.exact || rounded.abs().gt(10_000)) return found;
  const nearest = readNumber(rounded.abs().toFixed());
  const exponent = rounded.isNegative() ? subtract(readNumber('0'), nearest) : nearest;
  return tidy(found).minus(rounded).abs().lt(1e-40) && tidy(power(base, exponent)).eq(tidy(value)) ? exponent : found;
}

export const isFunction = (name: string): boolean => Object.hasOwn(CALLS, name) || Object.hasOwn(FUNCTIONS, name);
const SPELLED: Readonly<Record<string, string>> = { ncr: 'nCr', npr: 'nPr' };
const spelled = (name: string): string => (Object.hasOwn(SPELLED, name) ? SPELLED[name]! : name);
export const FUNCTION_NAMES: readonly string[] = [
  ...new Set([...Object.keys(FUNCTIONS), ...Object.keys(CALLS)].map(spelled)),
];

export function callFunction(name: string, values: readonly Value[], angle: Angle): Value {
  const call = Object.hasOwn(CALLS, name) ? CALLS[name] : undefined;
  const [least, most] = call ? [call.least, call.most] : [1, 1];
  if (values.length < least || values.length > most) {
    const wanted = least === most ? `${least}` : `${least} to ${most}`;
    throw new InputError(`${spelled(name)} takes ${wanted} ${most === 1 ? 'value' : 'values'}, not ${values.length}`);
  }
  if (call) return call.run(values);
  const [value] = values as [Value];
  const apply = FUNCTIONS[name]!;
  if (KEEP_UNITS.has(name)) return sized(value, (real) => apply(real, angle));
  const degrees = unitsNamed('°')!;
  if (OF_ANGLES.has(name) && value.kind === 'number' && isSameKind(value.units, degrees))
    return quantity(apply(convertUnits(value.real, value.units, degrees), 'deg'));
  return quantity(apply(plain(value, name), angle));
}
