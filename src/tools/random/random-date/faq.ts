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
  {
    question: 'How do I write a format of my own?',
    answer:
      'With the letters that most libraries share (Unicode): yyyy or yy for the year, MMMM, MMM, MM or M for the month, dd or d for the day, EEEE or EEE for the weekday, D for the day of the year. Put other text between single quotes.',
  },
  {
    question: 'Can I draw Mondays only?',
    answer:
      'Yes: enter Mon under Weekdays. Several are separated by commas (Mon, Wed, Fri) or given as a range (Tue-Thu). Every such day is equally likely.',
  },
] satisfies Question[];
