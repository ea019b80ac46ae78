import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from './pomodoro';
import { readSessions, sessionsToCsv, sessionsToJson } from './session-file';
import { addSessions, formatWorked, groupSessions, MOST_SESSIONS, readSession } from './session-log';

const zone = process.env.TZ;
beforeAll(() => {
  process.env.TZ = 'America/New_York';
});
afterAll(() => {
  process.env.TZ = zone;
});

const MINUTE = 60_000;
const session = (at: number, task = 'Write', minutes = 25): Session => ({ at, length: minutes * MINUTE, task });

/** A moment, and the day, the Monday of the week and the month it is on: by Python, see make-sessions.py. */
const placed = readFileSync(new URL('./fixtures/sessions.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [at, day, monday, month] = line.split(' ');
    return { at: Number(at) * 1000, day: day!, monday: monday!, month: month! };
  });

describe('bars', () => {
  const log = placed.map(({ at }) => session(at));
  const named = (date: string, style: Intl.DateTimeFormatOptions) =>
    new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', ...style });

  it('are of the days, weeks and months that Python’s calendar has, also where the clocks change', () => {
    const tally = (by: (one: (typeof placed)[number]) => string) => {
      const counts = new Map<string, number>();
      for (const one of placed) counts.set(by(one), (counts.get(by(one)) ?? 0) + 1);
      return counts;
    };
    const day = { month: 'short', day: 'numeric', year: 'numeric' } as const;
    const days = tally((one) => named(one.day, day));
    const weeks = tally((one) => `Week of ${named(one.monday, day)}`);
    const months = tally((one) => named(`${one.month}-01`, { month: 'long', year: 'numeric' }));
    const seen = { day: new Set<string>(), week: new Set<string>(), month: new Set<string>() };
    for (const { at } of placed)
      for (const [by, counts] of [
        ['day', days],
        ['week', weeks],
        ['month', months],
      ] as const)
        for (const bar of groupSessions(log, by, at)) {
          expect([bar.name, bar.sessions]).toEqual([bar.name, counts.get(bar.name) ?? 0]);
          expect(bar.worked).toBe(bar.sessions * 25 * MINUTE);
          if (bar.sessions > 0) seen[by].add(bar.name);
        }
    expect([seen.day.size, seen.week.size, seen.month.size]).toEqual([days.size, weeks.size, months.size]);
  });

  it('show this week from Monday on', () => {
    const wednesday = new Date(2026, 0, 7, 12).getTime();
    expect(groupSessions([], 'day', wednesday).map(({ label }) => label)).toEqual('Mo Tu We Th Fr Sa Su'.split(' '));
    expect(groupSessions([], 'week', wednesday).at(-1)).toMatchObject({ label: 'Jan 5' });
    expect(groupSessions([], 'month', wednesday).map(({ label }) => label)[0]).toBe('Feb');
  });

  it('show the tasks that took longest first', () => {
    const mixed = [session(1, 'a', 25), session(2, 'b', 50), session(3, '', 5), session(4, 'a', 26)];
    expect(
      groupSessions(mixed, 'task', 9).map(({ name, sessions, worked }) => [name, sessions, worked / MINUTE]),
    ).toEqual([
      ['a', 2, 51],
      ['b', 1, 50],
      ['No task', 1, 5],
    ]);
  });
});

describe('the log', () => {
  it('has every session once, in order, and drops the oldest', () => {
    const one = session(2000);
    expect(addSessions([session(1000), session(3000)], [one, one, session(3000, 'Read')]).map(({ at }) => at)).toEqual([
      1000, 2000, 3000, 3000,
    ]);
    const full = Array.from({ length: MOST_SESSIONS }, (_, at) => session(at + 1));
    const more = addSessions(full, [session(MOST_SESSIONS + 1)]);
    expect([more.length, more[0]!.at, more.at(-1)!.at]).toEqual([MOST_SESSIONS, 2, MOST_SESSIONS + 1]);
  });

  it.each([
    ['JSON', sessionsToJson],
    ['CSV', sessionsToCsv],
  ])('goes out as %s and comes in again as it was', (_, write) => {
    const log = [
      session(Date.UTC(2026, 0, 5, 9, 25), 'Plan, "write"\nand read'),
      session(Date.UTC(2026, 0, 5, 9, 55), '=SUM(A1)', 12.5),
      session(Date.UTC(2026, 0, 5, 10, 25), ''),
      session(Date.UTC(2026, 0, 5, 10, 55), '’tis'),
    ];
    expect(readSessions(write(log))).toEqual({ sessions: log, skipped: 0 });
  });

  it('writes CSV that no spreadsheet runs as a formula', () => {
    expect(sessionsToCsv([session(0, '=1+1')])).toBe("Ended,Minutes,Task\n1970-01-01T00:00:00.000Z,25,'=1+1\n");
  });

  it('says what it cannot read, and skips what is no session', () => {
    expect(() => readSessions(' ')).toThrow('empty');
    expect(() => readSessions('{"a":')).toThrow('isn’t valid JSON');
    expect(() => readSessions('{"a":1}')).toThrow('no list of sessions');
    expect(() => readSessions('Date;Length\n')).toThrow('must name the columns');
    expect(readSessions('task,MINUTES,ended\nRead,25,2026-01-05T09:25Z\nx,y,z\n,-5,2026-01-05T09:25Z\n')).toEqual({
      sessions: [session(Date.UTC(2026, 0, 5, 9, 25), 'Read')],
      skipped: 2,
    });
    expect(readSessions('[null, 7, {"ended":"2026-01-05T09:25:00Z","minutes":5}]')).toMatchObject({ skipped: 2 });
    expect(readSession({ at: 9e15, length: 1 })).toBeUndefined();
  });
});

it('says how long was worked', () => {
  expect([0, 25, 60, 525].map((minutes) => formatWorked(minutes * MINUTE))).toEqual([
    '0 min',
    '25 min',
    '1 h',
    '8 h 45 min',
  ]);
});
