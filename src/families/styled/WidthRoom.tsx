import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import './width-room.css';

interface WidthRoomProps {
  children: ReactNode;
}

const LEAST = 120;
const STEP = 10;

/** A stage whose right edge is dragged, to see what it shows at every width. The arrow keys do the same. */
export function WidthRoom({ children }: WidthRoomProps) {
  const room = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const grip = useRef<HTMLButtonElement>(null);
  const [width, setWidth] = useState<number>();
  const [start, setStart] = useState<number>();

  const most = () => room.current!.clientWidth - grip.current!.offsetWidth;
  const resize = (next: number) => setWidth(next >= most() ? undefined : Math.max(LEAST, Math.round(next)));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.shiftKey ? STEP * 5 : STEP;
    const now = box.current!.offsetWidth;
    if (event.key === 'ArrowLeft') resize(now - by);
    else if (event.key === 'ArrowRight') resize(now + by);
    else if (event.key === 'Home') resize(LEAST);
    else if (event.key === 'End') setWidth(undefined);
    else return;
    event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    grip.current!.setPointerCapture(event.pointerId);
    setStart(event.clientX - box.current!.offsetWidth);
  };
  const end = () => setStart(undefined);
  return (
    <div className="width-room" ref={room}>
      <div
        className="width-box"
        ref={box}
        data-fixed={width !== undefined || undefined}
        style={{ '--width': `${width}px` } as CSSProperties}
      >
        {children}
        {width !== undefined && (
          <span className="width-said" aria-hidden="true">
            {width} px
          </span>
        )}
      </div>
      <button
        type="button"
        className="width-grip"
        ref={grip}
        role="slider"
        aria-label="Preview width"
        aria-valuemin={LEAST}
        aria-valuenow={width ?? LEAST}
        aria-valuetext={width === undefined ? 'All there is' : `${width} px`}
        title="Drag to change the width; a double click gives all of it back"
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={(event) => start !== undefined && resize(event.clientX - start)}
        onPointerUp={end}
        onPointerCancel={end}
        onDoubleClick={() => setWidth(undefined)}
      />
    </div>
  );
}
