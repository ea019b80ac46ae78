import type { QrLevel } from './encode';
import type { Rgba } from './pixels';

export interface QrOptions {
  foreground: string;
  background: string;
  level: QrLevel;
  /** Width and height in pixels. */
  size: number;
}

interface QrColor {
  rgba: Rgba;
  /** As SVG takes it. */
  fill: string;
}
export interface QrColors {
  foreground: QrColor;
  /** May be translucent, for pictures that are laid on something. */
  background: QrColor;
  /** The background on white, for formats and readers that know no transparency. */
  ground: Rgba;
  /** Why scanners may fail on these colors, if they may. */
  doubt: string | undefined;
}
