import { formatDuration } from './duration';
import type { Lap } from './stopwatch';
import { formatTimeOfDay } from './time-of-day';

/** The laps as lines of tab-separated columns, which spreadsheets take as a table. */
export function writeLaps(laps: readonly Lap[], style: { hour24: boolean; zone?: string }): string {
  const rows = laps.map(({ lap, total, at }, index) => [
    index + 1,
    formatDuration(lap, { milliseconds: true }),
    formatDuration(total, { milliseconds: true }),
    formatTimeOfDay(at, style),
  ]);
  return [['Lap', 'Lap Time', 'Total', 'Time of Day'], ...rows].map((row) => `${row.join('\t')}\n`).join('');
}
