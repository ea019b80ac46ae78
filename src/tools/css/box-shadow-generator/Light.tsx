import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { SMOOTH } from './smooth';
import './light.css';

interface LightProps {
  /** Degrees from above, clockwise. */
  angle: number;
  distance: number;
  /** Of the box below it. */
  width: number;
  height: number;
  onChange(angle: number, distance: number): void;
  children: ReactNode;
}

const STEP = 5;
/** Where the light is drawn: beside the box, and farther away the farther the shadow falls. */
const GAP = 26;
const REACH = 0.35;
const { min: LEAST, max: MOST } = SMOOTH.distance;

const turned = (angle: number) => (Math.round(angle) + 360) % 360;
const clamped = (distance: number) => Math.round(Math.min(MOST, Math.max(LEAST, distance)));

/** How far the edge of the box is from its middle in a direction. */
const edgeAt = (turn: number, width: number, height: number) =>
  Math.min(width / 2 / Math.abs(Math.sin(turn)), height / 2 / Math.abs(Math.cos(turn)));

/** The light above a stage, to be dragged; left and right turn it, up and down move it away and closer. */
export default function Light({ angle, distance, width, height, onChange, children }: LightProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [dragging, setDragging] = useState(false);
  const turn = (angle * Math.PI) / 180;
  const far = edgeAt(turn, width, height) + GAP + distance * REACH;

  const follow = (event: PointerEvent) => {
    if (!dragging) return;
    const room = stage.current!.getBoundingClientRect();
    const x = event.clientX - room.left - room.width / 2;
    const y = event.clientY - room.top - room.height / 2;
    const to = Math.atan2(x, -y);
    onChange(turned((to * 180) / Math.PI), clamped((Math.hypot(x, y) - edgeAt(to, width, height) - GAP) / REACH));
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
      <span className="bs-ray" style={{ height: `${far.toFixed(1)}px`, rotate: `${angle}deg` }} />
      <button
        type="button"
        className="bs-light"
        aria-label={`Light at ${angle}°, shadow ${distance} px away`}
        style={{
          // Where the box leaves no room, it stays on the stage.
          left: `clamp(20px, calc(50% + ${(Math.sin(turn) * far).toFixed(1)}px), calc(100% - 20px))`,
          top: `clamp(20px, calc(50% + ${(-Math.cos(turn) * far).toFixed(1)}px), calc(100% - 20px))`,
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
