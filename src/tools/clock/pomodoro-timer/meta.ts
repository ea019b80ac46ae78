import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Pomodoro Timer',
  description:
    'A pomodoro timer with work sessions and breaks, tasks, a daily goal and alerts. Keeps exact time in background tabs and after reloads.',
  keywords: [
    'focus timer',
    'tomato timer',
    '25 minute timer',
    'study timer',
    'productivity',
    'work break timer',
    'pomodoro technique',
  ],
  icon: 'apple',
  popularity: 2,
  related: ['countdown-timer', 'stopwatch', 'alarm-clock', 'time-difference-calculator', 'time-zone-converter'],
});
