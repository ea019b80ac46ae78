import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    [
      'Measure',
      'Start or S starts and pauses, Reset or R goes back to zero. Reloading or closing the page does not stop it.',
    ],
    ['Laps', 'Lap or L notes the time since the last lap. The fastest and the slowest are marked.'],
    ['Countdown', 'Enter hours, minutes and seconds and press Start Countdown. Reset leaves it.'],
    ['Settings', 'Show or hide milliseconds, choose how times of day are written, and whether the end is heard.'],
  ],
});
