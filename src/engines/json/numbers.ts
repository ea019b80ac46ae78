interface Decimal {
  negative: boolean;
  /** Neither leading nor trailing zeros; empty for zero. */
  digits: string;
  exponent: number;
}

const NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;
/** An exponent of more digits is beyond exact arithmetic here, and beyond any use. */
const LONGEST_EXPONENT = 15;

const isZero = (text: string, at: number): boolean => text.charCodeAt(at) === 48;

function toDecimal(lexeme: string): Decimal | undefined {
  const [, sign, whole = '', fraction = '', power = '0'] = NUMBER.exec(lexeme) ?? [];
  if (sign === undefined || power.length > LONGEST_EXPONENT) return undefined;
  const all = whole + fraction;
  let from = 0;
  let to = all.length;
  while (from < to && isZero(all, from)) from++;
  while (to > from && isZero(all, to - 1)) to--;
  const digits = all.slice(from, to);
  return {
    negative: sign === '-',
    digits,
    exponent: digits === '' ? 0 : Number(power) - fraction.length + all.length - to,
  };
}

/** The same text for every way to write a number, and a different one for every other number: 1.0, 1 and 10e-1 are equal. */
export function numberKey(lexeme: string): string {
  if (lexeme.length < 16 && /^-?[1-9]\d*$/.test(lexeme) && !lexeme.endsWith('0')) return lexeme;
  const decimal = toDecimal(lexeme);
  if (!decimal) return lexeme;
  const { negative, digits, exponent } = decimal;
  if (digits === '') return '0';
  return `${negative ? '-' : ''}${digits}${exponent === 0 ? '' : `e${exponent}`}`;
}

/** The shortest way to write exactly the same number; the one given if none is shorter. Minus zero keeps its sign. */
export function shortestNumber(lexeme: string): string {
  if (lexeme.length < 3) return lexeme;
  const decimal = toDecimal(lexeme);
  if (!decimal) return lexeme;
  const { negative, digits, exponent } = decimal;
  const sign = negative ? '-' : '';
  if (digits === '') return `${sign}0`;
  const forms = [lexeme];
  const point = digits.length + exponent;
  if (exponent === 0) forms.push(sign + digits);
  else {
    forms.push(`${sign}${digits}e${exponent}`);
    // Thousands of zeros are never the shortest.
    if (exponent > 0 && exponent < 4) forms.push(sign + digits + '0'.repeat(exponent));
    else if (exponent < 0 && point > 0) forms.push(`${sign}${digits.slice(0, point)}.${digits.slice(point)}`);
    else if (exponent < 0 && point > -4) forms.push(`${sign}0.${'0'.repeat(-point)}${digits}`);
    if (digits.length > 1) forms.push(`${sign}${digits[0]}.${digits.slice(1)}e${point - 1}`);
  }
  // Of equally long forms the one without an exponent reads better.
  const plainness = (form: string) => (form.includes('e') || form.includes('E') ? 1 : 0);
  return forms.reduce((best, form) =>
    form.length < best.length || (form.length === best.length && plainness(form) < plainness(best)) ? form : best,
  );
}
