import { InputError } from '@/engines/input-error';
import {
  addRatio,
  divideRatio,
  isExactly,
  multiplyRatio,
  parseRatio,
  type Ratio,
  subtractRatio,
  toRatio,
  toSignificant,
  upToDecimals,
} from '@/engines/number/ratio';
import { getCategory, type Unit } from './table';

/** How a result is written. The exact one has no end for some, hence the limit. */
export const ROUNDINGS = {
  decimals6: 'Up to 6 decimals',
  digits6: '6 significant digits',
  digits10: '10 significant digits',
  digits15: '15 significant digits',
  digits30: '30 significant digits',
} as const;
export type Rounding = keyof typeof ROUNDINGS;

const getScale = ({ factor, offset = '0' }: Unit) => ({
  factor: parseRatio(factor, ''),
  offset: parseRatio(offset, ''),
});

/** Without rounding; of angles in radians, to a hundred digits. */
export function convert(value: Ratio, from: Unit, to: Unit): Ratio {
  const source = getScale(from);
  const target = getScale(to);
  if (value.top === 0n && from.isReciprocal !== to.isReciprocal)
    throw new InputError(`0 ${from.name} has no value in ${to.name}`);
  const base = from.isReciprocal ? divideRatio(source.factor, value) : multiplyRatio(value, source.factor);
  const shifted = subtractRatio(addRatio(base, source.offset), target.offset);
  // Nothing stays nothing in two reciprocal units, and is divided by nowhere.
  if (to.isReciprocal) return value.top === 0n ? value : divideRatio(target.factor, shifted);
  return divideRatio(shifted, target.factor);
}

/** A number, or a fraction as one measures with: 1/3, 1 1/2. */
export function readValue(text: string): Ratio {
  if (text.length > 200) throw new InputError('Value is limited to 200 characters');
  const [, sign = '', whole, above, below] =
    /^\s*([-−+]?)(?:(\d{1,15})\s+)?(\d{1,15})\/(\d{1,15})\s*$/.exec(text) ?? [];
  if (above && below && Number(below) > 0) {
    const top = BigInt(whole ?? 0) * BigInt(below) + BigInt(above);
    return toRatio(sign === '-' || sign === '−' ? -top : top, BigInt(below));
  }
  return parseRatio(text.includes('/') ? '' : text, 'Value');
}

export function writeResult(value: Ratio, rounding: Rounding): { text: string; exact: boolean } {
  const text =
    rounding === 'decimals6' ? upToDecimals(value, 6) : toSignificant(value, Number(rounding.replace('digits', '')));
  return { text, exact: isExactly(value, text) };
}

/** Units that people tell together with a smaller one. */
const SMALLER: Readonly<Record<string, readonly [unit: string, many: bigint]>> = {
  foot: ['inch', 12n],
  stone: ['pound', 14n],
  pound: ['ounce', 16n],
  day: ['hour', 24n],
  hour: ['minute', 60n],
  minute: ['second', 60n],
};

/** "5 ft 10.866142 in": a value that is not whole, in its unit and the next smaller one. */
export function writeInTwo(value: Ratio, unit: Unit, category: string): string | undefined {
  const [name, many] = SMALLER[unit.id] ?? [];
  const smaller = getCategory(category).units.find(({ id }) => id === name);
  if (!many || !smaller || value.top % value.bottom === 0n) return undefined;
  const size = value.top < 0n ? -value.top : value.top;
  // Rounded before it is divided, so that no 12 inches are left over.
  const rounded = parseRatio(upToDecimals(toRatio(size * many, value.bottom), 6), '');
  const whole = rounded.top / (rounded.bottom * many);
  const rest = upToDecimals(toRatio(rounded.top - whole * many * rounded.bottom, rounded.bottom), 6);
  return `${value.top < 0n ? '-' : ''}${whole} ${unit.symbol} ${rest} ${smaller.symbol}`;
}

/** The value in every unit of a category that has one. */
export const convertToAll = (value: Ratio, from: Unit, category: string, rounding: Rounding) =>
  getCategory(category)
    .units.filter((unit) => value.top !== 0n || unit.isReciprocal === from.isReciprocal)
    .map((unit) => ({ unit, ...writeResult(convert(value, from, unit), rounding) }));
