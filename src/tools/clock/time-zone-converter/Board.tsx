import { type KeyboardEvent, type PointerEvent, useId, useMemo, useRef, useState } from 'react';
import { type BoardRow, MOST_ROWS, meetingTimes, readHours } from '@/engines/time/board';
import { writeCalendar } from '@/engines/time/calendar-file';
import { findPlaces } from '@/engines/time/find-places';
import { formatOffset } from '@/engines/time/zone-names';
import {
  formatDate,
  formatDateTime,
  formatIso,
  getWeekday,
  hoursOfDay,
  momentIn,
  offsetMinutes,
  type ZonedTime,
} from '@/engines/time/zones';
import { Button, CopyButton } from '@/ui/controls/Button';
import { download } from '@/ui/output/download';
import { clock, describeTimes, whoIsOut } from './clock';
import './board.css';

const HALF_HOUR = 1_800_000_000_000n;
const HOUR = 2n * HALF_HOUR;

export interface BoardProps {
  source: ZonedTime;
  /** The source's row, the target's, and those that were added. */
  rows: readonly BoardRow[];
  hour12: boolean;
  /** The source shows another time, as a field of a page writes it. */
  onMove(datetime: string): void;
  onHours(row: number, hours: string): void;
  onAdd(name: string): void;
  onRemove(row: number): void;
  onClock(hour12: boolean): void;
}

/** The hours of the source's day in every place, under one column that can be moved. */
export function Board(props: BoardProps) {
  const { source, rows, hour12, onMove } = props;
  const day = formatDate(source);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hours are those of the day, whatever its time.
  const hours = useMemo(() => hoursOfDay(source), [day, source.timeZoneId]);
  const [first] = hours;
  const times = useMemo(() => meetingTimes(hours, rows), [hours, rows]);
  const last = hours.length * 2 - 1;
  const place = Number((source.epochNanoseconds - first!.epochNanoseconds) / 1_000_000_000n) / 1800;
  const move = (to: number) => {
    const half = BigInt(Math.min(last, Math.max(0, to)));
    moveTo(momentIn(first!.epochNanoseconds + half * HALF_HOUR, source.timeZoneId));
  };
  const moveTo = (time: ZonedTime) => onMove(formatDateTime(time, 'T').slice(0, 16));
  const text = describeTimes(source, rows, hour12);
  const column = { left: `${(place / 2 / hours.length) * 100}%`, width: `${100 / hours.length}%` };

  return (
    <div className="tzb">
      <Tools {...props} text={text} />
      <div className="tzb-rows">
        {rows.map((row, at) => (
          <Row
            key={`${at} ${row.zone}`}
            row={row}
            time={momentIn(source.epochNanoseconds, row.zone)}
            hours={hours}
            hour12={hour12}
            onHours={(text) => props.onHours(at, text)}
            onRemove={at > 1 ? () => props.onRemove(at) : undefined}
            onMove={move}
            isLast={at === rows.length - 1}
          >
            {at === 0 ? (
              <Column
                style={column}
                value={Math.floor(place)}
                last={last}
                text={text.replaceAll('\n', ', ')}
                onMove={move}
                onDay={(days) =>
                  moveTo(momentIn(source.epochNanoseconds + BigInt(days) * 24n * HOUR, source.timeZoneId))
                }
              />
            ) : (
              <span className="tzb-column" style={column} />
            )}
          </Row>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own. */}
      <div className="tzb-best" role="group" aria-label="Best times">
        <span>Best for all</span>
        {times.map(({ start, end, outside }) => (
          <button
            key={String(start.epochNanoseconds)}
            type="button"
            className={outside.length === 0 ? 'tzb-shared' : ''}
            onClick={() => moveTo(start)}
          >
            {outside.length === 0 ? (
              <>
                <b>
                  {clock(start, hour12)}–{clock(end, hour12)}
                </b>{' '}
                everyone at work
              </>
            ) : (
              `${clock(start, hour12)} · ${whoIsOut(outside)}`
            )}
          </button>
        ))}
      </div>
    </div>
  );
}

function Tools({ source, rows, hour12, onAdd, onClock, text }: BoardProps & { text: string }) {
  const [typed, setTyped] = useState('');
  const id = useId();
  const found = useMemo(
    () => findPlaces(typed, Number(source.epochNanoseconds / 1_000_000n)),
    [typed, source.epochNanoseconds],
  );
  const isFull = rows.length >= MOST_ROWS;
  const add = (zone: { name: string; zone: string }) => {
    onAdd(zone.name === 'UTC' || !zone.zone.endsWith(zone.name.replaceAll(' ', '_')) ? zone.name : zone.zone);
    setTyped('');
  };
  const save = () => {
    const end = momentIn(source.epochNanoseconds + HOUR, 'UTC');
    download(
      'meeting.ics',
      writeCalendar({
        title: 'Meeting',
        description: text,
        start: formatIso(momentIn(source.epochNanoseconds, 'UTC')),
        end: formatIso(end),
        stamp: new Date().toISOString(),
      }),
    );
  };
  return (
    <div className="tzb-tools">
      <form
        className="tzb-search"
        onSubmit={(event) => {
          event.preventDefault();
          if (found[0]) add(found[0]);
        }}
      >
        <input
          type="text"
          aria-label="Add a city or zone"
          aria-controls={id}
          placeholder={isFull ? `${MOST_ROWS} zones are shown` : 'Add a city or zone'}
          value={typed}
          disabled={isFull}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && setTyped('')}
        />
        <ul id={id} className="tzb-found" hidden={typed.trim() === ''}>
          {found.map((place) => (
            <li key={`${place.name} ${place.zone}`}>
              <button type="button" onClick={() => add(place)}>
                {place.name} <small>{place.detail}</small>
              </button>
            </li>
          ))}
          {found.length === 0 && <li className="tzb-none">No city or zone has this name</li>}
        </ul>
      </form>
      <Button
        small
        variant="quiet"
        label={hour12 ? '24-hour clock' : '12-hour clock'}
        onClick={() => onClock(!hour12)}
      />
      <CopyButton small variant="quiet" label="Copy as text" value={text} />
      <Button small variant="quiet" icon="download" label=".ics" aria-label="Download .ics" onClick={save} />
    </div>
  );
}

interface ColumnProps {
  style: { left: string; width: string };
  value: number;
  last: number;
  text: string;
  onMove(half: number): void;
  onDay(days: number): void;
}

/** The part of the column that the keyboard moves: by half hours, by days, and to the ends of the day. */
function Column({ style, value, last, text, onMove, onDay }: ColumnProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, () => void> = {
      ArrowLeft: () => onMove(value - 1),
      ArrowDown: () => onMove(value - 1),
      ArrowRight: () => onMove(value + 1),
      ArrowUp: () => onMove(value + 1),
      Home: () => onMove(0),
      End: () => onMove(last),
      PageUp: () => onDay(1),
      PageDown: () => onDay(-1),
    };
    if (!moves[event.key]) return;
    event.preventDefault();
    moves[event.key]!();
  };
  return (
    <span
      className="tzb-column"
      style={style}
      role="slider"
      tabIndex={0}
      aria-label="Time"
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={value}
      aria-valuetext={text}
      onKeyDown={onKeyDown}
    />
  );
}

interface RowProps {
  row: BoardRow;
  time: ZonedTime;
  hours: readonly ZonedTime[];
  hour12: boolean;
  isLast: boolean;
  onHours(text: string): void;
  onRemove?: () => void;
  onMove(half: number): void;
  children: React.ReactNode;
}

function Row({ row, time, hours, hour12, onHours, onRemove, onMove, isLast, children }: RowProps) {
  const drag = useRef(false);
  const there = useMemo(() => hours.map((hour) => momentIn(hour.epochNanoseconds, row.zone)), [hours, row.zone]);
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onMove(Math.floor(((event.clientX - left) / width) * hours.length * 2));
  };
  return (
    <div className="tzb-row" data-last={isLast || undefined}>
      <div className="tzb-name">
        <b>{row.name}</b>
        <small>
          UTC{formatOffset(offsetMinutes(time))} · {getWeekday(time).slice(0, 3)} {time.day}
        </small>
      </div>
      <Hours key={`${row.from}-${row.to}`} row={row} onHours={onHours} />
      <b className="tzb-time">{clock(time, hour12)}</b>
      {onRemove ? (
        <Button iconOnly small variant="quiet" icon="x" label={`Remove ${row.name}`} onClick={onRemove} />
      ) : (
        <span />
      )}
      <div
        className="tzb-hours"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drag.current = true;
          onPointer(event);
        }}
        onPointerMove={(event) => drag.current && onPointer(event)}
        onPointerUp={() => {
          drag.current = false;
        }}
        onPointerCancel={() => {
          drag.current = false;
        }}
      >
        <ol aria-hidden="true" style={{ gridTemplateColumns: `repeat(${hours.length}, minmax(0, 1fr))` }}>
          {there.map((hour, at) => (
            <li key={at} className={`${partOf(hour.hour, row)} ${hour.hour === 0 ? 'tzb-midnight' : ''}`}>
              {hour.hour === 0 ? getWeekday(hour).slice(0, 3) : hour12 ? hour.hour % 12 || 12 : hour.hour}
            </li>
          ))}
        </ol>
        {children}
      </div>
    </div>
  );
}

/** What is no span of hours stays in the field, marked, and changes nothing. */
function Hours({ row, onHours }: { row: BoardRow; onHours(text: string): void }) {
  const [typed, setTyped] = useState(`${row.from}-${row.to}`);
  const isGood = (text: string) => {
    try {
      return readHours(text);
    } catch {
      return undefined;
    }
  };
  return (
    <input
      type="text"
      className="tzb-work"
      aria-label={`Working hours of ${row.name}`}
      aria-invalid={isGood(typed) ? undefined : true}
      value={typed}
      maxLength={11}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => isGood(typed) && onHours(typed)}
      onKeyDown={(event) => event.key === 'Enter' && isGood(typed) && onHours(typed)}
    />
  );
}

function partOf(hour: number, { from, to }: BoardRow): string {
  const works = from < to ? hour >= from && hour < to : hour >= from || hour < to;
  return works ? 'work' : hour < 6 || hour >= 22 ? 'night' : 'free';
}
