import { type Color, getAlpha, toHsl, toRgb8, toSrgb } from './srgb';

/** The formats of sRGB itself, which need no other color space. */
export type SrgbFormat = 'hex' | 'rgb' | 'hsl';

export const OUTSIDE_SRGB = 'This color is outside sRGB: HEX, RGB, HSL, HWB, HSV and CMYK show the nearest sRGB color.';

export interface ColorStyle {
  /** Digits of hex. */
  uppercase?: boolean;
  /** rgb() and hsl() with spaces and a slash (CSS Color 4) instead of commas. */
  modern?: boolean;
  /** rgb() in percent. */
  percent?: boolean;
  /** Decimals of hsl(), hwb(), hsv() and cmyk(). With the default of 1, a color in hsl() or hwb() reads back to the same hex. */
  decimals?: number;
  /** Write the alpha even where it is 1. */
  alwaysAlpha?: boolean;
}

export function formatSrgb(color: Color, format: SrgbFormat, style: ColorStyle = {}): string {
  if (format === 'hex') return formatHex(color, style);
  if (format === 'rgb') return formatRgb(color, style);
  const { h, s, l } = toHsl(color);
  return writeFunction('hsl', [degrees(h, style), percent(s, style), percent(l, style)], color, style);
}

function formatHex(color: Color, style: ColorStyle): string {
  const { r, g, b, alpha } = toRgb8(color);
  const opacity = Math.round(alpha * 255);
  const bytes = opacity < 255 || style.alwaysAlpha ? [r, g, b, opacity] : [r, g, b];
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `#${style.uppercase ? digits.toUpperCase() : digits}`;
}

function formatRgb(color: Color, style: ColorStyle): string {
  const { r, g, b } = style.percent ? toSrgb(color) : toRgb8(color);
  const channels = [r, g, b].map((channel) => (style.percent ? percent(channel, style) : `${channel}`));
  return writeFunction('rgb', channels, color, style);
}

/** Commas, and the "a" that old syntax wants with an alpha, unless the modern form is asked for. */
export function writeFunction(name: string, channels: readonly string[], color: Color, style: ColorStyle): string {
  if (style.modern) return writeModern(name, channels, color, style);
  const alpha = writeAlpha(color, style);
  return alpha === undefined ? `${name}(${channels.join(', ')})` : `${name}a(${channels.join(', ')}, ${alpha})`;
}

export function writeModern(
  name: string,
  channels: readonly (string | number)[],
  color: Color,
  style: ColorStyle,
): string {
  const alpha = writeAlpha(color, style);
  return `${name}(${channels.join(' ')}${alpha === undefined ? '' : ` / ${alpha}`})`;
}

/** As CSS serializes it: two decimals where they give the same byte, else three (128/255 is 0.502, not 0.5). */
function writeAlpha(color: Color, style: ColorStyle): number | undefined {
  const alpha = getAlpha(color);
  const short = round(alpha, 2);
  const written = Math.round(short * 255) === Math.round(alpha * 255) ? short : round(alpha, 3);
  return written === 1 && !style.alwaysAlpha ? undefined : written;
}

export function degrees(hue: number, style: ColorStyle): string {
  return `${roundHue(hue, style.decimals ?? 1)}`;
}

/** Into 0 .. 360. 359.97 may round to 360, which is 0. */
export function roundHue(hue: number, decimals: number): number {
  return round(((hue % 360) + 360) % 360, decimals) % 360;
}

export function percent(share: number, style: ColorStyle): string {
  return `${round(share * 100, style.decimals ?? 1)}%`;
}

export function round(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  // Adding zero turns -0 into 0.
  return Math.round(value * scale) / scale + 0;
}
