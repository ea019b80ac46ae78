import { CopyButton } from '../Button';
import type { ViewerProps } from './viewer';

export default function FieldsViewer({ value, label }: ViewerProps<'fields'>) {
  return (
    <dl className="fields-out" aria-label={label}>
      {value.map((field) => (
        <div className="field-out" key={field.label}>
          <dt>{field.label}</dt>
          <dd>
            {field.swatch && <span className="swatch" style={{ backgroundColor: field.swatch }} />}
            <code>{field.value}</code>
            {field.note && <span className="field-note">{field.note}</span>}
            <CopyButton iconOnly small look="quiet" label={`Copy ${field.label}`} value={field.value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
