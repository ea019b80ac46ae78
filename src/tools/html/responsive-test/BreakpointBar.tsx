import { Button } from '@/ui/controls/Button';
import { BREAKPOINTS, type Breakpoint, breakpointAt, getRange, WIDTH } from './viewport';

interface BreakpointBarProps {
  width: number;
  /** All widths at which something changes. */
  starts: readonly number[];
  several: boolean;
  /** There are as many viewports as can be. */
  full: boolean;
  onWidth(width: number): void;
  onAdd(): void;
  onTurnAll(): void;
}

const NAMES = Object.keys(BREAKPOINTS) as Breakpoint[];
const KNOWN: readonly number[] = Object.values(BREAKPOINTS);

/** Sets the width to where a breakpoint begins, and adds viewports. */
export function BreakpointBar({ width, starts, several, full, onWidth, onAdd, onTurnAll }: BreakpointBarProps) {
  const own = [...new Set(starts)].filter((start) => !KNOWN.includes(start)).sort((a, b) => a - b);
  const current = breakpointAt(width);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own that cannot be laid out as a strip.
    <div className="viewport-bar" role="group" aria-label="Breakpoints and screens">
      {NAMES.map((name) => (
        <button
          key={name}
          type="button"
          aria-label={`${name}: ${getRange(name)}`}
          aria-pressed={name === current}
          title={getRange(name)}
          onClick={() => onWidth(Math.max(BREAKPOINTS[name], WIDTH.min))}
        >
          {name}
        </button>
      ))}
      {own.map((start) => (
        <button
          key={start}
          type="button"
          className="own"
          aria-label={`From ${start} px`}
          aria-pressed={start === width}
          title="Your page changes here"
          onClick={() => onWidth(start)}
        >
          {start}
        </button>
      ))}
      <span className="viewport-bar-end">
        {several && <Button small variant="quiet" icon="rotate-cw-square" label="Turn All" onClick={onTurnAll} />}
        <Button
          small
          variant="quiet"
          icon="plus"
          label="Add Screen"
          disabled={full}
          title={full ? 'Six screens are the most' : undefined}
          onClick={onAdd}
        />
      </span>
    </div>
  );
}
