import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Alarm, type AlarmState, dismiss, nextDue, QUICK_MINUTES, snooze } from '@/engines/time/alarms';
import { formatDate, formatTimeOfDay } from '@/engines/time/time-of-day';
import { notify, useNotifications } from '@/families/clock/notifications';
import { prepareSounds } from '@/families/clock/sounds';
import { TimerPage } from '@/families/clock/TimerPage';
import { useAlarmAt } from '@/families/clock/useAlarmAt';
import { useSecond } from '@/families/clock/useSecond';
import { useTitle } from '@/families/clock/useTitle';
import { toggle } from '@/kit/option';
import { Button } from '@/ui/controls/Button';
import { OptionField } from '@/ui/controls/OptionField';
import { toast } from '@/ui/controls/Toast';
import { useOptions } from '@/ui/hooks/useOptions';
import { plural } from '@/ui/output/count';
import type { ToolPageProps } from '@/ui/pages/page';
import { usePersisted } from '@/ui/storage/storage';
import { AlarmsPanel, type AlarmTab } from './AlarmsPanel';
import { Ringing, TestAlarm } from './Dialogs';
import { alarmStore, changeState, checkClock, stateStore } from './store';
import { useActions } from './useActions';
import { describeWait } from './wording';
import './view.css';

const SETTINGS = { hour24: toggle('24-Hour Format', true) };

/** When the next alarm rings, and the notes of those that rang or were missed. */
function useDue(alarms: readonly Alarm[], state: AlarmState): number | undefined {
  const check = useCallback(() => {
    const { alarms: known, rings, missed } = checkClock();
    for (const { id } of rings) {
      const alarm = known.find((one) => one.id === id);
      if (alarm) notify(alarm.label || 'Alarm', `It is ${alarm.time}.`);
    }
    if (missed.length > 0)
      toast({ title: `${plural(missed.length, 'alarm')} missed`, description: 'See the history.', stays: 10_000 });
  }, []);
  useEffect(check, [check]);
  const due = useMemo(() => nextDue(alarms, state, state.checkedTo), [alarms, state]);
  useAlarmAt(state.checkedTo > 0 ? due : undefined, check);
  return due;
}

export default function AlarmClock({ slug, page }: ToolPageProps) {
  const alarms = usePersisted(alarmStore);
  const state = usePersisted(stateStore);
  const { values, set } = useOptions(slug, SETTINGS);
  const [tab, setTab] = useState<AlarmTab>('alarms');
  const actions = useActions(slug, alarms, () => setTab('alarms'));
  const [testing, setTesting] = useState(false);
  const notifications = useNotifications();
  const { hour24 } = values;

  const due = useDue(alarms, state);
  const [first] = state.ringing;
  const ringing = first && alarms.find(({ id }) => id === first.id);
  useTitle(ringing && `⏰ ${ringing.time} ${ringing.label}`.trim());

  return (
    <TimerPage
      page={page}
      name="al"
      title="Clock"
      fullscreen
      notifications={notifications}
      face={<Now hour24={hour24} due={due} />}
      buttons={
        <QuickAlarms
          onAdd={actions.addQuick}
          onTest={() => {
            prepareSounds();
            setTesting(true);
          }}
        />
      }
      below={
        <div className="al-switches">
          <OptionField option={SETTINGS.hour24} value={hour24} onChange={(value) => set({ hour24: value })} />
        </div>
      }
    >
      <AlarmsPanel alarms={alarms} history={state.history} hour24={hour24} tab={tab} onTab={setTab} actions={actions} />
      {first && ringing && (
        <Ringing
          key={`${first.id} ${first.at}`}
          alarm={ringing}
          due={first}
          hour24={hour24}
          onSnooze={() => {
            changeState((now) => snooze(now, alarmStore.get(), Date.now()));
            toast(`Snoozed for ${ringing.snoozeInterval} minutes`);
          }}
          onDismiss={() => changeState(dismiss)}
        />
      )}
      {testing && (
        <TestAlarm
          sound={actions.draft.sound}
          volume={actions.draft.volume}
          notifications={notifications.state}
          onClose={() => setTesting(false)}
        />
      )}
    </TimerPage>
  );
}

const QuickAlarms = ({ onAdd, onTest }: { onAdd(minutes: number): void; onTest(): void }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own.
  <div className="al-quick" role="group" aria-label="Quick alarms">
    {QUICK_MINUTES.map((minutes) => (
      <Button key={minutes} label={`+${minutes} min`} onClick={() => onAdd(minutes)} />
    ))}
    <Button icon="volume-2" label="Test Alarm" onClick={onTest} />
  </div>
);

function Now({ hour24, due }: { hour24: boolean; due: number | undefined }) {
  const now = useSecond();
  return (
    <div className="al-now">
      <p className="al-time" role="timer" aria-label="Current time">
        {now === undefined ? '--:--:--' : formatTimeOfDay(now, { hour24 })}
      </p>
      <p>{now === undefined ? '\u00a0' : formatDate(now)}</p>
      <p className="al-next">
        {now !== undefined &&
          (due === undefined ? 'No alarm set' : `Next alarm ${describeWait(Math.max(0, due - now))}`)}
      </p>
    </div>
  );
}
