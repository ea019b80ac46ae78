import fc from 'fast-check';
import { expect, it } from 'vitest';
import { extendCountdown, fullCountdown, leftAt, settleCountdown, startCounting, stopCounting } from './countdown';
import { isDueAgain, nextEnd, readTimer, settleTimers, type Timer } from './timers';

const NOON = Date.UTC(2026, 0, 2, 12);
const MINUTE = 60_000;
const timer = (id: string, minutes: number, since: number | null = NOON): Timer => {
  const full = fullCountdown(minutes * MINUTE);
  return { id, name: id, countdown: since === null ? full : startCounting(full, since) };
};

it('knows the next end of those that run, and no other', () => {
  expect(nextEnd([])).toBeUndefined();
  expect(nextEnd([timer('stands', 1, null)])).toBeUndefined();
  expect(nextEnd([timer('a', 9), timer('stands', 1, null), timer('b', 3, NOON + MINUTE)])).toBe(NOON + 4 * MINUTE);
});

it('lists the ends in the order in which they came, however late it is asked', () => {
  const timers = [timer('long', 30), timer('short', 2), timer('later', 1, NOON + 5 * MINUTE), timer('stands', 1, null)];
  const { timers: settled, ended } = settleTimers(timers, NOON + 20 * MINUTE);
  expect(ended.map(({ label, at }) => [label, (at - NOON) / MINUTE])).toEqual([
    ['short', 2],
    ['later', 6],
  ]);
  expect(settled.map(({ countdown }) => leftAt(countdown, NOON + 20 * MINUTE) / MINUTE)).toEqual([10, 0, 0, 1]);
  expect(settleTimers(settled, NOON + 21 * MINUTE)).toEqual({ timers: settled, ended: [] });
});

it('gets longer while it runs, and ends later by as much', () => {
  const running = startCounting(fullCountdown(MINUTE), NOON);
  const longer = extendCountdown(running, 5 * MINUTE);
  expect(leftAt(longer, NOON + MINUTE)).toBe(5 * MINUTE);
  expect(settleCountdown(longer, NOON + 7 * MINUTE, false).ends).toEqual([NOON + 6 * MINUTE]);
  const stopped = stopCounting(running, NOON + 1000);
  expect(extendCountdown(stopped, MINUTE)).toBe(stopped);
});

it('waits again for what comes every year, once that was reached', () => {
  const target = { until: '2026-01-02T13:00', zone: 'UTC', yearly: true };
  const waiting = { ...timer('a', 60), target };
  expect(isDueAgain(waiting)).toBe(false);
  const [reached] = settleTimers([waiting], NOON + 60 * MINUTE).timers;
  expect(isDueAgain(reached!)).toBe(true);
  expect(isDueAgain({ ...reached!, target: { ...target, yearly: false } })).toBe(false);
});

it('comes back from storage as it was, and trusts nothing there', () => {
  const whole = { ...timer('a', 3), target: { until: '2026-01-02T13:00', zone: 'UTC', yearly: true } };
  expect(readTimer(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  expect(readTimer({ ...whole, name: 'x'.repeat(99), target: 7 })).toEqual({
    id: 'a',
    name: 'x'.repeat(60),
    countdown: whole.countdown,
  });
  fc.assert(
    fc.property(fc.anything(), fc.anything(), fc.anything(), (id, name, countdown) => {
      const read = readTimer({ id, name, countdown });
      if (read) expect(settleTimers([read], NOON).timers).toHaveLength(1);
    }),
  );
});
