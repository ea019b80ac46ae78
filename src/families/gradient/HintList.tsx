import type { GradientStop } from '@/engines/gradient';

interface HintListProps {
  stops: readonly GradientStop[];
  onChange(stops: readonly GradientStop[]): void;
}

/** Where, between two stops, half of the way from one color to the other is reached. */
export default function HintList({ stops, onChange }: HintListProps) {
  const order = stops.map((_, at) => at).sort((a, b) => stops[a]!.position - stops[b]!.position);
  return order.slice(0, -1).map((at, index) => {
    const { position, hint } = stops[at]!;
    const next = stops[order[index + 1]!]!.position;
    return (
      <label className="field" key={at}>
        <span>Hint after Stop {at + 1}</span>
        <input
          type="number"
          inputMode="decimal"
          min={position}
          max={next}
          step="any"
          placeholder={`${(position + next) / 2}`}
          value={hint ?? ''}
          onChange={({ target }) => {
            const typed = target.value === '' ? undefined : Math.min(100, Math.max(0, Number(target.value)));
            onChange(stops.map((stop, other) => (other === at ? { ...stop, hint: typed } : stop)));
          }}
        />
      </label>
    );
  });
}
