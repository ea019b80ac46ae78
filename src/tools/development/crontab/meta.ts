import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Crontab Generator',
  description:
    'Build and read cron expressions: plain English, the exact next five runs in any time zone, clock changes included.',
  keywords: [
    'cron expression',
    'crontab guru',
    'cron schedule',
    'cron job',
    'next run',
    'cron parser',
    'scheduler',
    'cron',
    'quartz cron',
    'cron with seconds',
    'aws cron',
    'eventbridge schedule',
    'systemd timer',
    'oncalendar',
  ],
  icon: 'calendar-clock',
  popularity: 2,
  related: ['unix-timestamp-converter', 'time-zone-converter', 'chmod-calculator', 'docker-compose', 'git-cheatsheet'],
});
