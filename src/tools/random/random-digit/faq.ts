import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How do I roll a die?',
    answer: 'Put 0789 into Exclude Digits. The digits left, 1 to 6, have equal chances. Count is the number of rolls.',
  },
  {
    question: 'Can the same digit come twice?',
    answer:
      'Yes. Each draw is independent of the ones before, so runs such as 7, 7 are normal: about one in ten draws repeats the last one.',
  },
  {
    question: 'Can I use these digits as a PIN?',
    answer:
      'Yes, if you leave the seed empty: the digits then come from your system’s secure source. A seeded sequence can be repeated by anyone who knows the seed.',
  },
] satisfies Question[];
