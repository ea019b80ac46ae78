import { formatDuration } from '@/engines/time/duration';
import { elapsedAt, isFinished, isRunning, presentLapAt, type Stopwatch, shownAt } from '@/engines/time/stopwatch';
import { formatTimeOfDay } from '@/engines/time/time-of-day';
import { useTitle } from '@/families/clock/useTitle';
import { useTick } from './useTick';

function describeState(state: Stopwatch, hour24: boolean): string {
  const { countdown, startedAt, endedAt, since, elapsed } = state;
  const time = (moment: number) => formatTimeOfDay(moment, { hour24 });
  if (endedAt !== null) return `Time is up · ended at ${time(endedAt)}`;
  if (countdown !== null) {
    const length = `Countdown of ${formatDuration(countdown)}`;
    return since === null ? `${length} · paused` : `${length} · ends at ${time(since + countdown - elapsed)}`;
  }
  if (startedAt === null) return 'Press Start, or S';
  return since === null ? `Paused · started at ${time(startedAt)}` : `Started at ${time(startedAt)}`;
}

/** The only part that is drawn anew as time goes by. */
export function Clock({ state, milliseconds, hour24 }: { state: Stopwatch; milliseconds: boolean; hour24: boolean }) {
  const now = useTick(state, milliseconds);
  const round = state.countdown === null ? 'down' : 'up';
  const shown = shownAt(state, now);
  const [seconds, fraction] = formatDuration(shown, { milliseconds, round }).split('.');
  useTitle(isRunning(state) ? `${formatDuration(shown, { round })} · Stopwatch` : undefined);

  return (
    <div className={`sw-clock ${isFinished(state) ? 'sw-over' : ''}`}>
      {/* A timer is read when asked for; it does not speak by itself. */}
      <p className="sw-time" role="timer" aria-label="Time">
        {seconds}
        {fraction !== undefined && <span className="sw-fraction">.{fraction}</span>}
      </p>
      <p className="sw-state">
        {describeState(state, hour24)}
        {state.countdown === null && state.laps.length > 0 && (
          <span className="sw-present">
            Lap {state.laps.length + 1} <b>{formatDuration(presentLapAt(state, now), { milliseconds })}</b>
          </span>
        )}
      </p>
      {state.countdown !== null && (
        <progress
          className="sw-progress"
          aria-label="Countdown progress"
          max={state.countdown}
          value={elapsedAt(state, now)}
        />
      )}
    </div>
  );
}
