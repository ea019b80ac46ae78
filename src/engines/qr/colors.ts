import { contrastRatio, flatten, formatContrastRatio, relativeLuminance } from '@/engines/color/contrast';
import { formatColor } from '@/engines/color/format';
import { parseColor } from '@/engines/color/parse';
import { type Color, getAlpha, toRgb8 } from '@/engines/color/spaces';
import type { ColorOptions, QrColors } from './model';
import type { Rgba } from './pixels';

/** Below this scanners confuse the two: a photograph has less contrast than the picture. */
const LEAST_CONTRAST = 3;

export function readColors(options: ColorOptions): QrColors {
  const { eyeColor = '', gradient = 'none', gradientColor = '' } = options;
  const background = parseColor(options.background, 'Background must be a color such as #ffffff');
  const ground = flatten(background);
  // Modules are always solid. A module that lets the ground through would look different in each format.
  const solid = (text: string, name: string) =>
    flatten(parseColor(text, `${name} must be a color such as #000000`), ground);
  const foreground = solid(options.foreground, 'Foreground');
  const eyes = eyeColor === '' ? undefined : solid(eyeColor, 'Eye Color');
  const second = gradient === 'none' ? undefined : solid(gradientColor, 'Second Color');
  // Of a gradient its ends count: what lies between them is no lighter than the lighter.
  const doubts = [foreground, second, eyes].map((color) => color && findDoubt(color, ground));
  return {
    foreground: { rgba: toBytes(foreground), fill: getFill(foreground) },
    background: { rgba: toBytes(background), fill: getFill(background) },
    ...(eyes && { eyes: toBytes(eyes) }),
    ...(second && { second: toBytes(second) }),
    ground: toBytes(ground),
    doubt: doubts.find((doubt) => doubt !== undefined),
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
