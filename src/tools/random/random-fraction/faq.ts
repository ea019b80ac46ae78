import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Are all fractions equally likely?',
    answer:
      'Each pair of numerator and denominator is. Simplified, some values come up more often than others: one half can come from 1/2, 2/4 and 3/6.',
  },
  {
    question: 'What is the difference between Simplify and Mixed Fractions?',
    answer:
      'Simplify divides both parts by what they have in common, so 6/4 becomes 3/2. Mixed Fractions takes out the whole part, so 3/2 becomes 1 1/2. They can be combined.',
  },
  {
    question: 'How is the decimal rounded?',
    answer: 'To two places, halves away from zero, from the exact fraction: 1/8 is 0.13 and -1/8 is -0.13.',
  },
  {
    question: 'How do I get proper fractions only?',
    answer: 'Choose a Min Denominator above Max Numerator, for example numerators 1 to 5 and denominators 6 to 12.',
  },
] satisfies Question[];
