import { writtenMoment } from '@/engines/time/written-moment';
import { choice, defineTool, fields, line, rowValue, summary, tabs, text, toggle } from '@/kit';
import { SYSTEM_NAMES, UNIT_NAMES } from './units';

let engine: typeof import('./convert') | undefined;

export default defineTool({
  input: text('Input', { placeholder: '1700000000, or one per line' }),
  options: {
    mode: tabs('Mode', { date: 'Unix to Date', unix: 'Date to Unix' }, 'date'),
    timezone: line('Timezone', '', {
      placeholder: 'This device’s time zone',
      hint: 'Any IANA zone, such as Europe/London. Leave it empty for yours.',
      maxLength: 100,
      hidden: true,
    }),
    unit: choice('Unit', { auto: 'Auto-detect', ...UNIT_NAMES, ...SYSTEM_NAMES }, 'auto', { when: { mode: 'date' } }),
    reading: choice('Repeated Hour', { earlier: 'Earlier', later: 'Later' }, 'earlier', {
      hint: 'Which one to use when clocks go back and a time happens twice.',
      when: { mode: 'unix' },
    }),
    calendar: toggle('Calendar', false, {
      hint: 'The ISO week, the day of the year, and when the day, week, month and year begin and end.',
    }),
    code: toggle('Code', false, {
      hint: 'A line for this moment in JavaScript, Python, Java, C#, Go, PHP, Ruby and PostgreSQL.',
    }),
    systems: toggle('Other Systems', false, {
      hint: 'The same moment in Windows, .NET, Chrome, Mac, Excel, GPS, MongoDB, ULID, UUID and Snowflake formats.',
    }),
  },
  output: fields({ hero: true, label: 'Result', download: 'unix-timestamps.txt' }),
  also: ['table'],
  each: 'bad-line',
  action: 'Convert',
  async run(input, options, { now }) {
    // Kept: importing it again takes a tenth of the time that a conversion takes.
    engine ??= await import('./convert');
    return engine.convert(input, options, now());
  },
  summarize(outcome) {
    const { shown } = outcome;
    const date = shown.kind === 'fields' ? shown.value.find(({ label }) => label === 'Date') : undefined;
    if (!date) return undefined;
    const zone = date.note?.split(', ')[1];
    const moment = `${writtenMoment(date.value)}${zone ? ` ${zone}` : ''}`;
    const seconds = rowValue(outcome, 'Seconds');
    const relative = rowValue(outcome, 'Relative');
    // A moment that was asked as a number is answered by the number.
    if (shown.kind === 'fields' && shown.value[0]?.label === 'Seconds') return summary(seconds, moment, relative);
    return summary(moment, relative, zone === 'UTC' ? undefined : rowValue(outcome, 'UTC'));
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
        { label: 'Unit', value: 'Milliseconds', note: 'recognized by size' },
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
    {
      title: 'A line of code for it',
      input: '1700000000',
      options: { timezone: 'UTC', code: true },
      output: [
        { label: 'Date', value: '2023-11-14 22:13:20', note: 'Tuesday, UTC' },
        { label: 'UTC', value: '2023-11-14T22:13:20Z' },
        { label: 'Relative', value: '2 years ago' },
        { label: 'Unit', value: 'Seconds', note: 'recognized by size' },
        { label: 'ISO 8601', value: '2023-11-14T22:13:20Z' },
        { label: 'RFC 2822', value: 'Tue, 14 Nov 2023 22:13:20 +0000' },
        { label: 'Seconds', value: '1700000000' },
        { label: 'Milliseconds', value: '1700000000000' },
        { label: 'Microseconds', value: '1700000000000000' },
        { label: 'Nanoseconds', value: '1700000000000000000' },
        { label: 'JavaScript', value: 'new Date(1700000000000)' },
        { label: 'Python', value: 'datetime.fromtimestamp(1700000000, tz=timezone.utc)' },
        { label: 'Java', value: 'Instant.ofEpochSecond(1700000000L)' },
        { label: 'C#', value: 'DateTimeOffset.FromUnixTimeMilliseconds(1700000000000)' },
        { label: 'Go', value: 'time.Unix(1700000000, 0).UTC()' },
        { label: 'PHP', value: "new DateTimeImmutable('@1700000000')" },
        { label: 'Ruby', value: 'Time.at(1700000000).utc' },
        { label: 'PostgreSQL', value: 'to_timestamp(1700000000)' },
      ],
    },
    {
      title: 'The time in a UUID',
      input: '017F22E2-79B0-7CC3-98C4-DC0C0C07398F',
      options: { timezone: 'UTC' },
      output: [
        { label: 'Date', value: '2022-02-22 19:22:22', note: 'Tuesday, UTC' },
        { label: 'UTC', value: '2022-02-22T19:22:22Z' },
        { label: 'Relative', value: '3 years ago' },
        { label: 'Unit', value: 'UUID version 7', note: 'milliseconds since 1970' },
        { label: 'ISO 8601', value: '2022-02-22T19:22:22Z' },
        { label: 'RFC 2822', value: 'Tue, 22 Feb 2022 19:22:22 +0000' },
        { label: 'Seconds', value: '1645557742' },
        { label: 'Milliseconds', value: '1645557742000' },
        { label: 'Microseconds', value: '1645557742000000' },
        { label: 'Nanoseconds', value: '1645557742000000000' },
      ],
    },
    {
      title: 'A Windows FILETIME',
      input: '133485408000000000',
      options: { timezone: 'UTC', unit: 'filetime' },
      output: [
        { label: 'Date', value: '2024-01-01 00:00:00', note: 'Monday, UTC' },
        { label: 'UTC', value: '2024-01-01T00:00:00Z' },
        { label: 'Relative', value: '2 years ago' },
        { label: 'Unit', value: 'Windows FILETIME', note: '100 nanoseconds since 1601' },
        { label: 'ISO 8601', value: '2024-01-01T00:00:00Z' },
        { label: 'RFC 2822', value: 'Mon, 01 Jan 2024 00:00:00 +0000' },
        { label: 'Seconds', value: '1704067200' },
        { label: 'Milliseconds', value: '1704067200000' },
        { label: 'Microseconds', value: '1704067200000000' },
        { label: 'Nanoseconds', value: '1704067200000000000' },
      ],
    },
    {
      title: 'A date in words, in all systems',
      input: 'yesterday 5pm',
      options: { mode: 'unix', timezone: 'UTC', systems: true },
      output: [
        { label: 'Seconds', value: '1767286800' },
        { label: 'Milliseconds', value: '1767286800000' },
        { label: 'Microseconds', value: '1767286800000000' },
        { label: 'Nanoseconds', value: '1767286800000000000' },
        { label: 'Date', value: '2026-01-01 17:00:00', note: 'Thursday, UTC' },
        { label: 'UTC', value: '2026-01-01T17:00:00Z' },
        { label: 'Relative', value: '10 hours ago' },
        { label: 'ISO 8601', value: '2026-01-01T17:00:00Z' },
        { label: 'RFC 2822', value: 'Thu, 01 Jan 2026 17:00:00 +0000' },
        { label: 'Windows FILETIME', value: '134117604000000000', note: '100 nanoseconds since 1601' },
        { label: '.NET Ticks', value: '639028836000000000', note: '100 nanoseconds since the year 1' },
        { label: 'WebKit / Chrome', value: '13411760400000000', note: 'microseconds since 1601' },
        { label: 'Mac HFS+', value: '3850131600', note: 'seconds since 1904' },
        { label: 'Apple Cocoa', value: '788979600', note: 'seconds since 2001' },
        { label: 'Excel', value: '46023.7083333333', note: 'days since 1900, without a zone' },
        { label: 'GPS', value: '1451322018', note: 'seconds since 6 January 1980, leap seconds counted' },
        {
          label: 'Snowflake (Twitter/X)',
          value: '2006772404843446272',
          note: 'milliseconds since 4 November 2010, 22 bits behind them',
        },
        {
          label: 'Snowflake (Discord)',
          value: '1456331135385600000',
          note: 'milliseconds since 2015, 22 bits behind them',
        },
        {
          label: 'Snowflake (Mastodon)',
          value: '115820907724800000',
          note: 'milliseconds since 1970, 16 bits behind them',
        },
        { label: 'MongoDB ObjectId', value: '6956a8100000000000000000', note: 'the first of this moment' },
        { label: 'ULID', value: '01KDX80ZM00000000000000000', note: 'the first of this moment' },
        { label: 'UUID version 7', value: '019b7a80-7e80-7000-8000-000000000000', note: 'the first of this moment' },
      ],
      notes: ['“yesterday 5pm” is read as 2026-01-01 17:00:00: counted from 2026-01-02 03:04:05.'],
    },
    {
      title: 'The week of a day, and its first second',
      input: '2026-01-02',
      options: { mode: 'unix', timezone: 'Europe/Berlin', calendar: true },
      output: [
        { label: 'Seconds', value: '1767308400' },
        { label: 'Milliseconds', value: '1767308400000' },
        { label: 'Microseconds', value: '1767308400000000' },
        { label: 'Nanoseconds', value: '1767308400000000000' },
        { label: 'Date', value: '2026-01-02 00:00:00', note: 'Friday, Europe/Berlin UTC+1:00' },
        { label: 'UTC', value: '2026-01-01T23:00:00Z' },
        { label: 'Relative', value: '4 hours ago' },
        { label: 'ISO 8601', value: '2026-01-02T00:00:00+01:00' },
        { label: 'RFC 2822', value: 'Fri, 02 Jan 2026 00:00:00 +0100' },
        { label: 'ISO Week', value: '2026-W01' },
        { label: 'Day of the Year', value: '2', note: 'of 365' },
        { label: 'Start of Day', value: '1767308400', note: '2026-01-02 00:00:00' },
        { label: 'End of Day', value: '1767394799', note: '2026-01-02 23:59:59' },
        { label: 'Start of Week', value: '1766962800', note: '2025-12-29 00:00:00' },
        { label: 'End of Week', value: '1767567599', note: '2026-01-04 23:59:59' },
        { label: 'Start of Month', value: '1767222000', note: '2026-01-01 00:00:00' },
        { label: 'End of Month', value: '1769900399', note: '2026-01-31 23:59:59' },
        { label: 'Start of Year', value: '1767222000', note: '2026-01-01 00:00:00' },
        { label: 'End of Year', value: '1798757999', note: '2026-12-31 23:59:59' },
      ],
    },
  ],
});
