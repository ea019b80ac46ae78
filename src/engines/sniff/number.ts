/** Whole numbers as people write them, without a leading zero: those are codes. */
const PLAIN = /^(?:0|[1-9]\d{0,14}|[1-9]\d{0,2}(?:,\d{3}){1,4})$/;

/** A whole number, without what groups its digits; undefined where a text is anything else. */
export const plainNumber = (text: string): string | undefined =>
  PLAIN.test(text) ? text.replaceAll(',', '') : undefined;
