import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Are the first and the last day included?',
    answer: 'Yes. Every day from Start Date to End Date is equally likely, both ends included and leap days too.',
  },
  {
    question: 'Does Exclude Weekends know public holidays?',
    answer: 'No. It leaves out Saturdays and Sundays, wherever you are. Holidays differ from place to place.',
  },
  {
    question: 'Do time zones or daylight saving matter?',
    answer: 'No. Only the calendar is used and no clock, so no day is lost or doubled when the clocks change.',
  },
  {
    question: 'How do I get the same dates again?',
    answer: 'Enter any text as the seed. The same seed with the same options gives the same dates on every computer.',
  },
] satisfies Question[];
