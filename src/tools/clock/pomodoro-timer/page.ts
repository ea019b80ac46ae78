import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    ['Start', 'Start begins 25 minutes of work. Pause holds it, Reset goes back to the full length.'],
    [
      'Rhythm',
      'Breaks and work follow each other by themselves, with a long break after every fourth session. Skip moves on.',
    ],
    [
      'Tasks and goal',
      'Note what you want to do and check it off. Increase Daily Goal raises the number of sessions for today.',
    ],
    ['Alerts', 'Choose sound and volume. Enable Notifications to be told while you are in another window.'],
  ],
});
