import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Graph } from '@/engines/json/graph';

const MARGIN = 20;
const STEP = 60;
export const ZOOM = 1.25;
const [SMALLEST, LARGEST] = [0.05, 4];
/** Below this nothing can be read: rather the beginning than all of it. */
const READABLE = 0.75;
/** A pointer that moved less than this was a click. */
const STILL = 4;

interface Viewport {
  x: number;
  y: number;
  scale: number;
}

const clamp = (scale: number): number => Math.max(SMALLEST, Math.min(LARGEST, scale));

function fitted({ width, height }: Graph, box: Element): Viewport {
  const whole = Math.min(1, (box.clientWidth - 2 * MARGIN) / width, (box.clientHeight - 2 * MARGIN) / height);
  const scale = Math.max(READABLE, whole);
  // What does not fit begins at its root, which stands in the middle of the left edge.
  return { scale, x: MARGIN, y: (box.clientHeight - height * scale) / 2 };
}

/** The part of a graph that is seen; moved and zoomed by keys, wheel and pointer. `onClick` is told what was clicked. */
export function useViewport(box: RefObject<HTMLElement | null>, graph: Graph, onClick: (target: Element) => void) {
  const [viewport, setViewport] = useState<Viewport>({ x: MARGIN, y: MARGIN, scale: 1 });
  const drag = useRef<{ x: number; y: number; from: Viewport; far: boolean }>(undefined);

  useEffect(() => {
    if (box.current) setViewport(fitted(graph, box.current));
  }, [box, graph]);

  const move = (dx: number, dy: number) => setViewport((old) => ({ ...old, x: old.x + dx, y: old.y + dy }));
  const zoom = (by: number) => setViewport((old) => zoomed(old, by, middle(box.current!)));
  const fitIn = () => setViewport(fitted(graph, box.current!));

  // The wheel zooms with Ctrl or a pinch, as on a map; without it the page scrolls on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another graph the box may be another.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      setViewport((old) => zoomed(old, 2 ** (-event.deltaY / 300), at));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [box, graph]);

  return {
    ...{ viewport, zoom, fitIn },
    handlers: {
      onKeyDown(event: KeyboardEvent) {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === 'ArrowLeft') move(STEP, 0);
        else if (event.key === 'ArrowRight') move(-STEP, 0);
        else if (event.key === 'ArrowUp') move(0, STEP);
        else if (event.key === 'ArrowDown') move(0, -STEP);
        else if (event.key === '+' || event.key === '=') zoom(ZOOM);
        else if (event.key === '-') zoom(1 / ZOOM);
        else if (event.key === '0') fitIn();
        else return;
        event.preventDefault();
      },
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return;
        drag.current = { x: event.clientX, y: event.clientY, from: viewport, far: false };
      },
      onPointerMove(event: PointerEvent) {
        const start = drag.current;
        if (!start) return;
        const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
        if (!start.far && Math.hypot(dx, dy) < STILL) return;
        // Held only once it is a drag: a click is to reach the box under it.
        if (!start.far) event.currentTarget.setPointerCapture(event.pointerId);
        start.far = true;
        setViewport({ ...start.from, x: start.from.x + dx, y: start.from.y + dy });
      },
      onPointerUp(event: PointerEvent) {
        const wasClick = drag.current && !drag.current.far;
        drag.current = undefined;
        if (wasClick) onClick(event.target as Element);
      },
      onPointerCancel() {
        drag.current = undefined;
      },
    },
  };
}

const middle = ({ clientWidth, clientHeight }: Element) => ({ x: clientWidth / 2, y: clientHeight / 2 });

/** What lies at this place stays there. */
function zoomed(old: Viewport, by: number, at: { x: number; y: number }): Viewport {
  const scale = clamp(old.scale * by);
  const ratio = scale / old.scale;
  return { scale, x: at.x - (at.x - old.x) * ratio, y: at.y - (at.y - old.y) * ratio };
}
