import { definePage } from '@/kit/page';

export default definePage({
  help: [
    [
      'Choose',
      'Basic: a percentage of a value. % Change: from an old to a new value. Reverse %: the value before a rate was added. The other tabs ask further questions, the last one a sentence.',
    ],
    ['Enter', 'Type the numbers. Calculate treats an empty field as 0; use a point for decimals.'],
    ['Calculate', 'The result appears once all numbers are entered; Calculate or Enter runs it again.'],
    ['Result', 'Copy the result, or press an entry of the history to reuse its numbers.'],
  ],
});
