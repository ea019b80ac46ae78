import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Random Date',
  description:
    'Generate random dates between two days, workdays only if you like, as yyyy-MM-dd, MM/dd/yyyy or dd.MM.yyyy.',
  keywords: ['date picker', 'random day', 'birthday', 'test data', 'iso date', 'weekday'],
  icon: 'calendar-days',
  generator: true,
  related: ['random-time', 'random-csv', 'time-difference-calculator', 'unix-timestamp-converter'],
});
