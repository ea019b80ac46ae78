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
}

export interface Pomodoro {
  readonly mode: Mode;
  /** Left of a phase that stands; null for all of it. */
  readonly left: number | null;
  /** Moment the running phase ends; null while it stands. */
  readonly endsAt: number | null;
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

/** A long break follows every fourth session. */
export const ROUNDS = 4;
const DAILY_GOAL = 8;

export const FRESH: Pomodoro = {
  mode: 'work',
  left: null,
  endsAt: null,
  round: 0,
  sessions: 0,
  breaks: 0,
  worked: 0,
  day: '',
  goal: DAILY_GOAL,
  tasks: [{ id: 1, text: 'Plan the day', completed: false }],
};

export const isRunning = ({ endsAt }: Pomodoro): boolean => endsAt !== null;

export const timeLeft = ({ mode, left, endsAt }: Pomodoro, durations: Durations, now: number): number =>
  endsAt === null ? Math.min(left ?? durations[mode], durations[mode]) : Math.max(0, endsAt - now);

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

/** A long break that is left, however early, ends its round. */
const roundAfter = ({ mode, round }: Pomodoro): number => (mode === 'longBreak' ? 0 : round);

/** Stops, and back to work with its full length. The counts of the day stay. */
export const reset = (state: Pomodoro): Pomodoro => ({
  ...state,
  mode: 'work',
  left: null,
  endsAt: null,
  round: roundAfter(state),
});

/** Stops, and to the other kind of phase. What is skipped does not count. */
export const skip = (state: Pomodoro): Pomodoro => ({
  ...state,
  mode: state.mode === 'work' ? 'shortBreak' : 'work',
  left: null,
  endsAt: null,
  round: roundAfter(state),
});

/** Goes back to the phase another state was in; counts and tasks stay. */
export const returnTo = (state: Pomodoro, { mode, left, endsAt, round }: Pomodoro): Pomodoro => ({
  ...state,
  mode,
  left,
  endsAt,
  round,
});

function finishPhase(before: Pomodoro, durations: Durations, at: number): Pomodoro {
  const state = onDay(before, at);
  if (state.mode !== 'work')
    return {
      ...state,
      mode: 'work',
      breaks: state.breaks + 1,
      round: roundAfter(state),
      endsAt: at + durations.work,
    };
  const round = state.round + 1;
  const mode = round % ROUNDS === 0 ? 'longBreak' : 'shortBreak';
  return {
    ...state,
    mode,
    round,
    sessions: state.sessions + 1,
    worked: state.worked + durations.work,
    endsAt: at + durations[mode],
  };
}

/**
 * Goes through the phases that ended up to now. Where a long break ended and more, all without anyone looking, it stops before the next session:
 * nobody is there, and sessions nobody worked are not to be counted through the night.
 */
export function settle(
  before: Pomodoro,
  durations: Durations,
  now: number,
): { state: Pomodoro; changes: readonly Change[] } {
  let state = before;
  const changes: Change[] = [];
  while (state.endsAt !== null && state.endsAt <= now) {
    const at = state.endsAt;
    const { mode, sessions } = state;
    state = finishPhase(state, durations, at);
    changes.push({ event: state.mode, at });
    if (mode === 'work' && state.sessions === state.goal && state.sessions > sessions)
      changes.push({ event: 'complete', at });
    if (mode === 'longBreak' && state.endsAt! <= now && changes.length > 1)
      state = { ...state, left: null, endsAt: null };
  }
  return { state, changes };
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
    return { id: one.id, text: one.text, completed: one.completed === true };
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
    round: count(found.round) % ROUNDS || (found.mode === 'longBreak' ? ROUNDS : 0),
    sessions: count(found.sessions),
    breaks: count(found.breaks),
    worked: count(found.worked),
    day: typeof found.day === 'string' ? found.day : '',
    goal: Math.max(1, count(found.goal, DAILY_GOAL)),
    tasks: readTasks(found.tasks) ?? FRESH.tasks,
  };
}
