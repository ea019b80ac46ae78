import { type ReactNode, useRef } from 'react';
import { Button } from '@/ui/controls/Button';
import { findDevice } from './devices';
import { Ruler } from './Ruler';
import { type Place, useEdgeDrag } from './useEdgeDrag';
import { type Edges, getGroup, HEIGHT, WIDTH } from './viewport';
import type { Size, Viewport } from './viewports';

/** Beside and below a screen: where its edges are dragged. */
export const GRIP = 26;
export const CAPTION = 36;

interface BoardProps {
  viewport: Viewport;
  /** Counted from 1; absent where it is the only one. */
  number?: number;
  edges: Edges;
  framed: boolean;
  rulers: boolean;
  zoom: number;
  /** Widths that the ruler marks. */
  starts: readonly number[];
  selected: boolean;
  place?: Place;
  /** Nothing is known yet of the room for it. */
  hidden: boolean;
  onSelect(): void;
  onClose(): void;
  /** A new size while an edge is dragged; `ended` with the last. */
  onDrag(size: Size, place: Place, ended: boolean): void;
  onResize(size: Size): void;
  children: ReactNode;
}

const GRIPS = [
  { name: 'Right Edge', x: 1, y: 0, className: 'right' },
  { name: 'Bottom Edge', x: 0, y: 1, className: 'bottom' },
  { name: 'Corner', x: 1, y: 1, className: 'corner' },
] as const;

/** One screen on the stage, with its rulers, the drawn device and edges to drag. */
export function Board({ viewport, number, edges, framed, rulers, zoom, starts, selected, ...rest }: BoardProps) {
  const { width, height } = viewport;
  const { place, hidden, onSelect, onClose, onDrag, onResize, children } = rest;
  const scale = zoom / 100;
  const board = useRef<HTMLDivElement>(null);
  const device = findDevice(viewport.device, width, height);
  const group = device?.group ?? getGroup(width, height);

  const getMoves = useEdgeDrag({ board, size: { width, height }, scale, onSelect, onDrag, onResize });
  const suffix = number === undefined ? '' : ` of screen ${number}`;

  return (
    <div
      className={`viewport-board ${rulers ? 'ruled' : ''} ${number !== undefined && selected ? 'selected' : ''}`}
      ref={board}
      style={{
        visibility: hidden ? 'hidden' : undefined,
        margin: place && number === undefined ? `${place.top}px 0 0 ${place.left}px` : undefined,
      }}
    >
      {number !== undefined && (
        <div className="viewport-caption">
          <button type="button" aria-pressed={selected} onClick={onSelect}>
            <b>{number}</b>
            <span>{`${width} × ${height}`}</span>
            <span>{device?.name ?? 'Custom'}</span>
          </button>
          <Button iconOnly small variant="quiet" icon="x" label={`Close screen ${number}`} onClick={onClose} />
        </div>
      )}
      {rulers && (
        <>
          <span className="viewport-corner" aria-hidden="true" />
          <Ruler along="width" length={width} zoom={zoom} offset={edges.side * scale} starts={starts} />
          <Ruler along="height" length={height} zoom={zoom} offset={edges.top * scale} starts={[]} />
        </>
      )}
      <div
        className={`viewport-device ${framed ? `framed ${group}` : ''}`}
        style={{
          padding: `${edges.top * scale}px ${edges.side * scale}px ${edges.bottom * scale}px`,
          ['--scale' as string]: scale,
        }}
      >
        <div className="viewport-screen" style={{ width: width * scale, height: height * scale }}>
          {children}
        </div>
        {GRIPS.map((grip) => (
          <div
            key={grip.name}
            className={`viewport-grip ${grip.className}`}
            role="slider"
            tabIndex={0}
            aria-label={`${grip.name}${suffix}`}
            aria-orientation={grip.x === 1 ? 'horizontal' : 'vertical'}
            aria-valuemin={grip.x === 1 ? WIDTH.min : HEIGHT.min}
            aria-valuemax={grip.x === 1 ? WIDTH.max : HEIGHT.max}
            aria-valuenow={grip.x === 1 ? width : height}
            aria-valuetext={grip.className === 'corner' ? `${width} × ${height} px` : undefined}
            {...getMoves(grip)}
          />
        ))}
      </div>
    </div>
  );
}
