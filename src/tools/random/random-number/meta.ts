import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Random Number',
  description:
    'Pick random numbers between a minimum and a maximum, whole or with up to 10 decimals, unique if you like.',
  keywords: ['number picker', 'rng', 'random number between', 'lottery numbers', 'draw', '1 to 100'],
  icon: 'dices',
  popularity: 1,
  generator: true,
  related: [
    'random-integer',
    'random-decimal-number',
    'random-integer-range',
    'random-digit',
    'random-number-generator',
  ],
});
