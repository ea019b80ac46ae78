import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Random Date',
  description:
    'Generate random dates between two days, on workdays or weekdays of your choice, in ISO, US, German or your own format.',
  keywords: ['date picker', 'random day', 'birthday', 'test data', 'iso date', 'weekday'],
  icon: 'calendar-days',
  generator: true,
  related: ['random-time', 'random-csv', 'time-difference-calculator', 'unix-timestamp-converter'],
});
