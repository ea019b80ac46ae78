import { stringFrom } from '@/engines/random/draw';
import { integer, toggle } from '@/kit';
import { count, defineGenerator, possible, seed } from '@/kit/generator';

const DIGITS = [...'0123456789abcdef'];

export default defineGenerator({
  label: 'Hex Numbers',
  options: {
    digits: integer('Digits', 8, { min: 1, max: 32, slider: true }),
    uppercase: toggle('Uppercase', false),
    count: count(5),
    seed: seed(),
  },
  prepare: ({ digits, uppercase }) => ({
    one: (random) => {
      const number = stringFrom(random, DIGITS, digits);
      return uppercase ? number.toUpperCase() : number;
    },
    facts: [possible(16n ** BigInt(digits))],
  }),
  examples: [
    { title: 'Eight digits', output: ['7caf01fe', '21bd9acd', 'fc110bd8', '37992bf0', '4f81eaaa'] },
    { title: 'Capital letters', options: { digits: 4, uppercase: true, count: 3 }, output: ['7CAF', '01FE', '21BD'] },
  ],
});
