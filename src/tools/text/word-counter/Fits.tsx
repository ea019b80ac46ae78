import { useMemo } from 'react';
import { fills } from './reports';

/** How a text fits where texts go, as bars. */
export default function Fits({ text, goal }: { text: string; goal: number }) {
  const shown = useMemo(() => fills(text, goal), [text, goal]);
  return (
    <ul className="word-fits" aria-label="How it fits">
      {shown.map(({ label, share, value, isLimit }) => (
        <li key={label} className={isLimit && share > 1 ? 'over' : ''}>
          <span>{label}</span>
          <i aria-hidden="true">
            <i style={{ width: `${Math.min(100, share * 100)}%` }} />
          </i>
          <code>{value}</code>
        </li>
      ))}
    </ul>
  );
}
