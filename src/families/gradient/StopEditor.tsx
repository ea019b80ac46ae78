import { type PointerEvent, useRef, useState } from 'react';
import { readHex8, writeHex8 } from '@/engines/color/rgb8';
import { colorAt, type GradientStop, gradientCss, LEAST_STOPS } from '@/engines/gradient';
import { InputError } from '@/engines/input-error';
import { Button } from '@/ui/controls/Button';
import './gradient.css';

interface StopEditorProps {
  /** As they are drawn, in hex. */
  stops: readonly GradientStop[];
  /** The same as they are kept. */
  kept: readonly GradientStop[];
  /** Reads what is typed as a color that is to be kept. */
  read(text: string): string;
  onChange(stops: readonly GradientStop[]): void;
  /** Removing was asked for where it would leave too few. */
  onTooFew?(): void;
}

/** More would be no color, and all of them must fit into a link. */
const LONGEST_COLOR = 100;

const LINE = {
  type: 'linear',
  angle: 90,
  repeating: false,
  shape: 'circle',
  size: 'farthest-corner',
  centerX: 50,
  centerY: 50,
} as const;

const edits = ({ stops, kept, onChange, onTooFew }: Omit<StopEditorProps, 'read'>) => ({
  replace: (index: number, changes: Partial<GradientStop>) =>
    onChange(kept.map((stop, at) => (at === index ? { ...stop, ...changes } : stop))),
  remove: (index: number) => {
    if (stops.length <= LEAST_STOPS) onTooFew?.();
    else onChange(kept.filter((_, at) => at !== index));
  },
});

/** The stops on a bar, to be dragged or moved by arrow keys. */
export function StopBar(props: Omit<StopEditorProps, 'read'>) {
  const { stops, kept, onChange } = props;
  const bar = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<number>();
  const { replace, remove } = edits(props);
  const toPosition = (event: PointerEvent) => {
    const { left, width } = bar.current!.getBoundingClientRect();
    return Math.round(Math.min(1, Math.max(0, (event.clientX - left) / width)) * 100);
  };

  return (
    <div
      className="stop-bar see-through"
      ref={bar}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        const thumb = (event.target as HTMLElement).closest<HTMLElement>('[data-stop]');
        event.currentTarget.setPointerCapture(event.pointerId);
        event.preventDefault();
        if (thumb) {
          setDragged(Number(thumb.dataset.stop));
          thumb.querySelector('input')?.focus({ preventScroll: true });
          return;
        }
        const position = toPosition(event);
        onChange([...kept, { color: colorAt(stops, position), position }]);
        setDragged(stops.length);
      }}
      onPointerMove={(event) => {
        if (dragged !== undefined) replace(dragged, { position: toPosition(event) });
      }}
      onPointerUp={() => setDragged(undefined)}
      onPointerCancel={() => setDragged(undefined)}
    >
      <span className="stop-line" style={{ backgroundImage: gradientCss({ ...LINE, stops }) }} />
      {stops.map(({ color, position }, at) => (
        <span
          key={at}
          data-stop={at}
          className="stop-thumb"
          style={{ left: `${position}%`, backgroundColor: color, zIndex: at === dragged ? 2 : undefined }}
        >
          <input
            type="range"
            aria-label={`Stop ${at + 1} on the bar`}
            aria-valuetext={`${position}%, ${color}`}
            min={0}
            max={100}
            value={Math.round(position)}
            onChange={(event) => replace(at, { position: Number(event.target.value) })}
            onKeyDown={(event) => {
              if (event.key !== 'Delete' && event.key !== 'Backspace') return;
              event.preventDefault();
              remove(at);
            }}
          />
        </span>
      ))}
    </div>
  );
}

/** The stops one by one. */
export function StopList(props: StopEditorProps) {
  const { stops, read, onTooFew } = props;
  const { replace, remove } = edits(props);
  return (
    <ol className="stop-list" aria-label="Color stops">
      {stops.map((stop, at) => (
        <li key={at} className="stop-row">
          <StopColor
            label={`Stop ${at + 1} Color`}
            value={stop.color}
            read={read}
            onChange={(color) => replace(at, { color })}
          />
          <StopPosition
            label={`Stop ${at + 1} Position`}
            value={stop.position}
            onChange={(position) => replace(at, { position })}
          />
          <Button
            iconOnly
            small
            variant="quiet"
            icon="trash-2"
            label={`Remove Stop ${at + 1}`}
            disabled={!onTooFew && stops.length <= LEAST_STOPS}
            onClick={() => remove(at)}
          />
        </li>
      ))}
    </ol>
  );
}

interface FieldProps<Value> {
  label: string;
  value: Value;
  onChange(value: Value): void;
}

/** What stands in the field may be no color for a while; only what is one is passed on. */
function StopColor({ label, value, read, onChange }: FieldProps<string> & { read(text: string): string }) {
  const [draft, setDraft] = useState<string>();
  const [wrong, setWrong] = useState(false);
  const color = readHex8(value)!;
  return (
    <>
      <input
        type="color"
        aria-label={`${label} picker`}
        value={writeHex8({ ...color, alpha: 1 })}
        onChange={(event) => {
          setDraft(undefined);
          setWrong(false);
          // The picker knows no alpha; what the color had stays.
          onChange(writeHex8({ ...readHex8(event.target.value)!, alpha: color.alpha }));
        }}
      />
      <input
        type="text"
        aria-label={label}
        value={draft ?? value}
        maxLength={LONGEST_COLOR}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={wrong || undefined}
        onChange={(event) => {
          setDraft(event.target.value);
          try {
            onChange(read(event.target.value));
            setWrong(false);
          } catch (error) {
            if (!(error instanceof InputError)) throw error;
            setWrong(true);
          }
        }}
        onBlur={() => {
          setDraft(undefined);
          setWrong(false);
        }}
      />
    </>
  );
}

function StopPosition({ label, value, onChange }: FieldProps<number>) {
  const [draft, setDraft] = useState<string>();
  return (
    <>
      <input
        type="number"
        inputMode="decimal"
        aria-label={label}
        min={0}
        max={100}
        value={draft ?? value}
        onChange={(event) => {
          const raw = event.target.value;
          const next = Math.min(100, Math.max(0, Number(raw)));
          setDraft(raw === '' || Number(raw) === next ? raw : undefined);
          if (raw !== '') onChange(next);
        }}
        onBlur={() => setDraft(undefined)}
      />
      <span className="unit">%</span>
    </>
  );
}
