import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fullCountdown,
  HISTORY_LIMIT,
  isCounting,
  leftAt,
  readCountdown,
  readFinished,
  settleCountdown,
  startCounting,
  stopCounting,
} from './countdown';

const NOON = Date.UTC(2026, 0, 2, 12);

describe('a countdown', () => {
  const running = startCounting(fullCountdown(90_000), NOON);

  it('ends at its own moment, however late that is noticed', () => {
    expect(leftAt(running, NOON + 30_000)).toBe(60_000);
    expect(settleCountdown(running, NOON + 89_999, false)).toEqual({ state: running, ends: [] });
    const { state, ends } = settleCountdown(running, NOON + 8 * 3_600_000, false);
    expect(ends).toEqual([NOON + 90_000]);
    expect(state).toEqual({ length: 90_000, left: 0, since: null });
  });

  it('stands while it is stopped', () => {
    const stopped = stopCounting(running, NOON + 40_000);
    expect(leftAt(stopped, NOON + 9e9)).toBe(50_000);
    const again = startCounting(stopped, NOON + 1e9);
    expect(settleCountdown(again, NOON + 1e9 + 50_000, false).ends).toEqual([NOON + 1e9 + 50_000]);
  });

  it('starts from the full length after its end, and not at all without one', () => {
    const { state } = settleCountdown(running, NOON + 90_000, false);
    expect(leftAt(startCounting(state, NOON + 1e6), NOON + 1e6)).toBe(90_000);
    expect(isCounting(startCounting(fullCountdown(0), NOON))).toBe(false);
  });

  it('gains nothing from a clock that is set back', () => {
    expect(leftAt(running, NOON - 5_000)).toBe(90_000);
  });
});

describe('restarting', () => {
  it('goes on without a gap where nobody looked', () => {
    const running = startCounting(fullCountdown(10_000), NOON);
    const { state, ends } = settleCountdown(running, NOON + 34_500, true);
    expect(ends).toEqual([10_000, 20_000, 30_000].map((after) => NOON + after));
    expect(leftAt(state, NOON + 34_500)).toBe(5_500);
  });

  it('gives the latest ends only, where there are very many', () => {
    const running = startCounting(fullCountdown(1_000), NOON);
    const { state, ends } = settleCountdown(running, NOON + 1e9 + 400, true);
    expect(ends).toHaveLength(HISTORY_LIMIT);
    expect(ends.at(-1)).toBe(NOON + 1e9);
    expect(leftAt(state, NOON + 1e9 + 400)).toBe(600);
  });

  it('is the same whether it is looked at once or often', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 20 }),
        (seconds, steps) => {
          const begun = startCounting(fullCountdown(seconds * 1000), NOON);
          let now = NOON;
          let often = begun;
          let seen = 0;
          for (const step of steps) {
            now += step;
            const settled = settleCountdown(often, now, true);
            often = settled.state;
            seen += settled.ends.length;
          }
          const once = settleCountdown(begun, now, true);
          expect(leftAt(often, now)).toBe(leftAt(once.state, now));
          expect(Math.min(seen, HISTORY_LIMIT)).toBe(once.ends.length);
        },
      ),
    );
  });
});

it('comes back from storage as it was, and nothing is trusted there', () => {
  const running = startCounting(fullCountdown(5_000), NOON);
  expect(readCountdown(JSON.parse(JSON.stringify(running)))).toEqual(running);
  for (const raw of [
    undefined,
    null,
    1,
    'x',
    {},
    { length: 0, left: 0 },
    { length: 5, left: 9 },
    { length: '5', left: 1 },
  ])
    expect(readCountdown(raw)).toBeUndefined();
  expect(readCountdown({ length: 5, left: 1, since: 'x' })).toEqual({ length: 5, left: 1, since: null });
  expect(readFinished({ label: 'Tea', length: 1, at: 2, more: 3 })).toEqual({ label: 'Tea', length: 1, at: 2 });
  expect(readFinished({ label: 1 })).toBeUndefined();
});
