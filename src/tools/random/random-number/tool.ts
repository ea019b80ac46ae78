import { formatDecimal, parseDecimal } from '@/engines/number/exact';
import { decimalsBetween, drawDistinct, drawFrom } from '@/engines/random/lattice';
import { integer, line, toggle } from '@/kit';
import { count, defineGenerator, possible, seed } from '@/kit/generator';

export default defineGenerator({
  label: 'Numbers',
  options: {
    min: line('Min', '1', { inputMode: 'decimal', maxLength: 100 }),
    max: line('Max', '100', { inputMode: 'decimal', maxLength: 100 }),
    decimals: integer('Decimals', 0, { min: 0, max: 10, slider: true }),
    unique: toggle('Unique', false, { hint: 'No repeats' }),
    count: count(1, 10),
    seed: seed(),
  },
  prepare: ({ min, max, decimals, unique, count }) => {
    const numbers = decimalsBetween(parseDecimal(min, 'Min'), parseDecimal(max, 'Max'), decimals);
    const show = (digits: bigint) => formatDecimal({ digits, scale: decimals });
    const facts = [possible(numbers.size)];
    if (!unique) return { one: (random) => show(drawFrom(numbers, random)), facts };
    const most = numbers.size < BigInt(count) ? Number(numbers.size) : count;
    return {
      all: (random) => drawDistinct(numbers, random, most).map(show),
      facts,
      notes: most < count ? [`Count was reduced to ${most}: the range has no more different numbers`] : [],
    };
  },
  examples: [
    { title: 'From 1 to 100', options: { seed: 'dice' }, output: ['97'] },
    {
      title: 'Six of 49, none twice',
      options: { max: '49', unique: true, count: 6 },
      output: ['45', '16', '36', '3', '25', '6'],
    },
    {
      title: 'Between 0 and 1, three decimals',
      options: { min: '0', max: '1', decimals: 3, count: 4 },
      output: ['0.189', '0.569', '0.293', '0.177'],
    },
  ],
});
