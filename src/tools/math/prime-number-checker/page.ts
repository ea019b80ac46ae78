import { definePage } from '@/kit/page';

export default definePage({
  help: [
    ['Number', 'Enter a whole number of up to 2,000 digits.'],
    [
      'Check',
      'The answer follows as you type; Check or Enter asks again. The search for factors runs in the background; Stop ends it.',
    ],
    ['Result', 'A number that is not prime is shown with its smallest divisor and its prime factors.'],
    ['History', 'Press an entry of the history to check it again.'],
  ],
});
