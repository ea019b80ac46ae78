import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Can both bounds come up?',
    answer:
      'Yes. All numbers with the chosen precision from Min to Max are equally likely, the two ends included. Rounding a random float would halve the chance of the ends.',
  },
  {
    question: 'Are the digits exact?',
    answer:
      'Yes. The numbers are drawn as whole numbers, not floating point, so you never get 0.30000000000000004, however many digits you ask for.',
  },
  {
    question: 'Why do all results have the same number of decimals?',
    answer:
      'Precision sets how many, zeros included: 2.5 with a precision of 2 is 2.50, which keeps columns of test data aligned.',
  },
  {
    question: 'What if no number fits between the bounds?',
    answer: 'With a precision of 0 there’s none between 0.2 and 0.8. You get an error and can raise the precision.',
  },
] satisfies Question[];
