import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What is a prime number?',
    answer:
      'A whole number above 1 that only 1 and itself divide: 2, 3, 5, 7, 11 and so on without end. 0 and 1 are not prime: 0 is divided by everything, and if 1 were a prime, no number would have just one factorization.',
  },
  {
    question: 'How sure is the answer?',
    answer:
      'Certain for every number below 318,665,857,834,031,151,167,461, which includes all 64-bit numbers: there the Miller–Rabin test with twelve bases is proven to be exact. Beyond that the Baillie–PSW test is added, and no composite number that passes it has ever been found. A number called composite is always composite.',
  },
  {
    question: 'How large may the number be?',
    answer:
      'Up to 2,000 digits. Whether it is prime is known within seconds. Finding its factors is another matter: those of up to about 13 digits are found, and if two larger ones remain, the page says so. That difficulty is what RSA encryption rests on.',
  },
  {
    question: 'How is the smallest divisor found?',
    answer:
      'Small divisors by trial division with the primes up to 100,000, larger ones by Pollard’s rho method. It runs in the background, and Stop ends it.',
  },
  {
    question: 'Is 2 a prime number, and why are there no other even ones?',
    answer:
      'Yes: only 1 and 2 divide it. Every other even number is divided by 2 as well, so 2 is the only even prime.',
  },
] satisfies Question[];
