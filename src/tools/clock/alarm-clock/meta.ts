import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Alarm Clock',
  description:
    'An online alarm clock: alarms by weekday with snooze, sound and volume, quick alarms in 5, 10 or 15 minutes, full screen, and a history.',
  keywords: ['alarm', 'wake up', 'reminder', 'online alarm', 'set alarm', 'snooze', 'timer'],
  icon: 'alarm-clock',
  related: ['countdown-timer', 'pomodoro-timer', 'stopwatch', 'time-zone-converter', 'time-difference-calculator'],
});
