import type { ReactNode } from 'react';
import { Button } from '../Button';
import { Panel } from '../Panel';
import './numbers.css';

interface NumberFormProps {
  title: string;
  value: string;
  placeholder: string;
  action: string;
  onChange: (value: string) => void;
  onSubmit: () => void;
  onClear: () => void;
  children: ReactNode;
}

/** One whole number and the button that asks about it. */
export function NumberForm(props: NumberFormProps) {
  const { title, value, placeholder, action, onChange, onSubmit, onClear, children } = props;
  const empty = value.trim() === '';
  return (
    <Panel title={title} className="form-box number-form">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!empty) onSubmit();
        }}
      >
        <label className="field">
          <span>Number</span>
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder={placeholder}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </label>
        <div className="form-pair">
          <Button type="submit" look="primary" label={action} disabled={empty} />
          <Button label="Clear" onClick={onClear} />
        </div>
        {children}
      </form>
    </Panel>
  );
}
