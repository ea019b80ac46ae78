import type { Place } from '@/engines/input-error';
import { choice, defineTool, InputError, placeAt, plain, result, summary, text, toggle } from '@/kit';
import type { FieldRow } from '@/kit/output';
import { COMMON_BASES, type Converted, convertBase } from './base';
import { BITS } from './bits-names';

const OTHERS = Array.from({ length: 35 }, (_, at) => at + 2).filter(
  (base) => !COMMON_BASES.some((common) => common === base),
);
// Not plain numbers: JavaScript would put those in order, and the usual bases must come first.
const BASES: Readonly<Record<string, string>> = Object.fromEntries(
  [...COMMON_BASES, ...OTHERS].map((base) => [`base${base}`, String(base)]),
);

const NAMES: Readonly<Record<string, string>> = {
  base2: 'binary',
  base8: 'octal',
  base10: 'decimal',
  base16: 'hexadecimal',
};

export default defineTool({
  input: text('Number', { placeholder: 'A number, or one per line' }),
  options: {
    fromBase: choice('From Base', BASES, 'base10'),
    toBase: choice('To Base', BASES, 'base2'),
    uppercase: toggle('Uppercase', true),
    bits: choice('Bits', BITS, 'any', {
      hint: 'With a fixed number of bits, base 10 is the value and the digits of every other base are the bits.',
    }),
  },
  output: plain({ hero: true, label: 'Result' }),
  each: 'bad-line',
  action: 'Convert',
  run(input, { fromBase, toBase, uppercase, bits }) {
    const from = Number(BASES[fromBase]);
    const to = Number(BASES[toBase]);
    // Infinity and NaN are no digits.
    const inCase = (digits: string) => (uppercase && (bits === 'any' || to !== 10) ? digits.toUpperCase() : digits);
    const convertLines = (convert: (line: string, place: (offset: number) => Place) => Converted) => {
      let cut = false;
      let facts: readonly FieldRow[] = [];
      const out = input.replace(/[^\r\n]+/g, (line, at: number) => {
        if (line.trim() === '') return line;
        try {
          const converted = convert(line, (offset) => placeAt(input, at + offset));
          cut ||= converted.cut;
          facts = converted.facts ?? [];
          return inCase(converted.digits);
        } catch (error) {
          // A number may have more digits than the platform can hold.
          throw error instanceof InputError ? error : new InputError('Conversion failed', placeAt(input, at));
        }
      });
      return result(out, {
        notes: cut ? ['Cut off after 8 digits after the point.'] : [],
        facts: /[\r\n]/.test(input.trim()) ? [] : facts,
      });
    };
    return bits === 'any'
      ? convertLines((line, place) => convertBase(line, from, to, place))
      : import('./bits').then(({ convertBits }) =>
          convertLines((line, place) => convertBits(line, from, to, bits, place)),
        );
  },
  summarize({ shown }, { input, options: { fromBase, toBase } }) {
    if (shown.kind !== 'text' || /[\r\n]/.test(input.trim())) return undefined;
    const name = (base: string) => NAMES[base] ?? `base ${BASES[base]}`;
    return summary(`${shown.value} in ${name(toBase)}`, `${input.trim()} in ${name(fromBase)}`);
  },
  examples: [
    { title: 'Decimal to binary', input: '202', output: '11001010' },
    {
      title: 'A long number to hexadecimal',
      input: '340282366920938463463374607431768211455',
      options: { toBase: 'base16' },
      output: 'FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF',
    },
    {
      title: 'A fraction',
      input: '-0.1',
      output: '-0.00011001',
      notes: ['Cut off after 8 digits after the point.'],
    },
    {
      title: 'A negative number in two’s complement',
      input: '-42',
      options: { toBase: 'base16', bits: 'int16' },
      output: 'FFD6',
    },
    {
      title: 'The bits of a single-precision number',
      input: '-0.1',
      options: { bits: 'single' },
      output: '10111101110011001100110011001101',
    },
  ],
});
