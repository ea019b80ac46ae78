import { writeHex8 } from '@/engines/color/rgb8';
import { integerBelow, integerBetween } from '@/engines/random/draw';
import type { RandomSource } from '@/engines/random/source';
import { type GradientStop, sortStops } from './model';
import { colorsAlong, getRamp, straight } from './ramp';

/** The color a gradient of these stops has at a position in percent. */
export function colorAt(stops: readonly GradientStop[], position: number): string {
  const [r, g, b, alpha] = straight(colorsAlong(getRamp(stops), false)(position / 100));
  return writeHex8({ r, g, b, alpha }).toUpperCase();
}

/** A stop in the middle of the widest gap between two, in the color that is there already: `drawn` are the same stops where they are mixed in sRGB. */
export function stopInWidestGap(stops: readonly GradientStop[], drawn = stops): GradientStop {
  const sorted = sortStops(stops);
  let widest = 0;
  for (let at = 1; at < sorted.length - 1; at++)
    if (sorted[at + 1]!.position - sorted[at]!.position > sorted[widest + 1]!.position - sorted[widest]!.position)
      widest = at;
  const position = Math.round((sorted[widest]!.position + sorted[widest + 1]!.position) / 2);
  return { color: colorAt(drawn, position), position };
}

/** The same colors the other way round. */
export const reverseStops = (stops: readonly GradientStop[]): GradientStop[] =>
  sortStops(stops)
    .map(({ color, position }, at, sorted) => {
      const hint = sorted[at - 1]?.hint;
      return { color, position: 100 - position, ...(hint !== undefined && { hint: 100 - hint }) };
    })
    .reverse();

/** Random colors, evenly spread from 0 to 100. */
export const randomStops = (random: RandomSource, count: number): GradientStop[] =>
  Array.from({ length: count }, (_, at) => ({
    color: `#${integerBelow(random, 2 ** 24)
      .toString(16)
      .padStart(6, '0')
      .toUpperCase()}`,
    position: Math.round((at * 100) / (count - 1)),
  }));

export const randomAngle = (random: RandomSource): number => integerBetween(random, 0, 360);
