interface SwitchProps {
  label: string;
  on: boolean;
  onChange(on: boolean): void;
  /** Its label is heard only: what it is of stands beside it. */
  bare?: boolean;
  variant?: 'switch' | 'checkbox';
  title?: string;
  className?: string;
}

/** On or off. */
export const Switch = ({ label, on, onChange, bare, variant = 'switch', title, className = '' }: SwitchProps) => (
  <label className={`field toggle ${className}`} title={title}>
    <input
      type="checkbox"
      {...(variant === 'switch' && { role: 'switch', 'aria-checked': on })}
      aria-label={bare ? label : undefined}
      checked={on}
      onChange={(event) => onChange(event.target.checked)}
    />
    {!bare && <span>{label}</span>}
  </label>
);
