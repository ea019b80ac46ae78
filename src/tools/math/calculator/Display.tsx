import type { Ref } from 'react';

interface DisplayProps {
  expression: string;
  /** The result as far as it can be known, or of the last equals. */
  shown: { text: string; exact: boolean } | undefined;
  settled: boolean;
  error: string | undefined;
  closed: boolean;
  field: Ref<HTMLInputElement>;
  onChange(expression: string): void;
  onKey(key: string): boolean;
}

/** Digits in threes, parted by space that is not copied along. */
function Grouped({ text }: { text: string }) {
  const [, head = '', digits = '', tail = ''] = /^([^\d]*)(\d*)(.*)$/s.exec(text) ?? [];
  if (digits.length < 5) return text;
  const first = digits.length % 3 || 3;
  const groups = [digits.slice(0, first), ...(digits.slice(first).match(/.{3}/g) ?? [])];
  return (
    <>
      {head}
      {groups.map((group, at) => (
        <span key={at} className="calc-group">
          {group}
        </span>
      ))}
      {tail}
    </>
  );
}

export function Display({ expression, shown, settled, error, closed, field, onChange, onKey }: DisplayProps) {
  const text = shown?.text ?? (expression === '' ? '0' : '');
  const size = text.length > 60 ? 'calc-small' : text.length > 18 ? 'calc-medium' : '';
  return (
    <div className={`calc-display ${settled ? 'calc-settled' : ''}`}>
      <input
        ref={field}
        data-main-input=""
        type="text"
        className="calc-expression"
        aria-label="Expression"
        aria-invalid={error ? true : undefined}
        placeholder="Type or use the keys"
        value={expression}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
          if (onKey(event.key)) event.preventDefault();
        }}
      />
      <div className="calc-line">
        {shown && (
          <span className="calc-sign" aria-hidden="true">
            {shown.exact ? '=' : '≈'}
          </span>
        )}
        <output className={`calc-result ${size}`} aria-label="Result" tabIndex={text.length > 60 ? 0 : undefined}>
          <Grouped text={text} />
        </output>
      </div>
      <p className="calc-message">
        {error ? (
          <span role="alert" className="calc-error">
            {error}
          </span>
        ) : (
          closed && settled && 'Open parentheses were closed at the end.'
        )}
      </p>
    </div>
  );
}
