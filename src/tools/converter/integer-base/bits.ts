import { InputError, type Place } from '@/engines/input-error';
import {
  checkWidth,
  decodeFloat,
  encodeFloat,
  FLOATS,
  floatWidth,
  fromTwosComplement,
  toTwosComplement,
} from '@/engines/number/bits';
import type { FieldRow } from '@/kit/output';
import { type Converted, convertBase } from './base';
import type { BITS } from './bits-names';

export type FixedBits = Exclude<keyof typeof BITS, 'any'>;

const isFloat = (bits: FixedBits): bits is keyof typeof FLOATS => Object.hasOwn(FLOATS, bits);
const widthOf = (bits: FixedBits) => (isFloat(bits) ? floatWidth(FLOATS[bits]) : Number(bits.slice(3)));

/** Of binary, octal and hexadecimal all digits are written, as of a word in memory. */
const writePattern = (pattern: bigint, base: number, width: number): string => {
  const perDigit = { 2: 1, 8: 3, 16: 4 }[base];
  return pattern.toString(base).padStart(perDigit ? Math.ceil(width / perDigit) : 0, '0');
};

/** Base 10 is the value; the digits of every other base are the bits. */
export function convertBits(
  text: string,
  from: number,
  to: number,
  bits: FixedBits,
  place: (offset: number) => Place,
): Converted {
  const start = text.length - text.trimStart().length;
  try {
    const pattern =
      from === 10 && isFloat(bits) ? encodeFloat(text, FLOATS[bits]) : readPattern(text, from, bits, place);
    const facts = isFloat(bits) ? floatFacts(pattern, bits) : integerFacts(pattern, widthOf(bits));
    const value = isFloat(bits)
      ? decodeFloat(pattern, FLOATS[bits]).value
      : String(fromTwosComplement(pattern, widthOf(bits)));
    return { digits: to === 10 ? value : writePattern(pattern, to, widthOf(bits)), cut: false, facts };
  } catch (error) {
    // The engine does not know where in the text it is.
    if (error instanceof InputError && error.details.offset === undefined)
      throw new InputError(error.message, { ...place(start), ...error.details });
    throw error;
  }
}

function readPattern(text: string, from: number, bits: FixedBits, place: (offset: number) => Place): bigint {
  const { digits } = convertBase(text, from, 10, place);
  if (digits.includes('.') || /\./.test(text)) throw new InputError('Bits have no digits after the point');
  const value = BigInt(digits);
  const width = widthOf(bits);
  if (!isFloat(bits) && (from === 10 || value < 0n)) return toTwosComplement(value, width);
  if (value < 0n) throw new InputError('Bits have no sign: the first of them is the sign');
  checkWidth(value, width);
  return value;
}

const grouped = (pattern: bigint, width: number) =>
  writePattern(pattern, 2, width)
    .replace(/(?=(?:.{8})+$)/g, ' ')
    .trim();

const integerFacts = (pattern: bigint, width: number): FieldRow[] => [
  { label: 'Signed', value: String(BigInt.asIntN(width, pattern)) },
  { label: 'Unsigned', value: String(pattern) },
  { label: 'Bits', value: grouped(pattern, width) },
];

function floatFacts(pattern: bigint, bits: keyof typeof FLOATS): FieldRow[] {
  const format = FLOATS[bits];
  const { kind, negative, exponent, power, fraction, value, exact } = decodeFloat(pattern, format);
  return [
    { label: 'Value', value, note: kind },
    ...(exact === undefined ? [] : [{ label: 'Exact Value', value: exact }]),
    { label: 'Sign', value: negative ? '1' : '0', note: negative ? 'negative' : 'positive' },
    {
      label: 'Exponent',
      value: writePattern(BigInt(exponent), 2, format.exponentBits),
      note: power === undefined ? 'all ones' : `${exponent}, for 2^${power}`,
    },
    {
      label: 'Fraction',
      value: writePattern(fraction, 2, format.fractionBits),
      ...(kind === 'normal' && { note: 'after a 1 that is not written' }),
    },
    { label: 'Hexadecimal', value: writePattern(pattern, 16, widthOf(bits)).toUpperCase() },
  ];
}

/** What a bit is part of, from the first one on. */
export type BitPart = 'sign' | 'exponent' | 'fraction' | 'value';

export function bitParts(bits: FixedBits): BitPart[] {
  const rest = (count: number, part: BitPart) => new Array<BitPart>(count).fill(part);
  if (!isFloat(bits)) return ['sign', ...rest(widthOf(bits) - 1, 'value')];
  const { exponentBits, fractionBits } = FLOATS[bits];
  return ['sign', ...rest(exponentBits, 'exponent'), ...rest(fractionBits, 'fraction')];
}

const nowhere = (offset: number): Place => ({ line: 1, column: offset + 1, offset });

/** The bits of a number in a base as zeros and ones; none where it is no number of that many bits. */
export function readBits(text: string, from: number, bits: FixedBits): string | undefined {
  if (text.trim() === '') return '0'.repeat(widthOf(bits));
  try {
    return convertBits(text, from, 2, bits, nowhere).digits;
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/** Bits as the number in a base that they stand for. */
export const writeBits = (pattern: string, base: number, bits: FixedBits): string =>
  base === 2 ? pattern : convertBits(pattern, 2, base, bits, nowhere).digits;

const flipped = (bit: string) => (bit === '0' ? '1' : '0');

/** What the buttons beside the bits do with them. */
export const BIT_ACTIONS: Readonly<Record<string, (pattern: string) => string>> = {
  Invert: (pattern) => [...pattern].map(flipped).join(''),
  'Shift Left': (pattern) => `${pattern.slice(1)}0`,
  'Shift Right': (pattern) => `0${pattern.slice(0, -1)}`,
  'All Zero': (pattern) => '0'.repeat(pattern.length),
};

export const flipBit = (pattern: string, at: number): string =>
  pattern.slice(0, at) + flipped(pattern[at] ?? '1') + pattern.slice(at + 1);
