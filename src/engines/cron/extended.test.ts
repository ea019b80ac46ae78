import { readFileSync } from 'node:fs';
import { Cron } from 'croner';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '@/engines/input-error';
import { runs } from '@/engines/testing/long';
import { type Format, lastRuns, nextRuns } from '.';
import { daysOfYear } from './plan';
import { readSchedule } from './read';

const START = Date.UTC(2026, 0, 2, 3, 4, 5);
const getTimes = (text: string, as: Format | 'auto' = 'auto', after = START, count = 5) =>
  nextRuns(readSchedule(text, as).plan!, after, 'UTC', count).map(({ time }) => time);
const toIso = (...provided: Parameters<typeof getTimes>) =>
  getTimes(...provided).map((time) => new Date(time).toISOString().slice(0, 19));

const values = (min: number, max: number) =>
  fc.oneof(
    fc.constant('*'),
    fc.integer({ min, max }).map(String),
    fc.integer({ min: 2, max: 20 }).map((step) => `*/${step}`),
    fc.uniqueArray(fc.integer({ min, max }), { minLength: 1, maxLength: 3 }).map(String),
    fc.tuple(fc.integer({ min, max }), fc.integer({ min, max })).map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`),
  );
const times = fc.tuple(values(0, 59), values(0, 59), values(0, 23)).map((fields) => fields.join(' '));
const months = fc.oneof(fc.constant('*'), fc.integer({ min: 1, max: 12 }).map(String));
const days = fc.oneof(
  fc.constantFrom('L', 'LW', '*'),
  fc.integer({ min: 1, max: 31 }).map(String),
  fc.integer({ min: 1, max: 28 }).map((day) => `${day}W`),
);
const weekdays = fc.oneof(
  fc.integer({ min: 0, max: 6 }).map(String),
  fc.integer({ min: 0, max: 6 }).map((day) => `${day}L`),
  fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 5 })).map(([day, which]) => `${day}#${which}`),
);
const getShown = (text: string) => {
  const theirs = new Cron(text, { timezone: 'UTC' }).nextRuns(5, new Date(START)).map(Number);
  expect(getTimes(text, 'seconds'), text).toEqual(theirs);
};

describe('six and seven fields', () => {
  it('run when croner says, with seconds, L and W', () => {
    fc.assert(
      fc.property(times, days, months, (time, day, month) => getShown(`${time} ${day} ${month} *`)),
      { numRuns: runs(150), seed: 7 },
    );
  });

  it('run when croner says, with weekdays, L and #', () => {
    fc.assert(
      fc.property(times, months, weekdays, (time, month, weekday) => getShown(`${time} * ${month} ${weekday}`)),
      { numRuns: runs(150), seed: 7 },
    );
  });

  it('run when croner says, with a year', () => {
    fc.assert(
      fc.property(times, fc.integer({ min: 2026, max: 2060 }), (time, year) => getShown(`${time} 1 * * ${year}`)),
      { numRuns: runs(50), seed: 7 },
    );
    expect(getTimes('0 0 0 1 1 * 2020', 'seconds')).toEqual([]);
    expect(toIso('0 0 0 1 1 ? 2100', 'auto')).toEqual(['2100-01-01T00:00:00']);
  });

  // Examples of Quartz' own tutorial, with what it says of them.
  it.each([
    ['0 0 12 * * ?', 'At 12:00, every day', '2026-01-02T12:00:00'],
    ['0 15 10 ? * MON-FRI', 'At 10:15, Monday through Friday', '2026-01-02T10:15:00'],
    ['0 15 10 L * ?', 'At 10:15, on the last day of the month', '2026-01-31T10:15:00'],
    ['0 15 10 L-2 * ?', 'At 10:15, 2 days before the last of the month', '2026-01-29T10:15:00'],
    ['0 15 10 ? * 6L', 'At 10:15, on the last Friday of the month', '2026-01-30T10:15:00'],
    [
      '0 15 10 ? * 6L 2026-2029',
      'At 10:15, on the last Friday of the month, in the years 2026 to 2029',
      '2026-01-30T10:15:00',
    ],
    ['0 15 10 ? * 6#3', 'At 10:15, on the third Friday of the month', '2026-01-16T10:15:00'],
    ['0 0 12 1/5 * ?', 'At 12:00, on days 1, 6, 11, 16, 21, 26 and 31 of the month', '2026-01-06T12:00:00'],
    ['0 11 11 11 11 ?', 'At 11:11, on day 11 of the month, in November', '2026-11-11T11:11:00'],
    ['0 0/5 14,18 * * ?', 'Every 5 minutes of the hours 14 and 18', '2026-01-02T14:00:00'],
    ['0 0 9 15W * ?', 'At 09:00, on the workday nearest to the 15th of the month', '2026-01-15T09:00:00'],
    ['0 0 9 LW * ?', 'At 09:00, on the last workday of the month', '2026-01-30T09:00:00'],
    ['0 0 22 ? * FRI-MON', 'At 22:00, on Sunday, Monday, Friday and Saturday', '2026-01-02T22:00:00'],
  ])('Quartz: %s', (text, meaning, next) => {
    const reading = readSchedule(text);
    expect([reading.format, reading.meaning]).toEqual(['quartz', meaning]);
    expect(toIso(text)[0]).toBe(next);
  });

  // Amazon EventBridge's own examples.
  it.each([
    ['cron(0 10 * * ? *)', 'At 10:00, every day', '2026-01-02T10:00:00'],
    ['cron(15 12 * * ? *)', 'At 12:15, every day', '2026-01-02T12:15:00'],
    ['0 18 ? * MON-FRI *', 'At 18:00, Monday through Friday', '2026-01-02T18:00:00'],
    ['cron(0 8 1 * ? *)', 'At 08:00, on day 1 of the month', '2026-02-01T08:00:00'],
    ['cron(0/10 * ? * MON-FRI *)', 'Every 10 minutes, Monday through Friday', '2026-01-02T03:10:00'],
    ['cron(0 9 ? * 2#1 *)', 'At 09:00, on the first Monday of the month', '2026-01-05T09:00:00'],
    [
      'cron(15 10 ? * 6L 2027-2030)',
      'At 10:15, on the last Friday of the month, in the years 2027 to 2030',
      '2027-01-29T10:15:00',
    ],
  ])('AWS: %s', (text, meaning, next) => {
    const reading = readSchedule(text);
    expect([reading.format, reading.meaning]).toEqual(['aws', meaning]);
    expect(toIso(text)[0]).toBe(next);
  });

  it('tells a rate from a time', () => {
    expect(readSchedule('rate(5 minutes)')).toMatchObject({ format: 'aws', meaning: 'Every 5 minutes' });
    expect(readSchedule('rate(5 minutes)').plan).toBeUndefined();
    expect(readSchedule('rate(1 hour)').meaning).toBe('Every hour');
    expect(() => readSchedule('rate(soon)')).toThrow('rate(5 minutes)');
  });

  it.each([
    ['*/10 * * * * *', 'seconds', 'Every 10 seconds'],
    ['30 * * * * *', 'seconds', 'At second 30 of every minute'],
    ['15 30 9 * * 1-5', 'seconds', 'At 09:30:15, Monday through Friday'],
    ['*/20 */15 9-17 * * *', 'seconds', 'Every 20 seconds of the minute, every 15 minutes from 09:00 to 17:59'],
    ['0 0 L * *', 'seconds', 'At 00:00, on the last day of the month'],
    ['0 0 * * 5#2', 'seconds', 'At 00:00, on the second Friday of the month'],
    ['@daily', 'cron', 'At 00:00, every day'],
    ['@reboot', 'cron', 'Once, when the system starts'],
    ['0 9 * * 1-5 /bin/x L', 'cron', 'At 09:00, Monday through Friday'],
    ['5 4 * * * root 12:30', 'cron', 'At 04:05, every day'],
  ])('tells what %s is', (text, format, meaning) => {
    expect(readSchedule(text)).toMatchObject({ format, meaning });
  });

  it.each<[string, Format | 'auto', string, number]>([
    ['61 0 0 * * *', 'auto', '61 is out of range: Second goes from 0 to 59', 0],
    ['0 0 12 * * *', 'quartz', 'One of Day and Weekday must be ? with Quartz', 11],
    ['0 0 12 ? * ?', 'quartz', 'Only one of Day and Weekday can be ?', 11],
    ['0 0 12 ? * 8', 'quartz', '8 is out of range: Weekday goes from 1 to 7', 11],
    ['cron(0 10 * * *)', 'auto', '5 of six fields', 14],
    ['cron(0 10 * 13 ? *)', 'auto', '13 is out of range: Month goes from 1 to 12', 12],
    ['0 0 12 ? * 2#6', 'auto', '2#6: a month has up to five of them', 11],
    ['0 0 0 * * *', 'cron', 'Six fields: cron has five', 10],
    ['0 0 x * * ?', 'quartz', 'x isn’t a valid Hour', 4],
  ])('names what is wrong in %s', (text, as, message, offset) => {
    expect(() => readSchedule(text, as)).toThrow(message);
    expect(() => readSchedule(text, as)).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ offset }) }),
    );
  });
});

describe('OnCalendar', () => {
  const lines = readFileSync(new URL('fixtures/on-calendar.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  it.each(lines.map((line) => line.split('\t')))('%s, as systemd reads it', (text = '', answer = '') => {
    if (answer === 'refused') expect(() => readSchedule(text, 'systemd')).toThrow(InputError);
    else
      expect(
        getTimes(text, 'systemd')
          .map((time) => time / 1000)
          .join(' '),
      ).toBe(answer);
  });

  it.each([
    ['Mon..Fri *-*-* 09:00', 'At 09:00, Monday through Friday'],
    ['OnCalendar=*-*-* 04:00', 'At 04:00, every day'],
    ['weekly', 'At 00:00, on Monday'],
    ['*:0/15', 'Every 15 minutes'],
    ['*-02~03', 'At 00:00, on the 3rd day from the end of the month, in February'],
    [
      '2027-01-01 08:00 Europe/Berlin',
      'At 08:00, on day 1 of the month, in January, in the year 2027, by the clocks of Europe/Berlin',
    ],
  ])('%s in words', (text, meaning) => {
    expect(readSchedule(text)).toMatchObject({ format: 'systemd', meaning });
  });

  it('names the zone it is told in', () => expect(readSchedule('09:00 Asia/Tokyo').zone).toBe('Asia/Tokyo'));
});

/** Zone, moment, text, and the next five times as the scheduler itself tells them. */
const asked = (file: string) =>
  readFileSync(new URL(`fixtures/${file}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t') as [zone: string, moment: string, text: string, answer?: string]);
const toAnswer = (zone: string, moment: string, text: string, format: Format): string => {
  try {
    const reading = readSchedule(text, format);
    return nextRuns(reading.plan!, Number(moment) * 1000, reading.zone ?? zone, 5)
      .map(({ time }) => time / 1000)
      .join(' ');
  } catch (error) {
    if (error instanceof InputError) return 'refused';
    throw error;
  }
};

describe('where clocks change, and what is refused', () => {
  it.each(asked('quartz.tsv'))('Quartz in %s from %s: %s', (zone, moment, text, answer = '') =>
    expect(toAnswer(zone, moment, text, 'quartz')).toBe(answer),
  );
  it.each(asked('on-calendar-zones.tsv'))('systemd in %s from %s: %s', (zone, moment, text, answer = '') =>
    expect(toAnswer(zone, moment, text, 'systemd')).toBe(answer),
  );

  it('is told with the run', () => {
    const runsIn = (text: string, format: Format, after: number) =>
      nextRuns(readSchedule(text, format).plan!, after, 'Europe/Berlin', 2).map(
        ({ time, change }) => new Date(time).toISOString().slice(0, 16) + (change ? ` ${change}` : ''),
      );
    const spring = Date.UTC(2026, 2, 28, 12);
    const autumn = Date.UTC(2026, 9, 24, 12);
    expect(runsIn('0 30 2 * * ?', 'quartz', spring)).toEqual(['2026-03-30T00:30 omitted', '2026-03-31T00:30']);
    expect(runsIn('0 30 2 * * ?', 'quartz', autumn)).toEqual(['2026-10-25T01:30 second', '2026-10-26T01:30']);
    expect(runsIn('02:30', 'systemd', autumn)).toEqual(['2026-10-25T00:30 first', '2026-10-26T01:30']);
    // Amazon EventBridge Scheduler skips what the clocks skip, and runs once what they show twice.
    expect(runsIn('cron(30 2 * * ? *)', 'aws', spring)).toEqual(['2026-03-30T00:30 omitted', '2026-03-31T00:30']);
    expect(runsIn('cron(30 * * * ? *)', 'aws', Date.UTC(2026, 9, 25, 0, 29))).toEqual([
      '2026-10-25T00:30 first',
      '2026-10-25T02:30',
    ]);
  });

  it('refuses with a reason', () => {
    expect(() => readSchedule('*-*-* */2:00', 'systemd')).toThrow(
      'systemd doesn’t allow a step after a star; write 0/2',
    );
    expect(() => readSchedule('20/4:00', 'systemd')).toThrow('20/4: the step doesn’t reach a second value');
    for (const text of ['0 0 12 ? * MON/2', '0 0 12 ? * MON-FRI/2', '0 0 12 1 JAN/2 ?'])
      expect(() => readSchedule(text, 'quartz')).toThrow('Quartz doesn’t allow a step after a name');
    expect(readSchedule('0 0 12 ? * 2/2', 'quartz').format).toBe('quartz');
    expect(() => readSchedule('0 0 12 ? * */9', 'quartz')).toThrow('*/9: the step of Weekday goes up to 7');
    expect(readSchedule('0 0 9-17 LW * ?').notes.at(-1)).toContain('Quartz itself skips some of the times');
  });
});

describe('the last runs', () => {
  it('are the next ones seen from behind', () => {
    fc.assert(
      fc.property(times, fc.constantFrom('UTC', 'America/New_York', 'Australia/Lord_Howe'), (time, zone) => {
        const { plan } = readSchedule(`${time} * * *`, 'seconds');
        const back = lastRuns(plan!, START, zone, 5);
        expect(back).toHaveLength(5);
        const again = nextRuns(plan!, back.at(-1)!.time - 1, zone, 5).map(({ time: at }) => at);
        expect(again).toEqual(back.map(({ time: at }) => at).reverse());
      }),
      { numRuns: runs(60), seed: 7 },
    );
  });

  it('are croner’s', () => {
    const { plan } = readSchedule('0 30 9 * * 1-5', 'seconds');
    const theirs = new Cron('0 30 9 * * 1-5', { timezone: 'UTC' }).previousRuns(10, new Date(START)).map(Number);
    expect(lastRuns(plan!, START, 'UTC', 10).map(({ time }) => time)).toEqual(theirs);
    expect(lastRuns(readSchedule('0 0 0 1 1 ? 2099').plan!, START, 'UTC', 5)).toEqual([]);
  });
});

it('counts the days of a year', () => {
  expect(daysOfYear(readSchedule('0 9 * * 1-5').plan!, 2026).size).toBe(261);
  expect(daysOfYear(readSchedule('0 0 29 2 *').plan!, 2026).size).toBe(0);
  expect(daysOfYear(readSchedule('0 0 29 2 *').plan!, 2028)).toEqual(new Set(['2-29']));
});
