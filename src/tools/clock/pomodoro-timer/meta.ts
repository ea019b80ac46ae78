import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Pomodoro Timer',
  description:
    'A pomodoro timer with tasks and estimates, a log drawn by day, week, month and task, background noise, a daily goal and alerts.',
  keywords: [
    'focus timer',
    'tomato timer',
    '25 minute timer',
    'study timer',
    'productivity',
    'work break timer',
    'pomodoro technique',
    'time log',
    'brown noise',
  ],
  icon: 'apple',
  popularity: 2,
  related: ['countdown-timer', 'stopwatch', 'alarm-clock', 'time-difference-calculator', 'time-zone-converter'],
});
