import { useMemo } from 'react';
import { formatTimestamp } from '@/engines/time/unix';
import { formatOffset } from '@/engines/time/zone-names';
import {
  formatDate,
  formatDateTime,
  formatIso,
  formatTime,
  getWeekday,
  hoursOfDay,
  momentIn,
  offsetMinutes,
  type ZonedTime,
} from '@/engines/time/zones';
import { Notes } from '@/ui/output/Remarks';
import { partOfDay } from './Cities';
import { type Conversion, describeDays } from './convert';

export function Result({ source, target, difference, ahead, days }: Conversion) {
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
      <Hours source={source.time} target={target} />
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

/** The hours of the source's day in both zones, one above the other. */
function Hours({ source, target }: { source: ZonedTime; target: ZonedTime }) {
  const hours = useMemo(() => hoursOfDay(source), [source]);
  const chosen = hours.findLastIndex((hour) => hour.epochNanoseconds <= source.epochNanoseconds);
  const rows = [
    [source.timeZoneId, hours],
    [target.timeZoneId, hours.map((hour) => momentIn(hour.epochNanoseconds, target.timeZoneId))],
  ] as const;
  const [, there] = rows[1];
  return (
    <div
      className="tz-hours"
      role="img"
      aria-label={`The hours of ${formatDate(source)} in ${source.timeZoneId} run from ${formatTimeless(there[0]!)} to ${formatTimeless(there.at(-1)!)} in ${target.timeZoneId}`}
    >
      {rows.map(([zone, times], row) => (
        <div key={row}>
          <span>{zone}</span>
          <ol style={{ gridTemplateColumns: `repeat(${times.length}, minmax(0, 1fr))` }}>
            {times.map((time, at) => (
              <li key={at} className={`${partOfDay(time.hour)} ${at === chosen ? 'chosen' : ''}`}>
                {time.hour}
                {time.minute > 0 && <small>{time.minute}</small>}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}
const formatTimeless = (time: ZonedTime) => formatDateTime(time).slice(0, -3);

export { conversionData, convertTime } from './convert';
