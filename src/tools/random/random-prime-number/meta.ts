import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Random Prime Number',
  description:
    'Draw random prime numbers from any range, up to hundreds of digits, all different and all equally likely.',
  keywords: ['prime generator', 'primes', 'large prime', 'miller-rabin', 'cryptography', 'prime test'],
  icon: 'sigma',
  generator: true,
  related: ['random-integer', 'random-integer-range', 'prime-number-checker'],
});
