import type { Durations, Event } from '@/engines/time/pomodoro';
import { toMinutes } from './Face';

/** Shown while nothing else is to be said. */
export const MESSAGES = [
  'One thing at a time. This one now.',
  'Starting badly beats not starting.',
  '25 minutes is longer than it looks.',
  'Done is better than perfect.',
  'Rest is part of the work. Enjoy it.',
] as const;

const COUNTS = ['', '', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** What is said when a time is over. */
export const SAYS: Readonly<
  Record<Event, (durations: Durations, rounds: number) => { title: string; description: string }>
> = {
  work: ({ work }) => ({
    title: 'Back to work',
    description: `The next ${toMinutes(work)} minutes are for one task.`,
  }),
  shortBreak: ({ shortBreak }) => ({
    title: 'Time for a short break',
    description: `Well done. Rest for ${toMinutes(shortBreak)} minutes.`,
  }),
  longBreak: ({ longBreak }, rounds) => ({
    title: 'Time for a long break',
    description: `${COUNTS[rounds]} sessions done. Rest for ${toMinutes(longBreak)} minutes.`,
  }),
  complete: () => ({ title: 'Daily goal reached', description: 'Every session you set out to do today is done.' }),
};
