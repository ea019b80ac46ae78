import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What does the step do?',
    answer:
      'It sets which numbers in the range can come up, counted from Min. From 0 to 20 with a step of 5 these are 0, 5, 10, 15 and 20.',
  },
  {
    question: 'How do I draw even or odd numbers?',
    answer: 'Use a step of 2 and start with an even or an odd Min. The results stay even or odd, also below zero.',
  },
  {
    question: 'Why does Max never come up?',
    answer:
      'It only can if a whole number of steps leads to it. From 0 to 10 with a step of 4, the largest value is 8, as shown next to the result.',
  },
  {
    question: 'Which ranges are too small for Unique?',
    answer: 'Those with fewer steps than Count. You get an error; nothing is left out or repeated silently.',
  },
] satisfies Question[];
