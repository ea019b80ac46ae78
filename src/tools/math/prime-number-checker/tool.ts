import { defineTool, fields, text } from '@/kit';
import { checkPrime, readNumber } from './check';

export default defineTool({
  input: text('Number', { short: true, placeholder: '97' }),
  output: fields({ label: 'Result' }),
  action: 'Check',
  heavy: true,
  run: (input, _, { progress }) => checkPrime(readNumber(input), progress),
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
