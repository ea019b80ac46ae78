import { useId, useState } from 'react';
import { clamp } from './viewport';

interface SizeFieldProps {
  label: string;
  value: number;
  limits: { min: number; max: number };
  onChange(value: number): void;
}

/** A number that comes within its limits by itself: too much at once, too little when the field is left, for it may be half typed. */
export function SizeField({ label, value, limits, onChange }: SizeFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const settle = () => {
    if (draft !== undefined && draft.trim() !== '') onChange(clamp(Number(draft), limits));
    setDraft(undefined);
  };
  return (
    <div className="field number">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={limits.min}
        max={Math.max(limits.max, value)}
        value={draft ?? value}
        onChange={({ target }) => {
          const typed = Number(target.value);
          const enough = target.value !== '' && typed >= limits.min;
          if (enough) onChange(clamp(typed, limits));
          setDraft(enough ? undefined : target.value);
        }}
        onBlur={settle}
        onKeyDown={({ key }) => {
          if (key === 'Enter') settle();
        }}
      />
    </div>
  );
}
