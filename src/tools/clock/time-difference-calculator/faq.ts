import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How are years, months and days counted?',
    answer:
      'By the calendar: as many whole years as fit, then whole months, then days, then the remaining hours and minutes. 31 January to 1 March is one month and one day, in a leap year too. The total in days, hours, minutes and seconds is shown too.',
  },
  {
    question: 'What if the clocks change in between?',
    answer:
      'Noon to noon the next day is one day, even if that day has 23 or 25 hours. Within the last day, real hours are counted: midnight to noon on the day clocks go forward is 11 hours.',
  },
  {
    question: 'Can start and end be in different time zones?',
    answer:
      'Yes, each has its own. A flight that leaves Tokyo on 1 June at 11:00 and lands in New York at 11:00 the same day takes 13 hours; in winter, when New York is an hour further back, it would be 14. Days and months are counted in the start’s time zone.',
  },
  {
    question: 'Does it matter which date comes first?',
    answer:
      'No. The difference is the same either way, and a note tells you if the end is first. Only with two time zones can months and days differ, because they are counted in the start’s time zone.',
  },
  {
    question: 'How do I count days until a date or an age?',
    answer:
      'Press Use Current Time next to one of the dates and enter the other. For an age, enter the birthday as the start; for days left, enter the date as the end.',
  },
  {
    question: 'How do I count business days?',
    answer:
      'Switch on Work Days, choose the weekend and enter your holidays, one a line: 2026-12-24 for one year, 12-25 for every year. Days are counted from the start’s day to the day before the end’s; Include End Day counts the last one too, as spreadsheets do. A holiday on a weekend is not subtracted twice.',
  },
] satisfies Question[];
