import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'GCD & LCM Calculator',
  description:
    'Greatest common divisor and least common multiple of two or more numbers of any size, with the steps of Euclid’s algorithm.',
  keywords: [
    'greatest common divisor',
    'least common multiple',
    'hcf',
    'highest common factor',
    'euclidean algorithm',
    'gcf',
    'gcd with zero',
    'lowest common denominator',
  ],
  icon: 'divide',
  related: ['prime-number-checker', 'calculator', 'factorial-calculator', 'random-fraction'],
});
