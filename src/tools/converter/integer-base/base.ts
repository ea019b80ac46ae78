import { InputError, type Place } from '@/engines/input-error';
import type { FieldRow } from '@/kit/output';

/** Those people use, in the order in which they are offered. */
export const COMMON_BASES = [2, 8, 10, 16, 32, 36] as const;

const FRACTION_DIGITS = 8;
const PREFIXES: Readonly<Record<number, RegExp>> = { 2: /^0b/i, 8: /^0o/i, 16: /^0x/i };
/** Up to here the platform's own numbers are exact in every base: 36 to the power of ten is below 2^53. */
const CHUNK = 10;

/** Digits of any base as a number, halves first: digit by digit would take the square of the length. */
function readDigits(digits: string, base: number): bigint {
  if (digits.length <= CHUNK) return BigInt(digits === '' ? 0 : Number.parseInt(digits, base));
  const low = digits.length >> 1;
  return readDigits(digits.slice(0, -low), base) * BigInt(base) ** BigInt(low) + readDigits(digits.slice(-low), base);
}

export interface Converted {
  digits: string;
  /** Digits after the eighth of the fraction were left out. */
  cut: boolean;
  facts?: readonly FieldRow[];
}

/** Writes a number in another base. `place` turns an offset in the text into a place for messages. */
export function convertBase(text: string, from: number, to: number, place: (offset: number) => Place): Converted {
  const fail = (offset: number) => {
    const at = text.codePointAt(offset);
    const hint = at === undefined ? undefined : `“${String.fromCodePoint(at)}” isn’t a digit in base ${from}`;
    return new InputError(`Invalid input for base ${from}`, { ...place(offset), hint });
  };
  const start = text.length - text.trimStart().length;
  const signed = /^[-−+]/.test(text.trimStart());
  const head = start + (signed ? 1 : 0);
  const skipped = PREFIXES[from]?.exec(text.slice(head))?.[0].length ?? 0;
  const body = text.slice(head + skipped).trimEnd();

  let point = -1;
  let digits = '';
  let fraction = 0;
  for (let at = 0; at < body.length; at++) {
    const character = body[at]!;
    if (character === '.' && point === -1) point = at;
    else if (/[ _]/.test(character) && digits !== '' && at + 1 < body.length) continue;
    else if (/^[\da-z]$/i.test(character) && Number.parseInt(character, 36) < from) {
      digits += character;
      if (point !== -1) fraction++;
    } else throw fail(head + skipped + at);
  }
  if (digits === '') throw fail(head + skipped);

  const scale = BigInt(from) ** BigInt(fraction);
  const unit = BigInt(to) ** BigInt(FRACTION_DIGITS);
  const value = readDigits(digits, from);
  const rest = (value % scale) * unit;
  const tail = (rest / scale).toString(to).padStart(FRACTION_DIGITS, '0').replace(/0+$/, '');
  const whole = (value / scale).toString(to);
  const negative = signed && text[start] !== '+' && (whole !== '0' || tail !== '');
  return {
    digits: (negative ? '-' : '') + whole + (tail && `.${tail}`),
    cut: rest % scale !== 0n,
  };
}

/** More digits than this are no number that one compares at a glance. */
const LONGEST_COMPARED = 300;

/** A single number in all the common bases; none of what is no number, or is several. */
export function inCommonBases(text: string, from: number): readonly (readonly [base: number, digits: string])[] {
  if (text.length > LONGEST_COMPARED || /[\r\n]/.test(text.trim())) return [];
  try {
    return COMMON_BASES.map((to) => [to, convertBase(text, from, to, () => ({})).digits] as const);
  } catch (error) {
    if (error instanceof InputError) return [];
    throw error;
  }
}
