import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    [
      'Measure',
      'Start or S starts and pauses, Reset or R goes back to zero. Reloading or closing the page doesn’t stop it.',
    ],
    ['Laps', 'Lap or L records the time since the last lap. The fastest and the slowest are marked.'],
    ['Countdown', 'Enter hours, minutes and seconds and press Start Countdown. Reset exits it.'],
    ['Settings', 'Show or hide milliseconds, choose how times of day are written, and turn the sound on or off.'],
  ],
});
