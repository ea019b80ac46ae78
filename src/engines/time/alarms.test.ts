import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import {
  type Alarm,
  type AlarmState,
  check,
  describeDays,
  dismiss,
  edit,
  forget,
  GRACE,
  nextDue,
  QUIET,
  quickAlarm,
  readAlarm,
  readAlarmState,
  snooze,
  toMoments,
  WEEKDAYS,
} from './alarms';

const zone = process.env.TZ;
process.env.TZ = 'America/New_York';
beforeEach(() => {
  process.env.TZ = 'America/New_York';
});
afterAll(() => {
  process.env.TZ = zone;
});

const MINUTE = 60_000;
const alarm = (time: string, more: Partial<Alarm> = {}): Alarm => ({
  id: time,
  time,
  label: 'Up',
  days: WEEKDAYS,
  sound: 'Beep',
  volume: 50,
  snoozeInterval: 5,
  isActive: true,
  ...more,
});
const at = (text: string) => new Date(text).getTime();

/** Looks at the clock again and again, and says at which moments something began to ring. */
function watch(alarms: readonly Alarm[], from: string, to: string, step: (now: number) => number) {
  let state: AlarmState = { ...QUIET, checkedTo: at(from) };
  let present = alarms;
  const rings: { seen: number; due: number }[] = [];
  for (let now = at(from); now <= at(to); now += step(now)) {
    const checked = check(present, state, now);
    for (const ring of checked.rings) rings.push({ seen: now, due: ring.at });
    present = checked.alarms;
    state = { ...checked.state, ringing: [] };
  }
  return rings.map(({ due }) => new Date(due).toISOString());
}
const often = () => 19_000;
const everyMinute = () => 61_700;

describe('ringing', () => {
  it('happens once a day at its minute, looked at often or once a minute', () => {
    for (const step of [often, everyMinute])
      expect(watch([alarm('07:00')], '2026-01-05T06:59:00-05:00', '2026-01-06T07:05:00-05:00', step)).toEqual([
        '2026-01-05T12:00:00.000Z',
        '2026-01-06T12:00:00.000Z',
      ]);
  });

  it('keeps to its weekdays', () => {
    // 5 January 2026 is a Monday.
    const rings = watch(
      [alarm('07:00', { days: ['Tue', 'Sun'] })],
      '2026-01-05T00:00:00-05:00',
      '2026-01-12T00:00:00-05:00',
      () => 60_000,
    );
    expect(rings).toEqual(['2026-01-06T12:00:00.000Z', '2026-01-11T12:00:00.000Z']);
  });

  it('is not for what is turned off, nor for a minute that has begun', () => {
    const now = at('2026-01-05T07:00:30-05:00');
    expect(check([alarm('07:00', { isActive: false })], { ...QUIET, checkedTo: now - 60_000 }, now).rings).toEqual([]);
    expect(check([alarm('07:00')], { ...QUIET, checkedTo: now }, now + 1000).rings).toEqual([]);
    expect(check([alarm('07:00')], QUIET, now).rings).toEqual([]);
  });

  it('happens late after a sleep, and is noted as missed after a long one', () => {
    const state = { ...QUIET, checkedTo: at('2026-01-05T06:00:00-05:00') };
    const late = check([alarm('07:00')], state, at('2026-01-05T07:20:00-05:00'));
    expect(late.rings).toHaveLength(1);
    expect(late.state.history).toEqual(['2026-01-05, 07:00, Up']);
    const missed = check([alarm('07:00')], state, at('2026-01-05T07:00:00-05:00') + GRACE + 1);
    expect([missed.rings, missed.missed.length, missed.state.history]).toEqual([
      [],
      1,
      ['2026-01-05, 07:00, Up (missed)'],
    ]);
    expect(missed.state.ringing).toEqual([]);
  });

  it('does not happen again when the clock is set back a little', () => {
    const state = { ...QUIET, checkedTo: at('2026-01-05T06:59:00-05:00') };
    const first = check([alarm('07:00')], state, at('2026-01-05T07:00:00.100-05:00'));
    expect(first.rings).toHaveLength(1);
    const back = check([alarm('07:00')], { ...first.state, ringing: [] }, at('2026-01-05T06:59:58-05:00'));
    expect(check([alarm('07:00')], back.state, at('2026-01-05T07:00:00.050-05:00')).rings).toEqual([]);
  });

  it('turns off what is to ring once', () => {
    const state = { ...QUIET, checkedTo: at('2026-01-05T06:59:00-05:00') };
    for (const more of [{ once: true }, { days: [] }]) {
      const { alarms, rings } = check([alarm('07:00', more)], state, at('2026-01-05T07:00:01-05:00'));
      expect([rings.length, alarms[0]!.isActive]).toEqual([1, false]);
    }
  });

  it('keeps ten entries of history', () => {
    let state: AlarmState = { ...QUIET, checkedTo: at('2026-01-01T00:00:00-05:00') };
    for (let day = 1; day <= 12; day++)
      state = check(
        [alarm('07:00')],
        { ...state, ringing: [] },
        at(`2026-01-${String(day).padStart(2, '0')}T07:00:00-05:00`),
      ).state;
    expect(state.history).toHaveLength(10);
    expect(state.history[0]).toBe('2026-01-12, 07:00, Up');
  });
});

describe('where the clocks change', () => {
  // 8 March 2026: 02:00 becomes 03:00. 1 November 2026: 02:00 becomes 01:00.
  it.each([
    ['02:30', '2026-03-08T00:00:00-05:00', '2026-03-08T12:00:00-04:00', ['2026-03-08T07:30:00.000Z']],
    ['03:00', '2026-03-08T00:00:00-05:00', '2026-03-08T12:00:00-04:00', ['2026-03-08T07:00:00.000Z']],
    ['01:59', '2026-03-08T00:00:00-05:00', '2026-03-08T12:00:00-04:00', ['2026-03-08T06:59:00.000Z']],
    ['01:30', '2026-11-01T00:00:00-04:00', '2026-11-01T12:00:00-05:00', ['2026-11-01T05:30:00.000Z']],
    ['01:00', '2026-11-01T00:00:00-04:00', '2026-11-01T12:00:00-05:00', ['2026-11-01T05:00:00.000Z']],
    ['02:00', '2026-11-01T00:00:00-04:00', '2026-11-01T12:00:00-05:00', ['2026-11-01T07:00:00.000Z']],
  ])('an alarm at %s rings once', (time, from, to, expected) => {
    for (const step of [often, everyMinute, () => 17 * MINUTE])
      expect(watch([alarm(time)], from, to, step)).toEqual(expected);
  });

  it('an alarm set in the repeated hour rings in it', () => {
    // 01:20 for the second time.
    expect(watch([alarm('01:30')], '2026-11-01T01:20:00-05:00', '2026-11-01T03:00:00-05:00', often)).toEqual([
      '2026-11-01T06:30:00.000Z',
    ]);
  });

  it('half an hour is changed on Lord Howe Island', () => {
    process.env.TZ = 'Australia/Lord_Howe';
    expect(toMoments(2026, 3, 5, 1, 45)).toHaveLength(2);
    expect(watch([alarm('01:45')], '2026-04-05T00:00:00+11:00', '2026-04-05T12:00:00+10:30', often)).toHaveLength(1);
  });

  it('no look at any time misses or doubles a day of the year', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1439 }),
        fc.array(fc.integer({ min: 1, max: 29 }), { minLength: 1, maxLength: 40 }),
        (minute, steps) => {
          const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
          let look = 0;
          const step = () => steps[look++ % steps.length]! * MINUTE;
          for (const [from, to] of [
            ['2026-03-07T12:00:00-05:00', '2026-03-09T12:00:00-04:00'],
            ['2026-10-31T12:00:00-04:00', '2026-11-02T12:00:00-05:00'],
          ] as const) {
            const rings = watch([alarm(time)], from, new Date(at(to) + 40 * MINUTE).toISOString(), step);
            const days = new Set(rings.map((ring) => new Date(ring).toDateString()));
            expect(days.size).toBe(rings.length);
            expect(rings.length).toBeGreaterThanOrEqual(2);
          }
        },
      ),
      { numRuns: runs(20) },
    );
  });
});

describe('quick alarms', () => {
  const rest = { id: 'q', sound: 'Beep', volume: 50, snoozeInterval: 5 };
  it('ring on the weekday they fall due on, past midnight too', () => {
    const now = at('2026-01-05T23:58:20-05:00');
    const quick = quickAlarm(now, 5, rest);
    expect([quick.time, quick.days]).toEqual(['00:03', ['Tue']]);
    expect(nextDue([quick], QUIET, now)).toBe(at('2026-01-06T00:03:00-05:00'));
    expect(watch([quick], '2026-01-05T23:58:20-05:00', '2026-01-14T00:00:00-05:00', everyMinute)).toEqual([
      '2026-01-06T05:03:00.000Z',
    ]);
  });

  it('ring in the repeated hour and over the skipped one', () => {
    for (const now of ['2026-11-01T01:40:00-04:00', '2026-11-01T01:10:00-05:00', '2026-03-08T01:56:00-05:00']) {
      const quick = quickAlarm(at(now), 10, rest);
      expect(nextDue([quick], QUIET, at(now)), now).toBe(at(now) + 10 * MINUTE);
    }
  });
});

describe('snoozing', () => {
  const now = at('2026-01-05T07:00:00-05:00');
  const alarms = [alarm('07:00', { snoozeInterval: 10 })];
  const { state } = check(alarms, { ...QUIET, checkedTo: now - 1000 }, now);

  it('rings again after as many minutes, and again', () => {
    let snoozed = snooze(state, alarms, now + 20_000);
    expect(snoozed.ringing).toEqual([]);
    expect(nextDue(alarms, snoozed, now + 30_000)).toBe(now + 20_000 + 10 * MINUTE);
    const again = check(alarms, snoozed, now + 20_000 + 10 * MINUTE);
    expect(again.rings).toEqual([{ id: '07:00', at: now + 20_000 + 10 * MINUTE }]);
    snoozed = snooze(again.state, alarms, now + 11 * MINUTE);
    expect(check(alarms, snoozed, now + 21 * MINUTE).rings).toHaveLength(1);
  });

  it('works for one that rang once and is off now', () => {
    const off = [{ ...alarms[0]!, isActive: false, once: true }];
    expect(check(off, snooze(state, off, now), now + 10 * MINUTE).rings).toHaveLength(1);
  });

  it('is over when it is dismissed, turned off or deleted', () => {
    expect(dismiss(state).ringing).toEqual([]);
    const snoozed = snooze(state, alarms, now);
    expect(check(alarms, forget(snoozed, '07:00'), now + 10 * MINUTE).rings).toEqual([]);
    expect(check([], snoozed, now + 10 * MINUTE)).toMatchObject({ rings: [], state: { snoozed: [] } });
  });
});

describe('editing', () => {
  const now = at('2026-01-05T07:00:00-05:00');
  const change = { time: '07:10', label: 'Later', days: WEEKDAYS, sound: 'Bell', volume: 5, snoozeInterval: 10 };

  it('turns an alarm on at its new time, also later on a day on which it rang', () => {
    const { alarms, state } = check([alarm('07:00')], { ...QUIET, checkedTo: now - 1000 }, now);
    const edited = edit({ ...alarms[0]!, isActive: false }, change);
    expect(edited).toEqual({ ...change, id: '07:00', isActive: true });
    expect(nextDue([edited], forget(state, edited.id), now)).toBe(now + 10 * MINUTE);
  });

  it('keeps one that rings once so, until it has other weekdays', () => {
    const quick = quickAlarm(now, 5, { id: 'q', sound: 'Beep', volume: 50, snoozeInterval: 5 });
    expect(edit(quick, { ...quick, time: '09:00' })).toMatchObject({ id: 'q', time: '09:00', once: true });
    expect(edit(quick, change)).not.toHaveProperty('once');
  });
});

it.each([
  [WEEKDAYS, undefined, 'Every day'],
  [['Fri', 'Mon', 'Tue', 'Wed', 'Thu'], undefined, 'Weekdays'],
  [['Sun', 'Sat'], undefined, 'Weekends'],
  [['Wed', 'Mon'], undefined, 'Mon, Wed'],
  [['Tue'], true, 'Once, Tue'],
  [[], undefined, 'Once'],
] as const)('%j are said as %s', (days, once, words) => expect(describeDays({ days, once })).toBe(words));

it('reads storage as it was written, and trusts nothing there', () => {
  const one = alarm('07:00', { once: true });
  expect(readAlarm(JSON.parse(JSON.stringify(one)))).toEqual(one);
  expect(readAlarm({ id: 7, time: '23:59' })).toEqual(
    alarm('23:59', { id: '7', label: '', days: [], isActive: false }),
  );
  for (const raw of [
    {},
    { id: 'x' },
    { id: 'x', time: '24:00' },
    { id: 'x', time: '7:00' },
    { id: null, time: '07:00' },
  ])
    expect(readAlarm(raw)).toBeUndefined();
  fc.assert(
    fc.property(fc.anything(), fc.anything(), fc.anything(), (checkedTo, rung, ringing) => {
      const state = readAlarmState({ checkedTo, rung, ringing, snoozed: ringing, history: rung });
      expect(() => check([alarm('07:00')], state, at('2026-01-05T07:00:00-05:00'))).not.toThrow();
    }),
  );
});
