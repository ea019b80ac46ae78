import { type CSSProperties, useCallback, useEffect } from 'react';
import {
  type Countdown,
  extendCountdown,
  fullCountdown,
  isCounting,
  leftAt,
  startCounting,
  stopCounting,
} from '@/engines/time/countdown';
import { durationParts, formatDuration, MINUTE, SECOND } from '@/engines/time/duration';
import { isDueAgain, LONGEST_NAME, MOST_TIMERS, nextEnd, settleTimers, type Timer } from '@/engines/time/timers';
import { prepareSounds } from '@/families/clock/sounds';
import { useAlarmAt } from '@/families/clock/useAlarmAt';
import { useMoment } from '@/families/clock/useMoment';
import { Button } from '@/ui/controls/Button';
import { toast } from '@/ui/controls/Toast';
import { Panel } from '@/ui/output/Panel';
import { usePersisted } from '@/ui/storage/storage';
import { change, noteEnds, stored } from './store';
import { countTo } from './useTarget';

const setTimers = (by: (timers: readonly Timer[]) => readonly Timer[]): void =>
  change({ timers: by(stored.get().timers) });
const setTimer = (id: string, by: (timer: Timer) => Timer): void =>
  setTimers((timers) => timers.map((timer) => (timer.id === id ? by(timer) : timer)));
const setCountdown = (id: string, by: (countdown: Countdown) => Countdown): void =>
  setTimer(id, (timer) => ({ ...timer, countdown: by(timer.countdown) }));

/** Adds one that runs. */
export async function addTimer(timer: Pick<Timer, 'name' | 'target'>, length: number): Promise<void> {
  prepareSounds();
  const now = Date.now();
  const { countdown } = timer.target
    ? await countTo(timer.target, now)
    : { countdown: startCounting(fullCountdown(length), now) };
  setTimers((timers) => {
    const id = 1 + Math.max(0, ...timers.map((one) => Number(one.id) || 0));
    return [...timers, { ...timer, id: String(id), countdown }];
  });
}

/** Rings for those that end, and sets those that come every year to the next year. */
function useEnds(timers: readonly Timer[], ringFor: (at: number) => void): void {
  const settle = useCallback(() => {
    const { timers: settled, ended } = settleTimers(stored.get().timers, Date.now());
    const last = ended.at(-1);
    if (!last) return;
    noteEnds(ended, { timers: settled });
    ringFor(last.at);
  }, [ringFor]);
  useAlarmAt(nextEnd(timers), settle);

  const again = timers.find(isDueAgain);
  useEffect(() => {
    if (!again?.target) return;
    countTo(again.target, Date.now())
      .then(({ countdown }) => setCountdown(again.id, () => countdown))
      .catch(() => {});
  }, [again]);
}

interface TimersProps {
  /** What is set above, as a timer; none where that is no length and no date. */
  onAdd: (() => void) | undefined;
  ringFor(at: number): void;
  silence(): void;
}

/** Further countdowns, each with a name, side by side with the large one. */
export function Timers({ onAdd, ringFor, silence }: TimersProps) {
  const { timers } = usePersisted(stored);
  useEnds(timers, ringFor);
  const full = timers.length >= MOST_TIMERS;
  const running = timers.some(({ countdown }) => isCounting(countdown));
  const now = useMoment(running ? (moment) => SECOND - (moment % SECOND) || SECOND : undefined);
  return (
    <Panel
      title="More timers"
      className="cd-more"
      aside={timers.length > 0 && `${timers.length} of ${MOST_TIMERS}`}
      actions={<Button small variant="quiet" icon="plus" label="Add Timer" disabled={!onAdd || full} onClick={onAdd} />}
    >
      {timers.length === 0 ? (
        <div className="empty">
          <p>Add Timer starts another one with the length or date and the label that are set above.</p>
        </div>
      ) : (
        <ul className="cd-timers">
          {timers.map((timer) => (
            <Row key={timer.id} timer={timer} now={now} silence={silence} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function formatLeft(left: number): string {
  const { hours } = durationParts(left);
  const days = Math.floor(hours / 24);
  const day = 24 * 60 * MINUTE;
  return days > 0
    ? `${days.toLocaleString('en-US')} d ${formatDuration(left - days * day)}`
    : formatDuration(left, { round: 'up' });
}

function Row({ timer, now, silence }: { timer: Timer; now: number; silence(): void }) {
  const { id, name, countdown, target } = timer;
  const running = isCounting(countdown);
  const left = leftAt(countdown, now);
  const called = name || 'timer';
  const remove = () => {
    silence();
    const at = stored.get().timers.findIndex((one) => one.id === id);
    setTimers((timers) => timers.filter((one) => one.id !== id));
    const restore = () => setTimers((timers) => timers.toSpliced(at, 0, timer).slice(0, MOST_TIMERS));
    toast({ title: 'Timer deleted', action: { label: 'Undo', run: restore } });
  };
  return (
    <li
      className={left === 0 ? 'cd-ended' : ''}
      style={{ '--cd-share': countdown.length > 0 ? left / countdown.length : 0 } as CSSProperties}
    >
      <input
        type="text"
        aria-label="Timer name"
        placeholder="Timer"
        maxLength={LONGEST_NAME}
        value={name}
        autoComplete="off"
        onChange={({ target }) => setTimer(id, (one) => ({ ...one, name: target.value }))}
      />
      <b role="timer" aria-label={`Left of ${called}`}>
        {formatLeft(left)}
      </b>
      <span className="cd-row-buttons">
        {running && !target && (
          <Button
            small
            variant="quiet"
            label="+1"
            aria-label={`+1 min for ${called}`}
            title="One more minute"
            onClick={() => setCountdown(id, (one) => extendCountdown(one, MINUTE))}
          />
        )}
        {!target && (
          <>
            <Button
              iconOnly
              variant="quiet"
              icon={running ? 'square' : 'play'}
              label={running ? `Stop ${called}` : `Start ${called}`}
              onClick={() => {
                prepareSounds();
                silence();
                setCountdown(id, (one) => (running ? stopCounting(one, Date.now()) : startCounting(one, Date.now())));
              }}
            />
            <Button
              iconOnly
              variant="quiet"
              icon="rotate-ccw"
              label={`Reset ${called}`}
              onClick={() => {
                silence();
                setCountdown(id, ({ length }) => fullCountdown(length));
              }}
            />
          </>
        )}
        <Button iconOnly variant="quiet" icon="trash-2" label={`Delete ${called}`} onClick={remove} />
      </span>
    </li>
  );
}
