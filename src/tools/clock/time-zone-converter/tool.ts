import { writtenMoment } from '@/engines/time/written-moment';
import { choice, defineTool, fields, line, result, summary, text, toggle } from '@/kit';

const OWN_ZONE = {
  placeholder: 'This device’s time zone',
  hint: 'Any IANA zone, such as Europe/London. Leave it empty for yours.',
  maxLength: 100,
};

export default defineTool({
  input: text('Source Datetime', { short: true, placeholder: '2026-01-31 23:59' }),
  options: {
    sourceTimezone: line('Source Timezone', '', OWN_ZONE),
    targetTimezone: line('Target Timezone', '', OWN_ZONE),
    reading: choice('Repeated Hour', { earlier: 'Earlier', later: 'Later' }, 'earlier', {
      hint: 'Which one to use when clocks go back and a time happens twice.',
    }),
    zones: line('More Zones', '', {
      placeholder: 'Berlin, Tokyo 8-17',
      hint: 'Up to ten cities or zones, with working hours where they aren’t 9-18.',
      maxLength: 800,
    }),
    sourceHours: line('Source Hours', '9-18', { hint: 'When people at the source work.', maxLength: 11 }),
    targetHours: line('Target Hours', '9-18', { hint: 'When people at the target work.', maxLength: 11 }),
    hour12: toggle('12-Hour Clock', false),
  },
  output: fields({ hero: true, label: 'Converted Time' }),
  each: 'line',
  action: 'Convert',
  async run(input, { sourceTimezone, targetTimezone, reading, ...board }) {
    const { conversionData, convertTime, describeConversion, otherUses } = await import('./convert');
    const conversion = convertTime(input, sourceTimezone, targetTimezone, reading);
    const more =
      board.zones.trim() === '' ? undefined : (await import('./describe-board')).describeBoard(conversion, board);
    return result([...describeConversion(conversion), ...(more?.rows ?? [])], {
      notes: [
        conversion.source.note,
        otherUses(sourceTimezone, conversion.source.time.timeZoneId),
        otherUses(targetTimezone, conversion.target.timeZoneId),
      ].filter((note) => note !== undefined),
      data: { ...conversionData(conversion), ...more?.data },
    });
  },
  summarize(outcome) {
    const { target, source } = outcome.data;
    const place = (zone: string) => zone.split('/').at(-1)!.replaceAll('_', ' ');
    const rows = outcome.shown.kind === 'fields' ? outcome.shown.value : [];
    const describeNote = (wanted: string) => rows.find(({ label }) => label === wanted)?.note;
    return summary(
      `${writtenMoment(target.time).replace(/:00$/, '')} in ${place(target.zone)}`,
      `${writtenMoment(source.time).split(', ').at(-1)!.replace(/:00$/, '')} in ${place(source.zone)}`,
      describeNote('Difference'),
    );
  },
  examples: [
    {
      title: 'New York to Kolkata',
      input: '2026-01-15 09:30',
      options: { sourceTimezone: 'America/New_York', targetTimezone: 'Asia/Kolkata' },
      output: [
        { label: 'Converted Time', value: '2026-01-15 20:00:00', note: 'Thursday, same day' },
        { label: 'Difference', value: '+10:30', note: 'Asia/Kolkata is 10 hours 30 minutes ahead of America/New_York' },
        { label: 'Source Offset', value: 'UTC-5:00', note: 'America/New_York' },
        { label: 'Target Offset', value: 'UTC+5:30', note: 'Asia/Kolkata' },
        { label: 'UTC', value: '2026-01-15T14:30:00Z' },
        { label: 'Unix Timestamp', value: '1768487400' },
      ],
      data: {
        utc: '2026-01-15T14:30:00Z',
        source: { zone: 'America/New_York', time: '2026-01-15T09:30:00-05:00', kind: 'plain' },
        target: { zone: 'Asia/Kolkata', time: '2026-01-15T20:00:00+05:30' },
        days: 0,
      },
    },
    {
      title: 'An hour that is skipped',
      input: '2026-03-29 01:30',
      options: { sourceTimezone: 'Europe/London', targetTimezone: 'Asia/Tokyo' },
      output: [
        { label: 'Converted Time', value: '2026-03-29 10:30:00', note: 'Sunday, same day' },
        { label: 'Difference', value: '+8:00', note: 'Asia/Tokyo is 8 hours ahead of Europe/London' },
        { label: 'Source Offset', value: 'UTC+1:00', note: 'Europe/London' },
        { label: 'Target Offset', value: 'UTC+9:00', note: 'Asia/Tokyo' },
        { label: 'UTC', value: '2026-03-29T01:30:00Z' },
        { label: 'Unix Timestamp', value: '1774747800' },
      ],
      notes: [
        '01:30 doesn’t exist on 2026-03-29 in Europe/London: the clocks go forward from 01:00 to 02:00. Read as 02:30.',
      ],
    },
    {
      title: 'A meeting of four cities',
      input: '2026-01-15 14:00',
      options: { sourceTimezone: 'Europe/London', targetTimezone: 'Europe/Berlin', zones: 'New York, Bengaluru 10-20' },
      output: [
        { label: 'Converted Time', value: '2026-01-15 15:00:00', note: 'Thursday, same day' },
        { label: 'Difference', value: '+1:00', note: 'Europe/Berlin is 1 hour ahead of Europe/London' },
        { label: 'Source Offset', value: 'UTC+0:00', note: 'Europe/London' },
        { label: 'Target Offset', value: 'UTC+1:00', note: 'Europe/Berlin' },
        { label: 'UTC', value: '2026-01-15T14:00:00Z' },
        { label: 'Unix Timestamp', value: '1768485600' },
        { label: 'New York', value: '2026-01-15 09:00', note: 'Thursday, UTC-5:00' },
        { label: 'Bengaluru', value: '2026-01-15 19:30', note: 'Thursday, UTC+5:30' },
        { label: 'Best Times', value: '14:00–14:30', note: 'everyone at work' },
      ],
    },
  ],
});
