import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How do I work out a percentage of a number?',
    answer:
      'Multiply the number by the percentage and divide by 100: 15% of 200 is 200 × 15 ÷ 100 = 30. The Basic tab does that, and also shows the number with the percentage added and subtracted.',
  },
  {
    question: 'How is percentage change calculated?',
    answer:
      'Subtract the old value from the new one, divide by the old value and multiply by 100. From 50 to 75 is +50%; from 75 back to 50 is −33.33%, because the base is different. If the old value is negative, its absolute value is the base, so an increase stays positive.',
  },
  {
    question: 'How do I find the price before tax or before a discount?',
    answer:
      'Use Reverse %. Enter the final price and the rate: 119 with a rate of 19 is 100, since 119 ÷ 1.19 = 100. For a discount, enter a negative rate: 80 after 20% off, rate −20, was 100.',
  },
  {
    question: 'Why is there no result when the old value is 0?',
    answer: 'Change is relative to the old value, and you can’t divide by zero.',
  },
  {
    question: 'How are results rounded?',
    answer:
      'To two decimals, halves away from zero, after an exact calculation. If digits were cut, a more exact value is shown next to the result. Empty fields count as 0.',
  },
  {
    question: 'How do I enter several discounts one after the other?',
    answer:
      'In the Successive tab: the starting value, then all changes in their order, such as -20 -10 19. 20% and then 10% off is 28% off in all, not 30%.',
  },
  {
    question: 'Can I just type the question?',
    answer:
      'Yes, in the Question tab: 15% of 80, 20% off 59.99, 15% tip on 48, change from 40 to 50, 12 is what percent of 48, 200 reduced by 10%. The home page answers the same questions.',
  },
] satisfies Question[];
