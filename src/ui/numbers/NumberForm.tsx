import { type ReactNode, useRef } from 'react';
import { Button } from '../Button';
import { sayCleared } from '../EditActions';
import { Panel } from '../Panel';
import type { Transform } from '../pages/useTransform';
import { UndoButtons } from '../UndoButtons';
import { useUndoKeys } from '../useUndoKeys';
import './numbers.css';

interface NumberFormProps {
  of: Transform;
  title: string;
  /** The fields; the tool's input, where nothing else is said. */
  fields?: ReactNode;
  /** Something is still to be entered. */
  incomplete?: boolean;
  /** Below the buttons. */
  children?: ReactNode;
}

/** What is asked about, in fields of a line, and the button that asks. */
export function NumberForm({ of: transform, title, fields, incomplete, children }: NumberFormProps) {
  const { declared, edited, text, empty, actions } = transform;
  const [[name, { label, placeholder }] = ['', { label: '' }]] = declared;
  const [action = ''] = actions;
  const form = useRef<HTMLFormElement>(null);
  useUndoKeys(form, edited);
  const disabled = incomplete ?? text.trim() === '';
  return (
    <Panel title={title} className="form-box number-form" actions={<UndoButtons steps={edited} />}>
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!disabled) transform.act(action);
        }}
      >
        {fields ?? (
          <label className="field">
            <span>{label}</span>
            <input
              type="text"
              inputMode="numeric"
              autoComplete="off"
              placeholder={placeholder}
              value={text}
              onChange={(event) => transform.enter(name, event.target.value)}
            />
          </label>
        )}
        <div className="form-pair">
          <Button type="submit" look="primary" label={action} disabled={disabled} />
          <Button
            label="Clear"
            aria-disabled={empty}
            onClick={empty ? undefined : () => sayCleared(transform.clear())}
          />
        </div>
        {children}
      </form>
    </Panel>
  );
}
