import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import './curve.css';

/** As `cubic-bezier()` has it. */
type Curve = readonly [x1: number, y1: number, x2: number, y2: number];

interface CurveEditorProps {
  label: string;
  value: Curve;
  /** How far beyond 0 and 1 the handles may go up and down. */
  beyond?: number;
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

const round = (value: number, beyond: number) => Math.round(Math.min(1 + beyond, Math.max(-beyond, value)) * 100) / 100;

/** A curve from corner to corner with two handles: by pointer, by arrow keys, or by their numbers. */
export default function CurveEditor({ label, value, beyond = 0, onChange }: CurveEditorProps) {
  const area = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<0 | 2>();
  const down = (y: number) => (1 + beyond - y) / (1 + 2 * beyond);
  const [x1, y1, x2, y2] = value.map((part, at) => 100 * (at % 2 === 0 ? part : down(part))) as unknown as Curve;
  const put = (changes: Readonly<Record<number, number>>) =>
    onChange(value.map((part, at) => (at in changes ? round(changes[at]!, at % 2 === 0 ? 0 : beyond) : part)) as never);
  const move = (handle: 0 | 2, x: number, y: number) => put({ [handle]: x, [handle + 1]: y });
  const follow = (event: PointerEvent) => {
    if (dragged === undefined) return;
    const { left, top, width, height } = area.current!.getBoundingClientRect();
    move(dragged, (event.clientX - left) / width, 1 + beyond - ((event.clientY - top) / height) * (1 + 2 * beyond));
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
          {beyond > 0 && <path className="curve-arm" d={`M0 ${down(0) * 100}h100M0 ${down(1) * 100}h100`} />}
          <path className="curve-arm" d={`M0 ${down(0) * 100}L${x1} ${y1}M100 ${down(1) * 100}L${x2} ${y2}`} />
          <path d={`M0 ${down(0) * 100}C${x1} ${y1} ${x2} ${y2} 100 ${down(1) * 100}`} />
        </svg>
        {HANDLES.map((handle) => (
          <button
            key={handle}
            type="button"
            aria-label={`Handle ${handle / 2 + 1} at ${value[handle]}, ${value[handle + 1]}`}
            style={{ left: `${value[handle] * 100}%`, top: `${down(value[handle + 1]!) * 100}%` }}
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
            min={at % 2 === 0 ? 0 : -beyond}
            max={at % 2 === 0 ? 1 : 1 + beyond}
            step={0.01}
            value={value[at]}
            onChange={(event) => event.target.value !== '' && put({ [at]: Number(event.target.value) })}
          />
        ))}
      </div>
    </div>
  );
}
