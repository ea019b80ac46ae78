import { definePage } from '@/kit/page';

export default definePage({
  help: [
    ['Start and end', 'Enter two dates with their times. Use Current Time enters this moment.'],
    ['Timezone', 'Each of the two has its own. They start at yours.'],
    [
      'Difference',
      'Years, months and days by the calendar in the zone of the start, then the hours and minutes that remain.',
    ],
    ['Totals', 'The same time as days, hours, minutes or seconds alone.'],
  ],
});
