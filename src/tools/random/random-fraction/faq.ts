import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Are all fractions equally likely?',
    answer:
      'Every pair of numerator and denominator is. Once simplified, some values come up more often: one half can come from 1/2, 2/4 and 3/6.',
  },
  {
    question: 'What is the difference between Simplify and Mixed Fractions?',
    answer:
      'Simplify divides both parts by their common factor, so 6/4 becomes 3/2. Mixed Fractions separates the whole part, so 3/2 becomes 1 1/2. You can combine them.',
  },
  {
    question: 'How is the decimal rounded?',
    answer: 'To two places, halves away from zero, from the exact fraction: 1/8 is 0.13 and -1/8 is -0.13.',
  },
  {
    question: 'How do I get only proper fractions?',
    answer: 'Choose a Min Denominator above Max Numerator, for example numerators 1 to 5 and denominators 6 to 12.',
  },
] satisfies Question[];
