import { definePage } from '@/kit/page';

export default definePage({
  help: [
    [
      'Enter',
      'Type an expression or press the keys. Function keys act on the last entry; the result follows as you go.',
    ],
    ['Equals', '= or Enter completes it. Then a digit starts anew, and an operator goes on with the result.'],
    ['Memory', 'M+ and M− add to and take from memory, MR recalls it, MC clears it.'],
    ['History', 'Press an earlier expression to bring it back, or use its result in the present one.'],
  ],
});
