import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Stopwatch',
  description:
    'An exact stopwatch with laps and a countdown that keeps running through reloads and in background tabs.',
  keywords: ['chronometer', 'lap timer', 'split times', 'online timer', 'countdown', 'time trial', 'stop watch'],
  icon: 'timer',
  popularity: 2,
  related: [
    'countdown-timer',
    'pomodoro-timer',
    'alarm-clock',
    'time-difference-calculator',
    'unix-timestamp-converter',
  ],
});
