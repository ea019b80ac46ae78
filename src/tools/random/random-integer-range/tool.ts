import { parseInteger } from '@/engines/number/exact';
import { drawDistinct, drawFrom, latticeBetween } from '@/engines/random/lattice';
import { InputError, integer, line, toggle } from '@/kit';
import { count, defineGenerator, possible, seed } from '@/kit/generator';

export default defineGenerator({
  label: 'Integers',
  options: {
    min: line('Min', '0', { inputMode: 'numeric', maxLength: 1000 }),
    max: line('Max', '100', { inputMode: 'numeric', maxLength: 1000 }),
    step: integer('Step', 5, { min: 1, max: Number.MAX_SAFE_INTEGER, hint: 'Counted from Min: 0, 5, 10, …' }),
    unique: toggle('Unique', false, { hint: 'No repeats' }),
    count: count(5),
    seed: seed(),
  },
  prepare: ({ min, max, step, unique, count }) => {
    const integers = latticeBetween(parseInteger(min, 'Min'), parseInteger(max, 'Max'), BigInt(step));
    const last = integers.first + integers.step * (integers.size - 1n);
    const facts = [possible(integers.size), { label: 'Largest value', value: String(last) }];
    if (!unique) return { one: (random) => String(drawFrom(integers, random)), facts };
    if (integers.size < BigInt(count))
      throw new InputError('Not enough unique integers in the specified range.', { title: 'Error' });
    return { all: (random) => drawDistinct(integers, random, count).map(String), facts };
  },
  examples: [
    { title: 'Multiples of 5 up to 100', options: {}, output: ['30', '80', '25', '90', '90'] },
    {
      title: 'Odd numbers, none twice',
      options: { min: '-9', max: '9', step: 2, unique: true, count: 10 },
      output: ['5', '-9', '-7', '-3', '9', '-5', '7', '-1', '3', '1'],
    },
  ],
});
