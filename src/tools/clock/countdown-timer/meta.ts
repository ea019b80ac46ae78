import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Countdown Timer',
  description:
    'A countdown timer for minutes, or to a date in any time zone, yearly too: several with names, your own sound, full screen, notifications.',
  keywords: [
    'timer',
    'egg timer',
    'kitchen timer',
    'count down',
    '5 minute timer',
    '10 minute timer',
    'interval timer',
    'timer minutes',
    'set a timer',
    'timer seconds',
    'alarm',
    'countdown',
    'days until',
    'countdown to date',
    'multiple timers',
    'new year countdown',
  ],
  icon: 'hourglass',
  popularity: 3,
  related: ['stopwatch', 'pomodoro-timer', 'alarm-clock', 'time-difference-calculator', 'time-zone-converter'],
});
