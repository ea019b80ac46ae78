/** Digits of a rounded result that can be relied upon. */
export const SURE_DIGITS = 60;
/** Most significant digits that can be asked for. */
export const MOST_DIGITS = SURE_DIGITS - 10;
