import { CopyButton } from '../../controls/Button';
import { plural } from '../count';
import type { ViewerProps } from './viewer';

/** How much of a value is drawn; Copy gives the whole. */
const DRAWN = 2000;

export default function FieldsViewer({ value, label }: ViewerProps<'fields'>) {
  return (
    <dl className="fields-out" aria-label={label}>
      {value.map((field) => (
        <div className="field-out" key={field.label}>
          <dt>{field.label}</dt>
          <dd>
            {field.swatch && <span className="swatch" style={{ backgroundColor: field.swatch }} />}
            <code>
              {field.value.slice(0, DRAWN)}
              {field.value.length > DRAWN && `… ${plural(field.value.length - DRAWN, 'more character')}`}
            </code>
            {field.note && <span className="field-note">{field.note}</span>}
            <CopyButton iconOnly small variant="quiet" label={`Copy ${field.label}`} value={field.value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
