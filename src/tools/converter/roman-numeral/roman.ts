import { InputError, type Place } from '@/engines/input-error';

/** Where the text stands, asked for only when something is wrong with it. */
type Whereabouts = () => Place;

const DIGITS: readonly (readonly [numeral: string, value: number])[] = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
];
const STANDARD = /^M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})$/;

/** Reads a number as it is typed, from 1 to 3999. */
export function toRoman(text: string, place?: Whereabouts): string {
  const written = text.trim();
  let left = /^\+?\d+$/.test(written) ? Number(written) : Number.NaN;
  if (!(left >= 1 && left <= 3999)) throw new InputError('Number must be between 1 and 3999', place?.());
  let roman = '';
  for (const [numeral, value] of DIGITS) for (; left >= value; left -= value) roman += numeral;
  return roman;
}

/** Reads a numeral in the standard form, in either case. */
export function fromRoman(text: string, place?: Whereabouts): string {
  // Unicode has single characters for some numerals; they stand for these letters.
  let left = text.trim().normalize('NFKC').toUpperCase();
  if (left === '' || !STANDARD.test(left)) throw new InputError('Invalid Roman numeral', place?.());
  let sum = 0;
  for (const [numeral, value] of DIGITS)
    for (; left.startsWith(numeral); left = left.slice(numeral.length)) sum += value;
  return String(sum);
}

/** The numeral by its values, equal ones together: MM is 2000, CM 900. */
export function romanParts(numeral: string): readonly (readonly [letters: string, value: number])[] {
  let at = 0;
  return DIGITS.flatMap(([letters, value]) => {
    let many = 0;
    for (; numeral.startsWith(letters, at); at += letters.length) many++;
    return many > 0 ? [[letters.repeat(many), value * many] as const] : [];
  });
}

/** Either, told apart by whether there are digits or signs. */
export const convertRoman = (text: string, place?: Whereabouts): string =>
  /^[\s\d.,+-]+$/.test(text) ? toRoman(text, place) : fromRoman(text, place);
