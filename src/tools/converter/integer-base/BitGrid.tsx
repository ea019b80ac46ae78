import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '@/ui/controls/Button';
import { Panel } from '@/ui/output/Panel';
import { BIT_ACTIONS, bitParts, type FixedBits, flipBit, readBits, writeBits } from './bits';
import './bits.css';

const BYTE = 8;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -BYTE, ArrowDown: BYTE };

interface BitGridProps {
  text: string;
  base: number;
  bits: FixedBits;
  uppercase: boolean;
  onChange(text: string): void;
}

/** The bits of the number: a press turns one over, and the number follows. */
export default function BitGrid({ text, base, bits, uppercase, onChange }: BitGridProps) {
  /** What was pressed, where the number that is written says less: NaN has many patterns. */
  const [pressed, setPressed] = useState<{ text: string; pattern: string }>();
  const [focused, setFocused] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const parts = bitParts(bits);
  const pattern =
    pressed?.text === text && pressed.pattern.length === parts.length ? pressed.pattern : readBits(text, base, bits);
  if (pattern === undefined) return null;

  const change = (next: string) => {
    const written = writeBits(next, base, bits);
    const shown = uppercase && base !== 10 ? written.toUpperCase() : written;
    setPressed({ text: shown, pattern: next });
    onChange(shown);
  };
  const last = parts.length - 1;
  const current = Math.min(focused, last);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? last : current + (STEPS[event.key] ?? Number.NaN);
    if (Number.isNaN(to)) return;
    event.preventDefault();
    const next = Math.min(last, Math.max(0, to));
    setFocused(next);
    grid.current?.querySelectorAll<HTMLElement>('button')[next]?.focus();
  };

  return (
    <Panel
      title="Press the bits"
      className="across ib"
      actions={Object.entries(BIT_ACTIONS).map(([label, act]) => (
        <Button key={label} small variant="quiet" label={label} onClick={() => change(act(pattern))} />
      ))}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own. */}
      <div ref={grid} className="ib-grid" role="group" aria-label="Bits to press" onKeyDown={onKeyDown}>
        {Array.from({ length: parts.length / BYTE }, (_, byte) => (
          <div key={byte} className="ib-byte">
            {Array.from({ length: BYTE }, (_, place) => {
              const at = byte * BYTE + place;
              const number = last - at;
              const part = parts[at]!;
              return (
                <button
                  key={at}
                  type="button"
                  className={`ib-bit ib-${part}`}
                  aria-pressed={pattern[at] === '1'}
                  aria-label={`Bit ${number}${part === 'value' ? '' : `, ${part}`}`}
                  title={`Bit ${number}${part === 'value' ? '' : `: ${part}`}`}
                  tabIndex={at === current ? 0 : -1}
                  onFocus={() => setFocused(at)}
                  onClick={() => change(flipBit(pattern, at))}
                >
                  {pattern[at]}
                </button>
              );
            })}
            <small aria-hidden="true">
              <span>{last - byte * BYTE}</span>
              <span>{last - byte * BYTE - BYTE + 1}</span>
            </small>
          </div>
        ))}
      </div>
      <p className="ib-legend">
        {[...new Set(parts)].map((part) => (
          <span key={part} className={`ib-${part}`}>
            {part}
          </span>
        ))}
      </p>
    </Panel>
  );
}
