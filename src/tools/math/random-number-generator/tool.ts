import { formatDecimal, parseDecimal } from '@/engines/number/exact';
import { decimalsBetween, drawDistinct, drawFrom } from '@/engines/random/lattice';
import { choice, integer, line, toggle } from '@/kit';
import { count, defineGenerator, possible, seed } from '@/kit/generator';

const ORDERS = { none: 'Unsorted', ascending: 'Ascending', descending: 'Descending' } as const;

function arranged(drawn: bigint[], sort: keyof typeof ORDERS): bigint[] {
  if (sort === 'none') return drawn;
  const sign = sort === 'ascending' ? 1 : -1;
  return drawn.sort((a, b) => (a < b ? -sign : a > b ? sign : 0));
}

export default defineGenerator({
  label: 'Numbers',
  copyLabel: 'Copy to Clipboard',
  options: {
    min: line('Min', '1', { inputMode: 'decimal', maxLength: 100 }),
    max: line('Max', '100', { inputMode: 'decimal', maxLength: 100 }),
    count: { ...count(1), slider: true },
    decimals: integer('Decimals', 0, { min: 0, max: 10, slider: true }),
    unique: toggle('Unique', false, { hint: 'No repeats' }),
    sort: choice('Sort', ORDERS, 'none'),
    seed: seed(),
  },
  prepare: ({ min, max, decimals, unique, sort, count: asked }) => {
    const numbers = decimalsBetween(parseDecimal(min, 'Min'), parseDecimal(max, 'Max'), decimals);
    const most = unique && numbers.size < BigInt(asked) ? Number(numbers.size) : asked;
    return {
      all(random) {
        const drawn = unique
          ? drawDistinct(numbers, random, most)
          : Array.from({ length: most }, () => drawFrom(numbers, random));
        return arranged(drawn, sort).map((digits) => formatDecimal({ digits, scale: decimals }));
      },
      facts: [possible(numbers.size)],
      notes: most < asked ? [`Count was reduced to ${most}: the range has no more different numbers`] : [],
    };
  },
  examples: [
    { title: 'From 1 to 100', output: ['61'] },
    {
      title: 'Six of 49, sorted',
      options: { max: '49', unique: true, sort: 'ascending', count: 6 },
      output: ['25', '32', '33', '37', '40', '46'],
    },
    {
      title: 'Two decimals around zero',
      options: { min: '-1', max: '1', decimals: 2, count: 3 },
      output: ['-0.40', '0.60', '-0.53'],
    },
    {
      title: 'More than there are',
      options: { max: '3', unique: true, sort: 'descending', count: 5 },
      output: ['3', '2', '1'],
      notes: ['Count was reduced to 3: the range has no more different numbers'],
    },
  ],
});
