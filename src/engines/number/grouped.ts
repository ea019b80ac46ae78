let format: Intl.NumberFormat | undefined;

/**
 * 1234567 as 1,234,567. A count needs no formatter of the browser's: making one takes up to 30 ms, and the first count
 * is shown in the middle of other work. Fractions and very long numbers get one when they come.
 */
export function grouped(value: number | bigint): string {
  const digits = String(value);
  if (/^-?\d{1,20}$/.test(digits) && !Object.is(value, -0)) return digits.replace(/\B(?=(?:\d{3})+$)/g, ',');
  format ??= new Intl.NumberFormat('en');
  return format.format(value);
}
