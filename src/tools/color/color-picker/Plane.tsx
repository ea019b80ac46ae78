import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { clamp } from '@/engines/color/srgb';

interface Axis {
  label: string;
  /** What the value means, for those who hear it. */
  text: string;
  /** 0 to 1. */
  share: number;
}

interface PlaneProps {
  /** To the right. */
  across: Axis;
  /** Upwards. */
  upwards: Axis;
  className: string;
  style?: CSSProperties;
  /** Of the thumb. */
  color: string;
  onChange(across: number, upwards: number): void;
  /** What is drawn on it. */
  children?: ReactNode;
}

const MOVES: Readonly<Record<string, readonly [across: number, upwards: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const percent = (share: number) => Math.round(share * 100);
/** A tenth of a percent: finer than a pixel of the area, and short to write. */
const round = (share: number) => Math.round(clamp(share) * 1000) / 1000;

/**
 * A plane of two values. No role has two, so there are two sliders in one thumb; the arrow keys move in both directions from either, and the focus
 * follows, so that the value which changed is the one that is read out.
 */
export function Plane({ across, upwards, className, style, color, onChange, children }: PlaneProps) {
  const acrossInput = useRef<HTMLInputElement>(null);
  const upwardsInput = useRef<HTMLInputElement>(null);

  const onPoint = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onChange(round((event.clientX - box.left) / box.width), round(1 - (event.clientY - box.top) / box.height));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const step = event.shiftKey ? 10 : 1;
    onChange(
      clamp((percent(across.share) + move[0] * step) / 100),
      clamp((percent(upwards.share) + move[1] * step) / 100),
    );
    (move[0] === 0 ? upwardsInput : acrossInput).current?.focus();
  };

  return (
    <div
      className={`cp-area ${className}`}
      style={style}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        // Keeps the focus, which otherwise the press would take away from the thumb again.
        event.preventDefault();
        acrossInput.current?.focus({ preventScroll: true });
        onPoint(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onPoint(event);
      }}
    >
      {children}
      <div
        className="cp-thumb"
        style={{ left: `${across.share * 100}%`, top: `${(1 - upwards.share) * 100}%`, backgroundColor: color }}
      >
        <input
          ref={acrossInput}
          type="range"
          aria-label={across.label}
          aria-valuetext={across.text}
          min={0}
          max={100}
          value={percent(across.share)}
          onChange={(event) => onChange(Number(event.target.value) / 100, upwards.share)}
          onKeyDown={onKeyDown}
        />
        <input
          ref={upwardsInput}
          type="range"
          aria-label={upwards.label}
          aria-valuetext={upwards.text}
          aria-orientation="vertical"
          min={0}
          max={100}
          value={percent(upwards.share)}
          onChange={(event) => onChange(across.share, Number(event.target.value) / 100)}
          onKeyDown={onKeyDown}
        />
      </div>
    </div>
  );
}
