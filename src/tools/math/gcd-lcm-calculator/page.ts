import { definePage } from '@/kit/page';

export default definePage({
  help: [
    [
      'Numbers',
      'Enter two or more positive integers. Add Number makes room for another; several can be pasted into one field at once, or a question such as gcd(48, 18).',
    ],
    ['Calculate', 'The result follows once every field is filled; Calculate or Enter asks again.'],
    ['Result', 'GCD and LCM, the divisions of Euclid’s algorithm, and the prime factors of shorter numbers.'],
    ['History', 'Press an entry of the history to bring its numbers back.'],
  ],
});
