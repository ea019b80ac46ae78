import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Are the minimum and the maximum included?',
    answer: 'Yes, both can come up, and every number in between with the chosen decimals is just as likely.',
  },
  {
    question: 'Are the numbers fair?',
    answer:
      'Yes. Bits come from your system’s secure source, and draws that would favor small numbers are discarded, so there’s no bias.',
  },
  {
    question: 'What does Unique do when the range is too small?',
    answer:
      'If the range has fewer numbers than you ask for, you get all of them once, in random order, and a note says so.',
  },
  {
    question: 'What is the seed for?',
    answer:
      'The same seed and the same options always make the same numbers on every computer. Use it for tests, or for a draw that others can repeat. Leave it empty for a real draw.',
  },
] satisfies Question[];
