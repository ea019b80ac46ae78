import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    ['Source', 'Enter a date and time and choose its time zone. Use Current Time fills in now.'],
    ['Target', 'Choose the time zone to convert to. Swap switches the two.'],
    ['Result', 'The difference is how far the target is ahead: +5:30 is five and a half hours.'],
    ['Clock changes', 'If the clocks skip a time or show it twice, a note explains which one was used.'],
  ],
});
