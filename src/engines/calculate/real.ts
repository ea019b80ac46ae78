import { Decimal } from 'decimal.js';
import { InputError } from '@/engines/input-error';
import { SURE_DIGITS } from './digits';
import type { ConstantName, PostfixSign } from './tokens';

/** A real number, and whether all of its digits are known. */
export interface Real {
  readonly value: Decimal;
  readonly exact: boolean;
}
export type Angle = 'rad' | 'deg';

/** Digits an exact number may have. */
const EXACT_DIGITS = 3000;
/** Digits that others are computed with; about a third of them are there to be lost. */
const WORK_DIGITS = 100;
const LARGEST_EXPONENT = 1_000_000;
const LARGEST_FACTORIAL = 1000;
const LARGEST_ANGLE_EXPONENT = 100;

const limits = { maxE: LARGEST_EXPONENT, minE: -LARGEST_EXPONENT, toExpNeg: -7 };
const Exact = Decimal.clone({ ...limits, precision: EXACT_DIGITS, toExpPos: EXACT_DIGITS });
const Work = Decimal.clone({ ...limits, precision: WORK_DIGITS, toExpPos: 21 });
const ONE: Real = { value: new Exact(1), exact: true };

const PI = Work.acos(-1);
const E = Work.exp(1);
export const CONSTANTS: Readonly<Record<ConstantName, Real>> = {
  pi: { value: PI, exact: false },
  tau: { value: PI.times(2), exact: false },
  e: { value: E, exact: false },
};

const known = (value: Decimal): Real => ({ value: new Exact(value), exact: true });

/** What comes out of a computation with rounding. */
function rounded(value: Decimal): Real {
  if (value.isNaN()) throw new InputError('The result isn’t a real number');
  if (!value.isFinite()) throw new InputError('The result is too large: it has over a million digits');
  return { value: new Work(value), exact: false };
}

/** Without the digits that rounding may have spoiled: (1 ÷ 3) × 3 is 1. */
export const tidy = ({ value, exact }: Real): Decimal =>
  exact ? value : new Work(value).toSignificantDigits(SURE_DIGITS);

export function readNumber(text: string): Real {
  const digits = text.replace(/e.*/i, '').replace(/^0+|\.$/g, '').length;
  if (digits > EXACT_DIGITS) throw new InputError(`A number can have up to ${EXACT_DIGITS} digits`);
  const value = new Exact(text);
  if (!value.isFinite() || (value.isZero() && /[1-9]/.test(text.replace(/e.*/i, ''))))
    throw new InputError('The exponent of a number can be up to a million');
  return { value, exact: true };
}

/** Place of the last digit: 0 for units, -2 for hundredths. */
const lastPlace = (value: Decimal): number => value.e - value.precision() + 1;

export function add(a: Real, b: Real): Real {
  if (a.value.isZero()) return b;
  if (b.value.isZero()) return a;
  if (a.exact && b.exact) {
    const span = Math.max(a.value.e, b.value.e) + 2 - Math.min(lastPlace(a.value), lastPlace(b.value));
    if (span <= EXACT_DIGITS) return known(Exact.add(a.value, b.value));
  }
  const sum = Work.add(a.value, b.value);
  // What is left when two rounded numbers cancel each other out is nothing but their rounding.
  const size = Math.max(a.value.e, b.value.e);
  return rounded(sum.isZero() || sum.e < size - SURE_DIGITS ? new Work(0) : sum);
}

export const negate = ({ value, exact }: Real): Real => ({ value: value.negated(), exact });
export const subtract = (a: Real, b: Real): Real => add(a, negate(b));

export function multiply(a: Real, b: Real): Real {
  const product =
    a.exact && b.exact && a.value.precision() + b.value.precision() <= EXACT_DIGITS
      ? known(Exact.mul(a.value, b.value))
      : rounded(Work.mul(a.value, b.value));
  return notVanished(product, a.value.isZero() || b.value.isZero());
}

function notVanished(result: Real, mayBeZero: boolean): Real {
  if (!result.value.isFinite()) throw new InputError('The result is too large: it has over a million digits');
  if (result.value.isZero() && !mayBeZero)
    throw new InputError('The result is too close to zero: it has over a million decimals');
  return result;
}

export function divide(a: Real, b: Real): Real {
  if (tidy(b).isZero()) throw new InputError('Can’t divide by zero');
  if (a.exact && b.exact) {
    const wide = Math.max(a.value.precision(), b.value.precision()) > SURE_DIGITS;
    const quotient = (wide ? Exact : Work).div(a.value, b.value);
    if (quotient.isFinite() && quotient.precision() + b.value.precision() <= EXACT_DIGITS)
      if (Exact.mul(quotient, b.value).eq(a.value)) return notVanished(known(quotient), a.value.isZero());
  }
  return notVanished(rounded(Work.div(a.value, b.value)), a.value.isZero());
}

/** The remainder with the sign of the divisor: -7 mod 3 is 2. */
export function modulo(a: Real, b: Real): Real {
  const divisor = tidy(b);
  if (divisor.isZero()) throw new InputError('Can’t divide by zero: mod 0 has no result');
  if (a.value.e - lastPlace(divisor) > EXACT_DIGITS) throw new InputError('The numbers are too far apart for mod');
  const rest = Exact.mod(tidy(a), divisor);
  const positive = rest.isZero() || rest.isNegative() === divisor.isNegative() ? rest : Exact.add(rest, divisor);
  return { value: positive, exact: a.exact && b.exact };
}

export function power(a: Real, b: Real): Real {
  const exponent = tidy(b);
  const base = a.value;
  if (base.isZero()) {
    if (exponent.isNegative() && !exponent.isZero()) throw new InputError('0 can’t be raised to a negative power');
    return exponent.isZero() ? ONE : a;
  }
  if (a.exact && base.eq(1)) return ONE;
  // How many digits it will have, in time to refuse.
  const size = (base.e + Math.log10(Math.abs(Number(base.toExponential(15).replace(/e.*/, ''))))) * exponent.toNumber();
  if (size > LARGEST_EXPONENT) throw new InputError('The result is too large: it has over a million digits');
  if (size < -LARGEST_EXPONENT) throw new InputError('The result is too close to zero: it has over a million decimals');
  if (exponent.isInteger()) {
    if (exponent.isNegative()) return divide(ONE, power(a, negate(b)));
    if (a.exact && base.precision() * exponent.toNumber() <= EXACT_DIGITS) return known(Exact.pow(base, exponent));
    return rounded(Work.pow(base, exponent));
  }
  if (base.isNegative())
    throw new InputError('A negative number has no real power with a fractional exponent; for cube roots use cbrt( )');
  return exponent.eq(0.5) ? squareRoot(a) : rounded(Work.pow(base, exponent));
}

function root(a: Real, by: 'sqrt' | 'cbrt'): Real {
  const wide = a.exact && a.value.precision() > SURE_DIGITS;
  const value = (wide ? Exact : Work)[by](a.value);
  const raised = Exact.pow(value, by === 'sqrt' ? 2 : 3);
  return a.exact && value.precision() * 3 <= EXACT_DIGITS && raised.eq(a.value) ? known(value) : rounded(value);
}
function squareRoot(a: Real): Real {
  if (tidy(a).isZero()) return { value: new Work(0), exact: a.exact };
  if (a.value.isNegative()) throw new InputError('The square root of a negative number isn’t a real number');
  return root(a, 'sqrt');
}

function logarithm(a: Real, base: 10 | 2 | 'e'): Real {
  const name = { 10: 'log', 2: 'log2', e: 'ln' }[base];
  const value = tidy(a);
  if (!value.isPositive() || value.isZero()) throw new InputError(`${name} needs a number above 0`);
  if (value.eq(1)) return known(new Exact(0));
  if (base === 'e') return rounded(Work.ln(a.value));
  const found = Work.log(a.value, base);
  const whole = found.round();
  const isWhole = a.exact && whole.minus(found).abs().lt(1e-40) && whole.abs().lt(EXACT_DIGITS);
  return isWhole && power({ value: new Exact(base), exact: true }, known(whole)).value.eq(a.value)
    ? known(whole)
    : rounded(found);
}

function factorial(a: Real): Real {
  const value = tidy(a);
  if (!value.isInteger() || value.isNegative() || value.gt(LARGEST_FACTORIAL))
    throw new InputError(`! needs a whole number from 0 to ${LARGEST_FACTORIAL}`);
  let product = 1n;
  for (let factor = 2n; factor <= BigInt(value.toFixed()); factor++) product *= factor;
  return { value: new Exact(String(product)), exact: a.exact };
}

/** An angle in radians, with as many digits as leave enough once whole turns are taken off. */
function radians(a: Real, angle: Angle): Decimal {
  if (a.value.e > LARGEST_ANGLE_EXPONENT) throw new InputError('The angle is too large');
  if (angle === 'deg') return Work.mul(Exact.mod(tidy(a), 360), PI).div(180);
  return a.value;
}
/** Near a multiple of a quarter turn only so many decimals are sure, and the rest would not be zero where it should. */
const sureDecimals = (value: Decimal): Decimal => new Work(value).toDecimalPlaces(SURE_DIGITS);

function getSine(x: Decimal): Decimal {
  const Wide = Decimal.clone({ ...limits, precision: WORK_DIGITS + Math.max(0, x.e) });
  const sine = Wide.sin(x);
  return x.abs().lt(0.1) ? sine : sureDecimals(sine);
}
const getCosine = (x: Decimal): Decimal =>
  sureDecimals(Decimal.clone({ ...limits, precision: WORK_DIGITS + Math.max(0, x.e) }).cos(x));

function tangent(a: Real, angle: Angle): Real {
  const x = radians(a, angle);
  const cosine = getCosine(x);
  if (cosine.isZero())
    throw new InputError(`tan isn’t defined for ${angle === 'deg' ? 'this angle' : 'π ÷ 2'} and similar`);
  return rounded(Work.div(getSine(x), cosine));
}

function inverse(name: 'asin' | 'acos' | 'atan') {
  return (a: Real, angle: Angle): Real => {
    const value = tidy(a);
    if (name !== 'atan' && value.abs().gt(1)) throw new InputError(`${name} needs a number from -1 to 1`);
    const found = Work[name](value);
    return rounded(angle === 'deg' ? found.times(180).div(PI) : found);
  };
}

const LARGEST_POWER_OF_E = 2_302_585;
const growing = (by: (value: Decimal) => Decimal) => (a: Real) => {
  if (a.value.abs().gt(LARGEST_POWER_OF_E))
    throw new InputError('The result is too large or too close to zero: its exponent is over a million');
  return a.value.isZero() && a.exact ? known(by(new Work(0))) : rounded(by(new Work(a.value)));
};
const limited =
  (name: string, holds: (value: Decimal) => boolean, needs: string, by: (value: Decimal) => Decimal) => (a: Real) => {
    if (!holds(tidy(a))) throw new InputError(`${name} needs ${needs}`);
    return rounded(by(new Work(tidy(a))));
  };
const stepped = (by: (value: Decimal) => Decimal) => (a: Real) => ({ value: by(tidy(a)), exact: a.exact });

export const FUNCTIONS: Readonly<Record<string, (a: Real, angle: Angle) => Real>> = {
  sqrt: squareRoot,
  cbrt: (a) => root(a, 'cbrt'),
  sin: (a, angle) => (a.value.isZero() ? a : rounded(getSine(radians(a, angle)))),
  cos: (a, angle) => rounded(getCosine(radians(a, angle))),
  tan: tangent,
  asin: inverse('asin'),
  acos: inverse('acos'),
  atan: inverse('atan'),
  sinh: growing((value) => Work.sinh(value)),
  cosh: growing((value) => Work.cosh(value)),
  tanh: (a) => rounded(Work.tanh(a.value.abs().gt(1000) ? Math.sign(a.value.s) * 1000 : a.value)),
  asinh: (a) => rounded(Work.asinh(a.value)),
  acosh: limited(
    'acosh',
    (value) => value.gte(1),
    'a number from 1',
    (value) => Work.acosh(value),
  ),
  atanh: limited(
    'atanh',
    (value) => value.abs().lt(1),
    'a number between -1 and 1',
    (value) => Work.atanh(value),
  ),
  log: (a) => logarithm(a, 10),
  log2: (a) => logarithm(a, 2),
  ln: (a) => logarithm(a, 'e'),
  exp: growing((value) => Work.exp(value)),
  abs: stepped((value) => value.abs()),
  floor: stepped((value) => value.floor()),
  ceil: stepped((value) => value.ceil()),
  round: stepped((value) => value.round()),
};

const HUNDRED: Real = { value: new Exact(100), exact: true };
const integer = (value: number): Real => ({ value: new Exact(value), exact: true });
export const POSTFIX: Readonly<Record<PostfixSign, (a: Real) => Real>> = {
  '!': factorial,
  '%': (a) => divide(a, HUNDRED),
  '²': (a) => power(a, integer(2)),
  '³': (a) => power(a, integer(3)),
};
