import { type CSSProperties, useId, useState } from 'react';
import type { Rgb8 } from '@/engines/color/rgb8';
import { clampChannel } from './tool';

const CHANNELS = ['r', 'g', 'b'] as const;

const writeRgb = ({ r, g, b }: Record<(typeof CHANNELS)[number], number>) => `rgb(${r} ${g} ${b})`;

interface ChannelsProps {
  color: Rgb8;
  onChange(color: Rgb8): void;
}

export const Channels = ({ color, onChange }: ChannelsProps) =>
  CHANNELS.map((name) => (
    <Channel
      key={name}
      label={name.toUpperCase()}
      value={color[name]}
      ends={[writeRgb({ ...color, [name]: 0 }), writeRgb({ ...color, [name]: 255 })]}
      onChange={(next) => onChange({ ...color, [name]: next })}
    />
  ));

interface ChannelProps {
  label: string;
  value: number;
  /** The color at either end of the slider. */
  ends: readonly [string, string];
  onChange(value: number): void;
}

/** Clamped as it is typed: 300 is 255. */
function Channel({ label, value, ends, onChange }: ChannelProps) {
  const id = useId();
  const [empty, setEmpty] = useState(false);
  const change = (raw: string) => {
    setEmpty(raw === '');
    if (raw !== '' && Number.isFinite(Number(raw))) onChange(clampChannel(Number(raw)));
  };
  const [from, to] = ends;
  return (
    <div className="hr-channel">
      <label htmlFor={id}>{label}</label>
      <input
        type="range"
        aria-label={`${label} slider`}
        min={0}
        max={255}
        value={value}
        style={{ '--track': `linear-gradient(90deg, ${from}, ${to})` } as CSSProperties}
        onChange={(event) => change(event.target.value)}
      />
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={0}
        max={255}
        value={empty ? '' : value}
        onChange={(event) => change(event.target.value)}
        onBlur={() => setEmpty(false)}
      />
    </div>
  );
}
