import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Time Difference Calculator',
  description:
    'The time between two dates in years, months, days, hours and minutes, each in its own time zone, leap days and clock changes included.',
  keywords: [
    'date difference',
    'days between dates',
    'duration calculator',
    'hours between',
    'age calculator',
    'elapsed time',
    'age',
    'how many days',
    'business days',
    'work days',
  ],
  icon: 'calendar-range',
  related: ['time-zone-converter', 'unix-timestamp-converter', 'countdown-timer', 'stopwatch', 'random-date'],
});
