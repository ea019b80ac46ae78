import {
  type Alarm,
  type AlarmState,
  type Checked,
  check,
  forget,
  readAlarm,
  readAlarmState,
} from '@/engines/time/alarms';
import { keep, saveItem } from '@/ui/storage/saved-list';
import { persist, readList } from '@/ui/storage/storage';

const MOST_ALARMS = 100;

export const alarmStore = persist('alarms', readList<Alarm>(MOST_ALARMS, readAlarm));
export const stateStore = persist('localkit:alarm-clock', readAlarmState);

/** Looks at the clock, keeps what came of it and gives it. */
export function checkClock(): Checked {
  const alarms = alarmStore.get();
  const checked = check(alarms, stateStore.get(), Date.now());
  if (checked.alarms.some((alarm, at) => alarm !== alarms[at])) alarmStore.set(checked.alarms);
  stateStore.set(checked.state);
  return checked;
}

export const changeState = (by: (state: AlarmState) => AlarmState): void => {
  stateStore.set(by(stateStore.get()));
};

/** Looked at first: what was due before a change is not lost by it, and what is new is not due in the past. */
export function changeAlarms(by: (alarms: readonly Alarm[]) => readonly Alarm[]): void {
  checkClock();
  keep(alarmStore, by(alarmStore.get()));
}

/** Tells the visitor whether it is set. False where there are too many already. */
export function addAlarm(alarm: Alarm): boolean {
  checkClock();
  return saveItem(alarmStore, alarm, `Alarm set for ${alarm.time}`, { most: MOST_ALARMS, items: 'alarms', at: 'end' });
}

/** Puts an alarm in the place of what it was: on from now on, and neither ringing nor snoozed as what it was before. */
export function replaceAlarm(alarm: Alarm): void {
  changeAlarms((alarms) => alarms.map((one) => (one.id === alarm.id ? alarm : one)));
  changeState((state) => forget(state, alarm.id));
}

export function setActive(id: string, isActive: boolean): void {
  changeAlarms((alarms) => alarms.map((alarm) => (alarm.id === id ? { ...alarm, isActive } : alarm)));
  if (!isActive) changeState((state) => forget(state, id));
}
