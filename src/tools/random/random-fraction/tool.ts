import { integerBetween } from '@/engines/random/draw';
import { fractionAsDecimal, writeFraction } from '@/engines/random/fractions';
import { InputError, integer, toggle } from '@/kit';
import { count, defineGenerator, possible, seed } from '@/kit/generator';

const LIMIT = 1_000_000_000;

export default defineGenerator({
  label: 'Fractions',
  options: {
    minNumerator: integer('Min Numerator', 1, { min: -LIMIT, max: LIMIT }),
    maxNumerator: integer('Max Numerator', 10, { min: -LIMIT, max: LIMIT }),
    minDenominator: integer('Min Denominator', 2, { min: 1, max: LIMIT }),
    maxDenominator: integer('Max Denominator', 10, { min: 1, max: LIMIT }),
    simplify: toggle('Simplify', true, { hint: 'Writes 6/4 as 3/2' }),
    mixed: toggle('Mixed Fractions', false, { hint: 'Writes 3/2 as 1 1/2' }),
    decimal: toggle('Show Decimal', false, { hint: 'Adds the value to two places' }),
    count: count(5),
    seed: seed(),
  },
  prepare: ({ minNumerator, maxNumerator, minDenominator, maxDenominator, decimal, ...form }) => {
    if (minNumerator > maxNumerator) throw new InputError('Min Numerator can’t be greater than Max Numerator');
    if (minDenominator > maxDenominator) throw new InputError('Min Denominator can’t be greater than Max Denominator');
    return {
      one: (random) => {
        const numerator = integerBetween(random, minNumerator, maxNumerator);
        const denominator = integerBetween(random, minDenominator, maxDenominator);
        const written = writeFraction(numerator, denominator, form);
        return decimal ? `${written} (${fractionAsDecimal(numerator, denominator)})` : written;
      },
      facts: [
        possible(
          BigInt(maxNumerator - minNumerator + 1) * BigInt(maxDenominator - minDenominator + 1),
          'Possible pairs of numerator and denominator',
        ),
      ],
    };
  },
  examples: [
    { title: 'Five fractions', output: ['9/8', '1/4', '3/8', '9/2', '7/4'] },
    {
      title: 'Mixed, with their value',
      options: { maxNumerator: 50, mixed: true, decimal: true },
      output: ['3 5/8 (3.63)', '5 1/4 (5.25)', '5 3/8 (5.38)', '19 1/2 (19.50)', '6 3/4 (6.75)'],
    },
  ],
});
