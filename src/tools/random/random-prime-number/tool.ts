import { parseInteger } from '@/engines/number/exact';
import { countPrimes, drawPrimes } from '@/engines/random/prime-draws';
import { InputError, line } from '@/kit';
import { count, defineGenerator, possible, seed } from '@/kit/generator';

export default defineGenerator({
  label: 'Prime Numbers',
  options: {
    min: line('Min', '2', { inputMode: 'numeric', maxLength: 300, hint: 'At least 2' }),
    max: line('Max', '1000', { inputMode: 'numeric', maxLength: 300 }),
    excludePrimes: line('Exclude Primes', '', { placeholder: '2, 3, 5', hint: 'Separated by commas' }),
    count: count(5),
    seed: seed(),
  },
  heavy: true,
  timeLimit: {
    after: 30_000,
    message: 'Stopped after 30 seconds. Ask for fewer primes, or for smaller ones.',
  },
  prepare: ({ min, max, excludePrimes }) => {
    const low = parseInteger(min, 'Min');
    const high = parseInteger(max, 'Max');
    if (low < 2n) throw new InputError('Min must be at least 2');
    if (low > high) throw new InputError('The minimum can’t be greater than the maximum');
    const excluded = excludePrimes.split(',').filter((entry) => entry.trim() !== '');
    const exclude = new Set(excluded.map((entry) => parseInteger(entry, `Exclude Primes: "${entry.trim()}"`)));
    const known = countPrimes(low, high);
    return {
      all: (random, count) => drawPrimes(random, { min: low, max: high, exclude }, count).map(String),
      facts: known === undefined ? [] : [possible(known, 'Primes in the range')],
    };
  },
  examples: [
    { title: 'Five below 1,000', output: ['683', '409', '139', '29', '811'] },
    {
      title: 'Of twenty digits',
      options: { min: '1e19', max: '99999999999999999999', count: 3 },
      output: ['98227959127315641431', '46521251699805249959', '71038255496297574031'],
    },
  ],
});
