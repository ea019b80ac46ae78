import { useMemo } from 'react';
import { getOffsets } from '@/engines/cron/runs';
import { changeText, distanceText, runText } from './describe';
import type { Explained } from './explain';

interface RunListProps {
  label: string;
  of: Explained;
  runs: Explained['runs'];
  now: number;
  /** The visitor's zone, in which each run is told too. */
  localZone: string;
}

/** Runs with their distance from now, in the schedule's zone and in the visitor's. */
export function RunList({ label, of: { zone, hasSeconds }, runs, now, localZone }: RunListProps) {
  const here = useMemo(
    () => (localZone !== '' && localZone !== zone ? getOffsets(localZone) : undefined),
    [localZone, zone],
  );
  return (
    <ol className="ct-runs" aria-label={label}>
      {runs.map((run) => {
        const { date, weekday, offset } = runText(run.time, run.offset, hasSeconds);
        const local = here?.(run.time);
        return (
          <li key={run.time}>
            <time dateTime={new Date(run.time).toISOString()}>{date}</time>
            <span>
              {weekday}, {offset}
              {local !== undefined && local !== run.offset && (
                <>
                  <br />
                  {runText(run.time, local, hasSeconds).date} your time
                </>
              )}
            </span>
            <em>{distanceText(run.time - now)}</em>
            {run.change && <b>{changeText(run)}</b>}
          </li>
        );
      })}
    </ol>
  );
}
