import { parseCsv } from '@/engines/csv/parse';
import { csvLine } from '@/engines/csv/write';
import { InputError } from '@/engines/input-error';
import type { Session } from './pomodoro';
import { readSession } from './session-log';

const MINUTE = 60_000;
const HEAD = ['Ended', 'Minutes', 'Task'];

/** In minutes, with as many decimals as it has. */
const toMinutes = (length: number): string => String(Number((length / MINUTE).toFixed(3)));

/** Spreadsheets run a cell that begins like this as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** As a table for spreadsheets, the oldest first; times are in UTC. */
export function sessionsToCsv(log: readonly Session[]): string {
  const rows = log.map(({ at, length, task }) => [
    new Date(at).toISOString(),
    toMinutes(length),
    FORMULA.test(task) ? `'${task}` : task,
  ]);
  return [HEAD, ...rows].map((row) => `${csvLine(row, ',')}\n`).join('');
}

export function sessionsToJson(log: readonly Session[]): string {
  const entries = log.map(({ at, length, task }) => ({
    ended: new Date(at).toISOString(),
    minutes: Number(toMinutes(length)),
    task,
  }));
  return `${JSON.stringify(entries, undefined, 2)}\n`;
}

/** What one entry or row says, by its names. */
const toSession = (ended: unknown, minutes: unknown, task: unknown): Session | undefined =>
  readSession({
    at: typeof ended === 'string' ? Date.parse(ended) : Number.NaN,
    length: Number(minutes) * MINUTE,
    task: typeof task === 'string' ? task : '',
  });

function readJson(text: string): (Session | undefined)[] {
  let entries: unknown;
  try {
    entries = JSON.parse(text);
  } catch {
    throw new InputError('The file isn’t valid JSON');
  }
  if (!Array.isArray(entries)) throw new InputError('The file has no list of sessions');
  return entries.map((one: Record<string, unknown> | null) =>
    typeof one === 'object' && one !== null ? toSession(one.ended, one.minutes, one.task) : undefined,
  );
}

function readCsv(text: string): (Session | undefined)[] {
  const [head, ...rows] = Array.from(parseCsv(text, { delimiter: ',' }), ({ cells }) => cells);
  const places = HEAD.map((name) => head?.findIndex((cell) => cell.trim().toLowerCase() === name.toLowerCase()) ?? -1);
  const [ended = -1, minutes = -1, task = -1] = places;
  if (ended < 0 || minutes < 0)
    throw new InputError(
      'The first line must name the columns Ended, Minutes and Task, as in the file that Export writes',
    );
  return rows.map((cells) => toSession(cells[ended], cells[minutes], cells[task]?.replace(/^'(?=[=+\-@\t\r])/, '')));
}

/** Reads what was written here, as JSON or CSV: the sessions, and how many lines were no session. */
export function readSessions(text: string): { sessions: Session[]; skipped: number } {
  const trimmed = text.replace(/^\ufeff/, '').trim();
  if (trimmed === '') throw new InputError('The file is empty');
  const read = /^[[{]/.test(trimmed) ? readJson(trimmed) : readCsv(trimmed);
  const sessions = read.filter((one) => one !== undefined);
  return { sessions, skipped: read.length - sessions.length };
}
