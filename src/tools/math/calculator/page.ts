import { definePage } from '@/kit/page';

export default definePage({
  help: [
    [
      'Enter',
      'Type an expression or press the keys. Function keys apply to the last number; the result updates as you go.',
    ],
    ['Equals', '= or Enter finishes it. Then a digit starts over, and an operator continues with the result.'],
    ['Memory', 'M+ and M− add to and take from memory, MR recalls it, MC clears it.'],
    ['History', 'Press an earlier expression to reuse it, or use its result in the current one.'],
  ],
});
