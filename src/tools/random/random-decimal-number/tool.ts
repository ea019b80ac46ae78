import { formatDecimal, parseDecimal } from '@/engines/number/exact';
import { decimalsBetween, drawFrom } from '@/engines/random/lattice';
import { integer, line } from '@/kit';
import { count, defineGenerator, possible, seed } from '@/kit/generator';

export default defineGenerator({
  label: 'Decimal Numbers',
  options: {
    min: line('Min', '0', { inputMode: 'decimal', maxLength: 100 }),
    max: line('Max', '100', { inputMode: 'decimal', maxLength: 100 }),
    precision: integer('Precision', 2, { min: 0, max: 10, slider: true, hint: 'Digits after the decimal point' }),
    count: count(5),
    seed: seed(),
  },
  prepare: ({ min, max, precision }) => {
    const numbers = decimalsBetween(parseDecimal(min, 'Min'), parseDecimal(max, 'Max'), precision);
    return {
      one: (random) => formatDecimal({ digits: drawFrom(numbers, random), scale: precision }),
      facts: [possible(numbers.size)],
    };
  },
  examples: [
    { title: 'Two decimals up to 100', output: ['5.73', '45.85', '92.95', '43.42', '80.47'] },
    {
      title: 'Ten decimals around zero',
      options: { min: '-1', max: '1', precision: 10, count: 3 },
      output: ['-0.4341076414', '-0.1780187676', '-0.0907536222'],
    },
  ],
});
