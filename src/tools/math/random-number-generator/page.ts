import { definePage } from '@/kit/page';

export default definePage({
  help: [
    [
      'Settings',
      'Set Min and Max, how many numbers, their decimals, and whether repeats are allowed. The tabs roll dice such as 3d6+2, flip a coin, or pick from a list of your own.',
    ],
    ['Generate', 'Press Generate for a new set.'],
    ['Numbers', 'Press a number to copy it, or Copy to Clipboard for all of them.'],
    ['Generation History', 'The last 10 sets with their times; press one to reuse it.'],
  ],
});
