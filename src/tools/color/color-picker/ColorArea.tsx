import { Plane } from './Plane';

interface ColorAreaProps {
  hue: number;
  /** 0 to 1. */
  saturation: number;
  lightness: number;
  onChange(saturation: number, lightness: number): void;
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Saturation to the right, lightness upwards. */
export const ColorArea = ({ hue, saturation, lightness, onChange }: ColorAreaProps) => (
  <Plane
    className="cp-hsl"
    style={{ backgroundColor: `hsl(${hue} 100% 50%)` }}
    across={{ label: 'Saturation', text: percent(saturation), share: saturation }}
    upwards={{ label: 'Lightness', text: percent(lightness), share: lightness }}
    color={`hsl(${hue} ${saturation * 100}% ${lightness * 100}%)`}
    onChange={onChange}
  />
);
