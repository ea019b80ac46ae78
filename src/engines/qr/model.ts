import type { QrLevel } from './encode';
import type { QrLook } from './looks/model';
import type { Rgba } from './pixels';

export interface QrOptions extends QrLook {
  foreground: string;
  background: string;
  level: QrLevel;
  /** Width and height in pixels. */
  size: number;
}

export type ColorOptions = Pick<QrOptions, 'foreground' | 'background'> &
  Partial<Pick<QrLook, 'eyeColor' | 'gradient' | 'gradientColor'>>;

interface QrColor {
  rgba: Rgba;
  /** As SVG takes it. */
  fill: string;
}
export interface QrColors {
  foreground: QrColor;
  /** May be translucent, for pictures that are laid on something. */
  background: QrColor;
  /** Of the eyes, where they have a color of their own. */
  eyes?: Rgba;
  /** The other end of the gradient. */
  second?: Rgba;
  /** The background on white, for formats and readers that know no transparency. */
  ground: Rgba;
  /** Why scanners may fail on these colors, if they may. */
  doubt: string | undefined;
}
