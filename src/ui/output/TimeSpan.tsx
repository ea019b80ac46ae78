import type { CSSProperties } from 'react';
import type { ResultSummary } from '@/kit/output';
import './time-span.css';

const DAY = 86_400_000;
/** The time of day, or the day where it is another one. */
const clock = (at: number) =>
  new Date(at).toLocaleString(
    'en-GB',
    Math.abs(at - Date.now()) < DAY
      ? { hour: '2-digit', minute: '2-digit' }
      : { day: 'numeric', month: 'short', year: 'numeric' },
  );

/** From when until when, and where the present is: before it, in it or after it. */
export function TimeSpan({
  span: { from, to, now, fromLabel, toLabel },
}: {
  span: NonNullable<ResultSummary['span']>;
}) {
  const start = Math.min(from, now);
  const length = Math.max(to, now) - start || 1;
  const share = (at: number) => `${((at - start) / length) * 100}%`;
  const labels = [
    { at: from, text: `${fromLabel} ${clock(from)}` },
    { at: to, text: `${toLabel} ${clock(to)}` },
    { at: now, text: `now ${clock(now)}` },
  ].sort((a, b) => a.at - b.at);
  const shares = {
    '--from': share(from),
    '--gone': share(Math.min(Math.max(now, from), to)),
    '--to': share(to),
    '--late': share(Math.max(now, to)),
  } as CSSProperties;
  return (
    <div className="time-span">
      <div className="time-span-bar" style={shares} />
      <p>
        {labels.map(({ text }) => (
          <span key={text}>{text}</span>
        ))}
      </p>
    </div>
  );
}
