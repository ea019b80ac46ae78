import type { KeyboardEvent, PointerEvent } from 'react';

interface SplitterProps {
  /** Per cent of the width that the pane before it has. */
  value: number;
  onChange(value: number): void;
}

const LEAST = 20;
const MOST = 80;
const clamp = (value: number) => Math.min(MOST, Math.max(LEAST, value));
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -2, ArrowRight: 2, Home: -100, End: 100 };

/** The bar between two panes: dragged, or moved by the arrow keys. A double click puts it back in the middle. */
export function Splitter({ value, onChange }: SplitterProps) {
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left, width } = event.currentTarget.parentElement!.getBoundingClientRect();
    onChange(clamp(Math.round(((event.clientX - left) / width) * 1000) / 10));
  };
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onChange(clamp(value + step));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved.
    <div
      role="separator"
      aria-label="Width of the editor"
      aria-orientation="vertical"
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      aria-valuenow={Math.round(value)}
      tabIndex={0}
      className="markdown-splitter"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onDoubleClick={() => onChange(50)}
      onKeyDown={press}
    />
  );
}
