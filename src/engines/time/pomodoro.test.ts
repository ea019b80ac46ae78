import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addTask,
  type Durations,
  estimateTask,
  extend,
  FRESH,
  moveTask,
  type Pomodoro,
  pause,
  readPomodoro,
  removeTask,
  reset,
  restoreTask,
  returnTo,
  settle,
  skip,
  start,
  timeLeft,
  toggleTask,
} from './pomodoro';

const MINUTE = 60_000;
const DURATIONS: Durations = { work: 25 * MINUTE, shortBreak: 5 * MINUTE, longBreak: 15 * MINUTE };
const NINE = new Date(2026, 0, 5, 9).getTime();
const begun = start(FRESH, DURATIONS, NINE);
/** Minutes from the start at which a phase of the first cycle ends. */
const ENDS = [25, 30, 55, 60, 85, 90, 115, 130];
const PHASES = ['shortBreak', 'work', 'shortBreak', 'work', 'shortBreak', 'work', 'longBreak', 'work'];

describe('a morning of pomodoros', () => {
  it('goes from work to short breaks, and after the fourth session to a long one', () => {
    let state: Pomodoro = begun;
    const seen = ENDS.map((minutes) => {
      expect(settle(state, DURATIONS, NINE + minutes * MINUTE - 1).changes).toEqual([]);
      const settled = settle(state, DURATIONS, NINE + minutes * MINUTE);
      state = settled.state;
      return settled.changes;
    });
    expect(seen.map(([change]) => change?.event)).toEqual(PHASES);
    expect(state).toMatchObject({ mode: 'work', sessions: 4, breaks: 4, round: 0, worked: 100 * MINUTE });
    expect(timeLeft(state, DURATIONS, NINE + 130 * MINUTE)).toBe(25 * MINUTE);
  });

  it('is the same in one look after it, as behind a throttled tab', () => {
    const { state, changes } = settle(begun, DURATIONS, NINE + 115 * MINUTE);
    expect(changes.map(({ event, at }) => [event, (at - NINE) / MINUTE])).toEqual(
      PHASES.slice(0, 7).map((phase, at) => [phase, ENDS[at]]),
    );
    expect(state).toMatchObject({ mode: 'longBreak', sessions: 4, breaks: 3 });
    expect(timeLeft(state, DURATIONS, NINE + 120 * MINUTE)).toBe(10 * MINUTE);
  });

  it('does not drift, however irregularly it is looked at', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 14 * MINUTE }), { minLength: 1, maxLength: 30 }), (steps) => {
        let state: Pomodoro = begun;
        let now = NINE;
        for (const step of steps) {
          now += step;
          state = settle(state, DURATIONS, now).state;
        }
        const cycle = 130 * MINUTE;
        const into = (now - NINE) % cycle;
        const phase = ENDS.findIndex((end) => into < end * MINUTE);
        expect(state.mode).toBe(['work', ...PHASES][phase]);
        expect(timeLeft(state, DURATIONS, now)).toBe(ENDS[phase]! * MINUTE - into);
      }),
    );
  });

  it('stops after a long break when nobody is there', () => {
    const { state } = settle(begun, DURATIONS, NINE + 10 * 60 * MINUTE);
    expect(state).toMatchObject({ mode: 'work', left: null, endsAt: null, sessions: 4, breaks: 4 });
  });

  it('says when the goal of the day is reached, once', () => {
    const { changes } = settle({ ...begun, goal: 2 }, DURATIONS, NINE + 85 * MINUTE);
    expect(changes.map(({ event }) => event)).toEqual([
      'shortBreak',
      'work',
      'shortBreak',
      'complete',
      'work',
      'shortBreak',
    ]);
  });

  it('counts each day by itself, to the day a session ended on', () => {
    const late = start({ ...FRESH, sessions: 7, day: '2026-01-05' }, DURATIONS, new Date(2026, 0, 5, 23, 50).getTime());
    expect(late.sessions).toBe(7);
    expect(settle(late, DURATIONS, new Date(2026, 0, 6, 0, 16).getTime()).state).toMatchObject({
      day: '2026-01-06',
      sessions: 1,
    });
  });
});

describe('the buttons', () => {
  it('pause and go on without losing a moment', () => {
    const paused = pause(begun, DURATIONS, NINE + 10 * MINUTE);
    expect(timeLeft(paused, DURATIONS, NINE + 99 * MINUTE)).toBe(15 * MINUTE);
    const again = start(paused, DURATIONS, NINE + 99 * MINUTE);
    expect(settle(again, DURATIONS, NINE + 114 * MINUTE).changes).toHaveLength(1);
  });

  it('reset to work with its full length', () => {
    const { state } = settle(begun, DURATIONS, NINE + 27 * MINUTE);
    expect(reset(state)).toMatchObject({ mode: 'work', left: null, endsAt: null, sessions: 1 });
  });

  it('skip from work to a short break, and from any break to work, standing', () => {
    expect(skip(begun)).toMatchObject({ mode: 'shortBreak', endsAt: null, sessions: 0 });
    for (const mode of ['shortBreak', 'longBreak'] as const)
      expect(skip({ ...begun, mode })).toMatchObject({ mode: 'work', endsAt: null, breaks: 0 });
  });

  it('begin a new round when a long break is left early', () => {
    const { state } = settle(begun, DURATIONS, NINE + 116 * MINUTE);
    expect(state).toMatchObject({ mode: 'longBreak', round: 4 });
    expect(skip(state)).toMatchObject({ mode: 'work', round: 0, sessions: 4 });
    expect(reset(state)).toMatchObject({ mode: 'work', round: 0, sessions: 4 });
    const added = addTask(skip(state), 'Write');
    expect(returnTo(added, state)).toEqual({ ...state, tasks: added.tasks });
  });

  it('follow a length that is changed while nothing runs', () => {
    const longer = { ...DURATIONS, work: 50 * MINUTE };
    expect(timeLeft(FRESH, longer, NINE)).toBe(50 * MINUTE);
    const paused = pause(begun, DURATIONS, NINE + 10 * MINUTE);
    expect(timeLeft(paused, { ...DURATIONS, work: 5 * MINUTE }, NINE)).toBe(5 * MINUTE);
  });
});

describe('rules', () => {
  const rules = { rounds: 2, autoBreaks: true, autoWork: true };
  const at = (minutes: number) => NINE + minutes * MINUTE;

  it('bring a long break after as many sessions as asked for', () => {
    const { changes } = settle(begun, DURATIONS, at(70), rules);
    expect(changes.map(({ event }) => event)).toEqual(['shortBreak', 'work', 'longBreak', 'work']);
    // Asked for fewer than were done already: at the next one.
    const third = settle(begun, DURATIONS, at(60)).state;
    expect(settle(third, DURATIONS, at(85), rules).state.mode).toBe('longBreak');
  });

  it('let breaks and work wait for a press', () => {
    const waits = settle(begun, DURATIONS, at(999), { ...rules, autoBreaks: false });
    expect(waits.state).toMatchObject({ mode: 'shortBreak', endsAt: null, sessions: 1 });
    const rested = settle(start(waits.state, DURATIONS, at(30)), DURATIONS, at(999), { ...rules, autoWork: false });
    expect(rested.state).toMatchObject({ mode: 'work', endsAt: null, breaks: 1 });
    expect(timeLeft(rested.state, DURATIONS, at(999))).toBe(25 * MINUTE);
  });
});

describe('a phase that is made longer', () => {
  it('ends later, counts in full and leaves the next one as it is', () => {
    const longer = extend(begun, 5 * MINUTE);
    expect(settle(longer, DURATIONS, NINE + 29 * MINUTE).changes).toEqual([]);
    const { state, finished } = settle(longer, DURATIONS, NINE + 30 * MINUTE);
    expect(finished).toEqual([{ at: NINE + 30 * MINUTE, length: 30 * MINUTE, task: 'Plan the day' }]);
    expect(state).toMatchObject({ worked: 30 * MINUTE, added: 0 });
    expect(timeLeft(state, DURATIONS, NINE + 30 * MINUTE)).toBe(5 * MINUTE);
  });

  it('stays longer through a pause, and not through a reset', () => {
    const paused = pause(extend(begun, 5 * MINUTE), DURATIONS, NINE + MINUTE);
    expect(timeLeft(paused, DURATIONS, NINE)).toBe(29 * MINUTE);
    expect(timeLeft(reset(paused), DURATIONS, NINE)).toBe(25 * MINUTE);
    expect(extend(paused, MINUTE)).toBe(paused);
  });
});

it('counts sessions on the first task that is not done', () => {
  const two = estimateTask(addTask(FRESH, 'Write'), 2, 3);
  const moved = moveTask(two, 2, 0);
  expect(moved.tasks.map(({ id }) => id)).toEqual([2, 1]);
  expect(moveTask(two, 2, 5)).toBe(two);
  const { state, finished } = settle(start(moved, DURATIONS, NINE), DURATIONS, NINE + 60 * MINUTE);
  expect(finished.map(({ task }) => task)).toEqual(['Write', 'Write']);
  expect(state.tasks[0]).toEqual({ id: 2, text: 'Write', completed: false, estimate: 3, done: 2 });
  expect(estimateTask(state, 2, 0).tasks[0]).not.toHaveProperty('estimate');
  expect(readPomodoro(JSON.parse(JSON.stringify(state)))).toEqual(state);
});

it('keeps tasks, and takes none that is blank', () => {
  expect(addTask(FRESH, '  \t ')).toBe(FRESH);
  const two = addTask(FRESH, ' Write ');
  expect(two.tasks.map(({ text }) => text)).toEqual(['Plan the day', 'Write']);
  const done = toggleTask(two, 2);
  expect(done.tasks[1]!.completed).toBe(true);
  expect(removeTask(done, 1).tasks).toEqual([{ id: 2, text: 'Write', completed: true }]);
});

it('puts a removed task back beside what was added since', () => {
  const two = addTask(FRESH, 'Write');
  const since = addTask(removeTask(two, 2), 'Read');
  expect(restoreTask(since, two, 2).tasks.map(({ id, text }) => [id, text])).toEqual([
    [1, 'Plan the day'],
    [3, 'Write'],
    [2, 'Read'],
  ]);
  expect(restoreTask(start(removeTask(two, 1), DURATIONS, NINE), two, 1)).toEqual(start(two, DURATIONS, NINE));
});

describe('what stands in storage', () => {
  it('comes back as it was', () => {
    const states = [
      FRESH,
      begun,
      pause(begun, DURATIONS, NINE + 1),
      settle(begun, DURATIONS, NINE + 120 * MINUTE).state,
    ];
    for (const state of states) expect(readPomodoro(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  it('is never trusted', () => {
    for (const raw of [undefined, null, 1, 'x', [], {}]) expect(readPomodoro(raw)).toEqual(FRESH);
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), fc.anything(), (mode, endsAt, left, tasks) => {
        const state = readPomodoro({ mode, endsAt, left, tasks, round: left, sessions: endsAt, goal: mode });
        const { state: settled } = settle(state, DURATIONS, NINE);
        expect(timeLeft(settled, DURATIONS, NINE)).toBeGreaterThanOrEqual(0);
        expect(readPomodoro(JSON.parse(JSON.stringify(state)))).toEqual(state);
      }),
    );
  });
});
