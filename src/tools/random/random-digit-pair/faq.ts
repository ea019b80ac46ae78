import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which pairs can come up?',
    answer: 'All hundred from 00 to 99, each with the same chance, less those you list under Exclude Pairs.',
  },
  {
    question: 'How do I write the pairs to exclude?',
    answer:
      'Separate them by commas, as in 00, 7, 42. The leading zero may be left out: 7 is read as 07. Anything that is not a number from 0 to 99 is pointed out.',
  },
  {
    question: 'What does Leading Zero Padding change?',
    answer:
      'With it on, seven is written 07, so that all results have two digits. With it off it is written 7. Which pairs are drawn stays the same.',
  },
] satisfies Question[];
