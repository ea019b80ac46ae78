import { definePage } from '@/kit/page';

export default definePage({
  help: [
    ['Number', 'Enter a whole number of up to 2,000 digits.'],
    [
      'Check',
      'The answer updates as you type; Check or Enter runs it again. Factors are searched in the background; press Stop to end it.',
    ],
    ['Result', 'If a number isn’t prime, you see its smallest divisor and its prime factors.'],
    ['History', 'Press an entry of the history to check it again.'],
  ],
});
