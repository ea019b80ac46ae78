import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What is a factorial?',
    answer:
      'The product of all whole numbers from 1 up to the number: 5! = 5 × 4 × 3 × 2 × 1 = 120. It’s the number of ways to arrange that many different things, so it appears in the formulas for permutations and combinations.',
  },
  {
    question: 'Why is 0! equal to 1?',
    answer:
      'There is exactly one way to arrange nothing, and the rule n! = n × (n − 1)! means 1! = 1 × 0!, which only works if 0! is 1.',
  },
  {
    question: 'How large a factorial can it compute?',
    answer:
      'Up to 100,000!, which has 456,574 digits, all exact. It runs in the background and can be stopped; 10,000! (35,660 digits) takes a fraction of a second.',
  },
  {
    question: 'Why does a factorial end in so many zeros?',
    answer:
      'Each zero comes from a factor 10 = 2 × 5, and there are more twos than fives. So count how often 5 divides the numbers up to n: once for each multiple of 5, again for each multiple of 25, and so on.',
  },
  {
    question: 'What about negative numbers and decimals?',
    answer:
      'The factorial is only defined for 0, 1, 2, 3 and so on. For other numbers there’s the gamma function, which this page doesn’t compute, so you get an error.',
  },
] satisfies Question[];
