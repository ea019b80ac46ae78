import { contrastRatio, flatten, formatContrastRatio, relativeLuminance } from '@/engines/color/contrast';
import { formatColor } from '@/engines/color/format';
import { parseColor } from '@/engines/color/parse';
import { type Color, getAlpha, toRgb8 } from '@/engines/color/spaces';
import type { QrColors, QrOptions } from './model';
import type { Rgba } from './pixels';

/** Below this scanners confuse the two: a photograph has less contrast than the picture. */
const LEAST_CONTRAST = 3;

export function readColors(options: Pick<QrOptions, 'foreground' | 'background'>): QrColors {
  const background = parseColor(options.background, 'Background must be a color such as #ffffff');
  const ground = flatten(background);
  // Modules are always solid. A module that lets the ground through would look different in each format.
  const foreground = flatten(parseColor(options.foreground, 'Foreground must be a color such as #000000'), ground);
  return {
    foreground: { rgba: toBytes(foreground), fill: getFill(foreground) },
    background: { rgba: toBytes(background), fill: getFill(background) },
    ground: toBytes(ground),
    doubt: findDoubt(foreground, ground),
  };
}

function findDoubt(foreground: Color, ground: Color): string | undefined {
  const ratio = contrastRatio(foreground, ground);
  if (ratio < LEAST_CONTRAST)
    return `The contrast is only ${formatContrastRatio(ratio)}:1. Scanners need about ${LEAST_CONTRAST}:1 to tell the colors apart.`;
  if (relativeLuminance(foreground) > relativeLuminance(ground))
    return 'The foreground is lighter than the background. Many scanners only read dark on light.';
  return undefined;
}

/** `none` is understood by programs older than hex with alpha, too. */
const getFill = (color: Color): string => (getAlpha(color) === 0 ? 'none' : formatColor(color, 'hex'));

function toBytes(color: Color): Rgba {
  const { r, g, b, alpha } = toRgb8(color);
  return [r, g, b, Math.round(alpha * 255)];
}
