import type { CSSProperties } from 'react';
import { type Gradient, gradientCss } from '@/engines/gradient';
import { Button } from '@/ui/controls/Button';
import type { Values } from '@/ui/hooks/useOptions';
import { settingsOf } from './options';

interface LayerListProps {
  /** The first on top. */
  kept: readonly Gradient[];
  drawn: readonly Gradient[];
  /** The one that is being edited. */
  at: number;
  onChange(settings: Values): void;
}

const MOST = 10;

/** Light from the middle: something that lets the rest be seen. */
const FRESH: Gradient = {
  type: 'radial',
  angle: 90,
  repeating: false,
  shape: 'circle',
  size: 'farthest-corner',
  centerX: 50,
  centerY: 50,
  stops: [
    { color: '#ffffffb3', position: 0 },
    { color: '#ffffff00', position: 60 },
  ],
};

/** Gradients over one another, the first on top: choose, add, order, double, remove. */
export default function LayerList({ kept, drawn, at, onChange }: LayerListProps) {
  const edited = Math.min(at, kept.length - 1);
  const show = (gradients: readonly Gradient[], next: number) => onChange(settingsOf(gradients, next));
  const insert = (place: number, gradient: Gradient) => show(kept.toSpliced(place, 0, gradient), place);
  const move = (from: number, to: number) => show(kept.toSpliced(from, 1).toSpliced(to, 0, kept[from]!), to);
  return (
    <>
      <ol className="gradient-layers" aria-label="Layers">
        {drawn.map((gradient, place) => (
          <li key={place}>
            <button
              type="button"
              className="gradient-layer"
              aria-pressed={place === edited}
              aria-label={`Edit layer ${place + 1}, ${gradient.type}`}
              onClick={() => show(kept, place)}
            >
              <span style={{ '--image': gradientCss(gradient) } as CSSProperties} />
            </button>
            <Button
              iconOnly
              small
              variant="quiet"
              icon="arrow-up"
              label={`Move layer ${place + 1} up`}
              disabled={place === 0}
              onClick={() => move(place, place - 1)}
            />
            <Button
              iconOnly
              small
              variant="quiet"
              icon="arrow-down"
              label={`Move layer ${place + 1} down`}
              disabled={place === drawn.length - 1}
              onClick={() => move(place, place + 1)}
            />
            <Button
              iconOnly
              small
              variant="quiet"
              icon="copy"
              label={`Double layer ${place + 1}`}
              disabled={kept.length >= MOST}
              onClick={() => insert(place, kept[place]!)}
            />
            <Button
              iconOnly
              small
              variant="quiet"
              icon="trash-2"
              label={`Remove layer ${place + 1}`}
              disabled={kept.length === 1}
              onClick={() => show(kept.toSpliced(place, 1), Math.min(place, kept.length - 2))}
            />
          </li>
        ))}
      </ol>
      <Button icon="plus" label="Add Layer" disabled={kept.length >= MOST} onClick={() => insert(0, FRESH)} />
    </>
  );
}
