import { useEffect, useId, useState } from 'react';
import { InputError } from '@/engines/input-error';
import { type Color, isShown, type Line, type Option, type OptionShape, type OptionValue } from '@/kit/option';
import { OptionField } from '@/ui/controls/OptionField';
import type { Values } from '@/ui/hooks/useOptions';

/** Gives what was written as it is kept; throws `InputError` for what cannot be read. */
type Read = (text: string) => string;

interface CheckedFieldProps {
  option: Color | Line;
  value: string;
  read: Read;
  onChange(value: string): void;
}

/** More would be no color. */
const LONGEST_COLOR = 100;

const sixOrEight = (hex: string) =>
  hex.length > 6 ? hex : `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}`;

/** What stands in the field may be wrong for a while; only what can be read is passed on. */
function CheckedField({ option, value, read, onChange }: CheckedFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const end = () => {
    setDraft(undefined);
    setProblem(undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was wrong is no longer so once another value is set.
  useEffect(() => setProblem(undefined), [value]);
  const change = (text: string) => {
    setDraft(text);
    try {
      onChange(read(text));
      setProblem(undefined);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      setProblem(error.message);
    }
  };
  return (
    <div className={`field ${option.kind}`}>
      <label htmlFor={id}>{option.label}</label>
      <div className="field-row">
        {option.kind === 'color' && (
          <input
            type="color"
            aria-label={`${option.label} picker`}
            value={sixOrEight(value).slice(0, 7).toLowerCase()}
            onChange={(event) => {
              end();
              // The picker knows no transparency: what was set stays.
              onChange(event.target.value + sixOrEight(value).slice(7));
            }}
          />
        )}
        <input
          id={id}
          type="text"
          value={draft ?? value}
          maxLength={option.kind === 'line' ? option.maxLength : LONGEST_COLOR}
          placeholder={option.kind === 'line' ? option.placeholder : undefined}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => change(event.target.value)}
          onBlur={end}
        />
      </div>
      {problem && (
        <p className="field-problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

interface FieldsProps {
  shape: OptionShape;
  values: Values;
  onChange(changes: Values): void;
  /** How colors and texts are read, by option. */
  readers?: Readonly<Record<string, Read>>;
}

/** The controls of a design, in columns. */
export function Fields({ shape, values, onChange, readers = {} }: FieldsProps) {
  const field = ([name, option]: [string, Option]) => {
    const value = values[name]!;
    const read = readers[name];
    const set = (next: OptionValue) => onChange({ [name]: next });
    return read && typeof value === 'string' && (option.kind === 'color' || option.kind === 'line') ? (
      <CheckedField key={name} option={option} value={value} onChange={set} read={read} />
    ) : (
      <OptionField key={name} option={option} value={value} onChange={set} />
    );
  };
  return (
    <div className="styled-fields">
      {Object.entries(shape)
        .filter(([, option]) => isShown(option, values))
        .map(field)}
    </div>
  );
}
