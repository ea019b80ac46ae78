import { parseInteger } from '@/engines/number/exact';
import { drawDistinct, drawFrom, latticeBetween } from '@/engines/random/lattice';
import { InputError, line, toggle } from '@/kit';
import { count, defineGenerator, possible, seed } from '@/kit/generator';

export default defineGenerator({
  label: 'Integers',
  options: {
    min: line('Min', '1', { inputMode: 'numeric', maxLength: 1000 }),
    max: line('Max', '100', { inputMode: 'numeric', maxLength: 1000 }),
    includeNegative: toggle('Include Negative', false, { hint: 'If off, a negative minimum becomes 0' }),
    unique: toggle('Unique', false, { hint: 'No repeats' }),
    count: count(1),
    seed: seed(),
  },
  prepare: ({ min, max, includeNegative, unique, count }) => {
    const notes: string[] = [];
    let low = parseInteger(min, 'Min');
    let high = parseInteger(max, 'Max');
    if (low > high) throw new InputError('The minimum can’t be greater than the maximum');
    if (low < 0n && !includeNegative) {
      low = 0n;
      notes.push('Min was raised to 0: Include Negative is off');
    }
    if (high < low) {
      high = low;
      notes.push(`Max was raised to ${low}: it can’t be less than the minimum`);
    }
    const integers = latticeBetween(low, high);
    const remarks = { facts: [possible(integers.size)], notes };
    if (!unique) return { one: (random) => String(drawFrom(integers, random)), ...remarks };
    if (integers.size < BigInt(count))
      throw new InputError('Not enough unique integers in the specified range.', { title: 'Error' });
    return { all: (random) => drawDistinct(integers, random, count).map(String), ...remarks };
  },
  examples: [
    { title: 'Five from 1 to 100', options: { count: 5 }, output: ['41', '88', '94', '31', '13'] },
    {
      title: 'A shuffle of -3 to 3',
      options: { min: '-3', max: '3', includeNegative: true, unique: true, count: 7 },
      output: ['-3', '3', '1', '-2', '0', '2', '-1'],
    },
    {
      title: 'Beyond 2^53',
      options: { max: '1000000000000000000000000', count: 2 },
      output: ['189266629295923867803027', '663856938140355377438355'],
    },
  ],
});
