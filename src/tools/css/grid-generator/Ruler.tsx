import { type CSSProperties, useState } from 'react';
import { isTrackSize } from './tracks';

interface RulerProps {
  axis: 'columns' | 'rows';
  sizes: readonly string[];
  /** Where each track begins and ends; nothing before it was measured. */
  spans: readonly { from: number; to: number }[];
  onTrack(axis: 'columns' | 'rows', at: number, size: string): void;
}

const NAMES = { columns: 'Column', rows: 'Row' } as const;

/** The size of every track, at its place. */
export const Ruler = ({ axis, sizes, spans, onTrack }: RulerProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own.
  <div className={`grid-ruler ${axis}`} role="group" aria-label={`Sizes of ${axis}`}>
    {spans.length === sizes.length &&
      sizes.map((size, at) => (
        <TrackField
          key={at}
          label={`${NAMES[axis]} ${at + 1}`}
          value={size}
          style={
            { '--from': `${spans[at]!.from}px`, '--long': `${spans[at]!.to - spans[at]!.from}px` } as CSSProperties
          }
          onChange={(next) => onTrack(axis, at, next)}
        />
      ))}
  </div>
);

interface TrackFieldProps {
  label: string;
  value: string;
  style: CSSProperties;
  onChange(size: string): void;
}

/** What stands in it may be no size for a while; only what is one is passed on. */
function TrackField({ label, value, style, onChange }: TrackFieldProps) {
  const [draft, setDraft] = useState<string>();
  const written = draft ?? value;
  return (
    <input
      type="text"
      aria-label={label}
      title={value}
      style={style}
      value={written}
      spellCheck={false}
      autoComplete="off"
      aria-invalid={isTrackSize(written.trim()) ? undefined : true}
      onChange={(event) => {
        setDraft(event.target.value);
        const size = event.target.value.trim();
        if (isTrackSize(size)) onChange(size);
      }}
      onBlur={() => setDraft(undefined)}
    />
  );
}
