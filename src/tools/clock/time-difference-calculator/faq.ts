import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How are years, months and days counted?',
    answer:
      'By the calendar, as people do: as many whole years as fit, then whole months, then days, and what remains in hours and minutes. From 31 January to 1 March is one month and one day, in a leap year too. The total in days, hours, minutes and seconds is shown beside it.',
  },
  {
    question: 'What if the clocks change in between?',
    answer:
      'From noon to noon on the next day is one day, even when that day has 23 or 25 hours. Within the last day the hours that really pass are counted: from midnight to noon on the day clocks go forward it is 11 hours.',
  },
  {
    question: 'Can start and end be in different time zones?',
    answer:
      'Yes, each has its own. Both are turned into moments first, so a flight that leaves Tokyo on 1 June at 11:00 and lands in New York at 11:00 the same day is seen to take 13 hours; in winter, with the clocks of New York an hour back, it would be 14. Days and months are counted in the zone of the start.',
  },
  {
    question: 'Does it matter which date comes first?',
    answer:
      'No. The time that passes is the same in either order; if the end lies before the start, the result says so. Only with two time zones can months and days turn out otherwise, since they are counted in the zone of the start.',
  },
  {
    question: 'How do I count days until a date or an age?',
    answer:
      'Press Use Current Time beside one of the two dates and enter the other. For an age enter the birthday as the start; for the days that are left enter the date as the end.',
  },
] satisfies Question[];
