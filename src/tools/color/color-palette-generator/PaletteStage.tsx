import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';
import { inkOn } from '@/engines/color/contrast';
import { parseHexDigits } from '@/engines/color/srgb';
import { Button, CopyButton } from '@/ui/controls/Button';
import { noteOf, type PlacedSwatch } from './tool';

interface PaletteStageProps {
  placed: readonly PlacedSwatch[];
  /** The one that is being edited. */
  edited: number | undefined;
  onLock(at: number): void;
  onEdit(at: number): void;
  onMove(from: number, to: number): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The colors side by side as one surface, each with its lock, its handle and its value. */
export function PaletteStage({ placed, edited, onLock, onEdit, onMove }: PaletteStageProps) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number>();
  const last = placed.length - 1;

  const moveByKey = (key: string, at: number) => {
    const to = key === 'Home' ? 0 : key === 'End' ? last : at + (STEPS[key] ?? 0);
    if (to === at || to < 0 || to > last) return false;
    onMove(at, to);
    return true;
  };
  const drag = ({ clientX, clientY }: PointerEvent) => {
    if (dragged === undefined) return;
    const over = [...list.current!.children].findIndex((tile) => {
      const { left, right, top, bottom } = tile.getBoundingClientRect();
      return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
    });
    if (over < 0 || over === dragged) return;
    onMove(dragged, over);
    setDragged(over);
  };
  const drop = () => setDragged(undefined);

  return (
    <ol
      className="pg-palette"
      aria-label="Palette"
      ref={list}
      onPointerDown={(event) => {
        const handle = (event.target as HTMLElement).closest<HTMLElement>('[data-handle]');
        if (!handle || event.button !== 0) return;
        // The list and not the handle, which changes its place: a moved element loses the pointer.
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(Number(handle.dataset.handle));
      }}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      {placed.map(({ slot, isLocked, swatch }, at) => (
        <li
          key={slot}
          className="pg-swatch"
          data-dragged={at === dragged || undefined}
          style={{ '--color': swatch.color, color: inkOn(parseHexDigits(swatch.color)!) } as CSSProperties}
        >
          <div className="pg-tools">
            <Button
              iconOnly
              small
              variant="quiet"
              icon={isLocked ? 'lock' : 'lock-open'}
              label={`Lock ${swatch.color}`}
              aria-pressed={isLocked}
              onClick={() => onLock(at)}
            />
            <Button
              iconOnly
              small
              variant="quiet"
              icon="grip-vertical"
              className="pg-handle"
              label={`Move ${swatch.color}`}
              data-handle={at}
              onKeyDown={(event) => {
                if (moveByKey(event.key, at)) event.preventDefault();
              }}
            />
          </div>
          <div className="pg-caption">
            {swatch.step && <small>{swatch.step}</small>}
            <button
              type="button"
              className="pg-value"
              aria-label={`Edit ${swatch.color}`}
              aria-expanded={at === edited}
              onClick={() => onEdit(at)}
            >
              <code>{swatch.color}</code>
            </button>
            <small className={swatch.isBase ? 'pg-base' : ''}>{noteOf(swatch)}</small>
          </div>
          <CopyButton
            iconOnly
            small
            variant="quiet"
            label={`Copy ${swatch.color}`}
            value={swatch.color}
            copiedMessage="Copied!"
          />
        </li>
      ))}
    </ol>
  );
}
