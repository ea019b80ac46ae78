import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Factorial Calculator',
  description: 'Exact factorials with every digit, up to 100,000!, with steps, digit count and trailing zeros.',
  keywords: [
    'n!',
    'factorial of a number',
    'permutations',
    'big factorial',
    'trailing zeros',
    'combinatorics',
    '10000 factorial',
  ],
  icon: 'square-exclamation-point',
  related: ['calculator', 'prime-number-checker', 'gcd-lcm-calculator', 'random-prime-number'],
});
