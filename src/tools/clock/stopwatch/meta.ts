import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Stopwatch',
  description:
    'An exact stopwatch with named laps and a countdown, several side by side. Keeps running through reloads and in background tabs.',
  keywords: [
    'chronometer',
    'lap timer',
    'split times',
    'online timer',
    'countdown',
    'time trial',
    'multiple stopwatches',
    'stop watch',
  ],
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
