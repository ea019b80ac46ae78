import { definePage } from '@/kit/page';

export default definePage({
  help: [
    ['Start and end', 'Enter two dates with their times. Use Current Time fills in now.'],
    ['Timezone', 'Each date has its own. They start with yours.'],
    [
      'Difference',
      'Years, months and days by the calendar in the start’s time zone, then the remaining hours and minutes.',
    ],
    [
      'Totals',
      'The same time as days, hours, minutes or seconds only. Work Days adds those without weekends and holidays.',
    ],
  ],
});
