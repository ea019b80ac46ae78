import { useState } from 'react';
import { describeDuration, formatDuration, toDuration } from '@/engines/time/duration';
import {
  canLap,
  clearLaps,
  elapsedAt,
  findEnd,
  IDLE,
  isRunning,
  lap,
  pause,
  renameLap,
  restoreLaps,
  type Stopwatch,
  settle,
  start,
  startCountdown,
} from '@/engines/time/stopwatch';
import { changeEach, nameOf, nextEndBeside } from '@/engines/time/stopwatches';
import { formatTimeOfDay } from '@/engines/time/time-of-day';
import { prepareSounds } from '@/families/clock/sounds';
import { TimerPage } from '@/families/clock/TimerPage';
import { useAlarmAt } from '@/families/clock/useAlarmAt';
import { useTimerKeys } from '@/families/clock/useTimerKeys';
import { useTimerSound } from '@/families/clock/useTimerSound';
import { integer, toggle } from '@/kit/option';
import { Button } from '@/ui/controls/Button';
import { OptionFields } from '@/ui/controls/OptionFields';
import { toast } from '@/ui/controls/Toast';
import { useOptions } from '@/ui/hooks/useOptions';
import { Panel } from '@/ui/output/Panel';
import type { ToolPageProps } from '@/ui/pages/page';
import { usePersisted } from '@/ui/storage/storage';
import { Clock } from './Clock';
import { Laps } from './Laps';
import { AddStopwatch, Several } from './Several';
import { change, changeUndoably, getAll, setAll, stored, storedList } from './store';
import './view.css';

const SWITCHES = {
  milliseconds: toggle('Milliseconds', true),
  hour24: toggle('24-Hour Format', true, {
    hint: 'How times of day are written: 14:05:09 or 2:05:09 PM. Measured time always counts past 24 hours.',
  }),
  sound: toggle('Sound Alerts', true),
};
const LENGTH = {
  hours: integer('Hours', 0, { min: 0, max: 99 }),
  minutes: integer('Minutes', 0, { min: 0, max: 59 }),
  seconds: integer('Seconds', 0, { min: 0, max: 59 }),
};
const SETTINGS = { ...SWITCHES, ...LENGTH };

/** Minutes offered at a click. */
const PRESETS = [1, 3, 5, 10, 30] as const;
const ALERT_VOLUME = 70;
const VIBRATION_MS = 1000;

/** What the buttons and keys do, and the end of a countdown. */
function useStopwatch(ready: boolean, { sound, hour24 }: { sound: boolean; hour24: boolean }) {
  const state = usePersisted(stored);
  const list = usePersisted(storedList);
  const [message, say] = useState('');
  const { silence, play, wasOpenAt } = useTimerSound();

  const startOrPause = () => {
    prepareSounds();
    silence();
    change(isRunning(stored.get()) ? pause : start);
  };
  const reset = () => {
    silence();
    const now = stored.get();
    if (now.laps.length === 0 && elapsedAt(now, Date.now()) === 0) stored.set(IDLE);
    else changeUndoably('Reset', () => IDLE);
  };
  const takeLap = () => {
    if (!canLap(stored.get())) return;
    const { laps } = change(lap);
    say(`Lap ${laps.length}, ${describeDuration(laps.at(-1)!.lap)}`);
  };
  const countDown = (length: number) => {
    if (length === 0 || isRunning(state)) return;
    prepareSounds();
    silence();
    const begin = (now: Stopwatch, moment: number) => startCountdown(now, length, moment);
    if (state.countdown === null && state.elapsed > 0) changeUndoably('Countdown started', begin);
    else change(begin);
  };
  useTimerKeys({ s: startOrPause, r: reset, l: takeLap });

  const tell = (before: Stopwatch, { countdown, endedAt }: Stopwatch) => {
    if (endedAt === null || before.endedAt !== null) return;
    toast({
      title: 'Time is up',
      description: `The countdown of ${formatDuration(countdown!)} ended at ${formatTimeOfDay(endedAt, { hour24 })}.`,
      stays: 10_000,
    });
    if (!wasOpenAt(endedAt)) return;
    if (sound) play('Alarm', { volume: ALERT_VOLUME });
    // Before the first touch the browser refuses, and complains in its log.
    if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(VIBRATION_MS);
  };
  useAlarmAt(ready ? findEnd(state) : undefined, () => {
    const before = stored.get();
    tell(
      before,
      change((settled) => settled),
    );
  });
  // A countdown that runs on beside the one that is shown.
  useAlarmAt(ready ? nextEndBeside(list) : undefined, () => {
    const now = Date.now();
    const before = getAll();
    const after = changeEach(before, (one) => settle(one, now));
    setAll(after);
    before.list.others.forEach((one, at) => {
      tell(one, after.list.others[at]!);
    });
  });
  return { state, list, message, startOrPause, reset, takeLap, countDown };
}

export default function StopwatchView({ slug, page }: ToolPageProps) {
  const options = useOptions(slug, SETTINGS);
  const { values, set, ready } = options;
  const { milliseconds, hour24, hours, minutes, seconds } = values;
  const { state, list, message, startOrPause, reset, takeLap, countDown } = useStopwatch(ready, values);
  const length = toDuration({ hours, minutes, seconds });
  const running = isRunning(state);
  const several = list.names.length > 1;
  const kind = state.countdown === null ? 'Stopwatch' : 'Countdown';

  return (
    <TimerPage
      page={page}
      name="sw"
      title={several ? nameOf(list, list.shown) : kind}
      fullscreen
      actions={<AddStopwatch count={list.names.length} />}
      keys={{ S: 'start or stop', L: 'lap', R: 'reset' }}
      face={<Clock state={state} milliseconds={milliseconds} hour24={hour24} />}
      buttons={
        <div className="sw-buttons dock">
          <Button
            variant="primary"
            icon={running ? 'pause' : 'play'}
            label={running ? 'Pause' : 'Start'}
            aria-keyshortcuts="S"
            onClick={startOrPause}
          />
          <Button icon="flag" label="Lap" aria-keyshortcuts="L" disabled={!canLap(state)} onClick={takeLap} />
          <Button icon="rotate-ccw" label="Reset" aria-keyshortcuts="R" onClick={reset} />
        </div>
      }
      below={
        <>
          <div className="strip sw-switches">
            <OptionFields shape={SWITCHES} options={options} />
          </div>
          <p className="unseen" role="status">
            {message}
          </p>
        </>
      }
    >
      {several && <Several all={{ list, present: state }} />}
      <Laps
        laps={state.laps}
        milliseconds={milliseconds}
        hour24={hour24}
        onRename={(index, name) => change((now) => renameLap(now, index, name))}
        onClear={() => changeUndoably('Laps cleared', clearLaps, restoreLaps)}
      />
      <Panel title="Set a countdown" className="sw-countdown">
        <form
          className="strip panel-body"
          onSubmit={(event) => {
            event.preventDefault();
            countDown(length);
          }}
        >
          <OptionFields shape={LENGTH} options={options} />
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own. */}
          <div className="sw-presets" role="group" aria-label="Presets">
            {PRESETS.map((preset) => (
              <Button
                key={preset}
                small
                label={`${preset} min`}
                onClick={() => set({ hours: 0, minutes: preset, seconds: 0 })}
              />
            ))}
          </div>
          <Button type="submit" icon="hourglass" label="Start Countdown" disabled={length === 0 || running} />
        </form>
      </Panel>
    </TimerPage>
  );
}
