import { area, choice, defineTool, fields, line, result, rowValue, summary, text, toggle } from '@/kit';

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
    includeEndDay: toggle('Include End Day', false, {
      hint: 'Counts the day of the end as a whole day: one day more.',
    }),
    workDays: toggle('Work Days', false, {
      hint: 'Counts work days, the days of the weekend and holidays.',
    }),
    weekend: choice(
      'Weekend',
      {
        'sat-sun': 'Saturday and Sunday',
        'fri-sat': 'Friday and Saturday',
        'thu-fri': 'Thursday and Friday',
        sun: 'Sunday',
        sat: 'Saturday',
        fri: 'Friday',
        none: 'None',
      },
      'sat-sun',
      { when: { workDays: true } },
    ),
    holidays: area('Holidays', '', {
      placeholder: '2026-12-24\n12-25 every year',
      hint: 'One a line: 2026-12-24, or 12-25 for every year. A name may follow.',
      maxLength: 20_000,
      when: { workDays: true },
    }),
  },
  output: fields({ hero: true, label: 'Difference' }),
  action: 'Calculate',
  async run(moments, options) {
    const { calculate, detailRows, differenceData, getParts, describeDifference, getTotals } = await import(
      './difference'
    );
    const difference = calculate({ ...moments, ...options });
    return result(
      [
        { label: 'Difference', value: describeDifference(difference) },
        ...getParts(difference).map(([label, value]) => ({ label, value: String(value) })),
        ...getTotals(difference).map(([label, value]) => ({ label, value })),
        ...detailRows(difference.details),
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
        { label: 'Weeks and Days', value: '104 weeks, 4 days' },
        { label: 'ISO 8601', value: 'P2Y1DT1H30M' },
        { label: 'Next Anniversary', value: '2027-02-28', note: '364 days after the end' },
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
        { label: 'Weeks and Days', value: '0 weeks, 0 days' },
        { label: 'ISO 8601', value: 'PT13H' },
        { label: 'Next Anniversary', value: '2027-06-01', note: '364 days after the end' },
      ],
    },
    {
      title: 'Work days until the end of the year',
      input: { start: '2026-12-01', end: '2026-12-31' },
      options: {
        startTimezone: 'UTC',
        endTimezone: 'UTC',
        includeEndDay: true,
        workDays: true,
        holidays: '2026-12-24 Christmas Eve\n12-25\n12-26',
      },
      output: [
        { label: 'Difference', value: '1 month' },
        { label: 'Years', value: '0' },
        { label: 'Months', value: '1' },
        { label: 'Days', value: '0' },
        { label: 'Hours', value: '0' },
        { label: 'Minutes', value: '0' },
        { label: 'Total Weeks', value: '4.43' },
        { label: 'Total Days', value: '31' },
        { label: 'Total Hours', value: '744' },
        { label: 'Total Minutes', value: '44,640' },
        { label: 'Total Seconds', value: '2,678,400' },
        { label: 'Work Days', value: '21' },
        { label: 'Weekend Days', value: '8' },
        { label: 'Holidays', value: '2', note: 'not on the weekend' },
        { label: 'Weeks and Days', value: '4 weeks, 3 days' },
        { label: 'ISO 8601', value: 'P1M' },
        { label: 'Next Anniversary', value: '2027-12-01', note: '334 days after the end' },
      ],
    },
  ],
});
