import type { CSSProperties } from 'react';
import { CopyButton } from '../../controls/Button';
import './color.css';

export interface Swatch {
  /** As CSS takes it, and as it is copied. */
  color: string;
  /** Before the value: a name, a step. */
  label?: string;
  note?: string;
}

interface SwatchesProps {
  label: string;
  swatches: readonly Swatch[];
  /** The colors themselves are buttons that show where they are. */
  find?: { chosen: number | undefined; label(color: string): string; onFind(at: number): void };
  /** Said when one was copied. */
  copiedMessage?: string;
}

/** Colors side by side, each with its value and Copy. */
export const Swatches = ({ label, swatches, copiedMessage, find }: SwatchesProps) => (
  <ol className="swatches" aria-label={label}>
    {swatches.map(({ color, label: name, note }, at) => (
      <li key={at} className="swatch-tile">
        {find ? (
          <button
            type="button"
            className="swatch-color"
            style={{ '--color': color } as CSSProperties}
            aria-label={find.label(color)}
            aria-pressed={at === find.chosen}
            onClick={() => find.onFind(at)}
          />
        ) : (
          <span className="swatch-color" style={{ '--color': color } as CSSProperties} />
        )}
        <div className="swatch-caption">
          <span className="grow">
            {name && <small>{name}</small>}
            <code>{color}</code>
            {note && <small>{note}</small>}
          </span>
          <CopyButton
            iconOnly
            small
            variant="quiet"
            label={`Copy ${color}`}
            value={color}
            copiedMessage={copiedMessage}
          />
        </div>
      </li>
    ))}
  </ol>
);
