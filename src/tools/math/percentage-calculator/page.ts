import { definePage } from '@/kit/page';

export default definePage({
  help: [
    [
      'Choose',
      'Basic: a percentage of a value. % Change: from an old to a new value. Reverse %: the value before a rate was added.',
    ],
    ['Enter', 'Type the two numbers. An empty field counts as 0; decimals have a point.'],
    ['Calculate', 'Press Calculate or Enter.'],
    ['Result', 'Copy the result, or press an entry of the history to bring its numbers back.'],
  ],
});
