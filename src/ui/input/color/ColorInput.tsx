import { useId } from 'react';
import type { ColorText } from './color-text';
import './color.css';

interface ColorInputProps {
  label: string;
  value: Pick<ColorText<unknown>, 'text' | 'problem'>;
  /** The color in use as six digits, which is all the browser's picker knows. */
  picked: string;
  onChange(text: string): void;
  placeholder?: string;
  /** Says what is wrong elsewhere on the page. */
  quiet?: boolean;
  /** Where a key is for the page itself, such as the space bar: then the field has the focus only once it was chosen. */
  waits?: boolean;
}

/** The browser's own picker beside a field that takes what it cannot: text. */
export function ColorInput({
  label,
  value: { text, problem },
  picked,
  onChange,
  placeholder,
  ...props
}: ColorInputProps) {
  const id = useId();
  const told = problem !== undefined && !props.quiet;
  return (
    <div className="field color-input">
      <label htmlFor={id}>{label}</label>
      <div className="field-row">
        <input
          type="color"
          aria-label={`${label} picker`}
          value={picked.slice(0, 7).toLowerCase()}
          onChange={(event) => onChange(event.target.value)}
        />
        <input
          id={id}
          data-main-input={props.waits ? 'waits' : ''}
          type="text"
          value={text}
          placeholder={placeholder}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby={told ? `${id}-problem` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {told && (
        <p className="field-problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
