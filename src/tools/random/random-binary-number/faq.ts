import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Why do some results start with zeros?',
    answer:
      'Because a number of exactly so many bits is drawn. Half of all patterns start with 0; without them the first bit would always be 1.',
  },
  {
    question: 'How do I flip a coin?',
    answer: 'Set Bits to 1: each result is 0 or 1 with equal chance. Bits 10 and Count 1 is a row of ten flips.',
  },
  {
    question: 'How many different numbers are there?',
    answer:
      'Two to the power of the bits: 256 for 8 bits, 65,536 for 16 and about 1.84 × 10¹⁹ for 64. The figure is shown beside the result.',
  },
] satisfies Question[];
