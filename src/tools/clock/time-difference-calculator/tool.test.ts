import { describe, expect, it } from 'vitest';
import { runTool } from '@/kit/testing/run-tool';
import tool from './tool';

const run = async (start: string, end: string, startTimezone = 'UTC', endTimezone = startTimezone) =>
  await runTool(tool, { start, end }, { startTimezone, endTimezone, reading: 'earlier' });
const say = async (...moments: Parameters<typeof run>) => (await run(...moments)).value[0]!.value;

describe('in words', () => {
  it.each([
    ['2026-01-01T00:00', '2026-01-01T00:00', 'UTC', '0 minutes'],
    ['2024-02-29T00:00', '2025-02-28T00:00', 'UTC', '11 months, 30 days'],
    ['2024-02-29T00:00', '2024-03-31T00:01', 'UTC', '1 month, 2 days, 1 minute'],
    ['2000-01-01T00:00', '2026-11-15T05:45', 'UTC', '26 years, 10 months, 14 days, 5 hours, 45 minutes'],
    ['2026-03-07T12:00', '2026-03-08T12:00', 'America/New_York', '1 day'],
    ['2026-03-08T00:00', '2026-03-08T12:00', 'America/New_York', '11 hours'],
    ['2026-10-24T12:00', '2026-10-26T13:00', 'Europe/London', '2 days, 1 hour'],
    ['2026-01-01T00:00:00', '2026-01-01T00:00:30', 'UTC', '30 seconds'],
  ])('%s to %s in %s', async (start, end, zone, words) => {
    expect(await say(start, end, zone)).toBe(words);
  });
});

it('is the same in either order, and says so', async () => {
  const there = await run('2024-01-31T08:00', '2026-03-01T00:00', 'Asia/Kathmandu');
  const back = await run('2026-03-01T00:00', '2024-01-31T08:00', 'Asia/Kathmandu');
  expect(back.value).toEqual(there.value);
  expect(there.notes).toEqual([]);
  expect(back.notes).toEqual(['The end is before the start; the difference is the same either way.']);
});

it('counts all the seconds that pass', async () => {
  const seconds = (Date.UTC(2026, 10, 15) - Date.UTC(1970, 0, 1)) / 1000;
  expect((await run('1970-01-01', '2026-11-15')).value).toContainEqual({
    label: 'Total Seconds',
    value: seconds.toLocaleString('en'),
  });
});

it('says which of the two is wrong', async () => {
  await expect(run('', '2026-01-01')).rejects.toThrow('Start Datetime is missing');
  await expect(run('2026-01-01', '2026-02-30')).rejects.toThrow('End Datetime isn’t a valid date: 2026-02-30');
  await expect(run('2026-01-01', '2026-01-02', 'UTC', 'nowhere')).rejects.toThrow('Invalid timezone');
});

it('explains an hour that does not exist', async () => {
  expect((await run('2026-03-08T02:30', '2026-03-09T02:30', 'America/New_York')).notes[0]).toContain('doesn’t exist');
});

describe('work days and the end day', () => {
  const more = async (start: string, end: string, options: object = {}, zone = 'UTC') => {
    const { value } = await runTool(
      tool,
      { start, end },
      { startTimezone: zone, endTimezone: zone, workDays: true, ...options },
    );
    return (label: string) => value.find((row) => row.label === label)?.value;
  };

  it('includes the end day, whichever is the end, also on a day of 23 hours', async () => {
    const there = await more('2026-12-01', '2026-12-31', { includeEndDay: true });
    expect([there('Total Days'), there('Work Days'), there('ISO 8601')]).toEqual(['31', '23', 'P1M']);
    const back = await more('2026-12-31', '2026-12-01', { includeEndDay: true });
    expect([back('Total Days'), back('Work Days'), back('Difference')]).toEqual(['31', '23', '1 month']);
    const short = await more('2026-03-08', '2026-03-08', { includeEndDay: true }, 'America/New_York');
    expect([short('Difference'), short('Total Hours')]).toEqual(['1 day', '23']);
  });

  it('counts by the calendar of the start’s zone', async () => {
    const say = await more('2026-06-05T20:00', '2026-06-06T04:00', {}, 'America/New_York');
    expect([say('Work Days'), say('Weekend Days')]).toEqual(['1', '0']);
  });

  it.each([
    ['2026-01-01', '2026-01-01', 'PT0S'],
    ['2024-01-31T08:00', '2026-03-01T09:30:15.250', 'P2Y1M1DT1H30M15.25S'],
    ['2026-01-01T00:00', '2026-01-01T00:00:00.5', 'PT0.5S'],
  ])('%s to %s is %s', async (start, end, duration) => expect((await more(start, end))('ISO 8601')).toBe(duration));

  it.each([
    ['2000-05-06', '2026-05-06', '2027-05-06'],
    ['2024-02-29', '2026-06-01', '2027-02-28'],
  ])('after %s to %s the next anniversary is %s', async (start, end, next) =>
    expect((await more(start, end))('Next Anniversary')).toBe(next),
  );

  it('says which holiday is wrong, at its field', async () => {
    await expect(more('2026-01-01', '2026-02-01', { holidays: '12-25\n2026-02-30' })).rejects.toMatchObject({
      message: 'Line 2 of Holidays must look like 2026-12-24, or 12-25 for every year',
      details: { field: 'holidays' },
    });
  });

  it('shows none of it unless asked', async () => {
    expect((await run('2026-01-01', '2026-02-01')).value.map(({ label }) => label)).not.toContain('Work Days');
  });
});
