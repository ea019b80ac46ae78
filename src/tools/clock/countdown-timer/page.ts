import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    ['Length', 'Enter hours, minutes and seconds, or choose a preset.'],
    ['Start', 'Start or Space starts and stops. Reset or R goes back to the full length.'],
    ['At zero', 'The alert plays as the last second ends. With Auto Restart the countdown starts again right away.'],
    ['Look', 'Choose a color theme and the analog clock, or go full screen.'],
  ],
});
