import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What is the greatest common divisor?',
    answer:
      'The largest whole number that divides all of the given numbers: for 12 and 18 it is 6. It is also called highest common factor (HCF) or greatest common factor (GCF), and used to reduce fractions: 12/18 = 2/3.',
  },
  {
    question: 'What is the least common multiple?',
    answer:
      'The smallest number that all of the given numbers divide: for 4 and 6 it is 12. It is the common denominator for adding fractions and tells you when two things that repeat at different intervals coincide again.',
  },
  {
    question: 'How does Euclid’s algorithm work?',
    answer:
      'Divide the larger number by the smaller and keep the remainder; then divide the smaller by that remainder, and so on. The last divisor before the remainder is 0 is the greatest common divisor. Each division is listed.',
  },
  {
    question: 'How does it work for more than two numbers?',
    answer:
      'One after another: gcd(a, b, c) is gcd(gcd(a, b), c), and the same for the least common multiple. Press Add Number for each extra number.',
  },
  {
    question: 'What does it mean if the GCD is 1?',
    answer:
      'The numbers are coprime: no number above 1 divides all of them. For two coprime numbers, the least common multiple is simply their product.',
  },
  {
    question: 'What about 0?',
    answer:
      'Every number divides 0, so gcd(17, 0) is 17, and the only multiple that 17 and 0 share is 0. The page asks for positive integers, and explains this if you enter a 0.',
  },
] satisfies Question[];
