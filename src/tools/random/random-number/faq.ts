import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Are the minimum and the maximum included?',
    answer: 'Yes, both can come up, and every number in between with the chosen count of decimals is just as likely.',
  },
  {
    question: 'How are the numbers made fair?',
    answer:
      'Bits come from the secure source of your system. Draws that would favour small numbers are thrown away instead of being folded back by a remainder, so there is no bias.',
  },
  {
    question: 'What does Unique do when the range is too small?',
    answer:
      'No number is given twice. If the range holds fewer numbers than you ask for, you get all of them in random order and a note that says so.',
  },
  {
    question: 'What is the seed for?',
    answer:
      'The same seed and the same options always give the same numbers, on every computer. That is useful for tests and for a draw that others should be able to repeat. Leave it empty for a real draw.',
  },
] satisfies Question[];
