import { definePage } from '@/kit/page';

export default definePage({
  help: [
    [
      'Numbers',
      'Enter two or more positive integers. Add Number adds a field; you can also paste several into one field, or a question such as gcd(48, 18).',
    ],
    ['Calculate', 'The result appears once every field is filled; Calculate or Enter runs it again.'],
    ['Result', 'GCD and LCM, the divisions of Euclid’s algorithm, and the prime factors for shorter numbers.'],
    ['History', 'Press an entry of the history to reuse its numbers.'],
  ],
});
