import { definePage } from '@/kit/page';

export default definePage({
  live: false,
  help: [
    ['Number', 'Enter a whole number of up to 2,000 digits.'],
    ['Check', 'Press Check or Enter. The search for factors runs in the background; Stop ends it.'],
    ['Result', 'A number that is not prime is shown with its smallest divisor and its prime factors.'],
    ['History', 'Press an entry of the history to check it again.'],
  ],
});
