import type { ReactNode } from 'react';

interface EmptySampleProps {
  /** Read out in place of the drawing. */
  text: string;
  /** Buttons under it. */
  actions?: ReactNode;
  /** What a result looks like. */
  children: ReactNode;
}

/** Where a result will be: a dimmed one, which only eyes see. */
export const EmptySample = ({ text, actions, children }: EmptySampleProps) => (
  <div className="empty" data-sample="">
    <p className="unseen">{text}</p>
    <div className="sample" aria-hidden="true" inert>
      {children}
    </div>
    {actions && <div className="input-foot">{actions}</div>}
  </div>
);
