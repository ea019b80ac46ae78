import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Stopwatch',
  description: 'An exact stopwatch with laps and a countdown; reloads and background tabs do not stop it.',
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
