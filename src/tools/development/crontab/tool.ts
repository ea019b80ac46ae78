import { FORMATS, isPlain, readPlain } from '@/engines/cron';
import { writtenMoment } from '@/engines/time/written-moment';
import { choice, defineTool, fields, line, summary, text, toggle } from '@/kit';
import { explain } from './explain';

export default defineTool({
  input: text('Expression', { short: true, initial: '* * * * *', placeholder: '*/15 9-17 * * MON-FRI' }),
  options: {
    timezone: line('Timezone', 'UTC', {
      hint: 'UTC, GMT, EST, PST or any IANA zone. EST and PST mean New York and Los Angeles.',
      maxLength: 100,
    }),
    format: choice('Format', { auto: 'Auto-detect', ...FORMATS }, 'auto'),
    count: choice('Runs', { '5': '5', '10': '10', '50': '50' }, '5', { hint: 'How many to show.' }),
    past: toggle('Last Runs', false, { hint: 'Runs before now, latest first.' }),
    also: line('Also In', '', {
      hint: 'Also show each run in this time zone, such as Europe/Berlin.',
      maxLength: 100,
      hidden: true,
    }),
  },
  output: fields({ label: 'Next Executions', copyLabel: 'Copy All' }),
  each: 'line',
  action: 'Explain',
  run(input, options, { now }) {
    if (isPlain(input, options.format)) return explain(readPlain(input), options, now());
    return import('@/engines/cron/read').then(({ readSchedule }) =>
      explain(readSchedule(input, options.format), options, now()),
    );
  },
  summarize({ data: { meaning, zone }, shown }) {
    const next = shown.kind === 'fields' ? shown.value.find(({ label }) => label === 'Next 1') : undefined;
    return summary(
      meaning,
      next && `next on ${writtenMoment(next.value).replace(/, (\d\d:.*)$/, ' at $1')}`,
      next && zone,
    );
  },
  examples: [
    {
      title: 'Every 15 minutes on workdays',
      input: '*/15 9-17 * * MON-FRI',
      options: { timezone: 'EST' },
      output: [
        { label: 'Expression', value: '*/15 9-17 * * MON-FRI' },
        { label: 'Meaning', value: 'Every 15 minutes from 09:00 to 17:59, on Monday to Friday' },
        { label: 'Next 1', value: '2026-01-02 09:00', note: 'Friday, UTC-5:00' },
        { label: 'Next 2', value: '2026-01-02 09:15', note: 'Friday, UTC-5:00' },
        { label: 'Next 3', value: '2026-01-02 09:30', note: 'Friday, UTC-5:00' },
        { label: 'Next 4', value: '2026-01-02 09:45', note: 'Friday, UTC-5:00' },
        { label: 'Next 5', value: '2026-01-02 10:00', note: 'Friday, UTC-5:00' },
      ],
    },
    {
      title: 'A 13th or a Friday',
      input: '0 0 13 * 5',
      output: [
        { label: 'Expression', value: '0 0 13 * 5' },
        { label: 'Meaning', value: 'At 00:00, on day 13 of the month or on Friday' },
        { label: 'Next 1', value: '2026-01-09 00:00', note: 'Friday, UTC+0:00' },
        { label: 'Next 2', value: '2026-01-13 00:00', note: 'Tuesday, UTC+0:00' },
        { label: 'Next 3', value: '2026-01-16 00:00', note: 'Friday, UTC+0:00' },
        { label: 'Next 4', value: '2026-01-23 00:00', note: 'Friday, UTC+0:00' },
        { label: 'Next 5', value: '2026-01-30 00:00', note: 'Friday, UTC+0:00' },
      ],
    },
    {
      title: 'The last Friday, with Quartz',
      input: '0 15 10 ? * 6L',
      options: { also: 'Europe/Berlin', past: true },
      output: [
        { label: 'Expression', value: '0 15 10 ? * 6L' },
        { label: 'Meaning', value: 'At 10:15, on the last Friday of the month' },
        { label: 'Next 1', value: '2026-01-30 10:15', note: 'Friday, UTC+0:00; 2026-01-30 11:15 in Europe/Berlin' },
        { label: 'Next 2', value: '2026-02-27 10:15', note: 'Friday, UTC+0:00; 2026-02-27 11:15 in Europe/Berlin' },
        { label: 'Next 3', value: '2026-03-27 10:15', note: 'Friday, UTC+0:00; 2026-03-27 11:15 in Europe/Berlin' },
        { label: 'Next 4', value: '2026-04-24 10:15', note: 'Friday, UTC+0:00; 2026-04-24 12:15 in Europe/Berlin' },
        { label: 'Next 5', value: '2026-05-29 10:15', note: 'Friday, UTC+0:00; 2026-05-29 12:15 in Europe/Berlin' },
        { label: 'Last 1', value: '2025-12-26 10:15', note: 'Friday, UTC+0:00; 2025-12-26 11:15 in Europe/Berlin' },
        { label: 'Last 2', value: '2025-11-28 10:15', note: 'Friday, UTC+0:00; 2025-11-28 11:15 in Europe/Berlin' },
        { label: 'Last 3', value: '2025-10-31 10:15', note: 'Friday, UTC+0:00; 2025-10-31 11:15 in Europe/Berlin' },
        { label: 'Last 4', value: '2025-09-26 10:15', note: 'Friday, UTC+0:00; 2025-09-26 12:15 in Europe/Berlin' },
        { label: 'Last 5', value: '2025-08-29 10:15', note: 'Friday, UTC+0:00; 2025-08-29 12:15 in Europe/Berlin' },
      ],
      notes: ['Read as Quartz: seconds first, and weekday 1 is Sunday.'],
    },
    {
      title: 'A timer of systemd',
      input: 'OnCalendar=Mon..Fri *-*-* 09:00:30',
      output: [
        { label: 'Expression', value: 'Mon..Fri *-*-* 09:00:30' },
        { label: 'Meaning', value: 'At 09:00:30, on Monday to Friday' },
        { label: 'Next 1', value: '2026-01-02 09:00:30', note: 'Friday, UTC+0:00' },
        { label: 'Next 2', value: '2026-01-05 09:00:30', note: 'Monday, UTC+0:00' },
        { label: 'Next 3', value: '2026-01-06 09:00:30', note: 'Tuesday, UTC+0:00' },
        { label: 'Next 4', value: '2026-01-07 09:00:30', note: 'Wednesday, UTC+0:00' },
        { label: 'Next 5', value: '2026-01-08 09:00:30', note: 'Thursday, UTC+0:00' },
      ],
    },
    {
      title: 'A rule of AWS',
      input: 'cron(0 9 ? * 2#1 *)',
      output: [
        { label: 'Expression', value: '0 9 ? * 2#1 *' },
        { label: 'Meaning', value: 'At 09:00, on the first Monday of the month' },
        { label: 'Next 1', value: '2026-01-05 09:00', note: 'Monday, UTC+0:00' },
        { label: 'Next 2', value: '2026-02-02 09:00', note: 'Monday, UTC+0:00' },
        { label: 'Next 3', value: '2026-03-02 09:00', note: 'Monday, UTC+0:00' },
        { label: 'Next 4', value: '2026-04-06 09:00', note: 'Monday, UTC+0:00' },
        { label: 'Next 5', value: '2026-05-04 09:00', note: 'Monday, UTC+0:00' },
      ],
    },
  ],
});
