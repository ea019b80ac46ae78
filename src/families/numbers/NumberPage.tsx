import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/ui/controls/Button';
import { toastCleared } from '@/ui/controls/EditActions';
import { UndoButtons } from '@/ui/controls/UndoButtons';
import { useRecent } from '@/ui/history/useRecent';
import type { InputContent } from '@/ui/input/InputBox';
import { SETTLE_MS, type Undoable } from '@/ui/input/useUndoable';
import { FieldsLayout } from '@/ui/pages/FieldsLayout';
import type { ToolPageProps } from '@/ui/pages/page';
import './numbers.css';

interface NumberPageProps extends ToolPageProps {
  className?: string;
  /** Above the fields. */
  strip?: ReactNode;
  /** What is asked about, in fields of a line. */
  fields: ReactNode;
  /** The menu of examples. */
  examples: ReactNode;
  steps: Pick<Undoable<object>, 'undo' | 'redo' | 'canUndo' | 'canRedo'>;
  /** Empties everything and gives back what brings it back; absent while nothing is entered. */
  onClear?: () => () => void;
  action: string;
  /** Something is still to be entered. */
  incomplete?: boolean;
  onSubmit(): void;
  /** Beside the button that asks. */
  buttons?: ReactNode;
  /** The answer, and what is below it. */
  children: ReactNode;
}

/** A question of a number or a few in one line, and its answer below. */
export function NumberPage({ className = '', steps, onClear, action, incomplete, onSubmit, ...page }: NumberPageProps) {
  return (
    <FieldsLayout
      {...page}
      className={`transform short-inputs number-page ${className}`}
      steps={steps}
      actions={
        <>
          {page.examples}
          <UndoButtons steps={steps} />
          <Button
            iconOnly
            variant="quiet"
            icon="trash-2"
            label="Clear"
            aria-disabled={!onClear}
            onClick={onClear && (() => toastCleared(onClear()))}
          />
        </>
      }
      buttons={
        <>
          {page.buttons}
          <Button type="submit" label={action} disabled={incomplete} />
        </>
      }
      onSubmit={() => {
        if (!incomplete) onSubmit();
      }}
    />
  );
}

interface NumberFieldProps {
  label: string;
  /** Shown while it is empty: what the worked example was made of. */
  placeholder?: InputContent;
  inputMode?: 'numeric' | 'decimal' | 'text';
  value: string;
  onChange(value: string): void;
}

export function NumberField({ label, placeholder, inputMode = 'numeric', value, onChange }: NumberFieldProps) {
  const id = useId();
  return (
    <div className="field short-input">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode={inputMode}
        autoComplete="off"
        placeholder={typeof placeholder === 'string' ? placeholder : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

/** The answers so far: one that was asked for by the button at once, one that came as it was typed when it has stood for a moment. */
export function useAnswers<Entry extends object>(
  asking: string,
  answer: Entry | undefined,
  getKey: (entry: Entry) => string,
) {
  const [asked, setAsked] = useState<{ asking: string; answer: Entry | undefined }>();
  const isAsked = asked?.asking === asking;
  // The button runs it again: what has been answered by then is listed all the same.
  const history = useRecent(answer ?? (isAsked ? asked.answer : undefined), getKey, { delay: isAsked ? 0 : SETTLE_MS });
  return { history, setAsked: () => setAsked({ asking, answer }) };
}
