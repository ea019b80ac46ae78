import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What does the step do?',
    answer:
      'It says which numbers of the range can come up, counted from Min. From 0 to 20 with a step of 5 these are 0, 5, 10, 15 and 20.',
  },
  {
    question: 'How do I draw even or odd numbers?',
    answer: 'Use a step of 2 and start with an even or an odd Min. The numbers keep to it, below zero as well.',
  },
  {
    question: 'Why does Max never come up?',
    answer:
      'It does only if a whole number of steps leads to it. From 0 to 10 with a step of 4 the largest value is 8, as the figure beside the result says.',
  },
  {
    question: 'Which ranges are too small for Unique?',
    answer: 'Those with fewer steps than Count. You are told so, and nothing is left out or repeated silently.',
  },
] satisfies Question[];
