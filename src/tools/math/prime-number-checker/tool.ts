import { defineTool, fields, result, text, toggle } from '@/kit';
import { checkPrime, getRows, readNumber } from './check';

/** Steps of Pollard's rho before the curves, which find large factors sooner. */
const SHORT_SEARCH = 500_000;

export default defineTool({
  input: text('Number', { short: true, placeholder: '97' }),
  options: {
    searchLonger: toggle('Search Longer', false, {
      hint: 'Finds factors of about 25 digits; may take minutes',
    }),
  },
  output: fields({ hero: true, label: 'Result' }),
  each: 'line',
  action: 'Check',
  heavy: true,
  async run(input, { searchLonger }, context) {
    const number = readNumber(input);
    const how = searchLonger ? { budget: SHORT_SEARCH } : {};
    let checked = checkPrime(number, context.progress, how);
    if (searchLonger && checked.rest) {
      const { searchFactors } = await import('./search');
      const known = await searchFactors(BigInt(checked.rest), context);
      checked = checkPrime(number, context.progress, { ...how, known });
    }
    return result(getRows(checked), { data: checked });
  },
  examples: [
    {
      title: 'A prime',
      input: '97',
      output: [
        { label: 'Result', value: '97 is a prime number' },
        { label: 'Certainty', value: 'Proven' },
        { label: 'Previous Prime', value: '89' },
        { label: 'Next Prime', value: '101' },
      ],
    },
    {
      title: 'Not a prime',
      input: '91',
      output: [
        { label: 'Result', value: '91 is not a prime number' },
        { label: 'Smallest Divisor', value: '7' },
        { label: 'Prime Factors', value: '7 × 13' },
        { label: 'Previous Prime', value: '89' },
        { label: 'Next Prime', value: '97' },
      ],
      data: {
        number: '91',
        isPrime: false,
        smallestDivisor: '7',
        factors: [
          { prime: '7', exponent: 1 },
          { prime: '13', exponent: 1 },
        ],
        previousPrime: '89',
        nextPrime: '97',
      },
    },
    {
      title: 'A Fermat number',
      input: '18446744073709551617',
      output: [
        { label: 'Result', value: '18446744073709551617 is not a prime number' },
        { label: 'Smallest Divisor', value: '274177' },
        { label: 'Prime Factors', value: '274177 × 67280421310721' },
        { label: 'Previous Prime', value: '18446744073709551557' },
        { label: 'Next Prime', value: '18446744073709551629' },
      ],
    },
  ],
});
