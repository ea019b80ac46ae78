import { type Color, fromHsl, toHsl } from './srgb';

/** Turns of the HSL hue in degrees; the base color stands first in every harmony. */
const TURNS = {
  complementary: [180],
  analogous: [-30, 30],
  triadic: [120, 240],
  'split-complementary': [150, 210],
  tetradic: [60, 180, 240],
  square: [90, 180, 270],
} as const;

export const HARMONIES = [
  'complementary',
  'analogous',
  'triadic',
  'split-complementary',
  'tetradic',
  'square',
  'monochromatic',
] as const satisfies readonly (keyof typeof TURNS | 'monochromatic')[];

export type Harmony = (typeof HARMONIES)[number];

/** Colors that go with one, which stands first and untouched. A grey has no hue to turn: all but its monochromatic are itself. */
export function harmonies(color: Color, kind: Harmony): Color[] {
  const { h, s, l, alpha } = toHsl(color);
  if (kind === 'monochromatic') {
    return [color, ...stepLightness(l).map((lightness) => fromHsl(h, s, lightness, alpha))];
  }
  return [color, ...TURNS[kind].map((turn) => fromHsl(h + turn, s, l, alpha))];
}

const DARKEST = 0.1;
const SPAN = 0.8;
const STEPS = 5;

/** Four more lightnesses from 10 % to 90 %, a fifth of that span apart and wrapping at its end, so that none repeats the base. */
function stepLightness(base: number): number[] {
  const start = Math.min(DARKEST + SPAN, Math.max(DARKEST, base)) - DARKEST;
  return Array.from({ length: STEPS - 1 }, (_, i) => DARKEST + ((start + ((i + 1) * SPAN) / STEPS) % SPAN));
}
