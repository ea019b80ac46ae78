import { useId } from 'react';
import { InputError } from '@/engines/input-error';
import { definePage } from '@/kit/page';
import { Button, CopyButton } from '@/ui/Button';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { HelpGuide } from '@/ui/HelpGuide';
import { Panel } from '@/ui/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { useUndoable } from '@/ui/useUndoable';
import { fromRoman, toRoman } from './roman';
import './view.css';

const PAGE = definePage({
  help: [
    'Type a number from 1 to 3999 into Number, or a numeral into Roman Numeral.',
    'There is nothing to set.',
    'Each field fills the other as you type.',
    'Copy either of them with the button beside it.',
  ],
});

/** What was typed, and where; the other field follows from it. */
interface Typed {
  field: 'number' | 'roman';
  text: string;
}
const NOTHING: Typed = { field: 'number', text: '' };

function convert({ field, text }: Typed): { other: string; error?: InputError } {
  if (text.trim() === '') return { other: '' };
  try {
    return { other: field === 'number' ? toRoman(text) : fromRoman(text) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { other: '', error };
  }
}

/** Two fields, each of which fills the other. */
export default function RomanNumeral({ tool }: ToolPageProps) {
  const typed = useUndoable(NOTHING);
  const { field, text } = typed.value;
  const { other, error } = convert(typed.value);
  const show = (name: Typed['field']) => ({
    value: name === field ? text : other,
    wrong: name === field && error !== undefined,
    onChange: (next: string) => typed.change(() => ({ field: name, text: next })),
  });

  return (
    <div className="roman-numeral">
      <Panel
        title="Convert"
        actions={
          <>
            <Button iconOnly look="quiet" icon="undo-2" label="Undo" disabled={!typed.canUndo} onClick={typed.undo} />
            <Button iconOnly look="quiet" icon="redo-2" label="Redo" disabled={!typed.canRedo} onClick={typed.redo} />
            <Button
              iconOnly
              look="quiet"
              icon="trash-2"
              label="Clear"
              disabled={text === ''}
              onClick={() => typed.replace(NOTHING)}
            />
          </>
        }
      >
        <div className="roman-numeral-fields">
          <Field label="Number" inputMode="numeric" placeholder="1994" {...show('number')} />
          <Field label="Roman Numeral" inputMode="text" placeholder="MCMXCIV" {...show('roman')} />
        </div>
        <div className="roman-numeral-action">
          <Button look="primary" label="Convert" disabled={text.trim() === ''} onClick={typed.settle} />
        </div>
        {error && <ErrorBanner error={error} />}
      </Panel>
      <HelpGuide steps={helpSteps(tool, PAGE)} />
    </div>
  );
}

interface FieldProps {
  label: string;
  inputMode: 'numeric' | 'text';
  placeholder: string;
  value: string;
  wrong: boolean;
  onChange(text: string): void;
}

function Field({ label, inputMode, placeholder, value, wrong, onChange }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-row">
        <input
          id={id}
          type="text"
          inputMode={inputMode}
          placeholder={placeholder}
          value={value}
          aria-invalid={wrong || undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
        <CopyButton iconOnly look="quiet" label={`Copy ${label}`} value={value} disabled={value === ''} />
      </div>
    </div>
  );
}
