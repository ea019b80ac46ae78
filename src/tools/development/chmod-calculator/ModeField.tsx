import { useState } from 'react';
import { InputError } from '@/engines/input-error';
import { type Pasted, readPasted } from './mode';

interface ModeFieldProps {
  label: string;
  mode: number;
  text: string;
  onChange(read: Partial<Pasted>): void;
}

/** Shows the mode, and takes any way of writing one, a whole command too; what cannot be read yet stays in the field. */
export function ModeField({ label, mode, text, onChange }: ModeFieldProps) {
  const [draft, setDraft] = useState<{ text: string; base: number }>();
  const [problem, setProblem] = useState<string>();
  return (
    <label className="field">
      <span>{label}</span>
      <input
        data-main-input=""
        type="text"
        value={draft?.text ?? text}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-invalid={problem ? true : undefined}
        onChange={(event) => {
          const base = draft?.base ?? mode;
          setDraft({ text: event.target.value, base });
          try {
            const { mode: next, path, recursive } = readPasted(event.target.value, base);
            // Clauses work on what was there before they were begun, not on what half of them made of it.
            if (next === readPasted(event.target.value, ~base & 0o7777).mode)
              setDraft({ text: event.target.value, base: next });
            onChange({ mode: next, ...(path && { path, recursive }) });
            setProblem(undefined);
          } catch (error) {
            if (!(error instanceof InputError)) throw error;
            setProblem(error.message);
          }
        }}
        onBlur={() => {
          setDraft(undefined);
          setProblem(undefined);
        }}
      />
      {problem && (
        <span className="field-problem" role="alert">
          {problem}
        </span>
      )}
    </label>
  );
}
