import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    [
      'Measure',
      'Start or S starts and pauses, Reset or R goes back to zero. Reloading or closing the page doesn’t stop it.',
    ],
    [
      'Laps',
      'Lap or L records the time since the last lap; type a name beside it. The fastest and the slowest are marked.',
    ],
    ['Several', 'Add Stopwatch times more than one at once, each with a name and laps of its own.'],
    ['Countdown', 'Enter hours, minutes and seconds and press Start Countdown. Reset exits it.'],
  ],
});
