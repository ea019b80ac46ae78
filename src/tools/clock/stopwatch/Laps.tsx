// biome-ignore-all lint/a11y/useSemanticElements: rows of a true table cannot be drawn one by one as they are scrolled to.
// biome-ignore-all lint/a11y/useFocusableInteractive: the rows of this table are read, not operated.
import { type CSSProperties, useMemo } from 'react';
import { formatDuration } from '@/engines/time/duration';
import { writeLaps } from '@/engines/time/laps-text';
import { extremes, type Lap } from '@/engines/time/stopwatch';
import { formatTimeOfDay } from '@/engines/time/time-of-day';
import { Button, CopyButton } from '@/ui/controls/Button';
import { plural } from '@/ui/output/count';
import { download } from '@/ui/output/download';
import { Panel } from '@/ui/output/Panel';
import { VirtualRows } from '@/ui/output/VirtualRows';

const ROW_HEIGHT = 40;

interface LapsProps {
  laps: readonly Lap[];
  milliseconds: boolean;
  hour24: boolean;
  onRename(index: number, name: string): void;
  onClear(): void;
}

/** The laps, newest first, each with a bar as long as the lap was. */
export function Laps({ laps, milliseconds, hour24, onRename, onClear }: LapsProps) {
  const best = useMemo(() => extremes(laps), [laps]);
  const longest = best ? laps[best.slowest]!.lap : (laps[0]?.lap ?? 0);
  const text = () => writeLaps(laps, { hour24 });
  const none = laps.length === 0;

  const row = (index: number) => {
    const at = laps.length - 1 - index;
    const { lap, total, at: moment, name = '' } = laps[at]!;
    const mark = at === best?.fastest ? 'Fastest' : at === best?.slowest ? 'Slowest' : '';
    return (
      <div
        key={at}
        role="row"
        aria-rowindex={index + 2}
        className={`sw-row sw-${mark.toLowerCase()}`}
        style={{ '--sw-share': longest > 0 ? lap / longest : 0 } as CSSProperties}
      >
        <span role="cell" className="sw-lap">
          <span>
            {at + 1}
            {mark && <small>{mark}</small>}
          </span>
          <input
            type="text"
            aria-label={`Name of lap ${at + 1}`}
            placeholder="Name"
            value={name}
            autoComplete="off"
            onChange={({ target }) => onRename(at, target.value)}
          />
        </span>
        <span role="cell">{formatDuration(lap, { milliseconds })}</span>
        <span role="cell">{formatDuration(total, { milliseconds })}</span>
        <span role="cell">{formatTimeOfDay(moment, { hour24 })}</span>
      </div>
    );
  };

  return (
    <Panel
      title="Laps"
      className="sw-laps"
      aside={!none && plural(laps.length, 'lap')}
      actions={
        <>
          <CopyButton small variant="quiet" value={text} disabled={none} />
          <Button
            small
            variant="quiet"
            icon="download"
            label="Download"
            disabled={none}
            onClick={() => download('stopwatch-laps.txt', text())}
          />
          <Button small variant="quiet" icon="trash-2" label="Clear Laps" disabled={none} onClick={onClear} />
        </>
      }
    >
      {none ? (
        <div className="empty">
          <p>Press Lap, or L, while the stopwatch is running.</p>
        </div>
      ) : (
        <div role="table" aria-label="Laps" aria-rowcount={laps.length + 1} className="sw-table">
          <div role="rowgroup">
            <div role="row" aria-rowindex={1} className="sw-row sw-head">
              <span role="columnheader">Lap</span>
              <span role="columnheader">Lap time</span>
              <span role="columnheader">Total</span>
              <span role="columnheader">Ended</span>
            </div>
          </div>
          <VirtualRows role="rowgroup" aria-label="Laps" count={laps.length} rowHeight={ROW_HEIGHT} row={row} />
        </div>
      )}
    </Panel>
  );
}
