import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Size } from './areas';

interface Span {
  from: number;
  to: number;
}
interface Measured {
  columns: readonly Span[];
  rows: readonly Span[];
}

/** The track in which a point is, or the nearest. */
export const trackAt = (spans: readonly Span[], point: number): number => {
  const at = spans.findIndex(({ to }) => point <= to);
  return at < 0 ? spans.length - 1 : at;
};

/** Where the tracks are in the window, by the cells of the first row and the first column. */
export function measure(container: HTMLElement): Measured {
  const spans = (axis: 'column' | 'row'): Span[] =>
    [...container.querySelectorAll<HTMLElement>(`[data-${axis}]`)].map((cell) => {
      const { left, right, top, bottom } = cell.getBoundingClientRect();
      return axis === 'column' ? { from: left, to: right } : { from: top, to: bottom };
    });
  return { columns: spans('column'), rows: spans('row') };
}

/** Where the tracks are within an element. */
export function useTracks(css: string, size: Size, width: number | undefined) {
  const around = useRef<HTMLDivElement>(null);
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  const [tracks, setTracks] = useState<Measured>({ columns: [], rows: [] });
  const [room, setRoom] = useState(0);
  const update = useCallback(() => {
    if (!container) return;
    const { left, top } = around.current!.getBoundingClientRect();
    const { columns, rows } = measure(container);
    setTracks({
      columns: columns.map(({ from, to }) => ({ from: from - left, to: to - left })),
      rows: rows.map(({ from, to }) => ({ from: from - top, to: to - top })),
    });
  }, [container]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other styles or another number of tracks are measured anew.
  useLayoutEffect(() => {
    if (!container) return;
    const stage = around.current!.lastElementChild!;
    const measureAll = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(stage);
      setRoom(stage.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
      update();
    };
    measureAll();
    const observer = new ResizeObserver(measureAll);
    observer.observe(container);
    observer.observe(stage);
    // The style sheet is put in after this.
    const frame = requestAnimationFrame(measureAll);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [container, update, css, size.columns, size.rows, width]);
  return { around, container, setContainer, tracks, room, update };
}
