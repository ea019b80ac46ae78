import { useMemo } from 'react';
import type { Outcome } from '@/kit/output';
import { TimeSpan } from '@/ui/output/TimeSpan';
import { summarizeToken } from './summary';

/** Whose token it is, until when it counts, and where in that time the present is. */
export function Verdict({ outcome }: { outcome: Outcome }) {
  const summary = useMemo(() => summarizeToken(outcome, Date.now()), [outcome]);
  if (!summary) return null;
  const { title, detail, span } = summary;
  return (
    <div className="jwt-verdict">
      <h3>{title}</h3>
      {detail && <p>{detail}</p>}
      {span && <TimeSpan span={span} />}
    </div>
  );
}
