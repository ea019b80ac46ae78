/**
 * A pomodoro timer as plain data: the running phase says when it ends, and everything else follows from the moment it is asked. Phases that passed
 * while nobody looked (a throttled tab, a sleeping machine) are gone through one by one when someone does.
 */
export type Mode = 'work' | 'shortBreak' | 'longBreak';
/** Milliseconds of each phase. */
export type Durations = Readonly<Record<Mode, number>>;

export interface Task {
  readonly id: number;
  readonly text: string;
  readonly completed: boolean;
  /** How many sessions it is thought to take. */
  readonly estimate?: number;
  /** Sessions that were finished on it. */
  readonly done?: number;
}

export interface Pomodoro {
  readonly mode: Mode;
  /** Left of a phase that stands; null for all of it. */
  readonly left: number | null;
  /** Moment the running phase ends; null while it stands. */
  readonly endsAt: number | null;
  /** Milliseconds by which the phase was made longer. */
  readonly added: number;
  /** Work sessions since the last long break. */
  readonly round: number;
  /** Completed on `day`. */
  readonly sessions: number;
  readonly breaks: number;
  /** Milliseconds of completed work on `day`. */
  readonly worked: number;
  /** Local date the counts are of, as 2026-01-31. */
  readonly day: string;
  readonly goal: number;
  readonly tasks: readonly Task[];
}

/** What an alert marks: the phase that begins, or the day's goal that was reached. */
export type Event = Mode | 'complete';

export interface Change {
  readonly event: Event;
  readonly at: number;
}

/** A finished work session. */
export interface Session {
  /** Moment it ended. */
  readonly at: number;
  readonly length: number;
  /** What it was spent on; empty where there was no task. */
  readonly task: string;
}

/** How phases follow each other. */
export interface Rules {
  /** Sessions before a long break. */
  readonly rounds: number;
  /** Whether breaks and work start by themselves. */
  readonly autoBreaks: boolean;
  readonly autoWork: boolean;
}

/** A long break follows every fourth session. */
export const ROUNDS = 4;
export const MOST_ROUNDS = 10;
const USUAL: Rules = { rounds: ROUNDS, autoBreaks: true, autoWork: true };
export const MOST_ESTIMATED = 99;
const DAILY_GOAL = 8;

export const FRESH: Pomodoro = {
  mode: 'work',
  left: null,
  endsAt: null,
  added: 0,
  round: 0,
  sessions: 0,
  breaks: 0,
  worked: 0,
  day: '',
  goal: DAILY_GOAL,
  tasks: [{ id: 1, text: 'Plan the day', completed: false }],
};

export const isRunning = ({ endsAt }: Pomodoro): boolean => endsAt !== null;

/** The whole of the present phase. */
export const phaseLength = ({ mode, added }: Pomodoro, durations: Durations): number => durations[mode] + added;

export function timeLeft(state: Pomodoro, durations: Durations, now: number): number {
  const { left, endsAt } = state;
  const whole = phaseLength(state, durations);
  return endsAt === null ? Math.min(left ?? whole, whole) : Math.max(0, endsAt - now);
}

/** What is worked on: the first task that is not done. */
export const presentTask = ({ tasks }: Pomodoro): Task | undefined => tasks.find(({ completed }) => !completed);

/** The date of a moment where the machine is. */
export function getDay(moment: number): string {
  const date = new Date(moment);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Counts start over with each day. */
const onDay = (state: Pomodoro, moment: number): Pomodoro => {
  const day = getDay(moment);
  return state.day === day ? state : { ...state, day, sessions: 0, breaks: 0, worked: 0 };
};

export function start(state: Pomodoro, durations: Durations, now: number): Pomodoro {
  if (isRunning(state)) return state;
  const left = timeLeft(state, durations, now) || durations[state.mode];
  return { ...onDay(state, now), left: null, endsAt: now + left };
}

export const pause = (state: Pomodoro, durations: Durations, now: number): Pomodoro =>
  isRunning(state) ? { ...state, left: timeLeft(state, durations, now), endsAt: null } : state;

/** Makes the running phase longer. */
export const extend = (state: Pomodoro, by: number): Pomodoro =>
  state.endsAt === null ? state : { ...state, endsAt: state.endsAt + by, added: state.added + by };

/** A long break that is left, however early, ends its round. */
const roundAfter = ({ mode, round }: Pomodoro): number => (mode === 'longBreak' ? 0 : round);

/** Stops, and back to work with its full length. The counts of the day stay. */
export const reset = (state: Pomodoro): Pomodoro => goTo(state, 'work');

/** Stops, and to another phase with its full length. What is left does not count. */
export const goTo = (state: Pomodoro, mode: Mode): Pomodoro => ({
  ...state,
  mode,
  left: null,
  endsAt: null,
  added: 0,
  round: roundAfter(state),
});

/** Stops, and to the other kind of phase. What is skipped does not count. */
export const skip = (state: Pomodoro): Pomodoro => goTo(state, state.mode === 'work' ? 'shortBreak' : 'work');

/** Goes back to the phase another state was in; counts and tasks stay. */
export const returnTo = (state: Pomodoro, { mode, left, endsAt, added, round }: Pomodoro): Pomodoro => ({
  ...state,
  mode,
  left,
  endsAt,
  added,
  round,
});

/** Another session on a task. */
const countSession = (tasks: readonly Task[], id: number | undefined): readonly Task[] =>
  id === undefined ? tasks : tasks.map((task) => (task.id === id ? { ...task, done: (task.done ?? 0) + 1 } : task));

function finishPhase(
  before: Pomodoro,
  durations: Durations,
  { at, rounds, autoBreaks, autoWork }: Rules & { at: number },
): Pomodoro {
  const state = { ...onDay(before, at), added: 0 };
  if (state.mode !== 'work')
    return {
      ...state,
      mode: 'work',
      breaks: state.breaks + 1,
      round: roundAfter(state),
      endsAt: autoWork ? at + durations.work : null,
    };
  const round = state.round + 1;
  const mode = round >= rounds ? 'longBreak' : 'shortBreak';
  return {
    ...state,
    mode,
    round,
    sessions: state.sessions + 1,
    worked: state.worked + phaseLength(before, durations),
    tasks: countSession(state.tasks, presentTask(state)?.id),
    endsAt: autoBreaks ? at + durations[mode] : null,
  };
}

interface Settled {
  readonly state: Pomodoro;
  readonly changes: readonly Change[];
  /** The work sessions that were finished. */
  readonly finished: readonly Session[];
}

/**
 * Goes through the phases that ended up to now. Where a long break ended and more, all without anyone looking, it stops before the next session:
 * nobody is there, and sessions nobody worked are not to be counted through the night.
 */
export function settle(before: Pomodoro, durations: Durations, now: number, rules: Rules = USUAL): Settled {
  let state = before;
  const changes: Change[] = [];
  const finished: Session[] = [];
  while (state.endsAt !== null && state.endsAt <= now) {
    const at = state.endsAt;
    const { mode, sessions } = state;
    if (mode === 'work')
      finished.push({ at, length: phaseLength(state, durations), task: presentTask(state)?.text ?? '' });
    state = finishPhase(state, durations, { ...rules, at });
    changes.push({ event: state.mode, at });
    if (mode === 'work' && state.sessions === state.goal && state.sessions > sessions)
      changes.push({ event: 'complete', at });
    if (mode === 'longBreak' && state.endsAt !== null && state.endsAt <= now && changes.length > 1)
      state = { ...state, left: null, endsAt: null };
  }
  return { state, changes, finished };
}

const freeId = ({ tasks }: Pomodoro): number => 1 + Math.max(0, ...tasks.map(({ id }) => id));

export const addTask = (state: Pomodoro, text: string): Pomodoro => {
  const trimmed = text.trim();
  if (trimmed === '') return state;
  return { ...state, tasks: [...state.tasks, { id: freeId(state), text: trimmed, completed: false }] };
};
export const toggleTask = (state: Pomodoro, id: number): Pomodoro => ({
  ...state,
  tasks: state.tasks.map((task) => (task.id === id ? { ...task, completed: !task.completed } : task)),
});
/** How many sessions a task is thought to take; none where that is no number from 1 on. */
export const estimateTask = (state: Pomodoro, id: number, sessions: number): Pomodoro => ({
  ...state,
  tasks: state.tasks.map((task) => {
    if (task.id !== id) return task;
    const { estimate: _, ...rest } = task;
    return sessions >= 1 ? { ...rest, estimate: Math.min(MOST_ESTIMATED, Math.round(sessions)) } : rest;
  }),
});
/** Moves a task to another place in the list. */
export function moveTask(state: Pomodoro, id: number, to: number): Pomodoro {
  const task = state.tasks.find((one) => one.id === id);
  if (!task || to < 0 || to >= state.tasks.length) return state;
  return { ...state, tasks: state.tasks.filter((one) => one !== task).toSpliced(to, 0, task) };
}
export const removeTask = (state: Pomodoro, id: number): Pomodoro => ({
  ...state,
  tasks: state.tasks.filter((task) => task.id !== id),
});
/** Puts back a task of an earlier state where it stood; a task added since may bear its number. */
export function restoreTask(state: Pomodoro, before: Pomodoro, id: number): Pomodoro {
  const at = before.tasks.findIndex((task) => task.id === id);
  if (at < 0) return state;
  const free = state.tasks.some((task) => task.id === id) ? freeId(state) : id;
  return { ...state, tasks: state.tasks.toSpliced(at, 0, { ...before.tasks[at]!, id: free }) };
}

const isNatural = (raw: unknown): raw is number => typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= 0;
const MOST_TASKS = 500;

function readTasks(raw: unknown): readonly Task[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const seen = new Set<number>();
  return raw.slice(0, MOST_TASKS).flatMap((one: Partial<Task> | null) => {
    if (!isNatural(one?.id) || typeof one.text !== 'string' || seen.has(one.id)) return [];
    seen.add(one.id);
    return {
      id: one.id,
      text: one.text,
      completed: one.completed === true,
      ...(isNatural(one.estimate) && one.estimate > 0 && { estimate: Math.min(MOST_ESTIMATED, one.estimate) }),
      ...(isNatural(one.done) && one.done > 0 && { done: one.done }),
    };
  });
}

/** A state from storage, where anything may stand. */
export function readPomodoro(raw: unknown): Pomodoro {
  if (typeof raw !== 'object' || raw === null) return FRESH;
  const found = raw as Record<keyof Pomodoro, unknown>;
  const count = (value: unknown, otherwise = 0) => (isNatural(value) ? value : otherwise);
  const endsAt = isNatural(found.endsAt) ? found.endsAt : null;
  return {
    mode: found.mode === 'shortBreak' || found.mode === 'longBreak' ? found.mode : 'work',
    left: endsAt === null && isNatural(found.left) && found.left > 0 ? found.left : null,
    endsAt,
    added: count(found.added),
    round: Math.min(count(found.round), MOST_ROUNDS) || (found.mode === 'longBreak' ? ROUNDS : 0),
    sessions: count(found.sessions),
    breaks: count(found.breaks),
    worked: count(found.worked),
    day: typeof found.day === 'string' ? found.day : '',
    goal: Math.max(1, count(found.goal, DAILY_GOAL)),
    tasks: readTasks(found.tasks) ?? FRESH.tasks,
  };
}
