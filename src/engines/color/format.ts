import { converter } from 'culori/fn';
import { type Color, isOutsideSrgb, spaces, toSrgb } from './spaces';
import {
  type ColorStyle,
  degrees,
  formatSrgb,
  percent,
  round,
  roundHue,
  writeFunction,
  writeModern,
} from './srgb-format';

/** The spaces of CSS color(), under their CSS names, and the mode each is in culori. */
const PREDEFINED = {
  srgb: 'rgb',
  'srgb-linear': 'lrgb',
  'display-p3': 'p3',
  'a98-rgb': 'a98',
  'prophoto-rgb': 'prophoto',
  rec2020: 'rec2020',
  'xyz-d65': 'xyz65',
  'xyz-d50': 'xyz50',
} as const;

export type PredefinedSpace = keyof typeof PREDEFINED;

export const COLOR_FORMATS = [
  'hex',
  'rgb',
  'hsl',
  'hwb',
  'hsv',
  'cmyk',
  'lab',
  'lch',
  'oklab',
  'oklch',
  'srgb',
  'srgb-linear',
  'display-p3',
  'a98-rgb',
  'prophoto-rgb',
  'rec2020',
  'xyz-d65',
  'xyz-d50',
] as const satisfies readonly (
  | PredefinedSpace
  | 'hex'
  | 'rgb'
  | 'hsl'
  | 'hwb'
  | 'hsv'
  | 'cmyk'
  | 'lab'
  | 'lch'
  | 'oklab'
  | 'oklch'
)[];

/** All are CSS but hsv and cmyk, which have no CSS form: those read as people write them. */
export type ColorFormat = (typeof COLOR_FORMATS)[number];

export interface ConvertedColor {
  text: string;
  /** The color lies outside sRGB and this format cannot hold it: the text is the nearest that it can. */
  clipped: boolean;
}

const BOUNDED: ReadonlySet<ColorFormat> = new Set(['hex', 'rgb', 'hsl', 'hwb', 'hsv', 'cmyk']);

/** The color written in a format, and whether something was lost. */
export function convertColor(color: Color, format: ColorFormat, style: ColorStyle = {}): ConvertedColor {
  return { text: formatColor(color, format, style), clipped: BOUNDED.has(format) && isOutsideSrgb(color) };
}

export function formatColor(color: Color, format: ColorFormat, style: ColorStyle = {}): string {
  switch (format) {
    case 'hex':
    case 'rgb':
    case 'hsl':
      return formatSrgb(color, format, style);
    case 'hsv': {
      const { h = 0, s = 0, v = 0 } = spaces.hsv(toSrgb(color));
      return writeFunction('hsv', [degrees(h, style), percent(s, style), percent(v, style)], color, style);
    }
    case 'hwb': {
      const { h = 0, w = 0, b = 0 } = spaces.hwb(toSrgb(color));
      return writeModern('hwb', [degrees(h, style), percent(w, style), percent(b, style)], color, style);
    }
    case 'cmyk':
      return writeFunction(
        'cmyk',
        toCmyk(color).map((ink) => percent(ink, { decimals: 0, ...style })),
        color,
        style,
      );
    case 'lab': {
      const { l = 0, a = 0, b = 0 } = spaces.lab(color);
      return writeModern('lab', [`${round(l, 2)}%`, round(a, 2), round(b, 2)], color, style);
    }
    case 'lch': {
      const { l = 0, c = 0, h = 0 } = spaces.lch(color);
      return writeModern('lch', [`${round(l, 2)}%`, ...writePolar(c, h, 2)], color, style);
    }
    case 'oklab': {
      const { l = 0, a = 0, b = 0 } = spaces.oklab(color);
      return writeModern('oklab', [`${round(l * 100, 2)}%`, round(a, 5), round(b, 5)], color, style);
    }
    case 'oklch': {
      const { l = 0, c = 0, h = 0 } = spaces.oklch(color);
      return writeModern('oklch', [`${round(l * 100, 2)}%`, ...writePolar(c, h, 5)], color, style);
    }
    default:
      return writeModern(
        'color',
        [format, ...channelsIn(color, format).map((channel) => round(channel, 5))],
        color,
        style,
      );
  }
}

/** Ink 0 .. 1 by the textbook formula. Real presses need a color profile, which no formula replaces. */
export function toCmyk(color: Color): [cyan: number, magenta: number, yellow: number, black: number] {
  const { r, g, b } = toSrgb(color);
  const light = Math.max(r, g, b);
  if (light === 0) return [0, 0, 0, 1];
  return [(light - r) / light, (light - g) / light, (light - b) / light, 1 - light];
}

function channelsIn(color: Color, space: PredefinedSpace): number[] {
  const converted = converter(PREDEFINED[space])(color);
  return 'x' in converted
    ? [converted.x ?? 0, converted.y ?? 0, converted.z ?? 0]
    : [converted.r ?? 0, converted.g ?? 0, converted.b ?? 0];
}

/** Chroma and hue. Where the chroma rounds to nothing, the hue is only the noise of the computation. */
function writePolar(chroma: number, hue: number, decimals: number): [number, number] {
  const c = round(chroma, decimals);
  return c === 0 ? [0, 0] : [c, roundHue(hue, 2)];
}
