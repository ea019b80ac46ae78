import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { clamp } from '@/engines/color/srgb';

interface ColorAreaProps {
  hue: number;
  /** 0 to 1. */
  saturation: number;
  lightness: number;
  onChange(saturation: number, lightness: number): void;
}

const MOVES: Readonly<Record<string, readonly [saturation: number, lightness: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const percent = (share: number) => Math.round(share * 100);
/** A tenth of a percent: finer than a pixel of the area, and short to write. */
const round = (share: number) => Math.round(clamp(share) * 1000) / 1000;

/**
 * Saturation to the right, lightness upwards. No role has two values, so there are two sliders in one thumb; the arrow keys move in both
 * directions from either, and the focus follows, so that the value which changed is the one that is read out.
 */
export function ColorArea({ hue, saturation, lightness, onChange }: ColorAreaProps) {
  const across = useRef<HTMLInputElement>(null);
  const upwards = useRef<HTMLInputElement>(null);

  const onPoint = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onChange(round((event.clientX - box.left) / box.width), round(1 - (event.clientY - box.top) / box.height));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const step = event.shiftKey ? 10 : 1;
    onChange(clamp((percent(saturation) + move[0] * step) / 100), clamp((percent(lightness) + move[1] * step) / 100));
    (move[0] === 0 ? upwards : across).current?.focus();
  };

  return (
    <div
      className="cp-area"
      style={{ backgroundColor: `hsl(${hue} 100% 50%)` }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        // Keeps the focus, which otherwise the press would take away from the thumb again.
        event.preventDefault();
        across.current?.focus({ preventScroll: true });
        onPoint(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onPoint(event);
      }}
    >
      <div
        className="cp-thumb"
        style={{
          left: `${saturation * 100}%`,
          top: `${(1 - lightness) * 100}%`,
          backgroundColor: `hsl(${hue} ${saturation * 100}% ${lightness * 100}%)`,
        }}
      >
        <input
          ref={across}
          type="range"
          aria-label="Saturation"
          aria-valuetext={`${percent(saturation)}%`}
          min={0}
          max={100}
          value={percent(saturation)}
          onChange={(event) => onChange(Number(event.target.value) / 100, lightness)}
          onKeyDown={onKeyDown}
        />
        <input
          ref={upwards}
          type="range"
          aria-label="Lightness"
          aria-valuetext={`${percent(lightness)}%`}
          aria-orientation="vertical"
          min={0}
          max={100}
          value={percent(lightness)}
          onChange={(event) => onChange(saturation, Number(event.target.value) / 100)}
          onKeyDown={onKeyDown}
        />
      </div>
    </div>
  );
}
