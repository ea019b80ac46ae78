import type { ReactNode } from 'react';
import './ring.css';

const RADIUS = 47;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

interface RingProps {
  /** What is left, and of how much. */
  left: number;
  length: number;
  /** Inside it: the time, and what it is about. */
  children: ReactNode;
}

/** A ring as large as its panel allows, which empties as time goes by. */
export function Ring({ left, length, children }: RingProps) {
  const share = length > 0 ? left / length : 0;
  return (
    <div className="ring">
      <svg
        viewBox="0 0 100 100"
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round((1 - share) * 100)}
      >
        <circle className="ring-track" cx="50" cy="50" r={RADIUS} />
        {share > 0 && (
          <circle
            className="ring-left"
            cx="50"
            cy="50"
            r={RADIUS}
            strokeDasharray={`${share * CIRCUMFERENCE} ${CIRCUMFERENCE}`}
            transform="rotate(-90 50 50)"
          />
        )}
      </svg>
      <div className="ring-inside">{children}</div>
    </div>
  );
}
