import { choice, defineTool, InputError, placeAt, plain, result, summary, text, toggle } from '@/kit';
import { COMMON_BASES, convertBase } from './base';

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
  },
  output: plain({ hero: true, label: 'Result' }),
  each: 'bad-line',
  action: 'Convert',
  run(input, { fromBase, toBase, uppercase }) {
    let cut = false;
    const from = Number(BASES[fromBase]);
    const to = Number(BASES[toBase]);
    const out = input.replace(/[^\r\n]+/g, (line, at: number) => {
      if (line.trim() === '') return line;
      try {
        const converted = convertBase(line, from, to, (offset) => placeAt(input, at + offset));
        cut ||= converted.cut;
        return uppercase ? converted.digits.toUpperCase() : converted.digits;
      } catch (error) {
        // A number may have more digits than the platform can hold.
        throw error instanceof InputError ? error : new InputError('Conversion failed', placeAt(input, at));
      }
    });
    return result(out, { notes: cut ? ['Cut off after 8 digits after the point.'] : [] });
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
  ],
});
