import { type ReactNode, useState } from 'react';
import { Button } from '../controls/Button';

interface PanelProps {
  title: ReactNode;
  /** Beside the title: a count, a state. */
  aside?: ReactNode;
  /** Buttons at the end of the title bar. On a phone those after the second wait behind a button. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A titled pane with hairline borders: the one box of this product. */
export function Panel({ title, aside, actions, className = '', children }: PanelProps) {
  const [more, setMore] = useState(false);
  return (
    <section className={`panel ${className}`}>
      <header className="panel-bar" data-more={more || undefined}>
        <h2>{title}</h2>
        {aside && <span className="panel-aside">{aside}</span>}
        <div className="panel-actions">
          {actions}
          <Button
            iconOnly
            small
            variant="quiet"
            icon="ellipsis"
            label={more ? 'Fewer actions' : 'More actions'}
            aria-expanded={more}
            className="more-actions"
            onClick={() => setMore(!more)}
          />
        </div>
      </header>
      {children}
    </section>
  );
}
