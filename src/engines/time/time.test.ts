import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import { describeDuration, durationParts, formatDuration, toDuration } from './duration';
import { writeLaps } from './laps-text';
import {
  canLap,
  clearLaps,
  elapsedAt,
  extremes,
  IDLE,
  isFinished,
  isRunning,
  lap,
  pause,
  presentLapAt,
  readStopwatch,
  restoreLaps,
  type Stopwatch,
  settle,
  shownAt,
  start,
  startCountdown,
} from './stopwatch';
import { formatDate, formatMonthAndDay, formatTimeOfDay } from './time-of-day';

const NOON = Date.UTC(2026, 0, 2, 12, 0, 0);

describe('the stopwatch', () => {
  it('shows exactly the time it ran, whatever was pressed and however rarely it was looked at', () => {
    const presses = fc.array(
      fc.tuple(
        fc.constantFrom('start', 'pause', 'lap', 'clear', 'reload', 'look'),
        fc.integer({ min: 0, max: 9_999_999 }),
      ),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(presses, (all) => {
        let state: Stopwatch = IDLE;
        let now = NOON;
        // The simplest possible model: a sum that grows while it runs.
        let ran = 0;
        let running = false;
        for (const [press, wait] of all) {
          now += wait;
          if (running) ran += wait;
          if (press === 'start') {
            state = start(state, now);
            running = true;
          } else if (press === 'pause') {
            state = pause(state, now);
            running = false;
          } else if (press === 'lap') state = lap(state, now);
          else if (press === 'clear') state = clearLaps(state);
          else if (press === 'reload') state = readStopwatch(JSON.parse(JSON.stringify(state)));
          expect(elapsedAt(state, now)).toBe(ran);
          expect(isRunning(state)).toBe(running);
        }
      }),
    );
  });

  it('has laps that add up to the total, through pauses', () => {
    let state = start(IDLE, NOON);
    state = lap(state, NOON + 5_000);
    state = pause(state, NOON + 6_000);
    expect(lap(state, NOON + 7_000)).toBe(state);
    state = start(state, NOON + 60_000);
    state = lap(state, NOON + 62_000);
    expect(state.laps).toEqual([
      { total: 5_000, lap: 5_000, at: NOON + 5_000 },
      { total: 8_000, lap: 3_000, at: NOON + 62_000 },
    ]);
    expect(presentLapAt(state, NOON + 62_500)).toBe(500);
    expect(state.startedAt).toBe(NOON);
  });

  it('measures the present lap on when the list is cleared', () => {
    let state = lap(start(IDLE, NOON), NOON + 1_000);
    state = clearLaps(state);
    expect(state.laps).toEqual([]);
    state = lap(state, NOON + 1_700);
    expect(state.laps).toEqual([{ total: 1_700, lap: 700, at: NOON + 1_700 }]);
  });

  it('takes cleared laps back without undoing what was done since', () => {
    const before = lap(start(IDLE, NOON), NOON + 1_000);
    const since = pause(lap(clearLaps(before), NOON + 1_700), NOON + 2_000);
    const state = restoreLaps(since, before);
    expect(state.laps.map(({ total }) => total)).toEqual([1_000, 1_700]);
    expect(isRunning(state)).toBe(false);
  });

  it('stands still while the clock of the machine is set back', () => {
    expect(elapsedAt(start(IDLE, NOON), NOON - 3_600_000)).toBe(0);
  });

  it('starting twice and pausing twice change nothing', () => {
    const running = start(IDLE, NOON);
    expect(start(running, NOON + 10)).toBe(running);
    const paused = pause(running, NOON + 20);
    expect(pause(paused, NOON + 30)).toBe(paused);
  });

  it('names the fastest and the slowest lap once they differ', () => {
    const laps = (...lengths: number[]) => lengths.map((length) => ({ total: 0, lap: length, at: 0 }));
    expect(extremes([])).toBeUndefined();
    expect(extremes(laps(5))).toBeUndefined();
    expect(extremes(laps(5, 5))).toBeUndefined();
    expect(extremes(laps(5, 3, 9, 3))).toEqual({ fastest: 1, slowest: 2 });
  });
});

describe('the countdown', () => {
  it('ends at its own moment, however late that is noticed', () => {
    const state = startCountdown(IDLE, 90_000, NOON);
    expect(shownAt(state, NOON + 30_000)).toBe(60_000);
    expect(settle(state, NOON + 89_999)).toBe(state);
    const late = settle(state, NOON + 8 * 3_600_000);
    expect(late.endedAt).toBe(NOON + 90_000);
    expect([isRunning(late), isFinished(late), shownAt(late, NOON)]).toEqual([false, true, 0]);
    expect(settle(late, NOON + 9e9)).toBe(late);
  });

  it('ends later by as long as it was paused, and a pause after the end is no pause', () => {
    let state = startCountdown(IDLE, 10_000, NOON);
    state = pause(state, NOON + 4_000);
    state = start(state, NOON + 100_000);
    expect(settle(state, NOON + 106_000).endedAt).toBe(NOON + 106_000);
    expect(isFinished(pause(state, NOON + 200_000))).toBe(true);
  });

  it('begins anew when started after its end', () => {
    const ended = settle(startCountdown(IDLE, 5_000, NOON), NOON + 5_000);
    expect(shownAt(start(ended, NOON + 9_000), NOON + 10_000)).toBe(4_000);
  });

  it('has no laps, and keeps those taken before', () => {
    const before = lap(start(IDLE, NOON), NOON + 1_000);
    const state = startCountdown(before, 5_000, NOON + 2_000);
    expect(canLap(state)).toBe(false);
    expect(lap(state, NOON + 3_000)).toBe(state);
    expect(state.laps).toEqual(before.laps);
  });
});

describe('what stands in storage', () => {
  it('comes back as it was', () => {
    const running = lap(start(IDLE, NOON), NOON + 5);
    const paused = pause(startCountdown(running, 900, NOON), NOON + 100);
    const ended = settle(startCountdown(IDLE, 900, NOON), NOON + 1_000);
    for (const state of [IDLE, running, paused, ended])
      expect(readStopwatch(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  it('is never trusted', () => {
    for (const raw of [undefined, null, 7, 'x', [], {}, { elapsed: 'x' }, { elapsed: -1 }, { elapsed: Number.NaN }])
      expect(readStopwatch(raw)).toEqual(IDLE);
    expect(readStopwatch({ ...IDLE, countdown: 10, elapsed: 20 })).toEqual(IDLE);
    expect(readStopwatch({ ...IDLE, laps: [{ total: 1, lap: 1, at: 1 }, { total: 2 }, null, 3] }).laps).toHaveLength(1);
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), fc.anything(), (elapsed, since, countdown, laps) => {
        const state = readStopwatch({ elapsed, since, countdown, laps, lapFrom: elapsed, endedAt: since });
        expect(shownAt(settle(state, NOON), NOON)).toBeGreaterThanOrEqual(0);
        expect(readStopwatch(JSON.parse(JSON.stringify(state)))).toEqual(state);
      }),
    );
  });
});

describe('durations', () => {
  it.each([
    [0, '00:00:00', '00:00:00.000'],
    [999, '00:00:00', '00:00:00.999'],
    [59_999, '00:00:59', '00:00:59.999'],
    [3_599_999, '00:59:59', '00:59:59.999'],
    [86_400_000, '24:00:00', '24:00:00.000'],
    [360_000_001, '100:00:00', '100:00:00.001'],
    [-5, '00:00:00', '00:00:00.000'],
  ])('%i ms', (duration, short, long) => {
    expect(formatDuration(duration)).toBe(short);
    expect(formatDuration(duration, { milliseconds: true })).toBe(long);
  });

  it('rounds what is left up, so that zero means over', () => {
    const left = (duration: number) => formatDuration(duration, { round: 'up' });
    expect([left(5_000), left(4_999), left(1), left(0)]).toEqual(['00:00:05', '00:00:05', '00:00:01', '00:00:00']);
    expect(left(59_001)).toBe('00:01:00');
  });

  it('come apart and together', () => {
    fc.assert(
      fc.property(fc.nat(1e10), (duration) => {
        expect(toDuration(durationParts(duration))).toBe(duration);
      }),
    );
  });

  it.each([
    [0, '0 seconds'],
    [1_000, '1 second'],
    [12_345, '12.3 seconds'],
    [59_960, '1 minute'],
    [3_661_000, '1 hour 1 minute 1 second'],
    [7_200_000, '2 hours'],
  ])('%i ms are said as %s', (duration, words) => expect(describeDuration(duration)).toBe(words));
});

describe('the time of day', () => {
  const at = (hour: number, minute: number) => Date.UTC(2026, 0, 2, hour, minute, 9);
  it.each([
    [at(0, 5), '00:05:09', '12:05:09 AM'],
    [at(12, 5), '12:05:09', '12:05:09 PM'],
    [at(14, 5), '14:05:09', '2:05:09 PM'],
  ])('%i', (moment, long, short) => {
    expect(formatTimeOfDay(moment, { hour24: true, zone: 'UTC' })).toBe(long);
    expect(formatTimeOfDay(moment, { hour24: false, zone: 'UTC' })).toBe(short);
  });

  it('and the date of any moment are here what Intl writes', () => {
    const time = { minute: '2-digit', second: '2-digit' } as const;
    const written: readonly (readonly [(moment: number) => string, Intl.DateTimeFormatOptions])[] = [
      [(moment) => formatTimeOfDay(moment, { hour24: true }), { ...time, hour: '2-digit', hourCycle: 'h23' }],
      [(moment) => formatTimeOfDay(moment, { hour24: false }), { ...time, hour: 'numeric', hourCycle: 'h12' }],
      [formatDate, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }],
      [formatMonthAndDay, { month: 'short', day: 'numeric' }],
    ];
    for (const [write, options] of written) {
      const intl = new Intl.DateTimeFormat('en-US', options);
      fc.assert(
        fc.property(fc.integer({ min: 0, max: Date.UTC(2200, 0) }), (moment) => {
          expect(write(moment)).toBe(intl.format(moment).replace('\u202f', ' '));
        }),
        { numRuns: runs(2000) },
      );
    }
  });

  it('stands beside each lap in the text of all laps', () => {
    const { laps } = lap(lap(start(IDLE, NOON), NOON + 61_500), NOON + 100_000);
    expect(writeLaps(laps, { hour24: true, zone: 'UTC' })).toBe(
      'Lap\tLap Time\tTotal\tTime of Day\n1\t00:01:01.500\t00:01:01.500\t12:01:01\n2\t00:00:38.500\t00:01:40.000\t12:01:40\n',
    );
  });
});
