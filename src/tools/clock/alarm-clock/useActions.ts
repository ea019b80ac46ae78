import { useState } from 'react';
import { type Alarm, edit, forget, quickAlarm } from '@/engines/time/alarms';
import { prepareSounds } from '@/families/clock/sounds';
import { toast } from '@/ui/controls/Toast';
import { useForVisit } from '@/ui/storage/visit';
import { type Draft, EMPTY } from './NewAlarm';
import { addAlarm, changeAlarms, changeState, replaceAlarm } from './store';

/** What one can do with alarms, each of which says that it was done. */
export function useActions(slug: string, alarms: readonly Alarm[], onSet: () => void) {
  const [draft, setDraft] = useForVisit<Draft>(`${slug}:draft`, EMPTY);
  const [editing, setEditing] = useState<Alarm>();
  const newId = () => `${Date.now().toString(36)}-${alarms.length}`;
  return {
    draft,
    setDraft,
    editing,
    setEditing,
    add() {
      prepareSounds();
      if (!addAlarm({ ...draft, label: draft.label.trim(), id: newId(), isActive: true })) return;
      setDraft({ ...draft, time: '', label: '' });
      onSet();
    },
    addQuick(minutes: number) {
      prepareSounds();
      const { sound, volume, snoozeInterval } = draft;
      addAlarm(quickAlarm(Date.now(), minutes, { id: newId(), sound, volume, snoozeInterval }));
      onSet();
    },
    remove(alarm: Alarm) {
      changeAlarms((all) => all.filter(({ id }) => id !== alarm.id));
      changeState((now) => forget(now, alarm.id));
      toast({ title: 'Alarm deleted', action: { label: 'Undo', run: () => addAlarm(alarm) } });
    },
    save() {
      const before = alarms.find(({ id }) => id === editing?.id);
      setEditing(undefined);
      // Deleted in another tab meanwhile.
      if (!editing || !before) return;
      prepareSounds();
      const alarm = edit(before, { ...editing, label: editing.label.trim() });
      replaceAlarm(alarm);
      toast(`Alarm set for ${alarm.time}`);
    },
  };
}
