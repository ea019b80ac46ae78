/** What the browser's own date field can show. */
const LOCAL = /^(\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?)?$/;

interface DateTimeFieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
}

/** A date and time of day. What came by a link and is written otherwise is shown as the text it is. */
export const DateTimeField = ({ label, value, onChange }: DateTimeFieldProps) => (
  <label className="field">
    <span>{label}</span>
    <input
      type={LOCAL.test(value) ? 'datetime-local' : 'text'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </label>
);
