import { type Color, fromHsl, toHsl } from './srgb';

/** In percent: in fractions of one, 90 less 80 would not be 10 to the last digit, and round to another byte. */
const LIGHTEST = 90;
const SPREAD = 80;

/** `count` colors of one hue and saturation, from 90 % lightness down to 10 % in equal steps. */
export function spreadLightness(base: Color, count: number): Color[] {
  const { h, s, alpha } = toHsl(base);
  return Array.from({ length: count }, (_, i) => fromHsl(h, s, (LIGHTEST - (SPREAD * i) / (count - 1)) / 100, alpha));
}
