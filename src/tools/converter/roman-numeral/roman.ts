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

/** A bar above a letter makes a thousand of each one it stands for. */
const BAR = '\u0305';
const BARRED = 1000;
/** Bars are written also as macrons, which Unicode joins with their letter. */
const MACRON = /\u0304/g;

/** The largest number without bars, and with them. */
const LARGEST = { plain: 3999, barred: 3_999_999 };

function write(number: number): string {
  let left = number;
  let roman = '';
  for (const [numeral, value] of DIGITS) for (; left >= value; left -= value) roman += numeral;
  return roman;
}

/** Reads a number as it is typed, from 1 to 3999; with bars, to 3,999,999. */
export function toRoman(text: string, place?: Whereabouts, bars = false): string {
  const written = text.trim();
  const number = /^\+?\d+$/.test(written) ? Number(written) : Number.NaN;
  const largest = bars ? LARGEST.barred : LARGEST.plain;
  if (!(number >= 1 && number <= largest))
    throw new InputError(`Number must be between 1 and ${largest}`, {
      ...place?.(),
      ...(number > LARGEST.plain && number <= LARGEST.barred && { hint: 'Bars goes on to 3999999.' }),
    });
  if (number <= LARGEST.plain) return write(number);
  return write(Math.floor(number / BARRED)).replace(/./g, `$&${BAR}`) + write(number % BARRED);
}

/** Reads a numeral in the standard form, in either case; with bars where they are asked for, and needed. */
export function fromRoman(text: string, place?: Whereabouts, bars = false): string {
  // Unicode has single characters for some numerals; they stand for these letters.
  const letters = text.trim().normalize('NFKD').toUpperCase().replace(MACRON, BAR);
  const [, barred = '', plain = ''] = /^((?:[A-Z]\u0305)*)([A-Z]*)$/.exec(letters) ?? [];
  const thousands = read(barred.replaceAll(BAR, ''));
  const rest = read(plain);
  const number = (thousands ?? Number.NaN) * BARRED + (rest ?? Number.NaN);
  const isWritten = barred === '' ? plain !== '' : bars && number > LARGEST.plain && number % BARRED === rest;
  if (Number.isNaN(number) || !isWritten) throw new InputError('Invalid Roman numeral', place?.());
  return String(number);
}

/** What a numeral without bars is worth; nothing if it is not in the standard form. */
function read(numeral: string): number | undefined {
  if (!STANDARD.test(numeral)) return undefined;
  let left = numeral;
  let sum = 0;
  for (const [letters, value] of DIGITS)
    for (; left.startsWith(letters); left = left.slice(letters.length)) sum += value;
  return sum;
}

/** The numeral by its values, equal ones together: MM is 2000, CM 900. */
export function romanParts(numeral: string): readonly (readonly [letters: string, value: number])[] {
  const barred = numeral.lastIndexOf(BAR) + 1;
  const thousands = plainParts(numeral.slice(0, barred).replaceAll(BAR, ''));
  return [
    ...thousands.map(([letters, value]) => [letters.replace(/./g, `$&${BAR}`), value * BARRED] as const),
    ...plainParts(numeral.slice(barred)),
  ];
}

function plainParts(numeral: string): readonly (readonly [letters: string, value: number])[] {
  let at = 0;
  return DIGITS.flatMap(([letters, value]) => {
    let many = 0;
    for (; numeral.startsWith(letters, at); at += letters.length) many++;
    return many > 0 ? [[letters.repeat(many), value * many] as const] : [];
  });
}

/** "MCMXCIV = 1000 (M) + 900 (CM) + 90 (XC) + 4 (IV)" */
export const explainRoman = (numeral: string): string =>
  `${numeral} = ${romanParts(numeral)
    .map(([letters, value]) => `${value} (${letters})`)
    .join(' + ')}`;

const isNumber = (text: string) => /^[\s\d.,+-]+$/.test(text);

/** Either, told apart by whether there are digits or signs. */
export const convertRoman = (text: string, place?: Whereabouts, bars = false): string =>
  isNumber(text) ? toRoman(text, place, bars) : fromRoman(text, place, bars);
