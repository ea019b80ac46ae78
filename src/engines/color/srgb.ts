import { type Color, convertHslToRgb, convertRgbToHsl, type Hsl, type Rgb } from 'culori/fn';

export type { Color, Hsl, Rgb };

/** For pages that take hex and need not wait for every color space there is. */
let convert = (color: Color): Rgb => (color.mode === 'hsl' ? convertHslToRgb(color) : (color as Rgb));

/** `spaces` knows the way from all others; whoever has such a color has loaded it. */
export function convertWith(converter: (color: Color) => Rgb): void {
  convert = converter;
}

/** The color in sRGB, not clipped. Missing channels are 0. */
export function toRgb(color: Color): Rgb {
  const { r = 0, g = 0, b = 0 } = convert(color);
  return { mode: 'rgb', r, g, b, alpha: getAlpha(color) };
}

export function getAlpha(color: Color): number {
  return color.alpha ?? 1;
}

// Half a step of eight bits: a color no further outside comes out the same in hex whether clipped or not.
const TOLERANCE = 0.5 / 255;

/** Whether a screen of the sRGB gamut cannot show the color, so that hex, rgb(), hsl() and the like give only the nearest they have. */
export function isOutsideSrgb(color: Color): boolean {
  const { r, g, b } = toRgb(color);
  return [r, g, b].some((channel) => channel < -TOLERANCE || channel > 1 + TOLERANCE);
}

// Far below a step of sixteen bits: channels no further apart differ only by the noise of the computation.
const NOISE = 1e-5;

/**
 * The color in sRGB, each channel clipped to 0 .. 1: what browsers show of colors outside, so swatch and text agree.
 * A grey is one exactly, or it would be given a hue.
 */
export function toSrgb(color: Color): Rgb {
  const { r, g, b, alpha } = toRgb(color);
  const channels = [clamp(r), clamp(g), clamp(b)] as const;
  const most = Math.max(...channels);
  const [red, green, blue] = most - Math.min(...channels) < NOISE ? [most, most, most] : channels;
  return { mode: 'rgb', r: red, g: green, b: blue, alpha };
}

/** HSL of the clipped color: hue 0 .. 360 (0 for greys, which have none), saturation and lightness 0 .. 1. */
export function toHsl(color: Color): Required<Hsl> {
  const { h = 0, s = 0, l = 0 } = convertRgbToHsl(toSrgb(color));
  return { mode: 'hsl', h, s: clamp(s), l: clamp(l), alpha: getAlpha(color) };
}

/** Channels 0 .. 255 as whole numbers, alpha 0 .. 1. */
export function toRgb8(color: Color): { r: number; g: number; b: number; alpha: number } {
  const { r, g, b } = toSrgb(color);
  return { r: Math.round(r * 255), g: Math.round(g * 255), b: Math.round(b * 255), alpha: getAlpha(color) };
}

/** A color of channels 0 .. 255. */
export function fromRgb8(r: number, g: number, b: number, alpha = 1): Rgb {
  return { mode: 'rgb', r: r / 255, g: g / 255, b: b / 255, alpha };
}

/** Hex of 3, 4, 6 or 8 digits, with or without #. */
export function parseHexDigits(text: string): Rgb | undefined {
  const digits = /^\s*#?([\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\s*$/i.exec(text)?.[1];
  if (!digits) return undefined;
  const long = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  const byteAt = (index: number) => Number.parseInt(long.slice(2 * index, 2 * index + 2), 16);
  return fromRgb8(byteAt(0), byteAt(1), byteAt(2), long.length === 8 ? byteAt(3) / 255 : 1);
}

/** A color of a hue in degrees (any turn of the circle), saturation and lightness 0 .. 1. */
export function fromHsl(h: number, s: number, l: number, alpha = 1): Hsl {
  return { mode: 'hsl', h: ((h % 360) + 360) % 360, s: clamp(s), l: clamp(l), alpha };
}

export function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
