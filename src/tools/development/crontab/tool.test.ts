import { describe, expect, it } from 'vitest';
import { InputError } from '@/kit';
import { runNow, runTool } from '@/kit/testing/run-tool';
import { changeText, distanceText, getParts, getZone, runText, withPart, writeValues } from './describe';
import tool from './tool';

const run = (input: string, timezone = 'UTC') =>
  runNow(tool, input, { timezone }, { now: () => Date.UTC(2026, 2, 7, 12) });

describe('crontab', () => {
  it.each([
    ['1 2 3 4 5', '1 2 3 4 5', ''],
    [' 1\t2 3 4 5  /bin/x  "a b" ', '1 2 3 4 5', '/bin/x  "a b"'],
    ['@daily /bin/x', '0 0 * * *', '/bin/x'],
    ['@Weekly', '0 0 * * 0', ''],
    ['@reboot x', '* * * * *', 'x'],
    ['1 2', '1 2 * * *', ''],
    ['', '* * * * *', ''],
  ])('parts %j into fields and command', (expression, fields, command) => {
    const found = getParts(expression);
    expect([Object.values(found.parts).join(' '), found.command]).toEqual([fields, command]);
  });

  it.each([
    ['15 1 2 3 4 5', 'seconds', '15 9 2 3 4 5'],
    ['0 1 2 ? 4 MON 2027', 'quartz', '0 9 2 ? 4 MON 2027'],
    ['cron(1 2 ? 4 MON *)', 'aws', 'cron(9 2 ? 4 MON *)'],
    ['1 2 L 4 *', 'seconds', '9 2 L 4 *'],
    ['1 2 3 4 5 /bin/x', 'cron', '9 2 3 4 5 /bin/x'],
  ] as const)('changes the minute of %s in its place', (expression, format, changed) => {
    const { parts, write } = getParts(expression, format);
    expect(write(withPart(parts, 'minute', '9', format))).toBe(changed);
  });

  it('leaves one of the two days open where only one may be set', () => {
    const { parts } = getParts('0 0 12 * * ?', 'quartz');
    expect(withPart(parts, 'weekday', '2', 'quartz')).toMatchObject({ day: '?', weekday: '2' });
    expect(withPart(parts, 'day', '15', 'quartz')).toMatchObject({ day: '15', weekday: '?' });
    expect(withPart({ ...parts, day: '?', weekday: '2' }, 'weekday', '*', 'quartz')).toMatchObject({
      day: '*',
      weekday: '?',
    });
  });

  it.each([
    [[1, 2, 3, 5], '1-3,5'],
    [[0, 1, 7], '0,1,7'],
    [[], '*'],
    [Array.from({ length: 60 }, (_, at) => at), '*'],
  ])('writes %j as %s', (values, written) => expect(writeValues(values, 0, 59)).toBe(written));

  it('tells as many runs as are asked for, those before, and another zone', () => {
    const rows = (options: object) =>
      runNow(tool, '0 9 * * 1-5', options, { now: () => Date.UTC(2026, 2, 7, 12) }).value;
    expect(rows({ count: '50' }).filter(({ label }) => label.startsWith('Next'))).toHaveLength(50);
    expect(rows({ past: true, count: '10' }).filter(({ label }) => label.startsWith('Last'))).toHaveLength(10);
    expect(rows({ past: true })).toContainEqual({
      label: 'Last 1',
      value: '2026-03-06 09:00',
      note: 'Friday, UTC+0:00',
    });
    expect(rows({ also: 'Asia/Tokyo' })[2]).toEqual({
      label: 'Next 1',
      value: '2026-03-09 09:00',
      note: 'Monday, UTC+0:00; 2026-03-09 18:00 in Asia/Tokyo',
    });
    expect(() => rows({ also: 'Mars' })).toThrow('Invalid timezone');
  });

  it('says whose rules it took, and a zone that is named', async () => {
    const run = (input: string) => runTool(tool, input, {}, { now: () => Date.UTC(2026, 2, 7, 12) });
    expect((await run('0 0 12 * * ?')).notes).toEqual(['Read as Quartz: seconds first, and weekday 1 is Sunday.']);
    expect((await run('09:00 Asia/Tokyo')).notes).toEqual(['It sets its own time zone: Asia/Tokyo.']);
    expect((await run('09:00 Asia/Tokyo')).value[2]).toMatchObject({
      value: '2026-03-08 09:00',
      note: 'Sunday, UTC+9:00',
    });
    expect((await run('0 0 12 1 1 ? 2020')).notes[0]).toBe('Its years have passed: it won’t run again.');
    expect((await run('rate(5 minutes)')).value).toEqual([{ label: 'Meaning', value: 'Every 5 minutes' }]);
  });

  it('reads EST and PST as New York and Los Angeles, daylight saving included', () => {
    expect(getZone('EST')).toBe('America/New_York');
    expect(getZone('pst')).toBe('America/Los_Angeles');
    expect(() => getZone('Mars/Olympus')).toThrow('Invalid timezone');
    // On 8 March the clocks go forward.
    expect(run('0 12 * * *', 'EST')).toMatchObject({
      value: expect.arrayContaining([
        { label: 'Next 1', value: '2026-03-07 12:00', note: 'Saturday, UTC-5:00' },
        { label: 'Next 2', value: '2026-03-08 12:00', note: 'Sunday, UTC-4:00' },
      ]),
    });
  });

  it('says what a change of clocks does', () => {
    expect(run('30 2 * * *', 'America/New_York')).toMatchObject({
      value: expect.arrayContaining([
        {
          label: 'Next 1',
          value: '2026-03-08 03:00',
          note: 'Sunday, UTC-4:00; the clocks skip this hour, so it runs right after',
        },
      ]),
    });
    expect(run('*/30 2 * * *', 'America/New_York')).toMatchObject({
      value: expect.arrayContaining([
        {
          label: 'Next 1',
          value: '2026-03-09 02:00',
          note: 'Monday, UTC-4:00; earlier runs are dropped: the clocks skip their hour',
        },
      ]),
    });
    expect(changeText({ time: 0 })).toBe('');
  });

  it('says when a job never runs', () => {
    expect(run('0 0 30 2 *')).toMatchObject({ notes: ['No such day exists: it never runs.'] });
    expect(run('@reboot')).toMatchObject({ value: [{ label: 'Meaning', value: 'Once, when the system starts' }] });
  });

  it('throws messages only', async () => {
    for (const text of ['', ' ', '\u0000', '* * * * '.repeat(9), `${'1,'.repeat(1e5)}1 * * * *`, '*/99999 * * * *'])
      await expect(runTool(tool, text), text.slice(0, 20)).rejects.toThrow(InputError);
  });

  it('tells times and distances', () => {
    expect(runText(Date.UTC(2026, 0, 1, 23, 30), 5.5 * 3_600_000)).toEqual({
      date: '2026-01-02 05:00',
      weekday: 'Friday',
      offset: 'UTC+5:30',
    });
    expect(distanceText(0)).toBe('now');
    expect(distanceText(-3_660_000)).toBe('1 hour 1 minute ago');
    expect(distanceText(61_000)).toBe('in 1 minute 1 second');
    expect(distanceText(86_400_000 * 2 + 60_000)).toBe('in 2 days');
    expect(distanceText(3_600_000 * 27)).toBe('in 1 day 3 hours');
  });
});
