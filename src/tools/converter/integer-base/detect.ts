import { plainNumber } from '@/engines/sniff/number';
import { defineDetect, type Guess } from '@/kit/detect/guess';

const PREFIXED = /^[-+]?0([xbo])([\da-f](?:[\da-f_' ]*[\da-f])?)$/i;
/** "255 in binary", "0xff to decimal", "hex of 255". */
const NAMED = 'binary|bin|hexadecimal|hex|octal|oct|decimal|dec|base ?(?:[2-9]|[12]\\d|3[0-6])';
const ASKED = new RegExp(
  `^(?:convert\\s+|what(?:'s| is)\\s+)?(-?\\d{1,60}|0x[\\da-f]{1,50}|0b[01]{1,200}|0o[0-7]{1,70})\\s+(?:in|to|into|as)\\s+(${NAMED})\\??$`,
  'i',
);
const ASKED_FIRST = new RegExp(`^(?:(?:in|to)\\s+)?(${NAMED})\\s+(?:of\\s+|for\\s+)?(\\d{1,60})$`, 'i');
/** "ff to decimal": hexadecimal digits, where no other base could be meant. Words made of these letters are few. */
const HEX_ASKED =
  /^(?:convert\s+|what(?:'s| is)\s+)?(?!(?:dec|bad|add|be|a|face|feed|dad)\b)(?=[\da-f]*[a-f])([\da-f]{1,50})\s+(?:in|to|into|as)\s+(binary|bin|octal|oct|decimal|dec)\??$/i;
const NUMBER_OF: Readonly<Record<string, number>> = { bin: 2, oct: 8, dec: 10, hex: 16 };

const baseNamed = (name: string): number =>
  NUMBER_OF[name.slice(0, 3).toLowerCase()] ?? Number(name.replace(/\D/g, ''));

function hexAsked(text: string): Guess | undefined {
  const [, number, wanted] = HEX_ASKED.exec(text) ?? [];
  if (!number || !wanted) return undefined;
  const base = baseNamed(wanted);
  return {
    score: 0.9,
    why: `Number in base ${base}`,
    input: number,
    options: { fromBase: 'base16', toBase: `base${base}` },
  };
}

function asked(text: string): Guess | undefined {
  const [, first, wanted] = ASKED.exec(text) ?? [];
  const [, wantedFirst, second] = ASKED_FIRST.exec(text) ?? [];
  const number = first ?? second;
  const to = wanted ?? wantedFirst;
  if (!number || !to) return hexAsked(text);
  const letter = /^0([xbo])/i.exec(number)?.[1]?.toLowerCase() as keyof typeof BASES | undefined;
  const from = letter ? BASES[letter] : 10;
  const base = baseNamed(to);
  if (from === base) return undefined;
  const options = { fromBase: `base${from}`, toBase: `base${base}` };
  return { score: 0.95, why: `Number in base ${base}`, input: number, options };
}

/** Below nothing, or with a fraction: no version, and no amount of money with its digits grouped. */
const OTHER_NUMBER = /^(?:-[1-9]\d{0,14}|-?(?:0|[1-9]\d{0,14})\.\d{1,15})$/;

/** Bits as they are written in manuals: four by four. */
const NIBBLES = /^[01]{4}(?:[ _][01]{4}){1,31}$/;

const BASES = { x: 16, b: 2, o: 8 } as const;

export default defineDetect(
  (text) => {
    const question = text.length < 300 ? asked(text) : undefined;
    if (question) return question;
    if ((/^[01]{8,64}$/.test(text) || NIBBLES.test(text)) && /1/.test(text))
      return { score: 0.6, why: 'Number in base 2', options: { fromBase: 'base2', toBase: 'base10' } };
    const number = plainNumber(text) ?? (OTHER_NUMBER.test(text) ? text : undefined);
    if (number)
      return {
        score: 0.45,
        why: number.includes('.') ? 'Number in other bases' : 'Whole number in other bases',
        ...(number !== text && { input: number }),
        options: { toBase: 'base16' },
      };
    const [, letter, digits] = PREFIXED.exec(text) ?? [];
    if (!letter || !digits) return undefined;
    const base = BASES[letter.toLowerCase() as keyof typeof BASES];
    if ([...digits.replace(/[_' ]/g, '')].some((digit) => Number.parseInt(digit, 16) >= base)) return undefined;
    // As long as this an address or a hash is meant.
    return digits.length > 34
      ? undefined
      : { score: 0.93, why: `Number in base ${base}`, options: { fromBase: `base${base}`, toBase: 'base10' } };
  },
  { reads: 'number' },
);
