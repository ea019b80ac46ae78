import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Random Time',
  description:
    'Generate random times of the day between two times, in 24-hour or AM/PM format, with or without seconds.',
  keywords: ['time of day', 'clock time', 'random hour', 'am pm', 'hh:mm', 'schedule'],
  icon: 'clock',
  generator: true,
  related: ['random-date', 'time-difference-calculator', 'random-number'],
});
