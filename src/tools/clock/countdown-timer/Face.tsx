import { type Countdown, isCounting, leftAt } from '@/engines/time/countdown';
import { durationParts, formatDuration, MINUTE, SECOND } from '@/engines/time/duration';
import { formatTimeOfDay } from '@/engines/time/time-of-day';
import { Ring } from '@/families/clock/Ring';
import { useMoment } from '@/families/clock/useMoment';
import { useTabIcon } from '@/families/clock/useTabIcon';
import { useTitle } from '@/families/clock/useTitle';

const DAY = 24 * 60 * MINUTE;

interface FaceProps {
  state: Countdown;
  label: string;
  analog: boolean;
}

function describe(state: Countdown, left: number): string {
  if (state.since !== null) return `Ends at ${formatTimeOfDay(state.since + state.left, { hour24: true })}`;
  if (left === 0 && state.length > 0) return 'Time is up';
  return left < state.length ? 'Stopped' : 'Press Start, or Space on the keyboard';
}

/** What is left as time goes by, in the tab's title and icon, too. */
function useTimeLeft(state: Countdown, label: string, format: (left: number) => string): number {
  const running = isCounting(state);
  const now = useMoment(running ? (moment) => leftAt(state, moment) % SECOND || SECOND : undefined);
  const left = leftAt(state, now);
  useTitle(running ? `${format(left)} · ${label || 'Countdown Timer'}` : undefined);
  useTabIcon(running ? left / state.length : undefined);
  return left;
}

const isOver = (state: Countdown, left: number): boolean => left === 0 && state.length > 0;
const formatLeft = (left: number) => formatDuration(left, { round: 'up' });

/** The only part that is drawn anew as time goes by. */
export function Face({ state, label, analog }: FaceProps) {
  const left = useTimeLeft(state, label, formatLeft);
  const shown = formatLeft(left);
  return (
    <div className={`face cd-face ${isOver(state, left) ? 'cd-over' : ''}`}>
      {analog ? (
        <>
          {label && <p className="cd-label">{label}</p>}
          <Dial left={left} length={state.length} />
          <p className="cd-time" role="timer" aria-label="Time left">
            {shown}
          </p>
          <progress aria-label="Progress" max={Math.max(1, state.length)} value={state.length - left} />
          <p className="cd-state">{describe(state, left)}</p>
        </>
      ) : (
        <Ring left={left} length={state.length}>
          {label && <p className="ring-note cd-label">{label}</p>}
          <p className="ring-time long" role="timer" aria-label="Time left">
            {shown}
          </p>
          <p className="ring-note">{describe(state, left)}</p>
        </Ring>
      )}
    </div>
  );
}

/** Whole days, and the rest as a clock shows it. */
function splitDays(left: number): [days: number, rest: string] {
  const whole = Math.ceil(left / SECOND) * SECOND;
  return [Math.floor(whole / DAY), formatDuration(whole % DAY)];
}

function formatDays(left: number): string {
  const [days, rest] = splitDays(left);
  return days > 0 ? `${days} d ${rest}` : rest;
}

interface DateFaceProps {
  state: Countdown;
  label: string;
  /** The date that is waited for. */
  words: string;
  zone: string;
  problem: string;
}

/** The days and hours until a date. */
export function DateFace({ state, label, words, zone, problem }: DateFaceProps) {
  const left = useTimeLeft(state, label, formatDays);
  const [days, rest] = splitDays(left);
  return (
    <div className={`face cd-face ${isOver(state, left) ? 'cd-over' : ''}`}>
      <Ring left={left} length={state.length}>
        {label && <p className="ring-note cd-label">{label}</p>}
        <p className={`cd-until ${days === 0 ? 'cd-last-day' : ''}`} role="timer" aria-label="Time left">
          {days > 0 && (
            <span>
              {days.toLocaleString('en-US')}
              <small> {days === 1 ? 'day' : 'days'} </small>
            </span>
          )}
          <span className="cd-rest">{rest}</span>
        </p>
        <p className="ring-note">
          {problem || words || 'Choose a date'}
          {words && !problem && (
            <>
              <br />
              {isOver(state, left) ? 'This date has passed' : zone.replaceAll('_', ' ')}
            </>
          )}
        </p>
      </Ring>
    </div>
  );
}

const TICKS = Array.from({ length: 60 }, (_, at) => at);
const CIRCUMFERENCE = 2 * Math.PI * 46;

/** A clock that shows what is left: its hands run backwards to twelve, and the ring around it empties. */
function Dial({ left, length }: { left: number; length: number }) {
  const { hours, minutes, seconds } = durationParts(Math.ceil(left / SECOND) * SECOND);
  const hand = (name: string, turn: number, reach: number) => (
    <line
      key={name}
      className={`cd-${name}`}
      x1="50"
      y1="50"
      x2="50"
      y2={50 - reach}
      transform={`rotate(${turn * 360} 50 50)`}
    />
  );
  const share = length > 0 ? left / length : 0;
  return (
    <svg className="cd-dial" viewBox="0 0 100 100" role="img" aria-label="Analog clock of the time left">
      <circle className="cd-track" cx="50" cy="50" r="46" />
      <circle
        className="cd-ring"
        cx="50"
        cy="50"
        r="46"
        strokeDasharray={`${share * CIRCUMFERENCE} ${CIRCUMFERENCE}`}
        transform="rotate(-90 50 50)"
      />
      {TICKS.map((at) => (
        <line
          key={at}
          className={at % 5 === 0 ? 'cd-five' : 'cd-tick'}
          x1="50"
          y1="8"
          x2="50"
          y2={at % 5 === 0 ? 13 : 10}
          transform={`rotate(${at * 6} 50 50)`}
        />
      ))}
      {hand('hour', ((hours % 12) + minutes / 60) / 12, 20)}
      {hand('minute', (minutes + seconds / 60) / 60, 30)}
      {hand('second', seconds / 60, 36)}
      <circle className="cd-hub" cx="50" cy="50" r="2" />
    </svg>
  );
}
