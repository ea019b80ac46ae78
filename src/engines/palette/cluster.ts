import { OKLAB } from '@/engines/color/mix-spaces';
import { fromRgb8, toRgb8 } from '@/engines/color/srgb';
import { countColors, type PaletteColor, quantize } from './quantize';

/** Lightness and the two axes of color, one after the other. */
type Points = Float64Array;

/** Colors that share the upper six bits of each channel are moved as one: a photo has hundreds of thousands. */
const SHARED_BITS = 2;
const MOST_ROUNDS = 60;

interface Weighted {
  readonly points: Points;
  readonly weights: Float64Array;
}

/** The colors of visible pixels in OKLab, those that hardly differ as their mean. */
function gather(pixels: Uint8ClampedArray | Uint8Array): Weighted {
  const { colors, counts } = countColors(pixels);
  const places = new Map<number, number>();
  const sums: number[] = [];
  for (const [at, color] of colors.entries()) {
    const [r, g, b] = [color >> 16, (color >> 8) & 255, color & 255];
    const key = ((r >> SHARED_BITS) << 16) | ((g >> SHARED_BITS) << 8) | (b >> SHARED_BITS);
    const place = places.get(key) ?? places.size * 4;
    places.set(key, place);
    const times = counts[at]!;
    for (const [i, value] of [r, g, b, 1].entries()) sums[place + i] = (sums[place + i] ?? 0) + times * value;
  }
  const points = new Float64Array(places.size * 3);
  const weights = new Float64Array(places.size);
  for (let at = 0; at < places.size; at++) {
    const weight = sums[at * 4 + 3]!;
    weights[at] = weight;
    points.set(toPoint([sums[at * 4]! / weight, sums[at * 4 + 1]! / weight, sums[at * 4 + 2]! / weight]), at * 3);
  }
  return { points, weights };
}

const toPoint = ([r, g, b]: readonly [number, number, number]) => OKLAB.read(fromRgb8(r, g, b));

export function nearestPoint(points: Points, at: number, centers: Points): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let center = 0; center < centers.length; center += 3) {
    const l = points[at]! - centers[center]!;
    const a = points[at + 1]! - centers[center + 1]!;
    const b = points[at + 2]! - centers[center + 2]!;
    const apart = l * l + a * a + b * b;
    if (apart < least) {
      least = apart;
      best = center;
    }
  }
  return best / 3;
}

/** Moves each center to the mean of the points nearest to it, until none changes (Lloyd). */
export function settle({ points, weights }: Weighted, start: Points): { centers: Points; shares: Float64Array } {
  let centers = start;
  let shares = new Float64Array(start.length / 3);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const sums = new Float64Array(centers.length);
    shares = new Float64Array(centers.length / 3);
    for (let at = 0; at < weights.length; at++) {
      const nearest = nearestPoint(points, at * 3, centers);
      const weight = weights[at]!;
      shares[nearest]! += weight;
      for (let i = 0; i < 3; i++) sums[nearest * 3 + i]! += weight * points[at * 3 + i]!;
    }
    // One that is nearest to nothing stays where it was.
    const next = sums.map((sum, i) => {
      const share = shares[Math.floor(i / 3)]!;
      return share === 0 ? centers[i]! : sum / share;
    });
    const isSettled = next.every((value, i) => Math.abs(value - centers[i]!) < 1e-7);
    centers = next;
    if (isSettled) break;
  }
  return { centers, shares };
}

/** Colors in OKLab, as `nearestPoint` takes them. */
export const toPoints = (colors: readonly (readonly [number, number, number])[]): Points =>
  Float64Array.from(colors.flatMap(toPoint));

/** As `quantize`, but by what the eye tells apart: k-means in OKLab, starting from its colors so that the same image always gives the same. */
export function cluster(pixels: Uint8ClampedArray | Uint8Array, size: number): PaletteColor[] {
  const start = quantize(pixels, size);
  // All there are.
  if (start.length < size) return start;
  const gathered = gather(pixels);
  const { centers, shares } = settle(gathered, toPoints(start.map(({ rgb }) => rgb)));
  const whole = gathered.weights.reduce((sum, weight) => sum + weight, 0);
  return [...shares]
    .map((share, at): PaletteColor => {
      const { r, g, b } = toRgb8(OKLAB.write([centers[at * 3]!, centers[at * 3 + 1]!, centers[at * 3 + 2]!], 1));
      return { rgb: [r, g, b], share: share / whole };
    })
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share);
}
