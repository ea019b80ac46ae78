import { fromOklch, type Oklch, toOklch } from './oklch';
import { type Color, getAlpha } from './srgb';

/** 0 to 1, the same for the same seed and place (the finalizer of MurmurHash3). */
function draw(seed: number, place: number): number {
  let word = Math.imul(seed * 64 + place + 1, 0x9e3779b1);
  word = Math.imul(word ^ (word >>> 15), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return ((word ^ (word >>> 16)) >>> 0) / 2 ** 32;
}
const drawBetween = (seed: number, place: number, least: number, most: number): number =>
  least + (most - least) * draw(seed, place);

const RADIANS = Math.PI / 180;
/** Steps of this part of the whole stay apart from each other, however many there are. */
const GOLDEN = 0.618034;
/** How near to the hue of the base no other comes, in degrees. */
const NEAREST = 30;

/** The base, and so many others by a seed: their hues and lightnesses differ, their strength is moderate. */
export const randomScheme = (base: Color, count: number, seed: number): Color[] =>
  Array.from({ length: count }, (_, i) => {
    if (i === 0) return base;
    const turn = NEAREST + (360 - 2 * NEAREST) * ((draw(seed, 0) + i * GOLDEN) % 1);
    return fromOklch(
      {
        l: 0.3 + 0.62 * ((draw(seed, 1) + i * GOLDEN * 2) % 1),
        c: drawBetween(seed, i + 1, 0.04, 0.17),
        h: toOklch(base).h + turn * RADIANS,
      },
      getAlpha(base),
    );
  });

const clampLightness = (l: number): number => Math.min(0.96, Math.max(0.18, l));

/** Another set of the same kind by a seed: the hues of a scheme stay nearly where they are; of a ramp, only the hue drifts with the distance from the base. */
export function vary(colors: readonly Color[], basePlace: number, isRamp: boolean, seed: number): Color[] {
  const drift = drawBetween(seed, 0, -1, 1);
  return colors.map((color, at) => {
    if (at === basePlace) return color;
    const { l, c, h } = toOklch(color);
    const changed: Oklch = isRamp
      ? { l, c, h: h + (drift * (at - basePlace)) / colors.length }
      : {
          l: clampLightness(l + drawBetween(seed, 3 * at, -0.2, 0.2)),
          c: c * drawBetween(seed, 3 * at + 1, 0.5, 1.3),
          h: h + drawBetween(seed, 3 * at + 2, -0.2, 0.2),
        };
    return fromOklch(changed, getAlpha(color));
  });
}
