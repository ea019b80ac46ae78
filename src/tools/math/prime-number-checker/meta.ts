import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Prime Number Checker',
  description:
    'Check whether a number of any size is prime. If not, see its smallest divisor and prime factors, and the primes next to it.',
  keywords: [
    'is it prime',
    'primality test',
    'prime factorization',
    'miller-rabin',
    'smallest divisor',
    'next prime',
    'factorize',
  ],
  icon: 'badge-check',
  related: ['random-prime-number', 'gcd-lcm-calculator', 'factorial-calculator', 'calculator'],
});
