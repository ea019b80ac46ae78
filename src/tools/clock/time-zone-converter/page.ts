import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    ['Source', 'Enter a date and time and choose its time zone. Use Current Time fills in now.'],
    ['Target', 'Choose the time zone to convert to. Swap switches the two.'],
    [
      'Board',
      'Add up to ten more cities or zones. Drag the column, or move it with the arrow keys. Hours of work are tinted; Best for all tells when everybody is there.',
    ],
    ['Clock changes', 'If the clocks skip a time or show it twice, a note explains which one was used.'],
  ],
});
