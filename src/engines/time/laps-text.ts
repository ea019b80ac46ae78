import { formatDuration } from './duration';
import type { Lap } from './stopwatch';
import { formatTimeOfDay } from './time-of-day';

/** The laps as lines of tab-separated columns, which spreadsheets take as a table. */
export function writeLaps(laps: readonly Lap[], style: { hour24: boolean; zone?: string }): string {
  const named = laps.some(({ name }) => name);
  const rows = laps.map(({ lap, total, at, name = '' }, index) => [
    index + 1,
    // A tab would begin the next column.
    ...(named ? [name.replace(/\s+/g, ' ')] : []),
    formatDuration(lap, { milliseconds: true }),
    formatDuration(total, { milliseconds: true }),
    formatTimeOfDay(at, style),
  ]);
  return [['Lap', ...(named ? ['Name'] : []), 'Lap Time', 'Total', 'Time of Day'], ...rows]
    .map((row) => `${row.join('\t')}\n`)
    .join('');
}
