import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    ['Start', 'Start begins 25 minutes of work. Pause stops it, Reset goes back to the full length.'],
    [
      'Rhythm',
      'Breaks and work alternate automatically, with a long break after every fourth session; Settings change both. Skip jumps to the next, +5 min makes the present one longer.',
    ],
    [
      'Tasks and goal',
      'Write down what you want to do, guess how many sessions each takes, drag them into order and check them off. Sessions count for the first open task. Increase Daily Goal raises the number for today.',
    ],
    ['Alerts', 'Choose sound and volume. Enable Notifications to get alerts while you’re in another window.'],
  ],
});
