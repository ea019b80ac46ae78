import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { clamp, HEIGHT, WIDTH } from './viewport';
import type { Size } from './viewports';

/** Where a board stays while its edges are dragged: centered, it would run away from the pointer. */
export interface Place {
  readonly left: number;
  readonly top: number;
}

/** Which sides an edge moves. */
export interface Direction {
  readonly x: number;
  readonly y: number;
}

interface EdgeDrag {
  board: RefObject<HTMLElement | null>;
  size: Size;
  scale: number;
  onSelect(): void;
  /** A new size while an edge is dragged; `ended` with the last. */
  onDrag(size: Size, place: Place, ended: boolean): void;
  onResize(size: Size): void;
}

const STEP = 10;
/** Of the stage, as in the style sheet. */
const PADDING = 12;

/** The edges of a screen, moved by pointer and by arrow keys. */
export function useEdgeDrag({ board, size, scale, onSelect, onDrag, onResize }: EdgeDrag) {
  const { width, height } = size;
  const start = useRef<{ x: number; y: number; size: Size; place: Place }>(undefined);

  const limit = (next: Size): Size => ({
    width: clamp(next.width, WIDTH),
    // A screen on its side may be higher than one that is typed.
    height: next.height === height ? height : clamp(next.height, HEIGHT),
  });
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    (event.currentTarget as HTMLElement).focus();
    onSelect();
    const { offsetLeft, offsetTop } = board.current!;
    start.current = {
      x: event.clientX,
      y: event.clientY,
      size: { width, height },
      place: { left: offsetLeft - PADDING, top: offsetTop - PADDING },
    };
  };
  const drag = (event: PointerEvent, { x, y }: Direction, ended: boolean) => {
    const from = start.current;
    if (!from) return;
    if (ended) start.current = undefined;
    const next = limit({
      width: from.size.width + (x * (event.clientX - from.x)) / scale,
      height: from.size.height + (y * (event.clientY - from.y)) / scale,
    });
    onDrag(next, from.place, ended);
  };
  const onKeyDown = (event: KeyboardEvent, { x, y }: Direction) => {
    const by = event.shiftKey ? STEP : 1;
    const across = { ArrowLeft: -by, ArrowRight: by }[event.key] ?? 0;
    const down = { ArrowUp: -by, ArrowDown: by }[event.key] ?? 0;
    if (across * x === 0 && down * y === 0) return;
    event.preventDefault();
    onSelect();
    onResize(limit({ width: width + across * x, height: height + down * y }));
  };
  return (direction: Direction) => ({
    onPointerDown,
    onPointerMove: (event: PointerEvent) => drag(event, direction, false),
    onPointerUp: (event: PointerEvent) => drag(event, direction, true),
    onPointerCancel: (event: PointerEvent) => drag(event, direction, true),
    onKeyDown: (event: KeyboardEvent) => onKeyDown(event, direction),
  });
}
