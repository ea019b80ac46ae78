import { type KeyboardEvent, useState } from 'react';
import { FIELDS, type FieldKind, type FieldName, type Fields } from '@/engines/cron/parse';
import { MONTH_NAMES, WEEKDAY_NAMES } from '@/engines/time/names';
import { writeValues } from './describe';

const SHORT: Readonly<Partial<Record<FieldName, readonly string[]>>> = {
  month: ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'],
  weekday: ['S', 'M', 'T', 'W', 'T', 'F', 'S'],
};
const NAMES: Readonly<Partial<Record<FieldName, readonly string[]>>> = { month: MONTH_NAMES, weekday: WEEKDAY_NAMES };
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface FieldMapProps {
  fields: Fields;
  onChange(name: FieldName, value: string): void;
}

/** Every value of every field, lit where it fits; a press puts one in or takes it out. */
export const FieldMap = ({ fields, onChange }: FieldMapProps) => (
  <div className="ct-map">
    {FIELDS.map((kind) => (
      <FieldRow
        key={kind.name}
        kind={kind}
        values={fields[kind.name].values}
        onChange={(value) => onChange(kind.name, value)}
      />
    ))}
  </div>
);

interface FieldRowProps {
  kind: FieldKind;
  values: readonly number[];
  onChange(value: string): void;
}

/** One stop of the Tab key; the arrows go through its values. */
function FieldRow({ kind: { name, label, first, last: most }, values, onChange }: FieldRowProps) {
  const last = name === 'weekday' ? 6 : most;
  const [active, setActive] = useState(first);
  const all = Array.from({ length: last - first + 1 }, (_, at) => at + first);
  const isAll = values.length === all.length;
  const toggle = (value: number) => {
    // Of all of them one is picked out; after that each press adds or takes away.
    const next = isAll ? [value] : values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
    onChange(
      writeValues(
        next.toSorted((a, b) => a - b),
        first,
        last,
      ),
    );
  };
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    const target = event.key === 'Home' ? first : event.key === 'End' ? last : step ? active + step : undefined;
    if (target === undefined || target < first || target > last) return;
    event.preventDefault();
    setActive(target);
    event.currentTarget.querySelectorAll('button')[target - first]?.focus();
  };
  return (
    <div className={`ct-row ct-${name}`}>
      <span aria-hidden="true">{label}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own. */}
      <div role="group" aria-label={`${label} values`} onKeyDown={move}>
        {all.map((value) => (
          <button
            key={value}
            type="button"
            className={values.includes(value) ? 'lit' : undefined}
            aria-label={`${label} ${NAMES[name]?.[value - first] ?? value}`}
            aria-pressed={values.includes(value)}
            tabIndex={value === active ? 0 : -1}
            onFocus={() => setActive(value)}
            onClick={() => toggle(value)}
          >
            {SHORT[name]?.[value - first] ?? value}
          </button>
        ))}
      </div>
    </div>
  );
}
