import { formatDecimal, parseDecimal } from './exact';

/** A fraction without rounding. The denominator is positive. */
export interface Ratio {
  top: bigint;
  bottom: bigint;
}

export function toRatio(top: bigint, bottom = 1n): Ratio {
  return bottom < 0n ? { top: -top, bottom: -bottom } : { top, bottom };
}
/** Reads `12.5`, `1e-3` or `5/9`; `name` is what the message calls it. */
export function parseRatio(text: string, name: string): Ratio {
  const [a, b] = text.split('/').map((part) => {
    const { digits, scale } = parseDecimal(part, name);
    return toRatio(digits, 10n ** BigInt(scale));
  });
  return b ? divideRatio(a!, b) : a!;
}

export const addRatio = (a: Ratio, b: Ratio): Ratio =>
  toRatio(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
const negateRatio = ({ top, bottom }: Ratio): Ratio => toRatio(-top, bottom);
export const subtractRatio = (a: Ratio, b: Ratio): Ratio => addRatio(a, negateRatio(b));
export const multiplyRatio = (a: Ratio, b: Ratio): Ratio => toRatio(a.top * b.top, a.bottom * b.bottom);
export const divideRatio = (a: Ratio, b: Ratio): Ratio => toRatio(a.top * b.bottom, a.bottom * b.top);

/** Half away from zero, as people round. */
function roundedDivision(top: bigint, bottom: bigint): bigint {
  const size = top < 0n ? -top : top;
  const rounded = (2n * size + bottom) / (2n * bottom);
  return top < 0n ? -rounded : rounded;
}

/** With exactly so many decimals. */
export const toDecimals = ({ top, bottom }: Ratio, decimals: number): string =>
  formatDecimal({ digits: roundedDivision(top * 10n ** BigInt(decimals), bottom), scale: decimals });

const trimmed = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

/** With so many decimals at most. */
export const upToDecimals = (ratio: Ratio, decimals: number): string => trimmed(toDecimals(ratio, decimals));

/** With so many significant digits at most, and an exponent where zeros would take up more room than digits. */
export function toSignificant({ top, bottom }: Ratio, digits: number): string {
  if (top === 0n) return '0';
  const size = top < 0n ? -top : top;
  const atLeast = (power: number) =>
    power >= 0 ? size >= bottom * 10n ** BigInt(power) : size * 10n ** BigInt(-power) >= bottom;
  let exponent = String(size).length - String(bottom).length;
  if (!atLeast(exponent)) exponent--;
  const places = digits - 1 - exponent;
  const shown = String(
    places >= 0
      ? roundedDivision(size * 10n ** BigInt(places), bottom)
      : roundedDivision(size, bottom * 10n ** BigInt(-places)),
  );
  // 9.99… rounded up to 10.
  if (shown.length > digits) exponent++;
  const significant = shown.replace(/0+$/, '') || '0';
  const sign = top < 0n ? '-' : '';
  if (exponent < -6 || exponent > 20) {
    const [first, rest] = [significant[0], significant.slice(1)];
    return `${sign}${first}${rest && `.${rest}`}e${exponent < 0 ? '' : '+'}${exponent}`;
  }
  const scale = significant.length - 1 - exponent;
  return sign + (scale <= 0 ? significant + '0'.repeat(-scale) : formatDecimal({ digits: BigInt(significant), scale }));
}

/** Whether a text that was rounded says exactly the number. */
export function isExactly(ratio: Ratio, text: string): boolean {
  const { digits, scale } = parseDecimal(text, '');
  return digits * ratio.bottom === ratio.top * 10n ** BigInt(scale);
}
