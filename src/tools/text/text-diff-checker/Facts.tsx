import type { FieldRow } from '@/kit/output';

/** The scores. Of the similarity there is a bar too. */
export const Facts = ({ facts }: { facts: readonly FieldRow[] }) => (
  <dl className="facts">
    {facts.map(({ label, value, note, meter }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {value}
          {note && <span className="text-diff-note">{note}</span>}
          {meter !== undefined && <meter value={meter} aria-label={label} />}
        </dd>
      </div>
    ))}
  </dl>
);
