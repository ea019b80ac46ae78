import { pick } from '@/engines/random/draw';
import { InputError, line, toggle } from '@/kit';
import { count, defineGenerator, possible, seed } from '@/kit/generator';

const PAIRS = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

export default defineGenerator({
  label: 'Pairs',
  options: {
    excludePairs: line('Exclude Pairs', '', { placeholder: '00, 7, 42', hint: 'Separated by commas; 7 means 07' }),
    leadingZero: toggle('Leading Zero Padding', true, { hint: 'Writes 07 instead of 7' }),
    count: count(5),
    seed: seed(),
  },
  prepare: ({ excludePairs, leadingZero }) => {
    const excluded = excludePairs
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '');
    for (const entry of excluded)
      if (!/^\d{1,2}$/.test(entry)) throw new InputError(`Exclude Pairs: "${entry}" isn’t a number from 0 to 99`);
    const out = new Set(excluded.map((entry) => entry.padStart(2, '0')));
    const pairs = PAIRS.filter((pair) => !out.has(pair));
    if (pairs.length === 0) throw new InputError('All pairs have been excluded. Please allow at least one pair.');
    return {
      one: (random) => (leadingZero ? pick(random, pairs) : String(Number(pick(random, pairs)))),
      facts: [possible(pairs.length)],
    };
  },
  examples: [{ title: 'Five pairs', output: ['60', '71', '03', '34', '28'] }],
});
