import { MONTH_NAMES } from '@/engines/time/names';
import './moment.css';

/** A date and time of day, as clocks show them. */
export interface ShownMoment {
  year: number;
  /** From 1. */
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** Reads the beginning of what results show: 2023-11-15 07:13:20. */
export function readShownMoment(text: string): ShownMoment | undefined {
  const match = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d))?/.exec(text);
  if (!match) return undefined;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  return { year, month, day, hour, minute, second };
}

/** The day in its month, and the hands of a clock. It repeats what the text beside it says, so it is not read out. */
export function MomentDrawing({ moment: { year, month, day, hour, minute, second } }: { moment: ShownMoment }) {
  // The years before 100 are not those of the last century.
  const first = new Date(Date.UTC(2000, month - 1, 1));
  first.setUTCFullYear(year);
  const before = (first.getUTCDay() + 6) % 7;
  const length = new Date(new Date(first).setUTCMonth(month, 0)).getUTCDate();
  const hand = (share: number, size: number, className: string) => (
    <line
      className={className}
      x1="50"
      y1="50"
      x2={50 + size * Math.sin(share * 2 * Math.PI)}
      y2={50 - size * Math.cos(share * 2 * Math.PI)}
    />
  );
  return (
    <div className="moment" aria-hidden="true">
      <div className="moment-month">
        <strong>
          {MONTH_NAMES[month - 1]} {year}
        </strong>
        {WEEKDAYS.map((name) => (
          <small key={name}>{name}</small>
        ))}
        {Array.from({ length }, (_, at) => (
          <span
            key={at}
            className={at + 1 === day ? 'moment-day' : ''}
            style={at === 0 ? { gridColumnStart: before + 1 } : undefined}
          >
            {at + 1}
          </span>
        ))}
      </div>
      <svg className="moment-clock" viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="48" />
        {hand((hour % 12) / 12 + minute / 720, 28, 'moment-hour')}
        {hand(minute / 60 + second / 3600, 40, 'moment-minute')}
        {hand(second / 60, 42, 'moment-second')}
        <circle className="moment-pin" cx="50" cy="50" r="3" />
      </svg>
    </div>
  );
}
