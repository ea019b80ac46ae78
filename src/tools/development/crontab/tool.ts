import { nextRuns, offsetsOf, readCron, sentenceOf } from '@/engines/cron';
import type { CronRun } from '@/engines/cron/runs';
import { defineTool, fields, line, result, text } from '@/kit';
import type { FieldRow } from '@/kit/output';
import { changeText, RUNS, runText, zoneOf } from './describe';

interface Explained {
  /** The five fields; absent for a job that has no time. */
  expression?: string;
  meaning: string;
  /** Times in milliseconds since 1970, with how far the zone's clocks are ahead then. */
  runs: readonly (CronRun & { offset: number })[];
}

export default defineTool({
  input: text('Expression', { short: true, initial: '* * * * *', placeholder: '*/15 9-17 * * MON-FRI' }),
  options: {
    timezone: line('Timezone', 'UTC', {
      hint: 'UTC, GMT, EST, PST or any IANA zone. EST and PST mean New York and Los Angeles.',
      maxLength: 100,
    }),
  },
  output: fields({ label: 'Next Executions', copyLabel: 'Copy All' }),
  each: 'line',
  action: 'Explain',
  run(input, { timezone }, { now }) {
    const zone = zoneOf(timezone);
    const schedule = readCron(input);
    if (!schedule) {
      const meaning = 'Once, when the system starts';
      const data: Explained = { meaning, runs: [] };
      return result([{ label: 'Meaning', value: meaning }], { data });
    }
    const parts = Object.values(schedule.fields).map(({ source }) => source);
    const offset = offsetsOf(zone);
    const runs = nextRuns(schedule.fields, now(), zone, RUNS).map((run) => ({ ...run, offset: offset(run.time) }));
    const data: Explained = { expression: parts.join(' '), meaning: sentenceOf(schedule.fields), runs };
    const rows: FieldRow[] = [
      { label: 'Expression', value: parts.join(' ') },
      { label: 'Meaning', value: data.meaning },
      ...runs.map((run, at) => {
        const { date, weekday, offset: ahead } = runText(run.time, run.offset);
        const change = changeText(run);
        return { label: `Next ${at + 1}`, value: date, note: `${weekday}, ${ahead}${change && `; ${change}`}` };
      }),
    ];
    return result(rows, {
      notes: [
        ...(runs.length === 0 ? ['No such day ever comes: this never runs.'] : []),
        ...(schedule.command ? ['What follows the five fields is the command; it is not looked at.'] : []),
      ],
      data,
    });
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
  ],
});
