import { mixColors } from './mix';
import { type Color, fromHsl, fromRgb8, getAlpha, toHsl } from './srgb';

/** In percent: in fractions of one, 90 less 80 would not be 10 to the last digit, and round to another byte. */
const LIGHTEST = 90;
const SPREAD = 80;

/** `count` colors of one hue and saturation, from 90 % lightness down to 10 % in equal steps. */
export function spreadLightness(base: Color, count: number): Color[] {
  const { h, s, alpha } = toHsl(base);
  return Array.from({ length: count }, (_, i) => fromHsl(h, s, (LIGHTEST - (SPREAD * i) / (count - 1)) / 100, alpha));
}

const ENDS = { shades: fromRgb8(0, 0, 0), tints: fromRgb8(255, 255, 255) } as const;

/** The base mixed with black or white in `count` equal steps, neither end among them. The alpha stays the base's. */
export function mixTowards(base: Color, towards: keyof typeof ENDS, count: number): Color[] {
  const opaque = { ...base, alpha: 1 };
  return Array.from({ length: count }, (_, i) => ({
    ...mixColors(opaque, ENDS[towards], (i + 1) / (count + 1)),
    alpha: getAlpha(base),
  }));
}
