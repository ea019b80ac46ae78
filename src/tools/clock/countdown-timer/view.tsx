import { useCallback } from 'react';
import {
  type Countdown,
  type Finished,
  fullCountdown,
  HISTORY_LIMIT,
  isCounting,
  leftAt,
  readCountdown,
  readFinished,
  settleCountdown,
  startCounting,
  stopCounting,
} from '@/engines/time/countdown';
import { durationParts, formatDuration, MINUTE, toDuration } from '@/engines/time/duration';
import { formatMonthAndDay, formatTimeOfDay } from '@/engines/time/time-of-day';
import { ALERT_SOUNDS } from '@/families/clock/alert-sounds';
import { prepareSounds } from '@/families/clock/sounds';
import { TimerPage } from '@/families/clock/TimerPage';
import { useAlarmAt } from '@/families/clock/useAlarmAt';
import { readTheme, THEMES, type Theme, useBodyTheme } from '@/families/clock/useBodyTheme';
import { useTimerKeys } from '@/families/clock/useTimerKeys';
import { useTimerSound } from '@/families/clock/useTimerSound';
import { choice, integer, line, type OptionValues, toggle } from '@/kit/option';
import { Button } from '@/ui/controls/Button';
import { OptionField } from '@/ui/controls/OptionField';
import { OptionFields } from '@/ui/controls/OptionFields';
import { toast } from '@/ui/controls/Toast';
import { type OptionState, useOptions } from '@/ui/hooks/useOptions';
import { Panel } from '@/ui/output/Panel';
import type { ToolPageProps } from '@/ui/pages/page';
import { persist, readList, usePersisted } from '@/ui/storage/storage';
import { Face } from './Face';
import '@/families/clock/themes.css';
import './view.css';

interface SavedState {
  /** Null while nothing was started: then the fields say the length. */
  readonly countdown: Countdown | null;
  /** Newest first. */
  readonly history: readonly Finished[];
  readonly theme?: Theme;
}

const readHistory = readList(HISTORY_LIMIT, readFinished);
const stored = persist('localkit:countdown-timer', (raw): SavedState => {
  const { countdown, history, theme } = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>;
  return { countdown: readCountdown(countdown) ?? null, history: readHistory(history), theme: readTheme(theme) };
});

const PRESET_MINUTES = [1, 2, 3, 5, 10, 15, 20, 25, 30, 45, 60, 90] as const;
const PRESETS: Readonly<Record<string, string>> = {
  custom: 'Custom',
  ...Object.fromEntries(
    PRESET_MINUTES.map((minutes) => [`m${minutes}`, minutes === 1 ? '1 minute' : `${minutes} minutes`]),
  ),
};
const LENGTH = {
  hours: integer('Hours', 0, { min: 0, max: 23 }),
  minutes: integer('Minutes', 5, { min: 0, max: 59 }),
  seconds: integer('Seconds', 0, { min: 0, max: 59 }),
};
const SETTINGS = {
  ...LENGTH,
  label: line('Custom Label', '', { placeholder: 'Tea, talk, laundry…', maxLength: 60 }),
  sound: choice('Alert Sound', ALERT_SOUNDS, 'beep'),
  volume: integer('Volume', 50, { min: 0, max: 100, slider: true }),
  autoRestart: toggle('Auto Restart', false),
  analog: toggle('Analog Clock', false),
};
const THEME = choice('Color Theme', THEMES, 'light');
/** Drawn by the view, as it fills three fields and none of its own is kept. */
const PRESET = choice('Preset', PRESETS, 'custom');

type Settings = OptionValues<typeof SETTINGS>;

/** The countdown as it stands, what its buttons and keys do, and its end. */
function useCountdown(ready: boolean, values: Settings) {
  const { hours, minutes, seconds, volume, label, autoRestart } = values;
  const { countdown } = usePersisted(stored);
  const { silence, play, wasOpenAt } = useTimerSound();
  const length = toDuration({ hours, minutes, seconds });
  const state = countdown ?? fullCountdown(length);
  const alert = ALERT_SOUNDS[values.sound];

  /** Notes what ended meanwhile; gives the countdown as it stands now. */
  const settle = useCallback((): Countdown | null => {
    const before = stored.get();
    if (!before.countdown) return null;
    const { state: settled, ends } = settleCountdown(before.countdown, Date.now(), autoRestart);
    if (ends.length === 0) return before.countdown;
    const finished = ends.map((at) => ({ label: label.trim(), length: settled.length, at })).reverse();
    stored.set({ ...before, countdown: settled, history: [...finished, ...before.history].slice(0, HISTORY_LIMIT) });
    const at = ends.at(-1)!;
    toast({
      title: label.trim() || 'Time is up',
      description: `The countdown of ${formatDuration(settled.length)} ended at ${formatTimeOfDay(at, { hour24: true })}.`,
      stays: 10_000,
    });
    if (wasOpenAt(at)) play(alert, { volume });
    return settled;
  }, [autoRestart, label, alert, volume, play, wasOpenAt]);

  const startOrStop = () => {
    prepareSounds();
    silence();
    const present = settle() ?? fullCountdown(length);
    const now = Date.now();
    stored.set({
      ...stored.get(),
      countdown: isCounting(present) ? stopCounting(present, now) : startCounting(present, now),
    });
  };
  const reset = () => {
    silence();
    const before = stored.get();
    const { countdown } = before;
    stored.set({ ...before, countdown: null });
    if (countdown && leftAt(countdown, Date.now()) > 0)
      toast({ title: 'Reset', action: { label: 'Undo', run: () => stored.set({ ...stored.get(), countdown }) } });
  };
  useAlarmAt(ready && state.since !== null ? state.since + state.left : undefined, settle);
  useTimerKeys({ ' ': startOrStop, r: reset });
  return { state, startOrStop, reset, testSound: () => play(alert, { volume }) };
}

export default function CountdownTimer({ slug, page }: ToolPageProps) {
  const options = useOptions(slug, SETTINGS);
  const { values, ready } = options;
  const { state, startOrStop, reset, testSound } = useCountdown(ready, values);
  const running = isCounting(state);
  const { label, analog } = values;

  return (
    <TimerPage
      page={page}
      name="cd"
      title="Countdown"
      fullscreen
      keys={{ Space: 'start or stop', R: 'reset' }}
      face={<Face state={state} label={label.trim()} analog={analog} />}
      buttons={
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: after a click the space bar is the timer's again, not the button's. */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: only the pointer leaves the focus where it was not meant to be. */}
          <div
            className="cd-buttons dock"
            onClick={({ detail }) => {
              if (detail > 0) (document.activeElement as HTMLElement | null)?.blur();
            }}
          >
            <Button
              variant="primary"
              icon={running ? 'square' : 'play'}
              label={running ? 'Stop' : 'Start'}
              aria-keyshortcuts="Space"
              disabled={!running && state.length === 0}
              onClick={startOrStop}
            />
            <Button icon="rotate-ccw" label="Reset" aria-keyshortcuts="R" onClick={reset} />
          </div>
        </>
      }
    >
      <SettingsPanel options={options} running={running} onTestSound={testSound} />
      <History />
    </TimerPage>
  );
}

interface SettingsPanelProps {
  options: OptionState<Settings>;
  running: boolean;
  onTestSound(): void;
}

function SettingsPanel({ options, running, onTestSound }: SettingsPanelProps) {
  const theme = useBodyTheme(usePersisted(stored).theme);
  const { hours, minutes, seconds } = options.values;
  const length = toDuration({ hours, minutes, seconds });
  const setLength = (changes: Partial<Settings>) => {
    options.set(changes);
    // What stands follows the fields; what runs goes on.
    if (!running) stored.set({ ...stored.get(), countdown: null });
  };
  const preset = PRESET_MINUTES.find((one) => one * MINUTE === length);
  const fields = (...names: (keyof typeof SETTINGS)[]) => (
    <OptionFields shape={SETTINGS} options={options} names={names} />
  );
  return (
    <Panel title="Settings" className="cd-settings">
      <div className="panel-body">
        <div className="cd-length">
          <OptionFields shape={LENGTH} options={{ ...options, set: setLength }} />
        </div>
        <OptionField
          option={PRESET}
          value={preset === undefined ? 'custom' : `m${preset}`}
          onChange={(value) => {
            const chosen = PRESET_MINUTES.find((one) => `m${one}` === value);
            const { hours = 0, minutes = 0 } = chosen ? durationParts(chosen * MINUTE) : {};
            if (chosen) setLength({ hours, minutes, seconds: 0 });
          }}
        />
        {fields('label')}
        <div className="cd-pair">
          {fields('sound')}
          <OptionField
            option={THEME}
            value={theme}
            onChange={(value) => stored.set({ ...stored.get(), theme: value })}
          />
        </div>
        <div className="cd-volume">
          {fields('volume')}
          <Button iconOnly icon="volume-2" label="Test Sound" onClick={onTestSound} />
        </div>
        <div className="cd-pair">{fields('autoRestart', 'analog')}</div>
      </div>
    </Panel>
  );
}

function History() {
  const { history } = usePersisted(stored);
  return (
    <Panel
      title="History"
      className="cd-history"
      aside={history.length > 0 && `${history.length}`}
      actions={
        <Button
          small
          variant="quiet"
          icon="trash-2"
          label="Clear History"
          disabled={history.length === 0}
          onClick={() => {
            const before = stored.get();
            stored.set({ ...before, history: [] });
            toast({
              title: 'History cleared',
              action: { label: 'Undo', run: () => stored.set({ ...stored.get(), history: before.history }) },
            });
          }}
        />
      }
    >
      {history.length === 0 ? (
        <div className="empty">
          <p>Countdowns that ended are listed here.</p>
        </div>
      ) : (
        <ol className="cd-list">
          {history.map((one, at) => (
            <li key={`${one.at}-${at}`}>
              <span className="grow">{one.label || 'Countdown'}</span>
              <b>{formatDuration(one.length)}</b>
              <time dateTime={new Date(one.at).toISOString()}>
                {formatMonthAndDay(one.at)}, {formatTimeOfDay(one.at, { hour24: true })}
              </time>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
