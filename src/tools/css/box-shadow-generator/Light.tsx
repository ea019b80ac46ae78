import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { SMOOTH } from './smooth';
import './light.css';

interface LightProps {
  /** Degrees from above, clockwise. */
  angle: number;
  distance: number;
  onChange(angle: number, distance: number): void;
  children: ReactNode;
}

const STEP = 5;
/** Where the light is drawn: never in the middle, and on a phone still on the stage. */
const NEAREST = 60;
const REACH = 0.35;
const { min: LEAST, max: MOST } = SMOOTH.distance;

const turned = (angle: number) => (Math.round(angle) + 360) % 360;
const clamped = (distance: number) => Math.round(Math.min(MOST, Math.max(LEAST, distance)));

/** The light above a stage, to be dragged; left and right turn it, up and down move it away and closer. */
export default function Light({ angle, distance, onChange, children }: LightProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [dragging, setDragging] = useState(false);
  const turn = (angle * Math.PI) / 180;
  const far = NEAREST + distance * REACH;

  const follow = (event: PointerEvent) => {
    if (!dragging) return;
    const { left, top, width, height } = stage.current!.getBoundingClientRect();
    const x = event.clientX - left - width / 2;
    const y = event.clientY - top - height / 2;
    onChange(turned((Math.atan2(x, -y) * 180) / Math.PI), clamped((Math.hypot(x, y) - NEAREST) / REACH));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.shiftKey ? STEP * 3 : STEP;
    if (event.key === 'ArrowLeft') onChange(turned(angle - by), distance);
    else if (event.key === 'ArrowRight') onChange(turned(angle + by), distance);
    else if (event.key === 'ArrowUp') onChange(angle, clamped(distance + by));
    else if (event.key === 'ArrowDown') onChange(angle, clamped(distance - by));
    else return;
    event.preventDefault();
  };
  return (
    <div
      className="bs-lit"
      ref={stage}
      onPointerMove={follow}
      onPointerUp={() => setDragging(false)}
      onPointerCancel={() => setDragging(false)}
    >
      {children}
      <button
        type="button"
        className="bs-light"
        aria-label={`Light at ${angle}°, shadow ${distance} px away`}
        style={{
          left: `calc(50% + ${(Math.sin(turn) * far).toFixed(1)}px)`,
          top: `calc(50% + ${(-Math.cos(turn) * far).toFixed(1)}px)`,
        }}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          stage.current!.setPointerCapture(event.pointerId);
          setDragging(true);
        }}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
