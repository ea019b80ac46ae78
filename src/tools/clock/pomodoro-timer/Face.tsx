import type { ReactNode } from 'react';
import { formatDuration, MINUTE, SECOND } from '@/engines/time/duration';
import { type Durations, isRunning, type Mode, type Pomodoro, phaseLength, timeLeft } from '@/engines/time/pomodoro';
import { Ring } from '@/families/clock/Ring';
import { useMoment } from '@/families/clock/useMoment';
import { useTabIcon } from '@/families/clock/useTabIcon';
import { useTitle } from '@/families/clock/useTitle';
import { Tabs } from '@/ui/controls/Tabs';

export const MODE_NAMES: Readonly<Record<Mode, string>> = {
  work: 'Work',
  shortBreak: 'Short Break',
  longBreak: 'Long Break',
};

/** Seconds left between which the large countdown shows. */
const OVERLAY = { from: 10, to: 2 };

/** 25:00; hours only where there are any. */
const short = (left: number) => formatDuration(left, { round: 'up' }).replace(/^00:/, '');

interface FaceProps {
  state: Pomodoro;
  durations: Durations;
  /** Sessions before a long break. */
  rounds: number;
  message: ReactNode;
  onMode(mode: Mode): void;
}

/** The only part that is drawn anew as time goes by. */
export function Face({ state, durations, rounds, message, onMode }: FaceProps) {
  const running = isRunning(state);
  const now = useMoment(running ? (moment) => timeLeft(state, durations, moment) % SECOND || SECOND : undefined);
  const left = timeLeft(state, durations, now);
  const seconds = Math.ceil(left / SECOND);
  const length = Math.max(phaseLength(state, durations), left);
  useTabIcon(running ? left / length : undefined);
  useTitle(running ? `${short(left)} · ${MODE_NAMES[state.mode]}` : undefined);
  return (
    <>
      <p className="pm-mode unseen" role="status">
        {MODE_NAMES[state.mode]}
      </p>
      <Tabs label="Phase" tabs={MODE_NAMES} value={state.mode} onChange={onMode} className="pm-phases" />
      <Ring left={left} length={length}>
        <p className={`ring-time ${short(left).length > 5 ? 'long' : ''}`} role="timer" aria-label="Time left">
          {short(left)}
        </p>
        <p className="ring-note pm-message">{message}</p>
      </Ring>
      <p className="pm-rounds">
        <span className="unseen">
          {state.round % rounds} of {rounds} sessions before the long break
        </span>
        {Array.from({ length: rounds }, (_, at) => (
          <i
            key={at}
            className={
              at < state.round || state.mode === 'longBreak'
                ? 'done'
                : at === state.round && state.mode === 'work'
                  ? 'now'
                  : ''
            }
          />
        ))}
      </p>
      {running && seconds <= OVERLAY.from && seconds >= OVERLAY.to && (
        <div className="pm-overlay" aria-hidden="true">
          <span key={seconds}>{seconds}</span>
        </div>
      )}
    </>
  );
}

export const toMinutes = (length: number): number => Math.round(length / MINUTE);
