import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Random Number Generator',
  description:
    'Draw random numbers in any range, with exclusions and without repeats, roll dice such as 3d6+2, flip a coin, or pick from a list by weight.',
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
    'dice roller',
    'd20',
    'heads or tails',
    'pick from a list',
    'random name picker',
    'weighted random',
  ],
  icon: 'dices',
  popularity: 2,
  generator: true,
  related: ['random-integer', 'random-number', 'random-decimal-number', 'random-prime-number', 'calculator'],
  alsoIn: ['random'],
});
