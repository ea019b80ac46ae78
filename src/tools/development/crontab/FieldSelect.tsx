import { useId, useRef, useState } from 'react';
import type { FieldKind } from '@/engines/cron/parse';
import { MONTH_NAMES, WEEKDAY_NAMES } from '@/engines/time/names';

const CUSTOM = 'custom';

const getLabel = ({ name, first }: FieldKind, value: number): string =>
  name === 'weekday'
    ? `${value} ${WEEKDAY_NAMES[value - first]}`
    : name === 'month'
      ? `${value} ${MONTH_NAMES[value - 1]}`
      : String(value);

interface FieldSelectProps {
  kind: FieldKind;
  value: string;
  invalid: boolean;
  onChange(value: string): void;
}

/** One field of the expression: typed over the list of its single values, or chosen from it. */
export function FieldSelect({ kind, value, invalid, onChange }: FieldSelectProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  /** What stands in the field while it is being typed, which may be nothing. */
  const [draft, setDraft] = useState<string>();
  const last = kind.name === 'weekday' ? kind.first + 6 : kind.last;
  const plain = Array.from({ length: last - kind.first + 1 }, (_, at) => String(at + kind.first));
  const isPlain = value === '*' || plain.includes(value);
  return (
    <div className="field ct-field">
      <label htmlFor={id}>{kind.label}</label>
      <div className="ct-choice">
        <select
          id={id}
          value={value}
          aria-invalid={invalid || undefined}
          onChange={(event) => {
            if (event.target.value === CUSTOM) field.current?.focus();
            else onChange(event.target.value);
          }}
        >
          <option value="*">*</option>
          {!isPlain && <option value={value}>{value}</option>}
          {plain.map((one) => (
            <option key={one} value={one}>
              {getLabel(kind, Number(one))}
            </option>
          ))}
          <option value={CUSTOM}>Custom…</option>
        </select>
        <input
          ref={field}
          type="text"
          aria-label={`Custom ${kind.label.toLowerCase()}`}
          aria-invalid={invalid || undefined}
          title="A value, a list, a range or a step: 1-5,*/2"
          value={draft ?? value}
          maxLength={200}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            const typed = event.target.value.replace(/\s+/g, '');
            setDraft(typed);
            onChange(typed || '*');
          }}
          onBlur={() => setDraft(undefined)}
        />
      </div>
    </div>
  );
}
