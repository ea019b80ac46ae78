import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Are the first and the last day included?',
    answer: 'Yes. Every day from Start Date to End Date is equally likely, including both ends and leap days.',
  },
  {
    question: 'Does Exclude Weekends know public holidays?',
    answer: 'No. It skips Saturdays and Sundays everywhere. Holidays differ from place to place.',
  },
  {
    question: 'Do time zones or daylight saving matter?',
    answer: 'No. Only calendar dates are used, so clock changes don’t matter.',
  },
  {
    question: 'How do I get the same dates again?',
    answer: 'Enter any text as the seed. The same seed with the same options makes the same dates on every computer.',
  },
] satisfies Question[];
