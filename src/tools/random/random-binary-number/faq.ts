import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Why do some results start with zeros?',
    answer:
      'Every number has exactly as many bits as you chose, and half of all patterns start with 0. Without them, the first bit would always be 1.',
  },
  {
    question: 'How do I flip a coin?',
    answer: 'Set Bits to 1: each result is 0 or 1 with equal chance. Bits 10 and Count 1 is ten flips in a row.',
  },
  {
    question: 'How many different numbers are there?',
    answer:
      'Two to the power of the bits: 256 for 8 bits, 65,536 for 16 and about 1.84 × 10¹⁹ for 64. The number is shown next to the result.',
  },
] satisfies Question[];
