import { type HTMLAttributes, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';

/** Browsers lose rows in boxes taller than some 17 million pixels; beyond this height, scrolling is scaled. */
const TALLEST = 8_000_000;
const OVERSCAN = 8;

export interface RowsHandle {
  /** Brings a row into view. */
  show(row: number): void;
}

interface VirtualRowsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  count: number;
  rowHeight?: number;
  /** Draws one row. Called for the rows on screen only. */
  row(index: number): ReactNode;
  handle?: Ref<RowsHandle>;
}

/** A list of any length that draws only what is on screen. All rows are of one height. */
export function VirtualRows({ count, rowHeight = 20, row, handle, className = '', ...rest }: VirtualRowsProps) {
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(400);

  useEffect(() => {
    const element = box.current!;
    const observer = new ResizeObserver(() => setHeight(element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const full = count * rowHeight;
  const drawn = Math.min(full, TALLEST);
  const scale = full > drawn ? (full - height) / (drawn - height) : 1;
  const offset = top * scale;
  const first = Math.max(0, Math.floor(offset / rowHeight) - OVERSCAN);
  const last = Math.min(count, Math.ceil((offset + height) / rowHeight) + OVERSCAN);

  useImperativeHandle(handle, () => ({
    show(index) {
      const wanted = index * rowHeight;
      if (wanted >= offset && wanted + rowHeight <= offset + height) return;
      box.current!.scrollTop = Math.max(0, wanted - height / 2) / scale;
    },
  }));

  const rows: ReactNode[] = [];
  for (let index = first; index < last; index++) rows.push(row(index));

  return (
    <div
      className={`rows ${className}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      {...rest}
      ref={box}
      onScroll={(e) => setTop(e.currentTarget.scrollTop)}
    >
      <div className="rows-space" style={{ height: drawn }}>
        <div className="rows-window" style={{ transform: `translateY(${first * rowHeight - offset + top}px)` }}>
          {rows}
        </div>
      </div>
    </div>
  );
}
