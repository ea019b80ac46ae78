import { Cron } from 'croner';
import cronstrue from 'cronstrue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import { describeSchedule, makePlan, nextRuns, readCron } from '.';

const START = Date.UTC(2026, 0, 2, 3, 4, 5);
const getRuns = (expression: string, zone = 'UTC', after = START, count = 5) =>
  nextRuns(makePlan(readCron(expression)!.fields), after, zone, count);
const toIso = (...provided: Parameters<typeof getRuns>) =>
  getRuns(...provided).map(
    ({ time, change }) => new Date(time).toISOString().slice(0, 16) + (change ? ` ${change}` : ''),
  );
const sentence = (expression: string) => describeSchedule(readCron(expression)!.fields);

const range = (min: number, max: number) =>
  fc.tuple(fc.integer({ min, max }), fc.integer({ min, max })).map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`);
const part = (min: number, max: number) =>
  fc.oneof(
    fc.integer({ min, max }).map(String),
    range(min, max),
    fc.tuple(range(min, max), fc.integer({ min: 1, max: Math.min(20, max) })).map(([all, step]) => `${all}/${step}`),
  );
const field = (min: number, max: number, steps = true) =>
  fc.oneof(
    fc.constant('*'),
    fc.array(part(min, max), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(',')),
    ...(steps ? [fc.integer({ min: 1, max: Math.min(20, max) }).map((step) => `*/${step}`)] : []),
  );
const WEEKDAYS = ['sun', 'MON', 'Tue', 'wed', 'THU', 'Fri', 'sat'];
const MONTHS = ['jan', 'FEB', 'Mar', 'apr', 'MAY', 'Jun', 'jul', 'AUG', 'Sep', 'oct', 'NOV', 'Dec'];
const names = (all: readonly string[]) => fc.subarray([...all], { minLength: 1, maxLength: 3 }).map(String);
/** All that a crontab may hold: names, and a step after a star in the fields of days too. */
const anyExpression = fc
  .tuple(
    field(0, 59),
    field(0, 23),
    field(1, 31),
    fc.oneof(field(1, 12), names(MONTHS)),
    fc.oneof(field(0, 7), names(WEEKDAYS)),
  )
  .map((fields) => fields.join(' '));
// A step after a star in a field of days is left to the tests below: croner does not count it as a star, Vixie's cron does.
const expression = fc
  .tuple(field(0, 59), field(0, 23), field(1, 31, false), field(1, 12), field(0, 7, false))
  .map((fields) => fields.join(' '));

describe('next runs', () => {
  it('are those of croner for 500 random expressions', () => {
    let some = 0;
    fc.assert(
      fc.property(expression, fc.integer({ min: 0, max: 4e12 }), (text, after) => {
        const theirs = new Cron(text, { timezone: 'UTC' }).nextRuns(5, new Date(after)).map(Number);
        expect(
          getRuns(text, 'UTC', after).map(({ time }) => time),
          text,
        ).toEqual(theirs);
        some += theirs.length;
      }),
      { numRuns: runs(500), seed: 7 },
    );
    expect(some).toBeGreaterThan(runs(1500));
  });

  it('are those of croner in zones, away from changes of the clocks', () => {
    const zones = ['America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'America/St_Johns', 'Pacific/Kiritimati'];
    fc.assert(
      fc.property(expression, fc.constantFrom(...zones), (text, zone) => {
        const after = Date.UTC(2026, 4, 5, 6, 7);
        const until = Date.UTC(2026, 8, 1);
        const theirs = new Cron(text, { timezone: zone }).nextRuns(5, new Date(after)).map(Number);
        const early = (time: number) => time < until;
        expect(
          getRuns(text, zone, after)
            .map(({ time }) => time)
            .filter(early),
        ).toEqual(theirs.filter(early));
      }),
      { numRuns: runs(120), seed: 7 },
    );
  });

  it('takes either day when both are given, and both when one begins with a star', () => {
    // Friday the 13th, or any 13th, or any Friday.
    expect(toIso('0 0 13 * 5')).toEqual([
      '2026-01-09T00:00',
      '2026-01-13T00:00',
      '2026-01-16T00:00',
      '2026-01-23T00:00',
      '2026-01-30T00:00',
    ]);
    // crontab(5) of Vixie's cron: a field that begins with * is "any", so both must fit. Odd days that are Mondays.
    expect(toIso('0 0 */2 * 1')).toEqual([
      '2026-01-05T00:00',
      '2026-01-19T00:00',
      '2026-02-09T00:00',
      '2026-02-23T00:00',
      '2026-03-09T00:00',
    ]);
  });

  it('finds rare days, and ends where there are none', () => {
    expect(toIso('0 0 29 2 *', 'UTC', START, 2)).toEqual(['2028-02-29T00:00', '2032-02-29T00:00']);
    expect(toIso('0 12 29 2 */7')).toEqual([2032, 2060, 2088, 2128, 2156].map((year) => `${year}-02-29T12:00`));
    expect(toIso('0 0 31 2 *')).toEqual([]);
  });

  it('runs a fixed job once where the clocks change, and one with a star by the clock', () => {
    // In New York on 2026-03-08 02:00 becomes 03:00 (07:00 UTC), on 2026-11-01 02:00 becomes 01:00 (06:00 UTC).
    const spring = Date.UTC(2026, 2, 8, 5);
    const autumn = Date.UTC(2026, 10, 1, 4);
    const zone = 'America/New_York';
    expect(toIso('30 2 * * *', zone, spring, 2)).toEqual(['2026-03-08T07:00 skipped', '2026-03-09T06:30']);
    expect(toIso('30 * * * *', zone, spring, 3)).toEqual([
      '2026-03-08T05:30',
      '2026-03-08T06:30',
      '2026-03-08T07:30 omitted',
    ]);
    // The next day is the first to tell of it; nothing is told of what is past.
    expect(toIso('*/30 2 * * *', zone, spring, 2)).toEqual(['2026-03-09T06:00 omitted', '2026-03-09T06:30']);
    expect(toIso('*/30 2 * * *', zone, spring + 12 * 3_600_000, 1)).toEqual(['2026-03-09T06:00']);
    expect(toIso('30 1 * * *', zone, autumn, 2)).toEqual(['2026-11-01T05:30 first', '2026-11-02T06:30']);
    expect(toIso('30 * * * *', zone, autumn, 4)).toEqual([
      '2026-11-01T04:30',
      '2026-11-01T05:30 first',
      '2026-11-01T06:30 second',
      '2026-11-01T07:30',
    ]);
    // Half an hour only, in Lord Howe: 02:00 becomes 02:30 on 2026-10-04.
    expect(toIso('15 2 * * *', 'Australia/Lord_Howe', Date.UTC(2026, 9, 3), 1)).toEqual(['2026-10-03T15:30 skipped']);
    // Two jobs of one gap.
    expect(toIso('0,30 2 8 3 *', zone, spring, 2)).toEqual(['2026-03-08T07:00 skipped', '2027-03-08T07:00']);
  });
});

describe('reading', () => {
  it('takes names, ranges, lists, steps and 7 for Sunday', () => {
    const { fields } = readCron('0-10/5 8,12,17 1,15 jan-mar,DEC MON-FRI,7')!;
    expect(fields.minute.values).toEqual([0, 5, 10]);
    expect(fields.month.values).toEqual([1, 2, 3, 12]);
    expect(fields.weekday.values).toEqual([0, 1, 2, 3, 4, 5]);
    expect(readCron('@weekly /bin/true')).toMatchObject({ command: '/bin/true' });
    expect(readCron('@REBOOT')).toBeUndefined();
    expect(readCron('* * * * * echo hi')!.command).toBe('echo hi');
  });

  it.each([
    ['60 * * * *', '60 is out of range: Minute goes from 0 to 59', 0],
    ['* 24 * * *', '24 is out of range: Hour goes from 0 to 23', 2],
    ['* * 0 * *', '0 is out of range: Day goes from 1 to 31', 4],
    ['* * * 13 *', '13 is out of range: Month goes from 1 to 12', 6],
    ['* * * * 8', '8 is out of range: Weekday goes from 0 to 7', 8],
    ['1,,2 * * * *', 'A value is missing', 2],
    ['5/15 * * * *', '5/15: a step needs a range; write 5-59/15', 0],
    ['*/0 * * * *', '*/0: the step must be a number from 1', 0],
    ['* * * * FRI-SUN', 'FRI-SUN runs backwards; write FRI-7', 8],
    ['* * L * *', 'L: L, W, # and ? belong to other schedulers; cron doesn’t support them', 4],
    ['* * * *', '4 of five fields: enter minute, hour, day, month and weekday', 7],
    ['0 0 0 * * *', 'Six fields: cron has five, without seconds or years', 10],
    ['@fortnightly', '@fortnightly is unknown', 0],
  ])('refuses %s', (text, message, offset) => {
    expect(() => readCron(text)).toThrow(message);
    expect(() => readCron(text)).toThrow(expect.objectContaining({ details: expect.objectContaining({ offset }) }));
  });
});

describe('the sentence', () => {
  it.each([
    ['* * * * *', 'Every minute'],
    ['*/15 * * * *', 'Every 15 minutes'],
    ['*/7 * * * *', 'At minutes 0, 7, 14, 21, 28, 35, 42, 49 and 56 of every hour'],
    ['0 * * * *', 'Every hour, on the hour'],
    ['0 */2 * * *', 'Every 2 hours, on the hour'],
    ['5 * * * *', 'At minute 5 of every hour'],
    ['30 9 * * 1-5', 'At 09:30, Monday through Friday'],
    ['0 9,17 * * *', 'At 09:00 and 17:00, every day'],
    ['0 9-17 * * *', 'Every hour, on the hour, from 09:00 to 17:00'],
    ['*/10 9-17 * * 1-5', 'Every 10 minutes from 09:00 to 17:59, Monday through Friday'],
    ['0 0 13 * 5', 'At 00:00, on day 13 of the month or on Friday'],
    [
      '0 0 */2 * 1',
      'At 00:00, on days 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29 and 31 of the month (every 2nd from the 1st), but only on Monday',
    ],
    ['0 0 1 1 *', 'At 00:00, on day 1 of the month, in January'],
    ['0 0 1-31 * 5', 'At 00:00, every day'],
    ['0 0 * 6-8 *', 'At 00:00, June through August'],
  ])('%s: %s', (text, messages) => expect(sentence(text)).toBe(messages));

  it('says or where cron means it, and never where it does not', () => {
    fc.assert(
      fc.property(anyExpression, (text) => {
        const { fields } = readCron(text)!;
        const written = text.split(' ');
        const either =
          !written[2]!.startsWith('*') &&
          !written[4]!.startsWith('*') &&
          fields.day.values.length < 31 &&
          fields.weekday.values.length < 7;
        expect(sentence(text).includes(' of the month or on '), sentence(text)).toBe(either);
      }),
      { numRuns: runs(300) },
    );
  });

  it('says every weekday and month that was named', () => {
    const WEEKDAY = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
    fc.assert(
      fc.property(names(WEEKDAYS), fc.integer({ min: 1, max: 31 }), (weekdays, day) => {
        for (const days of ['*', '*/2', `${day}`]) {
          const messages = sentence(`0 0 ${days} * ${weekdays}`);
          const meant = weekdays
            .split(',')
            .map((name) =>
              WEEKDAY.find((one) => one.startsWith(name.slice(0, 1).toUpperCase() + name.slice(1).toLowerCase())),
            );
          // Three in a row are told as a range, of which the one in the middle is not said.
          expect(messages).toContain(meant[0]);
          expect(messages).toContain(meant.at(-1));
        }
      }),
      { numRuns: runs(100) },
    );
  });

  it('names the same weekdays and months as cronstrue', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 12 }), (weekday, month) => {
        const words = cronstrue.toString(`0 0 * ${month} ${weekday}`).match(/\w+day|only in \w+/g)!;
        for (const word of words) expect(sentence(`0 0 * ${month} ${weekday}`)).toContain(word.replace('only in ', ''));
      }),
    );
  });
});
