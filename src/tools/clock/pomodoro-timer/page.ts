import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    ['Start', 'Start begins 25 minutes of work. Pause stops it, Reset goes back to the full length.'],
    [
      'Rhythm',
      'Breaks and work alternate automatically, with a long break after every fourth session. Skip jumps to the next.',
    ],
    [
      'Tasks and goal',
      'Write down what you want to do and check it off. Increase Daily Goal raises the number of sessions for today.',
    ],
    ['Alerts', 'Choose sound and volume. Enable Notifications to get alerts while you’re in another window.'],
  ],
});
