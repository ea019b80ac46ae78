import { type FormEvent, useId } from 'react';
import { type Alarm, SNOOZES, TIME, WEEKDAYS, type Weekday } from '@/engines/time/alarms';
import { SOUNDS } from '@/families/clock/sounds';
import { choice, integer, line } from '@/kit/option';
import { Button } from '@/ui/controls/Button';
import { OptionField } from '@/ui/controls/OptionField';

export type Draft = Pick<Alarm, 'time' | 'label' | 'days' | 'sound' | 'volume' | 'snoozeInterval'>;
export const EMPTY: Draft = { time: '', label: '', days: WEEKDAYS, sound: 'Beep', volume: 50, snoozeInterval: 5 };

const FIELDS = {
  label: line('Label', '', { placeholder: 'Wake up', maxLength: 80 }),
  sound: choice('Sound', Object.fromEntries(SOUNDS.map((name) => [name, name])), 'Beep'),
  volume: integer('Volume', 50, { min: 0, max: 100, slider: true }),
};
const SNOOZE = choice(
  'Snooze Interval',
  Object.fromEntries(SNOOZES.map((minutes) => [`m${minutes}`, `${minutes} minutes`])),
  'm5',
);

interface NewAlarmProps {
  draft: Draft;
  onChange(draft: Draft): void;
  /** Keeps the draft: as a new alarm, or in place of the one it is of. */
  onSave(): void;
  /** Leaves an alarm that is there already as it was. */
  onCancel?: () => void;
}

export function NewAlarm({ draft, onChange, onSave, onCancel }: NewAlarmProps) {
  const id = useId();
  const complete = TIME.test(draft.time);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (complete) onSave();
  };
  const toggleDay = (day: Weekday) =>
    onChange({
      ...draft,
      days: draft.days.includes(day) ? draft.days.filter((one) => one !== day) : [...draft.days, day],
    });
  const field = (name: keyof typeof FIELDS) => (
    <OptionField
      key={name}
      option={FIELDS[name]}
      value={draft[name]}
      onChange={(value) => onChange({ ...draft, [name]: value })}
    />
  );
  return (
    <form className="panel-body al-form" onSubmit={submit}>
      <div className="al-pair">
        <div className="field">
          <label htmlFor={id}>Time</label>
          <input
            id={id}
            type="time"
            required
            value={draft.time}
            onChange={(event) => onChange({ ...draft, time: event.target.value.slice(0, 5) })}
          />
        </div>
        {field('label')}
      </div>
      <fieldset className="al-days">
        <legend>Days</legend>
        {WEEKDAYS.map((day) => (
          <label key={day}>
            <input type="checkbox" checked={draft.days.includes(day)} onChange={() => toggleDay(day)} />
            <span>{day}</span>
          </label>
        ))}
      </fieldset>
      {draft.days.length === 0 && <p className="field-hint">Without a weekday it rings once, at the next such time.</p>}
      <div className="al-pair">
        {field('sound')}
        <OptionField
          option={SNOOZE}
          value={`m${draft.snoozeInterval}`}
          onChange={(value) => onChange({ ...draft, snoozeInterval: Number(String(value).slice(1)) })}
        />
      </div>
      {field('volume')}
      {onCancel ? (
        <div className="al-pair">
          <Button label="Cancel" onClick={onCancel} />
          <Button type="submit" variant="primary" icon="check" label="Save Alarm" disabled={!complete} />
        </div>
      ) : (
        <Button type="submit" variant="primary" icon="plus" label="Add Alarm" disabled={!complete} />
      )}
    </form>
  );
}
