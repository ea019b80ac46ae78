import { formatTimestamp } from '@/engines/time/unix';
import { formatOffset } from '@/engines/time/zone-names';
import { formatDate, formatIso, formatTime, getWeekday, momentIn, offsetMinutes } from '@/engines/time/zones';
import { Notes } from '@/ui/output/Remarks';
import { Board, type BoardProps } from './Board';
import { type Conversion, describeDays } from './convert';

export function Result({
  source,
  target,
  difference,
  ahead,
  days,
  board,
}: Conversion & { board: Omit<BoardProps, 'source'> }) {
  return (
    <>
      <div className="tz-shown">
        <p className="tz-time">{formatTime(target)}</p>
        <p className="tz-date">
          {getWeekday(target)}, {formatDate(target)} <span>{describeDays(days)}</span>
        </p>
        <p className="tz-difference">
          <b>{difference}</b> {ahead}
        </p>
      </div>
      <Notes notes={source.note ? [source.note] : []} />
      <Board source={source.time} {...board} />
      <dl className="facts">
        {[
          [source.time.timeZoneId, `UTC${formatOffset(offsetMinutes(source.time))}`],
          [target.timeZoneId, `UTC${formatOffset(offsetMinutes(target))}`],
          ['UTC', formatIso(momentIn(target.epochNanoseconds, 'UTC'))],
          ['Unix', formatTimestamp(target.epochNanoseconds, 'seconds')],
        ].map(([name, value], at) => (
          <div key={at}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export { readHours, readPlace, readRows, writeRows } from '@/engines/time/board';
export { conversionData, convertTime } from './convert';
