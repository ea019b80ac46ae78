import { choice, defineTool, fields, line, result, rowValue, summary, text } from '@/kit';

const ZONE = {
  placeholder: 'This device’s time zone',
  hint: 'Any IANA zone, such as Europe/London. Leave it empty for yours.',
  maxLength: 100,
};

export default defineTool({
  input: {
    start: text('Start Datetime', { short: true, placeholder: '2026-01-31 23:59' }),
    end: text('End Datetime', { short: true, placeholder: '2026-12-31 12:00' }),
  },
  options: {
    startTimezone: line('Start Timezone', '', ZONE),
    endTimezone: line('End Timezone', '', ZONE),
    reading: choice('Repeated Hour', { earlier: 'Earlier', later: 'Later' }, 'earlier', {
      hint: 'Which one to use when clocks go back and a time happens twice.',
    }),
  },
  output: fields({ hero: true, label: 'Difference' }),
  action: 'Calculate',
  async run(moments, options) {
    const { calculate, differenceData, getParts, describeDifference, getTotals } = await import('./difference');
    const difference = calculate({ ...moments, ...options });
    return result(
      [
        { label: 'Difference', value: describeDifference(difference) },
        ...getParts(difference).map(([label, value]) => ({ label, value: String(value) })),
        ...getTotals(difference).map(([label, value]) => ({ label, value })),
      ],
      { notes: difference.notes, data: differenceData(difference) },
    );
  },
  summarize: (outcome) => summary(rowValue(outcome, 'Difference'), `${rowValue(outcome, 'Total Days')} days in all`),
  examples: [
    {
      title: 'Over a leap day',
      input: { start: '2024-02-28 12:00', end: '2026-03-01 13:30' },
      options: { startTimezone: 'UTC', endTimezone: 'UTC' },
      output: [
        { label: 'Difference', value: '2 years, 1 day, 1 hour, 30 minutes' },
        { label: 'Years', value: '2' },
        { label: 'Months', value: '0' },
        { label: 'Days', value: '1' },
        { label: 'Hours', value: '1' },
        { label: 'Minutes', value: '30' },
        { label: 'Total Weeks', value: '104.58' },
        { label: 'Total Days', value: '732.06' },
        { label: 'Total Hours', value: '17,569.5' },
        { label: 'Total Minutes', value: '1,054,170' },
        { label: 'Total Seconds', value: '63,250,200' },
      ],
    },
    {
      title: 'A flight from Tokyo to New York',
      input: { start: '2026-06-01 11:00', end: '2026-06-01 11:00' },
      options: { startTimezone: 'Asia/Tokyo', endTimezone: 'America/New_York' },
      output: [
        { label: 'Difference', value: '13 hours' },
        { label: 'Years', value: '0' },
        { label: 'Months', value: '0' },
        { label: 'Days', value: '0' },
        { label: 'Hours', value: '13' },
        { label: 'Minutes', value: '0' },
        { label: 'Total Weeks', value: '0.08' },
        { label: 'Total Days', value: '0.54' },
        { label: 'Total Hours', value: '13' },
        { label: 'Total Minutes', value: '780' },
        { label: 'Total Seconds', value: '46,800' },
      ],
    },
  ],
});
