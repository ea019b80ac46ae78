/** Whether a UTF-16 unit is what `\s` matches. */
export const isSpace = (unit: number): boolean =>
  unit < 160 ? unit === 32 || (unit >= 9 && unit <= 13) : /\s/.test(String.fromCharCode(unit));
