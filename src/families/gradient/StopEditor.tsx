import { type PointerEvent, useRef, useState } from 'react';
import { readHex8, writeHex8 } from '@/engines/color/rgb8';
import { colorAt, type Gradient, type GradientStop, gradientCss, LEAST_STOPS } from '@/engines/gradient';
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

const edits = ({ stops, kept, onChange, onTooFew }: Omit<StopEditorProps, 'read'>) => ({
  replace: (index: number, changes: Partial<GradientStop>) =>
    onChange(kept.map((stop, at) => (at === index ? { ...stop, ...changes } : stop))),
  remove: (index: number) => {
    if (stops.length <= LEAST_STOPS) onTooFew?.();
    else onChange(kept.filter((_, at) => at !== index));
  },
});

interface StopBarProps extends Omit<StopEditorProps, 'read'> {
  gradient: Gradient;
  /** The stops where they are mixed in sRGB. */
  mixedStops(): readonly GradientStop[];
}

/** The stops on a bar, and the hints between them, to be dragged or moved by keys. */
export function StopBar(props: StopBarProps) {
  const { stops, kept, onChange, gradient, mixedStops } = props;
  const bar = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<readonly ['position' | 'hint', number]>();
  const { replace, remove } = edits(props);
  const toPosition = (event: PointerEvent) => {
    const { left, width } = bar.current!.getBoundingClientRect();
    return Math.round(Math.min(1, Math.max(0, (event.clientX - left) / width)) * 100);
  };

  const thumb = (of: 'position' | 'hint', at: number, value: number) => {
    const isStop = of === 'position';
    const isDragged = dragged?.[0] === of && dragged[1] === at;
    return (
      <span
        key={`${of} ${at}`}
        data-stop={at}
        data-of={of}
        className={isStop ? 'stop-thumb' : 'stop-thumb hint'}
        style={{
          left: `${value}%`,
          backgroundColor: isStop ? stops[at]!.color : undefined,
          zIndex: isDragged ? 2 : undefined,
        }}
      >
        <input
          type="range"
          aria-label={isStop ? `Stop ${at + 1} on the bar` : `Hint after Stop ${at + 1} on the bar`}
          aria-valuetext={isStop ? `${value}%, ${stops[at]!.color}` : `${value}%`}
          min={0}
          max={100}
          value={Math.round(value)}
          onChange={(event) => replace(at, { [of]: Number(event.target.value) })}
          onKeyDown={(event) => {
            if (event.key !== 'Delete' && event.key !== 'Backspace') return;
            event.preventDefault();
            if (isStop) remove(at);
            else replace(at, { hint: undefined });
          }}
        />
      </span>
    );
  };

  return (
    <div
      className="stop-bar see-through"
      ref={bar}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        const pressed = (event.target as HTMLElement).closest<HTMLElement>('[data-stop]');
        event.currentTarget.setPointerCapture(event.pointerId);
        event.preventDefault();
        if (pressed) {
          setDragged([pressed.dataset.of as 'hint', Number(pressed.dataset.stop)]);
          pressed.querySelector('input')?.focus({ preventScroll: true });
          return;
        }
        const position = toPosition(event);
        onChange([...kept, { color: colorAt(mixedStops(), position), position }]);
        setDragged(['position', stops.length]);
      }}
      onPointerMove={(event) => {
        if (dragged) replace(dragged[1], { [dragged[0]]: toPosition(event) });
      }}
      onPointerUp={() => setDragged(undefined)}
      onPointerCancel={() => setDragged(undefined)}
    >
      <span
        className="stop-line"
        style={{ backgroundImage: gradientCss({ ...gradient, type: 'linear', angle: 90, repeating: false }) }}
      />
      {stops.map(({ position }, at) => thumb('position', at, position))}
      {kept.map(({ hint }, at) => hint !== undefined && thumb('hint', at, hint))}
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
