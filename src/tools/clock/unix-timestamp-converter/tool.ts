import { choice, defineTool, fields, line, tabs, text } from '@/kit';
import { UNIT_NAMES } from './units';

export default defineTool({
  input: text('Input', { placeholder: '1700000000, or one per line' }),
  options: {
    mode: tabs('Mode', { date: 'Unix to Date', unix: 'Date to Unix' }, 'date'),
    timezone: line('Timezone', '', {
      placeholder: "This machine's own",
      hint: 'Any IANA zone, such as Europe/London. Empty means your own.',
      maxLength: 100,
      hidden: true,
    }),
    unit: choice('Unit', { auto: 'By size', ...UNIT_NAMES }, 'auto', { when: { mode: 'date' } }),
    reading: choice('Repeated Hour', { earlier: 'Earlier', later: 'Later' }, 'earlier', {
      hint: 'Which moment is meant where clocks go back and a time happens twice.',
      when: { mode: 'unix' },
    }),
  },
  output: fields({ label: 'Result', download: 'unix-timestamps.txt' }),
  also: ['table'],
  each: 'bad-line',
  action: 'Convert',
  async run(input, options, { now }) {
    const { convert } = await import('./convert');
    return convert(input, options, now());
  },
  examples: [
    {
      title: 'A timestamp in milliseconds',
      input: '1767323045123',
      options: { timezone: 'Europe/Berlin' },
      output: [
        { label: 'Date', value: '2026-01-02 04:04:05.123', note: 'Friday, Europe/Berlin UTC+1:00' },
        { label: 'UTC', value: '2026-01-02T03:04:05.123Z' },
        { label: 'Relative', value: 'now' },
        { label: 'Unit', value: 'Milliseconds', note: 'recognised by size' },
        { label: 'ISO 8601', value: '2026-01-02T04:04:05.123+01:00' },
        { label: 'RFC 2822', value: 'Fri, 02 Jan 2026 04:04:05 +0100' },
        { label: 'Seconds', value: '1767323045.123' },
        { label: 'Milliseconds', value: '1767323045123' },
        { label: 'Microseconds', value: '1767323045123000' },
        { label: 'Nanoseconds', value: '1767323045123000000' },
      ],
    },
    {
      title: 'A date',
      input: '2038-01-19 03:14:08',
      options: { mode: 'unix', timezone: 'UTC' },
      output: [
        { label: 'Seconds', value: '2147483648' },
        { label: 'Milliseconds', value: '2147483648000' },
        { label: 'Microseconds', value: '2147483648000000' },
        { label: 'Nanoseconds', value: '2147483648000000000' },
        { label: 'Date', value: '2038-01-19 03:14:08', note: 'Tuesday, UTC' },
        { label: 'UTC', value: '2038-01-19T03:14:08Z' },
        { label: 'Relative', value: 'in 12 years' },
        { label: 'ISO 8601', value: '2038-01-19T03:14:08Z' },
        { label: 'RFC 2822', value: 'Tue, 19 Jan 2038 03:14:08 +0000' },
      ],
    },
  ],
});
