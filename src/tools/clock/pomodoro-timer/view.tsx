import { useCallback, useEffect, useMemo, useRef } from 'react';
import { MINUTE } from '@/engines/time/duration';
import {
  addTask,
  type Change,
  type Durations,
  type Event,
  estimateTask,
  extend,
  getDay,
  goTo,
  isRunning,
  MOST_ROUNDS,
  moveTask,
  type Pomodoro,
  pause,
  presentTask,
  ROUNDS,
  type Rules,
  readPomodoro,
  removeTask,
  reset,
  restoreTask,
  returnTo,
  settle,
  skip,
  start,
  toggleTask,
} from '@/engines/time/pomodoro';
import { addSessions } from '@/engines/time/session-log';
import { formatTimeOfDay } from '@/engines/time/time-of-day';
import { ALERT_SOUNDS } from '@/families/clock/alert-sounds';
import { notify, useNotifications } from '@/families/clock/notifications';
import { prepareSounds } from '@/families/clock/sounds';
import { TimerPage } from '@/families/clock/TimerPage';
import { useAlarmAt } from '@/families/clock/useAlarmAt';
import { readTheme, type Theme, useBodyTheme } from '@/families/clock/useBodyTheme';
import { useTimerSound } from '@/families/clock/useTimerSound';
import { useWakeLock } from '@/families/clock/useWakeLock';
import { choice, integer, type OptionValues, toggle } from '@/kit/option';
import { Button } from '@/ui/controls/Button';
import { OptionField } from '@/ui/controls/OptionField';
import { OptionFields } from '@/ui/controls/OptionFields';
import { toast } from '@/ui/controls/Toast';
import { type OptionState, useOptions } from '@/ui/hooks/useOptions';
import { Panel } from '@/ui/output/Panel';
import type { ToolPageProps } from '@/ui/pages/page';
import { persist, usePersisted } from '@/ui/storage/storage';
import { Face, MODE_NAMES, toMinutes } from './Face';
import { Log, logStore } from './Log';
import { playNoise } from './noise';
import { Tasks } from './Tasks';
import { MESSAGES, SAYS } from './wording';
import '@/families/clock/themes.css';
import './view.css';

interface SavedState {
  readonly timer: Pomodoro;
  /** The alert that was given last. */
  readonly last?: Change;
  readonly theme?: Theme;
}

const EVENT_NAMES: Readonly<Record<Event, string>> = { ...MODE_NAMES, complete: 'Complete' };

const stored = persist('localkit:pomodoro-timer', (raw): SavedState => {
  const { timer, last, theme } = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>;
  const { event, at } = (typeof last === 'object' && last !== null ? last : {}) as Partial<Change>;
  const known = typeof event === 'string' && Object.hasOwn(EVENT_NAMES, event) && Number.isSafeInteger(at);
  return { timer: readPomodoro(timer), last: known ? { event, at: at! } : undefined, theme: readTheme(theme) };
});

const minutes = (label: string, initial: number) => integer(label, initial, { min: 1, max: 600, unit: 'min' });
const LENGTHS = {
  work: minutes('Work Duration', 25),
  shortBreak: minutes('Short Break Duration', 5),
  longBreak: minutes('Long Break Duration', 15),
};
const SETTINGS = {
  ...LENGTHS,
  volume: integer('Volume', 50, { min: 0, max: 100, slider: true }),
  sound: choice('Alert Sound', ALERT_SOUNDS, 'beep'),
  longBreakEvery: integer('Long Break Every', ROUNDS, { min: 2, max: MOST_ROUNDS, unit: 'sessions' }),
  autoBreaks: toggle('Start Breaks Automatically', true),
  autoWork: toggle('Start Work Automatically', true),
  background: toggle('Background Sound', false),
  noise: choice('Noise', { brown: 'Brown noise', rain: 'Rain', ticking: 'Ticking' }, 'brown', {
    control: 'tabs',
    when: { background: true },
  }),
  productivity: toggle('Productivity Mode', false),
};
const THEME = choice('Theme', { light: 'Light', dark: 'Dark', blue: 'Blue' }, 'light');
/** Minutes of work offered at a click. */
const OFFERED = [5, 10, 15, 25, 30] as const;
const TOAST_MS = 5000;

/** What cannot be seen to be harmless offers the way back, which keeps what was done since. */
function change(
  by: (timer: Pomodoro) => Pomodoro,
  undo?: string,
  back: (timer: Pomodoro, before: Pomodoro) => Pomodoro = returnTo,
): void {
  const before = stored.get();
  stored.set({ ...before, timer: by(before.timer) });
  if (undo) toast({ title: undo, action: { label: 'Undo', run: () => change((now) => back(now, before.timer)) } });
}

type Settings = OptionValues<typeof SETTINGS>;

/** The timer as it stands, its alerts and the noise behind work. */
function usePomodoro(ready: boolean, values: Settings) {
  const { timer } = usePersisted(stored);
  const { work, shortBreak, longBreak, longBreakEvery, autoBreaks, autoWork, volume, background, noise: kind } = values;
  const durations = useMemo(
    (): Durations => ({ work: work * MINUTE, shortBreak: shortBreak * MINUTE, longBreak: longBreak * MINUTE }),
    [work, shortBreak, longBreak],
  );
  const rules = useMemo(
    (): Rules => ({ rounds: longBreakEvery, autoBreaks, autoWork }),
    [longBreakEvery, autoBreaks, autoWork],
  );
  const alert = ALERT_SOUNDS[values.sound];
  const { silence, play, wasOpenAt } = useTimerSound();
  const running = isRunning(timer);

  const catchUp = useCallback((): void => {
    const before = stored.get();
    const { state, changes, finished } = settle(before.timer, durations, Date.now(), rules);
    const newest = changes.at(-1);
    if (!newest) return;
    stored.set({ ...before, timer: state, last: newest });
    logStore.set(addSessions(logStore.get(), finished));
    const { title, description: text } = SAYS[newest.event](durations, rules.rounds);
    const next = newest.event === 'complete' ? ` ${SAYS[state.mode](durations, rules.rounds).title}.` : '';
    const description = `${text}${next}${isRunning(state) ? '' : ' Press Start when you’re ready.'}`;
    toast({ title, description, stays: TOAST_MS });
    if (!wasOpenAt(newest.at)) return;
    play(alert, { volume });
    notify(title, description);
  }, [durations, rules, alert, volume, play, wasOpenAt]);
  useAlarmAt(ready && timer.endsAt !== null ? timer.endsAt : undefined, catchUp);

  const startOrPause = () => {
    prepareSounds();
    silence();
    catchUp();
    change((now) => (isRunning(now) ? pause(now, durations, Date.now()) : start(now, durations, Date.now())));
  };

  const humming = ready && running && timer.mode === 'work' && background;
  const noise = useRef<ReturnType<typeof playNoise>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the volume is followed below without starting anew.
  useEffect(() => {
    if (!humming) return;
    noise.current = playNoise(kind, volume);
    return () => noise.current?.stop();
  }, [humming, kind]);
  useEffect(() => noise.current?.setVolume(volume), [volume]);
  return { timer, running, durations, silence, startOrPause };
}

export default function PomodoroTimer({ slug, page }: ToolPageProps) {
  const options = useOptions(slug, SETTINGS);
  const { values, ready } = options;
  const { productivity, longBreakEvery } = values;
  const { timer, running, durations, silence, startOrPause } = usePomodoro(ready, values);
  const notifications = useNotifications();
  useWakeLock(productivity && running);
  const today = toDay(timer);
  const task = presentTask(timer);
  const showsTask = task && (productivity || (running && timer.mode === 'work'));
  const stands = timer.left === null && !running;

  return (
    <TimerPage
      page={page}
      name="pm"
      className={productivity ? 'pm-focus' : ''}
      title="Timer"
      notifications={notifications}
      face={
        <div className="face pm-face">
          <Face
            state={timer}
            durations={durations}
            rounds={longBreakEvery}
            message={showsTask ? <b>{task.text}</b> : MESSAGES[today.sessions % MESSAGES.length]}
            onMode={(mode) => {
              if (mode === timer.mode) return;
              silence();
              change((now) => goTo(now, mode), stands ? undefined : 'Skipped');
            }}
          />
        </div>
      }
      buttons={
        <div className="pm-buttons dock">
          {running && <Button label="+5 min" onClick={() => change((now) => extend(now, 5 * MINUTE))} />}
          <Button
            variant="primary"
            icon={running ? 'pause' : 'play'}
            label={running ? 'Pause' : 'Start'}
            onClick={startOrPause}
          />
          <Button
            icon="rotate-ccw"
            label="Reset"
            onClick={() => {
              silence();
              change(reset, timer.left !== null || running ? 'Reset' : undefined);
            }}
          />
          <Button icon="skip-forward" label="Skip" onClick={() => change(skip, running ? 'Skipped' : undefined)} />
        </div>
      }
      below={
        <div className="pm-switches">
          <OptionFields shape={SETTINGS} options={options} names={['background', 'noise', 'productivity']} />
        </div>
      }
    >
      <Today {...today} goal={timer.goal} />
      <Tasks
        tasks={timer.tasks}
        onAdd={(text) => change((now) => addTask(now, text))}
        onToggle={(id) => change((now) => toggleTask(now, id))}
        onEstimate={(id, sessions) => change((now) => estimateTask(now, id, sessions))}
        onMove={(id, to) => change((now) => moveTask(now, id, to))}
        onRemove={(id) =>
          change(
            (now) => removeTask(now, id),
            'Task deleted',
            (now, before) => restoreTask(now, before, id),
          )
        }
      />
      <Log />
      <SettingsPanel options={options} />
    </TimerPage>
  );
}

type Counts = Pick<Pomodoro, 'sessions' | 'breaks' | 'worked'>;

/** What was done today: what a timer counts is of the day it was used last. */
function toDay({ day, sessions, breaks, worked }: Pomodoro): Counts {
  const isToday = day !== '' && day === getDay(Date.now());
  return isToday ? { sessions, breaks, worked } : { sessions: 0, breaks: 0, worked: 0 };
}

const Today = ({ sessions, breaks, worked, goal }: Counts & { goal: number }) => (
  <Panel
    title="Today"
    className="pm-stats"
    actions={
      <Button
        small
        variant="quiet"
        icon="target"
        label="Increase Daily Goal"
        onClick={() => change((now) => ({ ...now, goal: now.goal + 1 }))}
      />
    }
  >
    <dl>
      <div>
        <dt>Sessions</dt>
        <dd>{sessions}</dd>
      </div>
      <div>
        <dt>Breaks</dt>
        <dd>{breaks}</dd>
      </div>
      <div>
        <dt>Minutes worked</dt>
        <dd>{toMinutes(worked)}</dd>
      </div>
      <div>
        <dt>Daily goal</dt>
        <dd>{goal}</dd>
      </div>
    </dl>
    <progress aria-label="Progress to the daily goal" max={goal} value={Math.min(sessions, goal)} />
  </Panel>
);

function SettingsPanel({ options }: { options: OptionState<Settings> }) {
  const { last, theme: chosen } = usePersisted(stored);
  const theme = useBodyTheme(chosen);
  const { values, set } = options;
  return (
    <Panel title="Settings" className="pm-settings">
      <div className="panel-body strip">
        <OptionFields shape={LENGTHS} options={options} />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own. */}
        <div className="pm-offered" role="group" aria-label="Work minutes">
          {OFFERED.map((offer) => (
            <Button
              key={offer}
              small
              label={`${offer} min`}
              aria-pressed={offer === values.work}
              onClick={() => set({ work: offer })}
            />
          ))}
        </div>
        <OptionFields
          shape={SETTINGS}
          options={options}
          names={['longBreakEvery', 'autoBreaks', 'autoWork', 'sound', 'volume']}
        />
        <OptionField
          option={THEME}
          value={theme === 'dark' || theme === 'blue' ? theme : 'light'}
          onChange={(value) => stored.set({ ...stored.get(), theme: value })}
        />
        <p className="pm-event">
          The alert plays at the start of Work, Short Break and Long Break, and at Complete.{' '}
          {last && (
            <>
              Last: <b>{EVENT_NAMES[last.event]}</b> at {formatTimeOfDay(last.at, { hour24: true })}.
            </>
          )}
        </p>
      </div>
    </Panel>
  );
}
