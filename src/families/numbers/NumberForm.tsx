import { type ReactNode, useRef } from 'react';
import { Button } from '@/ui/controls/Button';
import { toastCleared } from '@/ui/controls/EditActions';
import { ExamplesMenu } from '@/ui/controls/Examples';
import { UndoButtons } from '@/ui/controls/UndoButtons';
import { useUndoKeys } from '@/ui/input/useUndoKeys';
import { Panel } from '@/ui/output/Panel';
import type { Transform } from '@/ui/pages/useTransform';
import './numbers.css';

interface NumberFormProps {
  transform: Transform;
  title: string;
  /** The fields; the tool's input, where nothing else is said. */
  fields?: ReactNode;
  /** Something is still to be entered. */
  incomplete?: boolean;
  /** The menu of examples, where it is not of the tool's own as they are written. */
  examples?: ReactNode;
  /** Below the buttons. */
  children?: ReactNode;
}

/** What is asked about, in fields of a line, and the button that asks. */
export function NumberForm({ transform, title, fields, incomplete, examples, children }: NumberFormProps) {
  const { tool, declared, edited, text, empty, actions } = transform;
  const [[name, { label, placeholder }] = ['', { label: '' }]] = declared;
  const [action = ''] = actions;
  const form = useRef<HTMLFormElement>(null);
  useUndoKeys(form, edited);
  const disabled = incomplete ?? text.trim() === '';
  return (
    <Panel
      title={title}
      className="form-box number-form"
      actions={
        <>
          {examples ?? <ExamplesMenu examples={tool.examples} onPick={transform.loadExample} />}
          <UndoButtons steps={edited} />
        </>
      }
    >
      <form
        ref={form}
        data-main-input=""
        onSubmit={(event) => {
          event.preventDefault();
          if (!disabled) transform.runAction(action);
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
              onChange={(event) => transform.setInput(name, event.target.value)}
            />
          </label>
        )}
        <div className="form-pair">
          <Button type="submit" variant="primary" label={action} disabled={disabled} />
          <Button
            label="Clear"
            aria-disabled={empty}
            onClick={empty ? undefined : () => toastCleared(transform.clear())}
          />
        </div>
        {children}
      </form>
    </Panel>
  );
}
