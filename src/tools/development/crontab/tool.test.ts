import { describe, expect, it } from 'vitest';
import { InputError } from '@/kit';
import { runNow } from '@/kit/testing/run-tool';
import { changeText, distanceText, partsOf, runText, zoneOf } from './describe';
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
    const found = partsOf(expression);
    expect([Object.values(found.parts).join(' '), found.command]).toEqual([fields, command]);
  });

  it('reads EST and PST as New York and Los Angeles, daylight saving included', () => {
    expect(zoneOf('EST')).toBe('America/New_York');
    expect(zoneOf('pst')).toBe('America/Los_Angeles');
    expect(() => zoneOf('Mars/Olympus')).toThrow('Invalid timezone');
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
          note: 'Sunday, UTC-4:00; its hour is skipped by the clocks, so it runs right after',
        },
      ]),
    });
    expect(run('*/30 2 * * *', 'America/New_York')).toMatchObject({
      value: expect.arrayContaining([
        {
          label: 'Next 1',
          value: '2026-03-09 02:00',
          note: 'Monday, UTC-4:00; runs before it fall away: the clocks skip their hour',
        },
      ]),
    });
    expect(changeText({ time: 0 })).toBe('');
  });

  it('says when a job never runs', () => {
    expect(run('0 0 30 2 *')).toMatchObject({ notes: ['No such day ever comes: this never runs.'] });
    expect(run('@reboot')).toMatchObject({ value: [{ label: 'Meaning', value: 'Once, when the system starts' }] });
  });

  it('throws messages only', () => {
    for (const text of ['', ' ', '\u0000', '* * * * '.repeat(9), `${'1,'.repeat(1e5)}1 * * * *`, '*/99999 * * * *'])
      expect(() => run(text), text.slice(0, 20)).toThrow(InputError);
  });

  it('tells times and distances', () => {
    expect(runText(Date.UTC(2026, 0, 1, 23, 30), 5.5 * 3_600_000)).toEqual({
      date: '2026-01-02 05:00',
      weekday: 'Friday',
      offset: 'UTC+5:30',
    });
    expect(distanceText(0)).toBe('now');
    expect(distanceText(61_000)).toBe('in 1 minute 1 second');
    expect(distanceText(86_400_000 * 2 + 60_000)).toBe('in 2 days');
    expect(distanceText(3_600_000 * 27)).toBe('in 1 day 3 hours');
  });
});
