import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What is a prime number?',
    answer:
      'A whole number above 1 divisible only by 1 and itself: 2, 3, 5, 7, 11 and so on without end. 0 and 1 aren’t prime: everything divides 0, and if 1 were prime, factorizations wouldn’t be unique.',
  },
  {
    question: 'How sure is the answer?',
    answer:
      'Certain for every number below 318,665,857,834,031,151,167,461, which includes all 64-bit numbers: there, the Miller–Rabin test with twelve bases is proven exact. Beyond that, the Baillie–PSW test is added; no known composite number passes it. A number called composite is always composite.',
  },
  {
    question: 'How large can the number be?',
    answer:
      'Up to 2,000 digits. You see whether it’s prime within seconds. Factors are harder: those of up to about 13 digits are found, and if two larger ones remain, the page says so. Search Longer goes on with elliptic curves: with a factor of 20 digits that takes seconds to a minute, with two of 25 digits several minutes. RSA encryption relies on factors far larger than these.',
  },
  {
    question: 'How is the smallest divisor found?',
    answer:
      'Small divisors by trial division with the primes up to 100,000, larger ones by Pollard’s rho method, and with Search Longer by Lenstra’s elliptic curves. It runs in the background, and you can stop it.',
  },
  {
    question: 'Is 2 a prime number, and why are there no other even ones?',
    answer: 'Yes: only 1 and 2 divide it. Every other even number is also divisible by 2, so 2 is the only even prime.',
  },
] satisfies Question[];
