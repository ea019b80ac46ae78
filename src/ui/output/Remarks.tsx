import type { FieldRow, Outcome } from '@/kit/output';

/** Things the visitor should know about a result. */
export const Notes = ({ notes }: { notes: readonly string[] }) =>
  notes.length > 0 && (
    <ul className="banner notes">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );

/** Figures beside a result, with bars where a share says more. */
export const Facts = ({ facts }: { facts: readonly FieldRow[] }) =>
  facts.length > 0 && (
    <dl className="facts">
      {facts.map(({ label, value, meter, better = 'more' }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {meter !== undefined && (
              <meter
                value={meter}
                aria-label={label}
                {...(better === 'more' ? { low: 0.45, high: 0.6, optimum: 1 } : { low: 0.6, high: 0.9, optimum: 0 })}
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );

export const Remarks = ({ outcome: { notes, facts } }: { outcome: Outcome }) => (
  <>
    <Notes notes={notes} />
    <Facts facts={facts} />
  </>
);
