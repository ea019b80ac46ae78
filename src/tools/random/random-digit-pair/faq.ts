import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which pairs can come up?',
    answer: 'All hundred from 00 to 99 with the same chance, except those under Exclude Pairs.',
  },
  {
    question: 'How do I write the pairs to exclude?',
    answer:
      'Separate them by commas, as in 00, 7, 42. The leading zero is optional: 7 means 07. You get an error for anything that isn’t a number from 0 to 99.',
  },
  {
    question: 'What does Leading Zero Padding change?',
    answer: 'On: seven is 07, so all results have two digits. Off: it’s 7. The pairs themselves don’t change.',
  },
] satisfies Question[];
