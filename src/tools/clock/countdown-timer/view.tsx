import { useCallback, useMemo } from 'react';
import { isCounting } from '@/engines/time/countdown';
import { MINUTE, toDuration } from '@/engines/time/duration';
import { isZone } from '@/engines/time/zone-names';
import { useNotifications } from '@/families/clock/notifications';
import { prepareSounds } from '@/families/clock/sounds';
import { TimerPage } from '@/families/clock/TimerPage';
import { useTimerKeys } from '@/families/clock/useTimerKeys';
import { useTimerSound } from '@/families/clock/useTimerSound';
import { Button } from '@/ui/controls/Button';
import { toast } from '@/ui/controls/Toast';
import { useOptions } from '@/ui/hooks/useOptions';
import type { ToolPageProps } from '@/ui/pages/page';
import { DateFace, Face } from './Face';
import { History } from './History';
import { SettingsPanel } from './Settings';
import { SETTINGS, type Settings } from './settings';
import { addTimer, Timers } from './Timers';
import { useCountdown } from './useCountdown';
import { useTarget } from './useTarget';
import '@/families/clock/themes.css';
import './view.css';

/** What the countdowns of the page ring with. */
function useAlert({ sound, volume }: Settings) {
  const { silence, playAlert, wasOpenAt } = useTimerSound();
  const play = useCallback(() => playAlert(sound, { volume }), [sound, volume, playAlert]);
  const ringFor = useCallback(
    (at: number) => {
      if (wasOpenAt(at)) play();
    },
    [play, wasOpenAt],
  );
  return { silence, play, ringFor };
}

export default function CountdownTimer({ slug, page }: ToolPageProps) {
  const options = useOptions(slug, SETTINGS);
  const { values, ready } = options;
  const { kind, until, zone, yearly, analog, hours, minutes, seconds } = values;
  const label = values.label.trim();
  const alert = useAlert(values);
  const notifications = useNotifications();
  const target = useMemo(
    () => (kind === 'date' && isZone(zone || 'UTC') ? { until, zone, yearly } : undefined),
    [kind, until, zone, yearly],
  );
  const { state, startOrStop, reset, extend } = useCountdown(ready, values, alert);
  const waiting = useTarget(ready ? target : undefined, { label, ringFor: alert.ringFor });
  const toDate = kind === 'date';
  const running = isCounting(state);
  useTimerKeys(toDate ? {} : { ' ': startOrStop, r: reset });

  const length = toDuration({ hours, minutes, seconds });
  const canAdd = toDate ? isCounting(waiting.state) : length > 0;
  const add = () => {
    addTimer({ name: label, ...(toDate && target && { target }) }, length).catch((error: Error) =>
      toast({ title: 'No timer added', description: error.message, tone: 'destructive' }),
    );
  };

  return (
    <TimerPage
      page={page}
      name="cd"
      title="Countdown"
      fullscreen
      notifications={notifications}
      keys={toDate ? undefined : { Space: 'start or stop', R: 'reset' }}
      face={
        toDate ? (
          <DateFace {...waiting} label={label} zone={zone} />
        ) : (
          <Face state={state} label={label} analog={analog} />
        )
      }
      buttons={
        !toDate && (
          <>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: after a click the space bar is the timer's again, not the button's. */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: only the pointer leaves the focus where it was not meant to be. */}
            <div
              className="cd-buttons dock"
              onClick={({ detail }) => {
                if (detail > 0) (document.activeElement as HTMLElement | null)?.blur();
              }}
            >
              {running && <Button label="+1 min" onClick={() => extend(MINUTE)} />}
              {running && <Button label="+5 min" onClick={() => extend(5 * MINUTE)} />}
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
        )
      }
    >
      <SettingsPanel
        options={options}
        running={running}
        onTestSound={() => {
          prepareSounds();
          alert.play();
        }}
      />
      <Timers onAdd={canAdd ? add : undefined} ringFor={alert.ringFor} silence={alert.silence} />
      <History />
    </TimerPage>
  );
}
