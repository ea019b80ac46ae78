let format: Intl.NumberFormat | undefined;

/**
 * 1234567 as 1,234,567. The formatter is made when it is first needed: making one takes milliseconds, which every page
 * would spend before it can be used.
 */
export function grouped(value: number | bigint): string {
  if (value >= 0 && value < 1000 && Number.isInteger(value)) return String(value);
  format ??= new Intl.NumberFormat('en');
  return format.format(value);
}
