import { type CSSProperties, useId } from 'react';

interface SliderProps {
  label: string;
  unit: string;
  max: number;
  value: number;
  className: string;
  /** What its track shows at the end. */
  color?: string;
  onChange(value: number): void;
}

export function Slider({ label, unit, max, value, className, color, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="cp-slider">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        className={className}
        style={color ? ({ '--cp-color': color } as CSSProperties) : undefined}
        min={0}
        max={max}
        value={value}
        aria-valuetext={`${value}${unit}`}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <span aria-hidden="true">
        {value}
        {unit}
      </span>
    </div>
  );
}
