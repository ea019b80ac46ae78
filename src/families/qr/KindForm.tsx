import { useId, useState } from 'react';
import { KIND_FIELDS, type KindField, writeContent } from '@/engines/qr/contents';
import type { Kind } from '@/engines/qr/kinds';
import './kind-form.css';

interface KindFormProps {
  kind: Exclude<Kind, 'text'>;
  onWrite(text: string): void;
}

/** Fields that fill the text of the code. What they need is missing for a while; until then the text stays. */
export default function KindForm({ kind, onWrite }: KindFormProps) {
  const [entered, setEntered] = useState<Readonly<Record<string, string>>>({});
  const change = (name: string, value: string) => {
    const next = { ...entered, [name]: value };
    setEntered(next);
    const text = writeContent(kind, next);
    if (text !== '') onWrite(text);
  };
  return (
    <div className="qr-kind">
      {Object.entries(KIND_FIELDS[kind]).map(([name, field]) => (
        <Field key={name} field={field} value={entered[name] ?? ''} onChange={(value) => change(name, value)} />
      ))}
    </div>
  );
}

function Field({ field, value, onChange }: { field: KindField; value: string; onChange(value: string): void }) {
  const id = useId();
  const { label, placeholder, type = 'text', choices } = field;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {choices ? (
        <select id={id} value={value || Object.keys(choices)[0]} onChange={(event) => onChange(event.target.value)}>
          {Object.entries(choices).map(([choice, title]) => (
            <option key={choice} value={choice}>
              {title}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          type={type === 'datetime-local' ? type : 'text'}
          inputMode={type === 'text' || type === 'datetime-local' ? undefined : type}
          value={value}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  );
}
