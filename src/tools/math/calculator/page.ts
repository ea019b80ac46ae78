import { definePage } from '@/kit/page';

export default definePage({
  help: [
    [
      'Enter',
      'Type an expression or press the keys. Function keys apply to the last number; the result updates as you go.',
    ],
    ['Equals', '= or Enter finishes it. Then a digit starts over, and an operator continues with the result.'],
    [
      'Memory and history',
      'M+ and M− add to memory and take from it, MR recalls it, MC clears it. Press an earlier expression to reuse it.',
    ],
    [
      'Notebook',
      'Write one calculation per line. Name results (rent = 1200) and use them below, with units, dates, percentages and sum.',
    ],
  ],
});
