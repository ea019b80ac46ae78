import { MONTH_NAMES } from './names';
import type { Session } from './pomodoro';

export const MOST_SESSIONS = 5000;
const LONGEST_TASK = 200;

export const GROUPINGS = { day: 'Day', week: 'Week', month: 'Month', task: 'Task' } as const;
export type Grouping = keyof typeof GROUPINGS;

/** One bar of the drawing. */
export interface Bar {
  /** Below it: "Mo", "Jan 5", "Jan", the task. */
  readonly label: string;
  /** What it is of, in full. */
  readonly name: string;
  readonly sessions: number;
  /** Milliseconds. */
  readonly worked: number;
}

/** As many bars of each kind as fit beside each other. */
const SHOWN: Readonly<Record<Grouping, number>> = { day: 7, week: 8, month: 12, task: 10 };
const DAY_LETTERS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

const monthName = (date: Date) => MONTH_NAMES[date.getMonth()]!;
const shortDay = (date: Date) => `${monthName(date).slice(0, 3)} ${date.getDate()}`;

/** Midnight here, so many days later. Days of a calendar: those on which the clocks change are longer or shorter. */
const dayAfter = (date: Date, days: number) => new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);

interface Span {
  readonly start: Date;
  readonly label: string;
  readonly name: string;
}

/** The first moment of the present day, week or month, and of those before and after it. */
function spanAt(by: Exclude<Grouping, 'task'>, now: Date, offset: number): Span {
  if (by === 'month') {
    const start = new Date(now.getFullYear(), now.getMonth() + offset, 1);
    return { start, label: monthName(start).slice(0, 3), name: `${monthName(start)} ${start.getFullYear()}` };
  }
  const monday = dayAfter(now, -((now.getDay() + 6) % 7));
  if (by === 'week') {
    const start = dayAfter(monday, 7 * offset);
    return { start, label: shortDay(start), name: `Week of ${shortDay(start)}, ${start.getFullYear()}` };
  }
  // The days of the present week, from Monday on.
  const start = dayAfter(monday, offset);
  return { start, label: DAY_LETTERS[start.getDay()]!, name: `${shortDay(start)}, ${start.getFullYear()}` };
}

const totalOf = (sessions: readonly Session[]) => ({
  sessions: sessions.length,
  worked: sessions.reduce((sum, { length }) => sum + length, 0),
});

function byTask(log: readonly Session[]): Bar[] {
  const tasks = new Map<string, Session[]>();
  for (const session of log) {
    const found = tasks.get(session.task);
    if (found) found.push(session);
    else tasks.set(session.task, [session]);
  }
  return [...tasks]
    .map(([task, sessions]) => ({ label: task || 'No task', name: task || 'No task', ...totalOf(sessions) }))
    .sort((a, b) => b.worked - a.worked || (a.name < b.name ? -1 : 1))
    .slice(0, SHOWN.task);
}

/** The bars of the present week's days, of the last weeks or months, or of the tasks that took longest. */
export function groupSessions(log: readonly Session[], by: Grouping, now: number): Bar[] {
  if (by === 'task') return byTask(log);
  const first = by === 'day' ? 0 : 1 - SHOWN[by];
  return Array.from({ length: SHOWN[by] }, (_, index) => {
    const { start, label, name } = spanAt(by, new Date(now), first + index);
    const end = spanAt(by, new Date(now), first + index + 1).start;
    return { label, name, ...totalOf(log.filter(({ at }) => at >= start.getTime() && at < end.getTime())) };
  });
}

/** Adds sessions; in order, none twice, and where there are too many the oldest go. */
export function addSessions(log: readonly Session[], more: readonly Session[]): readonly Session[] {
  if (more.length === 0) return log;
  const known = new Set<string>();
  return [...log, ...more]
    .filter(({ at, task }) => {
      const key = `${at} ${task}`;
      return !known.has(key) && known.add(key);
    })
    .sort((a, b) => a.at - b.at)
    .slice(-MOST_SESSIONS);
}

/** "8 h 45 min", "25 min". */
export function formatWorked(worked: number): string {
  const minutes = Math.round(worked / 60_000);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}

const isTime = (raw: unknown): raw is number => typeof raw === 'number' && Number.isFinite(raw) && raw > 0;
/** The last moment that a date can name. */
const FARTHEST = 8.64e15;

/** A session from storage or a file, where anything may stand. */
export function readSession(raw: Readonly<Record<string, unknown>>): Session | undefined {
  const { at, length, task } = raw;
  if (!isTime(at) || at > FARTHEST || !isTime(length)) return undefined;
  return { at, length, task: typeof task === 'string' ? task.slice(0, LONGEST_TASK) : '' };
}
