import { type ReactNode, useId } from 'react';
import { CopyButton } from '@/ui/controls/Button';
import { Panel } from '@/ui/output/Panel';

interface SecretBoxProps {
  label: string;
  value: string;
  rows: number;
  mono?: boolean;
  invalid?: boolean;
  placeholder?: string;
  /** Under the text. */
  below?: ReactNode;
  /** Absent where it is only shown. */
  onChange?: (text: string) => void;
}

/** A text that goes nowhere: shown, typed and copied, and no more. */
export function SecretBox({ label, value, rows, mono, invalid, placeholder, below, onChange }: SecretBoxProps) {
  const id = useId();
  return (
    <Panel
      title={<label htmlFor={id}>{label}</label>}
      actions={<CopyButton small variant="quiet" label={`Copy ${label}`} value={value} disabled={value === ''} />}
    >
      <textarea
        id={id}
        className={`bip39-box ${mono ? 'mono' : ''}`}
        rows={rows}
        value={value}
        readOnly={!onChange}
        aria-invalid={invalid || undefined}
        placeholder={
          placeholder ?? (onChange ? `Type or paste ${label === 'Entropy' ? 'hex digits' : 'the words'}` : '')
        }
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onChange={(event) => onChange?.(event.target.value)}
      />
      {below}
    </Panel>
  );
}
