import { InputError } from '@/engines/input-error';

/** A decimal number without rounding: `digits` / 10^`scale`. */
export interface Decimal {
  digits: bigint;
  scale: number;
}

/** More would be slow to compute with and comes from a slip of the keyboard. */
const LARGEST_EXPONENT = 1000;

/** Reads `-12.50`, `1e6` or `.5`; `name` is what the message calls it. */
export function parseDecimal(text: string, name: string): Decimal {
  const match = /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(text.trim().replace('−', '-'));
  const [, sign = '', whole = '', fraction = '', power = '0'] = match ?? [];
  if (whole + fraction === '') throw new InputError(`${name} must be a number`);
  const exponent = Number(power);
  if (Math.abs(exponent) > LARGEST_EXPONENT)
    throw new InputError(`${name} must have an exponent from -${LARGEST_EXPONENT} to ${LARGEST_EXPONENT}`);
  const scale = fraction.length - exponent;
  const digits = BigInt(whole + fraction) * (sign === '-' ? -1n : 1n) * 10n ** BigInt(Math.max(0, -scale));
  return { digits, scale: Math.max(0, scale) };
}

/** Reads a whole number of any size. */
export function parseInteger(text: string, name: string): bigint {
  const { digits, scale } = parseDecimal(text, name);
  const unit = 10n ** BigInt(scale);
  if (digits % unit !== 0n) throw new InputError(`${name} must be a whole number`);
  return digits / unit;
}

/** -5n with scale 2 → "-0.05". */
export function formatDecimal({ digits, scale }: Decimal): string {
  const sign = digits < 0n ? '-' : '';
  const text = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0');
  return scale === 0 ? sign + text : `${sign}${text.slice(0, -scale)}.${text.slice(-scale)}`;
}

/** Division that rounds down, for negative numbers too. */
export function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor !== 0n && dividend < 0n !== divisor < 0n ? quotient - 1n : quotient;
}
