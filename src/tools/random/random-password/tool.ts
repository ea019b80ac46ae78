import { generatePassword, passwordEntropyBits } from '@/engines/random';
import { defineTool, integer, list, result, toggle } from '@/kit';

/** Beyond any guessing: the meter is full from here on. */
const PLENTY_BITS = 128;

export default defineTool({
  options: {
    length: integer('Length', 16, { min: 8, max: 32, slider: true }),
    uppercase: toggle('Uppercase', true),
    lowercase: toggle('Lowercase', true),
    numbers: toggle('Numbers', true),
    symbols: toggle('Symbols', true),
    excludeAmbiguous: toggle('Exclude Ambiguous Characters', false, { hint: 'Leaves out O, 0, l, 1 and I' }),
    count: integer('Count', 1, { min: 1, max: 10, commandMax: 10_000 }),
  },
  output: list({ label: 'Passwords', download: 'random-password.txt' }),
  action: 'Generate',
  run: (_, { count, ...options }, { random }) => {
    const bits = passwordEntropyBits(options);
    return result(
      Array.from({ length: count }, () => generatePassword(random, options)),
      { facts: [{ label: 'Entropy', value: `${bits.toFixed(1)} bits`, meter: Math.min(1, bits / PLENTY_BITS) }] },
    );
  },
  examples: [
    {
      title: 'Sixteen characters',
      input: undefined,
      options: { count: 2 },
      output: ["hzWKpQs4,*oXU'>v", '8GmAn>/jq]q+qH-!'],
    },
  ],
});
