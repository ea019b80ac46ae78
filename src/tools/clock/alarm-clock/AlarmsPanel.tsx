import { useMemo } from 'react';
import { type Alarm, describeDays, nextRing } from '@/engines/time/alarms';
import { useSecond } from '@/families/clock/useSecond';
import { Button } from '@/ui/controls/Button';
import { Switch } from '@/ui/controls/Switch';
import { Tabs } from '@/ui/controls/Tabs';
import { toast } from '@/ui/controls/Toast';
import { usePersisted } from '@/ui/storage/storage';
import { NewAlarm } from './NewAlarm';
import { changeState, setActive, stateStore } from './store';
import type { useActions } from './useActions';
import { describeTime, describeWait } from './wording';

const TABS = { alarms: 'Alarms', new: 'New Alarm', history: 'History' } as const;
export type AlarmTab = keyof typeof TABS;

interface AlarmsPanelProps {
  alarms: readonly Alarm[];
  history: readonly string[];
  hour24: boolean;
  tab: AlarmTab;
  onTab(tab: AlarmTab): void;
  actions: ReturnType<typeof useActions>;
}

/** The alarms, a new one, those that rang; or the one that is being changed. */
export function AlarmsPanel({ alarms, history, hour24, tab, onTab, actions }: AlarmsPanelProps) {
  const { draft, setDraft, editing, setEditing } = actions;
  return (
    <section className="panel al-panel" aria-label="Your alarms">
      <header className="panel-bar">
        {editing ? <h2>Edit alarm</h2> : <Tabs label="View" tabs={TABS} value={tab} onChange={onTab} />}
      </header>
      {editing ? (
        <NewAlarm
          draft={editing}
          onChange={(changed) => setEditing({ ...editing, ...changed })}
          onSave={actions.save}
          onCancel={() => setEditing(undefined)}
        />
      ) : (
        tab === 'new' && <NewAlarm draft={draft} onChange={setDraft} onSave={actions.add} />
      )}
      {!editing && tab === 'alarms' && (
        <List
          alarms={alarms}
          hour24={hour24}
          onEdit={setEditing}
          onRemove={actions.remove}
          onNew={() => onTab('new')}
        />
      )}
      {!editing && tab === 'history' && <History entries={history} />}
    </section>
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
