import { defineCategory } from '@/kit/meta';

export default defineCategory({
  name: 'Clock Tools',
  icon: 'clock',
  order: 3,
  hue: 200,
  description:
    'Timers, alarms and stopwatches that keep time in the background, and converters for time zones and timestamps.',
});
