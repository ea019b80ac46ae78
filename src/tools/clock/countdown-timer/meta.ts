import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Countdown Timer',
  description:
    'An online countdown timer with presets, alert sounds, an analog clock and full screen. Keeps exact time in background tabs.',
  keywords: [
    'timer',
    'egg timer',
    'kitchen timer',
    'count down',
    '5 minute timer',
    '10 minute timer',
    'interval timer',
    'timer minutes',
    'alarm',
    'countdown',
  ],
  icon: 'hourglass',
  popularity: 3,
  related: ['stopwatch', 'pomodoro-timer', 'alarm-clock', 'time-difference-calculator', 'time-zone-converter'],
});
