import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    [
      'New alarm',
      'Set a time, the weekdays and how it sounds, and press Add Alarm. Without a weekday it rings once. The pencil beside an alarm edits it.',
    ],
    ['Quick alarms', '+5, +10 and +15 min ring once, that many minutes from now.'],
    ['Ringing', 'Snooze rings again after the alarm’s snooze time, Dismiss stops it.'],
    ['Keep the page open', 'A closed page can’t ring. Use Test Alarm to check the volume.'],
  ],
});
