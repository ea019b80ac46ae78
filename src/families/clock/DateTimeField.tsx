/** What the browser's own date field can show. */
const LOCAL = /^(\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?)?$/;

/** A moment as logs, calendars and programs write it, up to the zone. */
const WRITTEN = /^\s*(\d{4}-\d\d-\d\d)(?:[T ]+(\d\d:\d\d(?::\d\d)?))?/;

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
      data-main-input=""
      type={LOCAL.test(value) ? 'datetime-local' : 'text'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      // Browsers paste into the part of the date that has the cursor, or not at all.
      onPaste={(event) => {
        const [written, day, time = '00:00'] = WRITTEN.exec(event.clipboardData.getData('text/plain')) ?? [];
        if (written === undefined) return;
        event.preventDefault();
        onChange(`${day}T${time}`);
      }}
    />
  </label>
);
