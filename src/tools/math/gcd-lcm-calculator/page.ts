import { definePage } from '@/kit/page';

export default definePage({
  live: false,
  help: [
    [
      'Numbers',
      'Enter two or more positive integers. Add Number makes room for another; several can be pasted into one field at once, or a question such as gcd(48, 18).',
    ],
    ['Calculate', 'Press Calculate or Enter once every field is filled.'],
    ['Result', 'GCD and LCM, the divisions of Euclid’s algorithm, and the prime factors of shorter numbers.'],
    ['History', 'Press an entry of the history to bring its numbers back.'],
  ],
});
