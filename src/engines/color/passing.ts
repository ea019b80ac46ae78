import { contrastRatio, flatten } from './contrast';
import { mixColors } from './mix';
import { OKLAB } from './mix-spaces';
import { type Color, fromRgb8, toRgb8 } from './srgb';

/** Finer than eight bits can tell apart. */
const STEPS = 1024;
const ENDS = [fromRgb8(0, 0, 0), fromRgb8(255, 255, 255)];

/** As it will be written, in eight bits a channel: what is proposed must pass after rounding too. */
const rounded = (color: Color): Color => {
  const { r, g, b } = toRgb8(color);
  return fromRgb8(r, g, b);
};

function distance(a: Color, b: Color): number {
  const to = OKLAB.read(b);
  return Math.hypot(...OKLAB.read(a).map((channel, i) => channel - to[i]!));
}

/**
 * The color nearest to `color` that reaches a contrast ratio with `other`: made darker or lighter in Oklab, which keeps the hue. Nothing where not even
 * black or white would do.
 */
export function nearestPassing(color: Color, other: Color, ratio: number): Color | undefined {
  const start = flatten(color);
  const passes = (candidate: Color) => contrastRatio(candidate, other) >= ratio;
  if (passes(rounded(start))) return rounded(start);
  const found = ENDS.flatMap((end) => {
    if (!passes(end)) return [];
    // On the way to an end that passes, the contrast may first fall to nothing, but once it passes it goes on passing.
    let failing = 0;
    let passing = STEPS;
    while (passing - failing > 1) {
      const middle = (failing + passing) >> 1;
      if (passes(rounded(mixColors(start, end, middle / STEPS, OKLAB)))) passing = middle;
      else failing = middle;
    }
    return [rounded(mixColors(start, end, passing / STEPS, OKLAB))];
  });
  return found.sort((a, b) => distance(a, start) - distance(b, start))[0];
}
