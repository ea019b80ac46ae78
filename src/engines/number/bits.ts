import { InputError } from '@/engines/input-error';

export interface FloatFormat {
  readonly exponentBits: number;
  readonly fractionBits: number;
}
/** The binary formats of IEEE 754. */
export const FLOATS = {
  half: { exponentBits: 5, fractionBits: 10 },
  single: { exponentBits: 8, fractionBits: 23 },
  double: { exponentBits: 11, fractionBits: 52 },
} as const satisfies Record<string, FloatFormat>;

export const floatWidth = ({ exponentBits, fractionBits }: FloatFormat): number => 1 + exponentBits + fractionBits;

/** A number as the bits that stand for it, negative ones in two's complement. */
export function toTwosComplement(value: bigint, width: number): bigint {
  const half = 1n << BigInt(width - 1);
  if (value < -half || value >= half)
    throw new InputError(`${width} bits hold ${-half} to ${half - 1n} in two’s complement`);
  return BigInt.asUintN(width, value);
}

export function fromTwosComplement(bits: bigint, width: number): bigint {
  checkWidth(bits, width);
  return BigInt.asIntN(width, bits);
}

export function checkWidth(bits: bigint, width: number): void {
  if (bits >> BigInt(width) !== 0n) throw new InputError(`The number has more than ${width} bits`);
}

const bitLength = (value: bigint): number => value.toString(2).length;

/** A quotient as a whole number; halfway, the even one. */
function divideToEven(numerator: bigint, denominator: bigint): bigint {
  const [whole, rest] = [numerator / denominator, (numerator % denominator) * 2n];
  return rest > denominator || (rest === denominator && whole % 2n === 1n) ? whole + 1n : whole;
}

const DECIMAL = /^([-−+]?)(?=\.?\d)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i;
/** Beyond this many places every number is zero or infinite in all formats. */
const FARTHEST = 2000;

/** The bits of the number nearest to a decimal text, worked out exactly: through a double it would be rounded twice. */
export function encodeFloat(text: string, { exponentBits, fractionBits }: FloatFormat): bigint {
  const written = text.replace(/[\s_]/g, '');
  const infinity = ((1n << BigInt(exponentBits)) - 1n) << BigInt(fractionBits);
  const withSign = (sign: string | undefined, bits: bigint) =>
    sign === '-' || sign === '−' ? bits | (1n << BigInt(exponentBits + fractionBits)) : bits;
  const special = /^([-−+]?)(?:(inf(?:inity)?|∞)|nan)$/i.exec(written);
  if (special) return special[2] ? withSign(special[1], infinity) : infinity | (1n << BigInt(fractionBits - 1));

  const [whole, sign, units = '', decimals = '', power = '0'] = DECIMAL.exec(written) ?? [];
  if (whole === undefined) throw new InputError('Not a decimal number');
  const digits = BigInt(units + decimals);
  const places = Number(power) - decimals.length;
  const magnitude = String(digits).length + places;
  if (digits === 0n || magnitude < -FARTHEST) return withSign(sign, 0n);
  if (magnitude > FARTHEST) return withSign(sign, infinity);
  const numerator = places > 0 ? digits * 10n ** BigInt(places) : digits;
  const denominator = places > 0 ? 1n : 10n ** BigInt(-places);

  const least = 2 - 2 ** (exponentBits - 1);
  const shift = (value: bigint, by: number) => (by > 0 ? value << BigInt(by) : value);
  let exponent = bitLength(numerator) - bitLength(denominator);
  if (shift(numerator, -exponent) < shift(denominator, exponent)) exponent--;
  exponent = Math.max(exponent, least);
  const unit = exponent - fractionBits;
  const mantissa = divideToEven(shift(numerator, -unit), shift(denominator, unit));
  // The first bit of the mantissa is not written: it adds one to the exponent, as does a carry.
  const bits = (BigInt(exponent - least) << BigInt(fractionBits)) + mantissa;
  return withSign(sign, bits > infinity ? infinity : bits);
}

export interface FloatParts {
  kind: 'zero' | 'subnormal' | 'normal' | 'infinity' | 'not a number';
  negative: boolean;
  /** As written in bits. */
  exponent: number;
  /** The power of two it stands for; none of infinity and what is no number. */
  power: number | undefined;
  fraction: bigint;
  /** The shortest decimal number that gives the same bits. */
  value: string;
  /** All digits, as every such number has an end. */
  exact: string | undefined;
}

/** Takes the bits of a number apart. */
export function decodeFloat(bits: bigint, format: FloatFormat): FloatParts {
  const { exponentBits, fractionBits } = format;
  checkWidth(bits, floatWidth(format));
  const negative = bits >> BigInt(exponentBits + fractionBits) === 1n;
  const exponent = Number((bits >> BigInt(fractionBits)) & ((1n << BigInt(exponentBits)) - 1n));
  const fraction = bits & ((1n << BigInt(fractionBits)) - 1n);
  const sign = negative ? '-' : '';
  if (exponent === 2 ** exponentBits - 1)
    return fraction === 0n
      ? { kind: 'infinity', negative, exponent, power: undefined, fraction, value: `${sign}Infinity`, exact: undefined }
      : { kind: 'not a number', negative, exponent, power: undefined, fraction, value: 'NaN', exact: undefined };

  const power = Math.max(exponent, 1) - (2 ** (exponentBits - 1) - 1);
  const mantissa = exponent === 0 ? fraction : fraction | (1n << BigInt(fractionBits));
  const unit = power - fractionBits;
  const kind = mantissa === 0n ? 'zero' : exponent === 0 ? 'subnormal' : 'normal';
  const exact =
    sign + (unit >= 0 ? String(mantissa << BigInt(unit)) : withPoint(mantissa * 5n ** BigInt(-unit), -unit));
  return { kind, negative, exponent, power, fraction, value: shortest(bits, exact, format), exact };
}

function withPoint(digits: bigint, places: number): string {
  const text = String(digits).padStart(places + 1, '0');
  return `${text.slice(0, -places)}.${text.slice(-places)}`.replace(/\.?0+$/, '');
}

function shortest(bits: bigint, exact: string, format: FloatFormat): string {
  const number = Number(exact);
  if (number === 0) return exact;
  // All three formats are exact in a double, and 17 digits tell all doubles apart.
  for (let digits = 1; digits < 17; digits++) {
    const text = number.toPrecision(digits);
    if (encodeFloat(text, format) === bits) return String(Number(text));
  }
  return String(number);
}
