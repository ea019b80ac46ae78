import { stringFrom } from '@/engines/random/draw';
import { integer } from '@/kit';
import { count, defineGenerator, possible, seed } from '@/kit/generator';

const DIGITS = [...'01'];

export default defineGenerator({
  label: 'Binary Numbers',
  options: {
    bits: integer('Bits', 8, { min: 1, max: 64, slider: true }),
    count: count(5),
    seed: seed(),
  },
  prepare: ({ bits }) => ({
    one: (random) => stringFrom(random, DIGITS, bits),
    facts: [possible(2n ** BigInt(bits))],
  }),
  examples: [{ title: 'Bytes', output: ['00100000', '10010100', '01000111', '11010101', '10111111'] }],
});
