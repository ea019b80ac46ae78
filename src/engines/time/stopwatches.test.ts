import fc from 'fast-check';
import { expect, it } from 'vitest';
import { elapsedAt, IDLE, lap, renameLap, start } from './stopwatch';
import {
  type All,
  add,
  changeAt,
  nameOf,
  nextEndBeside,
  ONE,
  pauseAll,
  readStopwatches,
  remove,
  rename,
  show,
  startAll,
  stopwatchAt,
} from './stopwatches';

const NOON = Date.UTC(2026, 0, 2, 12);
const fresh: All = { list: ONE, present: IDLE };
const times = (all: All, now: number) => all.list.names.map((_, at) => elapsedAt(stopwatchAt(all, at), now));

it('measures several at once, whichever is shown', () => {
  let all = add(add(changeAt(fresh, 0, (one) => start(one, NOON))));
  expect([all.list.shown, all.list.names.length]).toEqual([2, 3]);
  all = changeAt(all, 1, (one) => start(one, NOON + 1000));
  all = changeAt(all, 2, (one) => start(one, NOON + 3000));
  for (const at of [0, 1, 2, 1]) {
    all = show(all, at);
    expect(times(all, NOON + 10_000)).toEqual([10_000, 9000, 7000]);
  }
  all = pauseAll(all, NOON + 20_000);
  expect(times(all, NOON + 99_000)).toEqual([20_000, 19_000, 17_000]);
  all = startAll(all, NOON + 30_000);
  expect(times(all, NOON + 31_000)).toEqual([21_000, 20_000, 18_000]);
  expect(show(all, 7)).toBe(all);
});

it('keeps each measurement with its name, whatever is added, shown and removed', () => {
  // Each stopwatch measures since its own moment, which is its name: so a mix-up shows.
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('add', 'show', 'remove'), fc.nat(14)), { maxLength: 40 }),
      (steps) => {
        let next = 0;
        const begin = (all: All): All => {
          next++;
          const named = { ...all, list: rename(all.list, all.list.shown, `s${next}`) };
          return changeAt(named, all.list.shown, () => start(IDLE, NOON + next));
        };
        let all = begin(fresh);
        for (const [step, at] of steps) {
          const before = all.list.names.length;
          if (step === 'show') all = show(all, at);
          else if (step === 'remove' && before > 1) all = remove(all, at % before);
          else if (step === 'add') {
            all = add(all);
            if (all.list.names.length > before) all = begin(all);
          }
          expect(all.list.others).toHaveLength(all.list.names.length);
          expect(all.list.others[all.list.shown]).toEqual(IDLE);
          const begun = all.list.names.map((_, at) => stopwatchAt(all, at).since);
          expect(begun).toEqual(all.list.names.map((name) => NOON + Number(name.slice(1))));
        }
        expect(readStopwatches(JSON.parse(JSON.stringify(all.list)))).toEqual(all.list);
      },
    ),
  );
});

it('names them, and knows when a countdown beside the shown one ends', () => {
  const two = add(changeAt(fresh, 0, () => ({ ...start(IDLE, NOON), countdown: 5000 })));
  expect(nameOf(two.list, 0)).toBe('Stopwatch 1');
  expect(nameOf(rename(two.list, 0, ' Ada '), 0)).toBe('Ada');
  expect(nextEndBeside(two.list)).toBe(NOON + 5000);
  expect(nextEndBeside(show(two, 0).list)).toBeUndefined();
  expect(remove(remove(two, 1), 0)).toEqual(fresh);
});

it('names laps, which stay in storage', () => {
  const lapped = lap(lap(start(IDLE, NOON), NOON + 1000), NOON + 2500);
  const named = renameLap(lapped, 1, 'Bridge');
  expect(named.laps.map(({ name }) => name)).toEqual([undefined, 'Bridge']);
  expect(renameLap(named, 1, '')).toEqual(lapped);
});

it('trusts nothing in storage', () => {
  for (const raw of [undefined, null, 7, [], {}, { names: [], others: [] }, { names: ['a'], others: 'x' }])
    expect(readStopwatches(raw)).toEqual(ONE);
  fc.assert(
    fc.property(fc.anything(), fc.array(fc.anything()), fc.array(fc.anything()), (shown, names, others) => {
      const list = readStopwatches({ shown, names, others });
      expect(list.names.length).toBe(list.others.length);
      expect(list.names[list.shown]).toBeTypeOf('string');
    }),
  );
});
