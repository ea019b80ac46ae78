import { definePage } from '@/kit/page';

export default definePage({
  help: [
    [
      'Choose',
      'Basic: a percentage of a value. % Change: from an old to a new value. Reverse %: the value before a rate was added.',
    ],
    ['Enter', 'Type the two numbers. Calculate takes an empty field for 0; decimals have a point.'],
    ['Calculate', 'The result follows once both numbers are there; Calculate or Enter asks again.'],
    ['Result', 'Copy the result, or press an entry of the history to bring its numbers back.'],
  ],
});
