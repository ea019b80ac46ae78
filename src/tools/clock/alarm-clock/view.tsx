import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  type Alarm,
  type AlarmState,
  describeDays,
  dismiss,
  edit,
  forget,
  nextDue,
  nextRing,
  QUICK_MINUTES,
  quickAlarm,
  snooze,
} from '@/engines/time/alarms';
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
import { Switch } from '@/ui/controls/Switch';
import { Tabs } from '@/ui/controls/Tabs';
import { toast } from '@/ui/controls/Toast';
import { useOptions } from '@/ui/hooks/useOptions';
import { plural } from '@/ui/output/count';
import type { ToolPageProps } from '@/ui/pages/page';
import { usePersisted } from '@/ui/storage/storage';
import { useForVisit } from '@/ui/storage/visit';
import { Ringing, TestAlarm } from './Dialogs';
import { type Draft, EMPTY, NewAlarm } from './NewAlarm';
import {
  addAlarm,
  alarmStore,
  changeAlarms,
  changeState,
  checkClock,
  replaceAlarm,
  setActive,
  stateStore,
} from './store';
import './view.css';

const SETTINGS = { hour24: toggle('24-Hour Format', true) };
const TABS = { alarms: 'Alarms', new: 'New Alarm', history: 'History' } as const;

/** "in 7 h 20 min", "in less than a minute". */
function describeWait(ms: number): string {
  const minutes = Math.ceil(ms / 60_000);
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor(minutes / 60) % 24;
  if (minutes <= 1) return 'in less than a minute';
  const words = [
    days > 0 && `${days} d`,
    hours > 0 && `${hours} h`,
    days === 0 && minutes % 60 > 0 && `${minutes % 60} min`,
  ];
  return `in ${words.filter(Boolean).join(' ')}`;
}

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
  const [tab, setTab] = useState<keyof typeof TABS>('alarms');
  const [draft, setDraft] = useForVisit<Draft>(`${slug}:draft`, EMPTY);
  const [editing, setEditing] = useState<Alarm>();
  const [testing, setTesting] = useState(false);
  const notifications = useNotifications();
  const { hour24 } = values;

  const due = useDue(alarms, state);
  const [first] = state.ringing;
  const ringing = first && alarms.find(({ id }) => id === first.id);
  useTitle(ringing && `⏰ ${ringing.time} ${ringing.label}`.trim());

  const newId = () => `${Date.now().toString(36)}-${alarms.length}`;
  const add = () => {
    prepareSounds();
    if (!addAlarm({ ...draft, label: draft.label.trim(), id: newId(), isActive: true })) return;
    setDraft({ ...draft, time: '', label: '' });
    setTab('alarms');
  };
  const addQuick = (minutes: number) => {
    prepareSounds();
    const { sound, volume, snoozeInterval } = draft;
    const alarm = quickAlarm(Date.now(), minutes, { id: newId(), sound, volume, snoozeInterval });
    addAlarm(alarm);
    setTab('alarms');
  };
  const remove = (alarm: Alarm) => {
    changeAlarms((all) => all.filter(({ id }) => id !== alarm.id));
    changeState((now) => forget(now, alarm.id));
    toast({ title: 'Alarm deleted', action: { label: 'Undo', run: () => addAlarm(alarm) } });
  };

  const save = () => {
    const before = alarms.find(({ id }) => id === editing?.id);
    setEditing(undefined);
    // Deleted in another tab meanwhile.
    if (!editing || !before) return;
    prepareSounds();
    const alarm = edit(before, { ...editing, label: editing.label.trim() });
    replaceAlarm(alarm);
    toast(`Alarm set for ${alarm.time}`);
  };

  return (
    <TimerPage
      page={page}
      name="al"
      title="Clock"
      fullscreen
      notifications={notifications}
      face={<Now hour24={hour24} due={due} />}
      buttons={
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own. */}
          <div className="al-quick" role="group" aria-label="Quick alarms">
            {QUICK_MINUTES.map((minutes) => (
              <Button key={minutes} label={`+${minutes} min`} onClick={() => addQuick(minutes)} />
            ))}
            <Button
              icon="volume-2"
              label="Test Alarm"
              onClick={() => {
                prepareSounds();
                setTesting(true);
              }}
            />
          </div>
        </>
      }
      below={
        <div className="al-switches">
          <OptionField option={SETTINGS.hour24} value={hour24} onChange={(value) => set({ hour24: value })} />
        </div>
      }
    >
      <section className="panel al-panel" aria-label="Your alarms">
        <header className="panel-bar">
          {editing ? <h2>Edit alarm</h2> : <Tabs label="View" tabs={TABS} value={tab} onChange={setTab} />}
        </header>
        {editing ? (
          <NewAlarm
            draft={editing}
            onChange={(changed) => setEditing({ ...editing, ...changed })}
            onSave={save}
            onCancel={() => setEditing(undefined)}
          />
        ) : (
          tab === 'new' && <NewAlarm draft={draft} onChange={setDraft} onSave={add} />
        )}
        {!editing && tab === 'alarms' && (
          <List alarms={alarms} hour24={hour24} onEdit={setEditing} onRemove={remove} onNew={() => setTab('new')} />
        )}
        {!editing && tab === 'history' && <History entries={state.history} />}
      </section>
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
          sound={draft.sound}
          volume={draft.volume}
          notifications={notifications.state}
          onClose={() => setTesting(false)}
        />
      )}
    </TimerPage>
  );
}

function History({ entries }: { entries: readonly string[] }) {
  if (entries.length === 0)
    return (
      <div className="empty">
        <p>Alarms that rang are listed here.</p>
      </div>
    );
  return (
    <>
      <ol className="al-history">
        {entries.map((entry, at) => (
          <li key={at}>{entry}</li>
        ))}
      </ol>
      <Button
        variant="quiet"
        icon="trash-2"
        label="Clear History"
        onClick={() => {
          changeState((now) => ({ ...now, history: [] }));
          toast({
            title: 'History cleared',
            action: { label: 'Undo', run: () => changeState((now) => ({ ...now, history: entries })) },
          });
        }}
      />
    </>
  );
}

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

interface ListProps {
  alarms: readonly Alarm[];
  hour24: boolean;
  onEdit(alarm: Alarm): void;
  onRemove(alarm: Alarm): void;
  onNew(): void;
}

function List({ alarms, hour24, onEdit, onRemove, onNew }: ListProps) {
  const state = usePersisted(stateStore);
  const now = useSecond();
  const sorted = useMemo(() => [...alarms].sort((a, b) => (a.time < b.time ? -1 : 1)), [alarms]);
  if (alarms.length === 0)
    return (
      <div className="empty">
        <p>No alarms yet.</p>
        <Button icon="plus" label="Set an alarm" onClick={onNew} />
      </div>
    );
  return (
    <ul className="al-list">
      {sorted.map((alarm) => {
        const next = now === undefined ? undefined : nextRing(alarm, state, now);
        const snoozed = state.snoozed.some(({ id }) => id === alarm.id);
        return (
          <li key={alarm.id} className={alarm.isActive || snoozed ? '' : 'al-off'}>
            <b>{describeTime(alarm.time, hour24)}</b>
            <div className="grow">
              <span className="al-name">{alarm.label || 'Alarm'}</span>
              <small>
                {describeDays(alarm)}
                {next !== undefined &&
                  now !== undefined &&
                  ` · ${snoozed ? 'snoozed, ' : ''}${describeWait(next - now)}`}
              </small>
            </div>
            <Switch
              bare
              label={`Active: ${alarm.time} ${alarm.label}`.trim()}
              on={alarm.isActive}
              onChange={(on) => setActive(alarm.id, on)}
            />
            <Button
              iconOnly
              variant="quiet"
              icon="pencil"
              label={`Edit ${alarm.time} ${alarm.label}`.trim()}
              onClick={() => onEdit(alarm)}
            />
            <Button
              iconOnly
              variant="quiet"
              icon="trash-2"
              label={`Delete ${alarm.time} ${alarm.label}`.trim()}
              onClick={() => onRemove(alarm)}
            />
          </li>
        );
      })}
    </ul>
  );
}

const describeTime = (time: string, hour24: boolean): string => {
  if (hour24) return time;
  const [hour = 0, minute = ''] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
};
