import { type Ref, useId, useImperativeHandle, useRef } from 'react';
import type { Input } from '@/kit/input';
import type { InputContent, InputHandle } from './InputBox';

interface ShortInputProps {
  input: Input;
  value: InputContent;
  onChange(value: string): void;
  onSubmit(): void;
  handle?: Ref<InputHandle>;
  /** An example of what belongs in it, shown while it is empty. */
  sample?: InputContent;
}

/** A single line to type into, for inputs that are never more. */
export function ShortInput({ input, value, onChange, onSubmit, handle, sample }: ShortInputProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(handle, () => ({
    goTo(offset) {
      field.current?.focus();
      field.current?.setSelectionRange(offset, offset + 1);
    },
  }));
  return (
    <div className="field short-input">
      <label htmlFor={id}>{input.label}</label>
      <input
        id={id}
        ref={field}
        data-main-input=""
        type={input.secret ? 'password' : 'text'}
        value={typeof value === 'string' ? value : ''}
        // What the worked example below was made of.
        placeholder={typeof sample === 'string' ? sample : input.placeholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onSubmit();
        }}
      />
    </div>
  );
}
