import type { FieldRow } from '@/kit/output';
import { CopyButton } from '../../controls/Button';
import { plural } from '../count';
import { HeroValue } from '../HeroValue';
import type { ViewerProps } from './viewer';

/** How much of a value is drawn; Copy gives the whole. */
const DRAWN = 2000;

const Swatch = ({ color }: { color: string }) => <span className="swatch" style={{ backgroundColor: color }} />;

const Field = ({ field }: { field: FieldRow }) => (
  <div className="field-out">
    <dt>{field.label}</dt>
    <dd>
      {field.swatch && <Swatch color={field.swatch} />}
      <code>
        {field.value.slice(0, DRAWN)}
        {field.value.length > DRAWN && `… ${plural(field.value.length - DRAWN, 'more character')}`}
      </code>
      {field.note && <span className="field-note">{field.note}</span>}
      <CopyButton iconOnly small variant="quiet" label={`Copy ${field.label}`} value={field.value} />
    </dd>
  </div>
);

/** The field that the result is about: its value large, what it means below. */
const HeroField = ({ field }: { field: FieldRow }) => (
  <div className="field-out hero-field">
    <dt>{field.label}</dt>
    <dd>
      {field.swatch && <Swatch color={field.swatch} />}
      <HeroValue value={field.value.slice(0, DRAWN)} label={field.label} copies={field.value} />
      {field.note && <span className="field-note">{field.note}</span>}
      <CopyButton iconOnly small variant="quiet" label={`Copy ${field.label}`} value={field.value} />
    </dd>
  </div>
);

export default function FieldsViewer({ value, label, hero }: ViewerProps<'fields'>) {
  const isHero = ({ label }: FieldRow, at: number) => (hero === true ? at === 0 : Boolean(hero?.includes(label)));
  const large = value.filter(isHero);
  const rest = value.filter((field, at) => !isHero(field, at));
  return (
    <div className={`fields-view ${large.length > 1 ? 'with-tiles' : ''}`}>
      {large.length > 0 && (
        <dl className="hero-fields" aria-label={label}>
          {large.map((field) => (
            <HeroField key={field.label} field={field} />
          ))}
        </dl>
      )}
      {rest.length > 0 && (
        <dl className="fields-out" aria-label={large.length > 0 ? `${label}: more` : label}>
          {rest.map((field) => (
            <Field key={field.label} field={field} />
          ))}
        </dl>
      )}
    </div>
  );
}
