import { generatePassword, passwordEntropyBits } from '@/engines/random/passwords';
import { integer, toggle } from '@/kit';
import { count, defineGenerator, entropy } from '@/kit/generator';

export default defineGenerator({
  label: 'Passwords',
  options: {
    length: integer('Length', 16, { min: 8, max: 32, slider: true }),
    uppercase: toggle('Uppercase', true),
    lowercase: toggle('Lowercase', true),
    numbers: toggle('Numbers', true),
    symbols: toggle('Symbols', true),
    excludeAmbiguous: toggle('Exclude Ambiguous Characters', false, { hint: 'Leaves out O, 0, l, 1 and I' }),
    count: count(1, 10),
  },
  prepare: (options) => ({
    one: (random) => generatePassword(random, options),
    facts: [entropy(passwordEntropyBits(options))],
  }),
  examples: [{ title: 'Sixteen characters', options: { count: 2 }, output: ["hzWKpQs4,*oXU'>v", '8GmAn>/jq]q+qH-!'] }],
});
