import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    ['Source', 'Enter a date and time and choose the zone it is meant in. Use Current Time enters this moment.'],
    ['Target', 'Choose the zone to convert to. Swap exchanges the two.'],
    ['Result', 'The difference is how far the target is ahead: +5:30 is five and a half hours.'],
    ['Clock changes', 'A time that the clocks skip or show twice is explained, with the reading that was taken.'],
  ],
});
