import {
  type Color,
  type Hsl,
  modeA98,
  modeHsl,
  modeHsv,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeProphoto,
  modeRec2020,
  modeRgb,
  modeXyz50,
  modeXyz65,
  type Rgb,
  useMode as registerMode,
} from 'culori/fn';

export type { Color, Hsl, Rgb };

/** Converters, one per CSS color space. Asking for a mode also registers its parser, so this file must load before anything is parsed. */
export const spaces = {
  rgb: registerMode(modeRgb),
  hsl: registerMode(modeHsl),
  hsv: registerMode(modeHsv),
  hwb: registerMode(modeHwb),
  lab: registerMode(modeLab),
  lch: registerMode(modeLch),
  oklab: registerMode(modeOklab),
  oklch: registerMode(modeOklch),
  lrgb: registerMode(modeLrgb),
  p3: registerMode(modeP3),
  a98: registerMode(modeA98),
  prophoto: registerMode(modeProphoto),
  rec2020: registerMode(modeRec2020),
  xyz50: registerMode(modeXyz50),
  xyz65: registerMode(modeXyz65),
};

export function alphaOf(color: Color): number {
  return color.alpha ?? 1;
}

// Half a step of eight bits: a color no further outside comes out the same in hex whether clipped or not.
const TOLERANCE = 0.5 / 255;

/** Whether a screen of the sRGB gamut cannot show the color, so that hex, rgb(), hsl() and the like give only the nearest they have. */
export function isOutsideSrgb(color: Color): boolean {
  const { r = 0, g = 0, b = 0 } = spaces.rgb(color);
  return [r, g, b].some((channel) => channel < -TOLERANCE || channel > 1 + TOLERANCE);
}

// Far below a step of sixteen bits: channels no further apart differ only by the noise of the computation.
const NOISE = 1e-5;

/**
 * The color in sRGB, each channel clipped to 0 .. 1: what browsers show of colors outside, so swatch and text agree.
 * Missing channels are 0, and a grey is one exactly, or it would be given a hue.
 */
export function toSrgb(color: Color): Rgb {
  const { r = 0, g = 0, b = 0 } = spaces.rgb(color);
  const channels = [clamp(r), clamp(g), clamp(b)] as const;
  const most = Math.max(...channels);
  const [red, green, blue] = most - Math.min(...channels) < NOISE ? [most, most, most] : channels;
  return { mode: 'rgb', r: red, g: green, b: blue, alpha: alphaOf(color) };
}

/** HSL of the clipped color: hue 0 .. 360 (0 for greys, which have none), saturation and lightness 0 .. 1. */
export function toHsl(color: Color): Required<Hsl> {
  const { h = 0, s = 0, l = 0 } = spaces.hsl(toSrgb(color));
  return { mode: 'hsl', h, s: clamp(s), l: clamp(l), alpha: alphaOf(color) };
}

/** Channels 0 .. 255 as whole numbers, alpha 0 .. 1. */
export function toRgb8(color: Color): { r: number; g: number; b: number; alpha: number } {
  const { r, g, b } = toSrgb(color);
  return { r: Math.round(r * 255), g: Math.round(g * 255), b: Math.round(b * 255), alpha: alphaOf(color) };
}

/** A color of channels 0 .. 255. */
export function fromRgb8(r: number, g: number, b: number, alpha = 1): Rgb {
  return { mode: 'rgb', r: r / 255, g: g / 255, b: b / 255, alpha };
}

/** A color of a hue in degrees (any turn of the circle), saturation and lightness 0 .. 1. */
export function fromHsl(h: number, s: number, l: number, alpha = 1): Hsl {
  return { mode: 'hsl', h: ((h % 360) + 360) % 360, s: clamp(s), l: clamp(l), alpha };
}

export function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
