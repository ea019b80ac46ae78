/** A fraction as it is written: 6/4, simplified 3/2, mixed 1 1/2. The denominator is positive. */
export function writeFraction(
  numerator: number,
  denominator: number,
  { simplify, mixed }: { simplify: boolean; mixed: boolean },
): string {
  const divisor = simplify ? greatestCommonDivisor(Math.abs(numerator), denominator) : 1;
  const top = Math.abs(numerator) / divisor;
  const bottom = denominator / divisor;
  const sign = numerator < 0 ? '-' : '';
  const whole = Math.floor(top / bottom);
  const rest = top % bottom;
  if (rest === 0 && (mixed || simplify)) return sign + whole;
  return mixed && whole > 0 ? `${sign}${whole} ${rest}/${bottom}` : `${sign}${top}/${bottom}`;
}

/** To two decimals, halves away from zero, without the error of a floating-point quotient: 1/8 is 0.13. */
export function fractionAsDecimal(numerator: number, denominator: number): string {
  const doubled = BigInt(Math.abs(numerator)) * 200n + BigInt(denominator);
  const hundredths = String(doubled / (2n * BigInt(denominator))).padStart(3, '0');
  const negative = numerator < 0 && /[1-9]/.test(hundredths);
  return `${negative ? '-' : ''}${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`;
}

function greatestCommonDivisor(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}
