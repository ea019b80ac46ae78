import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Random Number Generator',
  description:
    'Up to 100 secure random numbers in any range, with decimals, without repeats, sorted, and with a history.',
  keywords: [
    'rng',
    'pick a number',
    'lottery numbers',
    'raffle',
    'dice',
    'random between',
    'number picker',
    'draw lots',
    'roll dice',
    'coin flip',
    'random number picker',
  ],
  icon: 'dices',
  popularity: 2,
  generator: true,
  related: ['random-integer', 'random-number', 'random-decimal-number', 'random-prime-number', 'calculator'],
  alsoIn: ['random'],
});
