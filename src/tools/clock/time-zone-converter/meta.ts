import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Time Zone Converter',
  description:
    'Convert a date and time between any two time zones, with the difference, daylight saving explained and a live world clock.',
  keywords: [
    'timezone',
    'world clock',
    'utc to local',
    'est to gmt',
    'meeting planner',
    'dst',
    'daylight saving',
    'utc offset',
  ],
  icon: 'globe',
  popularity: 2,
  related: ['time-difference-calculator', 'unix-timestamp-converter', 'crontab', 'alarm-clock', 'countdown-timer'],
});
