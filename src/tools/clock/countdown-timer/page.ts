import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    [
      'What to count',
      'Enter hours, minutes and seconds or choose a preset. Until a date counts the days and hours to a date in any zone, every year if you like; Copy Link carries it to any device.',
    ],
    [
      'Start',
      'Start or Space starts and stops. Reset or R goes back to the full length. +1 min and +5 min make it longer while it runs.',
    ],
    ['Several', 'Add Timer starts another one with the length or date and the label that are set, up to 20.'],
    [
      'At zero',
      'The alert plays as the last second ends. With Auto Restart the countdown starts again right away. Choose the sound, your own file too, and the color theme.',
    ],
  ],
});
