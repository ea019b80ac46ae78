import { useId, useState } from 'react';
import type { FieldKind } from '@/engines/cron/parse';

const CUSTOM = 'custom';
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const labelOf = ({ name }: FieldKind, value: number): string =>
  name === 'weekday'
    ? `${value} ${WEEKDAYS[value]}`
    : name === 'month'
      ? `${value} ${MONTHS[value - 1]}`
      : String(value);

interface FieldSelectProps {
  kind: FieldKind;
  value: string;
  invalid: boolean;
  onChange(value: string): void;
}

/** One field of the expression: any single value to choose, and anything else to type. */
export function FieldSelect({ kind, value, invalid, onChange }: FieldSelectProps) {
  const id = useId();
  const [typing, setTyping] = useState(false);
  const last = kind.name === 'weekday' ? 6 : kind.last;
  const plain = Array.from({ length: last - kind.first + 1 }, (_, at) => String(at + kind.first));
  const isPlain = value === '*' || plain.includes(value);
  return (
    <div className="field ct-field">
      <label htmlFor={id}>{kind.label}</label>
      <select
        id={id}
        value={typing ? CUSTOM : value}
        aria-invalid={invalid || undefined}
        onChange={(event) => {
          setTyping(event.target.value === CUSTOM);
          if (event.target.value !== CUSTOM) onChange(event.target.value);
        }}
      >
        <option value="*">*</option>
        {!isPlain && <option value={value}>{value}</option>}
        {plain.map((one) => (
          <option key={one} value={one}>
            {labelOf(kind, Number(one))}
          </option>
        ))}
        <option value={CUSTOM}>Custom…</option>
      </select>
      {typing && (
        <input
          type="text"
          aria-label={`Custom ${kind.label.toLowerCase()}`}
          // biome-ignore lint/a11y/noAutofocus: it appears because the visitor asked to type.
          autoFocus
          value={value}
          maxLength={200}
          spellCheck={false}
          autoComplete="off"
          placeholder="1-5,*/2"
          onChange={(event) => onChange(event.target.value.replace(/\s+/g, '') || '*')}
        />
      )}
    </div>
  );
}
