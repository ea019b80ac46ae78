import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import './curve.css';

/** As `cubic-bezier()` has it. */
type Curve = readonly [x1: number, y1: number, x2: number, y2: number];

interface CurveEditorProps {
  label: string;
  value: Curve;
  onChange(value: Curve): void;
}

const NAMES = ['X1', 'Y1', 'X2', 'Y2'] as const;
const MOVES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const HANDLES = [0, 2] as const;

const round = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;

/** A curve from corner to corner with two handles: by pointer, by arrow keys, or by their numbers. */
export default function CurveEditor({ label, value, onChange }: CurveEditorProps) {
  const area = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<0 | 2>();
  const [x1, y1, x2, y2] = value.map((part) => part * 100) as [number, number, number, number];
  const move = (handle: 0 | 2, x: number, y: number) =>
    onChange(value.map((part, at) => (at === handle ? round(x) : at === handle + 1 ? round(y) : part)) as never);
  const follow = (event: PointerEvent) => {
    if (dragged === undefined) return;
    const { left, top, width, height } = area.current!.getBoundingClientRect();
    move(dragged, (event.clientX - left) / width, 1 - (event.clientY - top) / height);
  };
  const onKeyDown = (event: KeyboardEvent, handle: 0 | 2) => {
    const step = MOVES[event.key];
    if (!step) return;
    event.preventDefault();
    const by = event.shiftKey ? 0.1 : 0.01;
    move(handle, value[handle] + step[0] * by, value[handle + 1]! + step[1] * by);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own.
    <div className="curve" role="group" aria-label={label}>
      <span>{label}</span>
      <div
        className="curve-area"
        ref={area}
        onPointerMove={follow}
        onPointerUp={() => setDragged(undefined)}
        onPointerCancel={() => setDragged(undefined)}
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className="curve-arm" d={`M0 100L${x1} ${100 - y1}M100 0L${x2} ${100 - y2}`} />
          <path d={`M0 100C${x1} ${100 - y1} ${x2} ${100 - y2} 100 0`} />
        </svg>
        {HANDLES.map((handle) => (
          <button
            key={handle}
            type="button"
            aria-label={`Handle ${handle / 2 + 1} at ${value[handle]}, ${value[handle + 1]}`}
            style={{ left: `${value[handle] * 100}%`, top: `${(1 - value[handle + 1]!) * 100}%` }}
            onPointerDown={(event) => {
              if (event.button !== 0) return;
              area.current!.setPointerCapture(event.pointerId);
              setDragged(handle);
            }}
            onKeyDown={(event) => onKeyDown(event, handle)}
          />
        ))}
      </div>
      <div className="curve-numbers">
        {NAMES.map((name, at) => (
          <input
            key={name}
            type="number"
            aria-label={name}
            min={0}
            max={1}
            step={0.01}
            value={value[at]}
            onChange={(event) =>
              event.target.value !== '' &&
              onChange(value.map((part, i) => (i === at ? round(Number(event.target.value)) : part)) as never)
            }
          />
        ))}
      </div>
    </div>
  );
}
