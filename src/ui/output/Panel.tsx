import type { ReactNode } from 'react';

interface PanelProps {
  title: ReactNode;
  /** Beside the title: a count, a state. */
  aside?: ReactNode;
  /** Buttons at the end of the title bar. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A titled pane with hairline borders: the one box of this product. */
export const Panel = ({ title, aside, actions, className = '', children }: PanelProps) => (
  <section className={`panel ${className}`}>
    <header className="panel-bar">
      <h2>{title}</h2>
      {aside && <span className="panel-aside">{aside}</span>}
      <div className="panel-actions">{actions}</div>
    </header>
    {children}
  </section>
);
