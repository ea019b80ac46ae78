import { writtenMoment } from '@/engines/time/written-moment';
import { choice, defineTool, fields, line, result, summary, text } from '@/kit';

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
  },
  output: fields({ hero: true, label: 'Converted Time' }),
  each: 'line',
  action: 'Convert',
  async run(input, { sourceTimezone, targetTimezone, reading }) {
    const { conversionData, convertTime, describeConversion } = await import('./convert');
    const conversion = convertTime(input, sourceTimezone, targetTimezone, reading);
    return result(describeConversion(conversion), {
      notes: conversion.source.note ? [conversion.source.note] : [],
      data: conversionData(conversion),
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
  ],
});
