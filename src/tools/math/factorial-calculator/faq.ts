import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What is a factorial?',
    answer:
      'The product of all whole numbers from 1 up to the number: 5! = 5 × 4 × 3 × 2 × 1 = 120. It counts the orders in which so many different things can be arranged, and so stands in the formulas for permutations and combinations.',
  },
  {
    question: 'Why is 0! equal to 1?',
    answer:
      'There is exactly one way to arrange nothing, and the rule n! = n × (n − 1)! gives 1! = 1 × 0!, which only holds if 0! is 1.',
  },
  {
    question: 'How large a factorial can it compute?',
    answer:
      'Up to 100,000!, a number of 456,574 digits, every one of them exact. It runs in the background and can be stopped; 10,000! with its 35,660 digits takes a fraction of a second.',
  },
  {
    question: 'Why does a factorial end in so many zeros?',
    answer:
      'Each zero comes from a factor 10 = 2 × 5, and there are more twos than fives. So the zeros of n! are counted by how often 5 divides the numbers up to n: one for each multiple of 5, another for each multiple of 25, and so on.',
  },
  {
    question: 'What about negative numbers and decimals?',
    answer:
      'The factorial is defined for 0, 1, 2, 3 and so on only. For other numbers there is the gamma function, which this page does not compute; it says so instead of showing a number that means something else.',
  },
] satisfies Question[];
