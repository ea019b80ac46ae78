import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How do I roll a die?',
    answer: 'Put 0789 into Exclude Digits. What is left, 1 to 6, is drawn with equal chances, as often as Count says.',
  },
  {
    question: 'Can the same digit come twice?',
    answer:
      'Yes. Each draw is independent of the ones before, so runs such as 7, 7 are normal: about one draw in ten repeats the last one.',
  },
  {
    question: 'Is it fine to make a PIN of these digits?',
    answer:
      'Yes, with the seed left empty: the digits then come from the secure source of your system. A seeded sequence can be repeated by anyone who knows the seed.',
  },
] satisfies Question[];
